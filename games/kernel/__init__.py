"""games/kernel."""
