"""One game in memory, and the command loop."""
