"""Operations of administrators."""
