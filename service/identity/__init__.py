"""Who is calling: callers, scopes of tokens, opaque ids."""
