"""How people sign in: sessions of browsers, passkeys, recovery codes, an outside provider."""
