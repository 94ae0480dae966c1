"""Operations about accounts, tokens and limits."""
