"""How far somebody has heard of the whole log: a position in each partition, as an opaque text."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec import Struct

LONGEST: Final = 100_000
"""Bytes that no cursor has."""
YEARS: Final = range(2000, 9000)
"""No cursor is of another time, and some minutes more or less stay within what a time can be."""


class BadNewsCursorError(ValueError):
    """The text is no cursor of this service."""


class NewsCursor(Struct, frozen=True, array_like=True):
    """Everything up to these positions has been told, at a time."""

    at: datetime
    positions: tuple[int, ...]

    @classmethod
    def of(cls, heads: Mapping[int, int], at: datetime) -> "NewsCursor":
        """The cursor of these last positions of all partitions."""
        return cls(at, tuple(heads[partition] for partition in range(len(heads))))

    @property
    def text(self) -> str:
        """The cursor for clients: opaque, and short."""
        return urlsafe_b64encode(zlib.compress(msgspec.json.encode(self), 9)).decode().rstrip("=")


def read(text: str, partitions: int) -> NewsCursor:
    """The cursor of a text. Raises BadNewsCursorError."""
    try:
        packed = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
        unpacking = zlib.decompressobj()
        cursor = msgspec.json.decode(unpacking.decompress(packed, LONGEST), type=NewsCursor)
    except (ValueError, RecursionError, msgspec.MsgspecError, zlib.error) as trouble:
        raise BadNewsCursorError(text) from trouble
    whole = unpacking.eof and len(cursor.positions) == partitions
    if not whole or cursor.at.tzinfo is not UTC or cursor.at.year not in YEARS:
        raise BadNewsCursorError(text)
    return cursor
