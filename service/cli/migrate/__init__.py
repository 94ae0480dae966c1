"""The command `kronika migrate`."""
