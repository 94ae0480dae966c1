"""Playing and reading games: what is legal, moves, events, states, differences."""
