"""What all facts have in common."""

from msgspec import Struct


class Happened(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of all facts; `auto` says that the engine answered, as public facts left no choice."""
