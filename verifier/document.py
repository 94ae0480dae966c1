"""Reading an export, and finding the place when it cannot be read.

The bytes must be the canonical spelling of what they say. So there is no byte that could be
changed without either changing what is said, which the other checks look at, or being noticed
here.
"""

import json
import re
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from events.canonical import Json, canonical, unfit
from events.exports import FORMAT, Export, ExportedEvent

_BEGINNING = '{"events":['
_PLY = re.compile(r'"ply":(\d{1,9})\b')
_json = json.JSONDecoder()


class Document(Struct, frozen=True, kw_only=True):
    """An export that could be read: as plain JSON, and as what it means."""

    plain: dict[str, Json]
    export: Export


class DamagedError(Exception):
    """The bytes are not an export. `ply` is that of the first event that is damaged, None if the
    damage is not in an event."""

    def __init__(self, because: str, ply: int | None) -> None:
        super().__init__(because)
        self.because = because
        self.ply = ply


def read(raw: bytes) -> Document:
    """The document; `DamagedError` if it is none."""
    try:
        plain: dict[str, Json] = msgspec.json.decode(raw, type=dict)
        export = msgspec.convert(plain, Export)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as trouble:
        raise DamagedError(f"this cannot be read as an export: {trouble}", _place(raw)) from None
    if export.format != FORMAT:
        raise DamagedError(f"the format is {export.format!r}, not {FORMAT!r}", None)
    if (number := unfit(plain)) is not None:
        raise DamagedError(f"the number at {number} cannot be exact", _place(raw))
    spelt = canonical(plain)
    if spelt != raw:
        offset = next((i for i, (a, b) in enumerate(zip(spelt, raw, strict=False)) if a != b), None)
        at = min(len(spelt), len(raw)) if offset is None else offset
        because = f"byte {at} is not as the service writes it; the file was changed"
        raise DamagedError(because, _ply_at(raw, at))
    return Document(plain=plain, export=export)


class _Piece(Struct, frozen=True):
    """One event's place in the text, and what could be made of it."""

    start: int
    end: int
    ply: int
    sound: bool


def _place(raw: bytes) -> int | None:
    """The ply of the first event that cannot be read."""
    return next((piece.ply for piece in _pieces(raw) if not piece.sound), None)


def _ply_at(raw: bytes, offset: int) -> int | None:
    """The ply of the event around a byte, or right behind it."""
    at = len(raw[:offset].decode(errors="surrogateescape"))
    for piece in _pieces(raw):
        if not piece.sound or at < piece.end:
            return piece.ply
    return None


def _pieces(raw: bytes) -> Iterator[_Piece]:
    """The events of a text that may be damaged, up to the first one that is."""
    text = raw.decode(errors="surrogateescape")
    at, ply = len(_BEGINNING), 0
    if not text.startswith(_BEGINNING):
        return
    while True:
        try:
            value, end = _json.raw_decode(text, at)
            event = msgspec.convert(value, ExportedEvent)
            text[at:end].encode()
        except (ValueError, RecursionError):
            yield _Piece(at, len(text), _guess(text, at, ply), sound=False)
            return
        sound = event.ply in (ply, ply + 1)
        ply = event.ply if sound else ply + event.is_action
        yield _Piece(at, end + 1, ply, sound=sound)
        if text[end : end + 2] == "],":
            return
        if text[end : end + 2] != ",{":
            yield _Piece(end, len(text), _guess(text, end, ply), sound=False)
            return
        at = end + 1


def _guess(text: str, at: int, before: int) -> int:
    """The ply of an event that cannot be read, after one of ply `before`."""
    behind = text.find('{"at":"', at + 1)
    piece = text[at:behind] if behind >= 0 else text[at : at + 4000]
    for match in reversed(_PLY.findall(piece)):
        if int(match) in (before, before + 1):
            return int(match)
    return before + ('"seat":' in piece and '"decision":' in piece)
