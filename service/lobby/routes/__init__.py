"""Operations about titles, games, seats, invitations and players."""
