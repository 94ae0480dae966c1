"""Pages of a list, and the opaque cursors between them.

A cursor names the last item seen by values that never change, so a page is the same whatever
was added or rebuilt since. It names its list, too, so that no other list takes it.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Annotated, Final, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import astuple

Item = TypeVar("Item")
Key = TypeVar("Key")

Next = Annotated[
    str | None, Meta(description="Cursor of the next page, for `after`; missing on the last one.")
]

MARK: Final = 6
"""Bytes at the beginning of a cursor that tell its list. They are eight characters, so the JSON
behind them begins with a character of its own, a letter: no cursor looks like a number."""


class Page(Struct, Generic[Item], frozen=True, kw_only=True):
    """Some items in order; `next` is the cursor of the page after them, None at the end."""

    items: tuple[Item, ...]
    next: str | None = None


class BadCursorError(ValueError):
    """The text is not a cursor of this list: the client made it up or mixed lists."""


def cursor(of: str, key: object) -> str:
    """An opaque text for the sort key of the last item of a page; `of` names the list."""
    return urlsafe_b64encode(_mark(of) + msgspec.json.encode(key)).rstrip(b"=").decode()


def after(of: str, text: str, key: type[Key]) -> Key:
    """The sort key behind a cursor of the list `of`. Raises BadCursorError."""
    try:
        raw = urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
        found = msgspec.json.decode(raw[MARK:], type=key)
        _in_reach(found)
    except (ValueError, OverflowError, RecursionError, msgspec.MsgspecError) as trouble:
        raise BadCursorError(f"not a cursor: {text!r}") from trouble
    if raw[:MARK] != _mark(of):
        raise BadCursorError(f"a cursor of another list: {text!r}")
    return found


def _in_reach(key: object) -> None:
    """Raises OverflowError for a time that is outside of all years once it is in UTC."""
    for part in astuple(key) if isinstance(key, Struct) else ():
        if isinstance(part, datetime):
            part.astimezone(UTC)


def _mark(of: str) -> bytes:
    return blake2b(of.encode(), digest_size=MARK).digest()
