"""Other servers of board games, beside which ours is measured in one run."""
