"""The command `kronika demo`."""
