"""What a backup says about itself."""

from datetime import datetime
from typing import Final

from msgspec import Struct

FORMAT: Final = "kronika-backup/1"


class BackupError(Exception):
    """It cannot be done; the message says why and what to do. Nothing was changed."""


class Applied(Struct, frozen=True, kw_only=True):
    """A migration of the database; `checksum` is the SHA-256 of its file, in hex."""

    namespace: str
    number: int
    name: str
    checksum: str


class Saved(Struct, frozen=True, kw_only=True):
    """One table: its columns in the order of its member, and what came out of COPY (text format,
    UTF-8), uncompressed."""

    name: str
    columns: tuple[str, ...]
    rows: int
    bytes: int
    sha256: str


class Archived(Struct, frozen=True, kw_only=True):
    """What lies in an archive and not in the backup: how many packed games and tiles of the log,
    the bytes of the games, and the SHA-256 over the lines `<name> <size>` of the games, in the
    order of their names, in hex. An object is never changed, so a later copy will do as well."""

    place: str
    games: int
    tiles: int
    bytes: int
    sha256: str


class Manifest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The whole. `heads` are the last positions of all partitions, in order; `keys` the public
    keys that were ever signed with; `archives` what the backup relies on elsewhere."""

    format: str
    kronika: str
    made_at: datetime
    server: str
    games: int
    heads: tuple[int, ...]
    keys: tuple[str, ...]
    migrations: tuple[Applied, ...]
    tables: tuple[Saved, ...]
    archives: tuple[Archived, ...] = ()

    @property
    def events(self) -> int:
        """How many events are in the log."""
        return sum(self.heads)

    @property
    def rows(self) -> int:
        """How many rows there are in all tables."""
        return sum(one.rows for one in self.tables)
