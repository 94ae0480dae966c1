"""The command `kronika archive`."""
