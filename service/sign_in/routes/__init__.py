"""The operations of signing in."""
