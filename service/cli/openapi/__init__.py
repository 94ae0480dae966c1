"""The command `kronika openapi`."""
