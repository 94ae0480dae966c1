"""The command `kronika settings`."""
