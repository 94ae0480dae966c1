"""The command `kronika verify`."""
