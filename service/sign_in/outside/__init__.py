"""Signing in at an OpenID provider of the operator's choice (OpenID Connect Core 1.0, code flow).

| module | what it is about |
| --- | --- |
| `provider` | what the provider says of itself, its keys, and the exchange of a code |
| `bounded` | requests to it, of bounded size and time |
| `attempt` | one sign-in that has begun, bound to a browser |
| `arriving` | whoever comes back: who they are here, or a new account |
"""
