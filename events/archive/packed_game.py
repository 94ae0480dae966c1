"""A finished game as one object: all rows of its events, packed."""

from collections.abc import Sequence

from events.envelope import Recorded


class PackedGameError(ValueError):
    """Bytes that are no packed game, or were changed; the message says what is wrong."""


def pack(events: Sequence[Recorded], leaves: Sequence[int]) -> bytes:
    """Packs all events of a game, in order from version 1. `leaves` has the number of the leaf of
    each event that ends a link, in the log of its partition. Equal games give equal bytes."""
    raise NotImplementedError


def unpack(data: bytes) -> tuple[Sequence[Recorded], Sequence[int]]:
    """What was packed. Raises PackedGameError."""
    raise NotImplementedError
