"""The command `kronika keys`."""
