"""The command `kronika soak`."""
