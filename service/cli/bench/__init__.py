"""The command `kronika bench`."""
