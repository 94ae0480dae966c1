"""The command `kronika grant`."""
