"""The heads of games that a monitor has seen in the log: two of one game at one version are two
histories of it.

They are in a database beside the memory of the monitor, since there are as many as moves. What is
put there twice is there once, so a look that was interrupted does no harm.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct

_TABLE = """\
CREATE TABLE IF NOT EXISTS heads (
    epoch INTEGER NOT NULL,
    game BLOB NOT NULL,
    version INTEGER NOT NULL,
    head BLOB NOT NULL,
    place TEXT NOT NULL,
    PRIMARY KEY (epoch, game, version)
) WITHOUT ROWID"""
_PUT = "INSERT OR IGNORE INTO heads VALUES (?, ?, ?, ?, ?)"
_GET = "SELECT head, place FROM heads WHERE epoch = ? AND game = ? AND version = ?"


class Link(Struct, frozen=True, forbid_unknown_fields=True):
    """What an entry of a partition's log says (`events.leaves`): hashes in hex."""

    game: str
    head: str
    version: int

    @classmethod
    def read(cls, entry: bytes) -> "Link":
        """The link of an entry; `msgspec.ValidationError` if it is none."""
        return msgspec.json.decode(entry, type=cls)


class TwoHeads(Struct, frozen=True, kw_only=True):
    """A game has two heads at one version. Places are `<origin> <number of the leaf>`."""

    game: str
    version: int
    before: str
    now: str
    place_before: str
    place_now: str


class Heads:
    """The heads in a file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    @classmethod
    @contextmanager
    def opened(cls, file: Path) -> Iterator["Heads"]:
        """The heads in a file, which is made if it is missing; they are kept if all goes well."""
        with closing(sqlite3.connect(file)) as connection:
            connection.execute(_TABLE)
            with connection:
                yield cls(connection)

    def see(self, epoch: int, links: Iterable[tuple[Link, str]]) -> TwoHeads | None:
        """Takes in links and their places; the first two that contradict each other."""
        for link, place in links:
            key = (epoch, bytes.fromhex(link.game), link.version)
            self._connection.execute(_PUT, (*key, bytes.fromhex(link.head), place))
            head, before = self._connection.execute(_GET, key).fetchone()
            if head.hex() != link.head:
                return TwoHeads(
                    game=link.game,
                    version=link.version,
                    before=head.hex(),
                    now=link.head,
                    place_before=before,
                    place_now=place,
                )
        return None
