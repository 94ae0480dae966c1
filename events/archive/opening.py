"""The store that a setting names."""

from pathlib import Path
from typing import Final

from events.archive.folder_store import FolderStore
from events.archive.object_store import ObjectStore

DATABASE: Final = "database"
"""Instead of a folder or an address: bodies lie in a table, beside the log."""


def open_store(place: str) -> ObjectStore:
    """The store of a folder's path or of `s3://...`; ValueError says what is wrong with the text.
    Nothing is asked of it yet. The one in the database is opened by who has connections to it."""
    if place.startswith("s3://"):
        from events.archive.s3_store import S3Store, parsed  # only now: folders need no library

        return S3Store(parsed(place))
    if place == DATABASE or "://" in place or not place:
        raise ValueError(f"{place!r} is neither a folder nor an address s3://bucket/prefix")
    return FolderStore(Path(place).expanduser())
