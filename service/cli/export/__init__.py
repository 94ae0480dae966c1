"""The command `kronika export`."""
