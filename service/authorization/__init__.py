"""Apps that act for players: an authorization server of OAuth 2.1.

A player's consent to an app is a connection; codes, refresh tokens and access tokens hang on it,
and end with it. Authlib decides by the specifications, on values that are read before and written
after in a transaction of our own (`provider`, `grants`); its server knows no `await`.
"""
