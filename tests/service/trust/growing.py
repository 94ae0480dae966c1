"""A log in memory that grows leaf by leaf, and submits itself to witnesses."""

from collections.abc import Callable

from events import merkle
from events.checkpoints import Checkpoint
from events.keys import SigningKey
from service.cli.witness.submission import submission


def numbered(number: int) -> bytes:
    """What a leaf says if a test does not care."""
    return b"leaf %d" % number


class GrowingLog:
    """The log of a key. `leaf` says what its entries are."""

    def __init__(self, key: SigningKey, leaf: Callable[[int], bytes] = numbered) -> None:
        self.key = key
        self._leaf = leaf

    def hashes(self, size: int) -> list[bytes]:
        return [merkle.leaf_hash(self._leaf(number)) for number in range(size)]

    def checkpoint(self, size: int) -> Checkpoint:
        return Checkpoint(
            origin=self.key.public.name, size=size, root=merkle.root(self.hashes(size))
        )

    def note(self, size: int) -> str:
        return self.checkpoint(size).signed(self.key)

    def sent(self, old: int, size: int, note: str | None = None) -> str:
        """The body of a request: what follows on `old` leaves."""
        path: tuple[bytes, ...] = ()
        if 0 < old <= size:
            ranges = merkle.consistency_ranges(old, size)
            path = tuple(merkle.proof(self.hashes(size), ranges))
        return submission(old, path, self.note(size) if note is None else note).text
