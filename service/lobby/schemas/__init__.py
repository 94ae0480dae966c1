"""The JSON of titles, games, invitations and players."""
