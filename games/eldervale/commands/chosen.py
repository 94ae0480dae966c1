"""What all commands have in common."""

from msgspec import Struct


class Chosen(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of all commands."""
