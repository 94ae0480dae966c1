"""The command loop: games in memory, and deciding, appending and deciding again."""
