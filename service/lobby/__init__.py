"""Before the game: titles, lists of games, opening, inviting, sitting down, players."""
