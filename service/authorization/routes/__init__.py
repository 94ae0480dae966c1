"""Operations of apps and their authorization."""
