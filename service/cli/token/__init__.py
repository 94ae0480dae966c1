"""The command `kronika token`."""
