"""The command `kronika notation`."""
