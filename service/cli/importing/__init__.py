"""The command `kronika import`."""
