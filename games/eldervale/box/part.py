"""What all parts of the box have in common."""

from msgspec import Struct


class Part(Struct, frozen=True, kw_only=True):
    """Base of everything in the box."""
