"""Where immutable objects lie: a table of the database, a folder, or an S3-compatible store.

Names are relative paths of printable ASCII with `/` between their parts, none of which is empty,
`.` or `..`. An object is there as a whole or not at all, and is never changed: a name that is taken
is not written again.
"""

from collections.abc import AsyncIterator
from typing import Protocol


class ArchiveUnavailableError(OSError):
    """A store does not answer, refuses (no disk, no rights), or lacks what it should have. As with
    a database that is away, the same call may go well later, once somebody has mended it. The
    message names the store and says why."""


class ObjectStore(Protocol):
    """Objects by name. Every operation may raise ArchiveUnavailableError."""

    @property
    def place(self) -> str:
        """What the setting says to get here: `database`, an absolute path, or `s3://...` (without
        credentials)."""
        ...

    async def put(self, name: str, data: bytes) -> bool:
        """Keeps an object durably; False, and nothing is written, if the name is taken."""
        ...

    async def get(self, name: str) -> bytes | None:
        """The whole object; None if there is none."""
        ...

    async def delete(self, name: str) -> None:
        """Removes an object; does nothing if there is none."""
        ...

    def names(self, prefix: str) -> AsyncIterator[str]:
        """The names that begin so, in the order of their bytes."""
        ...

    async def size(self, name: str) -> int | None:
        """Bytes of an object; None if there is none."""
        ...

    async def close(self) -> None:
        """Lets connections go."""
        ...
