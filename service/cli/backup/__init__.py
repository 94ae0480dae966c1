"""The command `kronika backup`."""
