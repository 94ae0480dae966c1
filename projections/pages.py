"""Pages of a list, and the opaque cursors between them.

A cursor names the last item seen by values that never change, so a page is the same whatever
was added or rebuilt since.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

Item = TypeVar("Item")
Key = TypeVar("Key")


class Page(Struct, Generic[Item], frozen=True, kw_only=True):
    """Some items in order; `next` is the cursor of the page after them, None at the end."""

    items: tuple[Item, ...]
    next: str | None = None


class BadCursorError(ValueError):
    """The text is not a cursor of this list: the client made it up or mixed lists."""


def cursor(key: object) -> str:
    """An opaque text for the sort key of the last item."""
    return urlsafe_b64encode(msgspec.json.encode(key)).rstrip(b"=").decode()


def after(text: str, key: type[Key]) -> Key:
    """The sort key behind a cursor."""
    try:
        raw = urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
        return msgspec.json.decode(raw, type=key)
    except (ValueError, msgspec.MsgspecError) as trouble:
        raise BadCursorError(f"not a cursor: {text!r}") from trouble
