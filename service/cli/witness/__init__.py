"""The command `kronika witness`."""
