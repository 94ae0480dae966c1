"""Scopes: what a token may be used for."""

from enum import StrEnum
from typing import Final


class Scope(StrEnum):
    """One permission of a token."""

    READ = "read"
    """Private games, what one's own seats see, and who one is."""
    PLAY = "play"
    """Moves, previews, preferences, resigning."""
    CREATE = "create"
    """Tables: open, join, fill, invite, start, play again, fork, import."""
    PROPOSE = "propose"
    """Proposals to a table, and answers to them."""
    DISPUTE = "dispute"
    WEBHOOKS = "webhooks"
    ACCOUNT = "account"
    """The account itself: its name, its tokens, how one signs in, which apps may act."""
    ADMIN = "admin"
    ARBITER = "arbiter"
    LOG = "log"
    ENGINE = "engine"
    """Work in the background: take jobs, read the games that they are about, post what came out."""


USUAL: Final = frozenset(
    {
        *(Scope.READ, Scope.PLAY, Scope.CREATE, Scope.PROPOSE, Scope.DISPUTE),
        *(Scope.WEBHOOKS, Scope.ACCOUNT),
    }
)
"""What every account has; the others are granted by the operator of the service."""
FOR_APPS: Final = (USUAL - {Scope.ACCOUNT}) | {Scope.ARBITER}
"""What an app may be allowed. Never the account itself: who could make tokens or consent to apps
could keep what was taken back."""
