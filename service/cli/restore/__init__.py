"""The command `kronika restore`."""
