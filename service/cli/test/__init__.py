"""The command `kronika test`."""
