"""How much of something an account may have, where no setting says it."""

from typing import Final

SESSIONS: Final = 50
"""Browsers that are signed in; one more ends the one that has not been used for longest."""
PASSKEYS: Final = 20
IDENTITIES: Final = 5
"""Persons at OpenID providers."""
