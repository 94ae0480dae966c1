"""Operations beside the moves: proposals, giving up, rematches, deleting an account."""
