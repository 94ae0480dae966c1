"""Scopes: what a token may be used for."""

from enum import StrEnum
from typing import Final


class Scope(StrEnum):
    """One permission of a token."""

    READ = "read"
    PLAY = "play"
    CREATE = "create"
    ADMIN = "admin"
    ARBITER = "arbiter"
    LOG = "log"


USUAL: Final = frozenset({Scope.READ, Scope.PLAY, Scope.CREATE})
"""What every account has; the others are granted by the operator of the service."""
