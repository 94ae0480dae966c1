"""The command `kronika projections`."""
