"""How people sign in: sessions of browsers, passkeys, recovery codes, an outside provider.

| module | what it is about |
| --- | --- |
| `sessions`, `session_store`, `browsers` | sessions: tokens of browsers, sent as cookies |
| `challenges`, `authenticators`, `passkey_store`, `relying_party` | passkeys (WebAuthn) |
| `recovery_codes` | codes that each sign in once |
| `outside`, `identity_store` | the OpenID provider, and who is who there |
| `routes`, `schemas`, `parts` | the operations |
"""
