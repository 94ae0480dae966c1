"""Operations about moves and what can be read of a game."""
