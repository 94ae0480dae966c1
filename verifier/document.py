"""Reading an export, and finding the place when it cannot be read.

What counts is what a document says, not how it is spelt: somebody may have parsed it and written
it again. So no spelling may say two things: a member that stands twice, and a number that is not
spelt as whole numbers and quarters are, are refused. Then no byte can be changed without either
changing what is said, which the other checks look at, or being noticed here, or being noise.
"""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Final

import msgspec
from msgspec import Struct

from events.canonical import Json, canonical, unfit
from events.exports import FORMAT, FORMATS, Export, ExportedEvent
from events.receipts import Receipt
from games.kernel.sentence import Sentence
from verifier.finding import UnfitError, said_by
from verifier.third_format import translated

_BEGINNING: Final = re.compile(r'"events"[ \t\n\r]*:[ \t\n\r]*\[[ \t\n\r]*')
_NEXT: Final = re.compile(r"[ \t\n\r]*,[ \t\n\r]*(?=\{)")
_END: Final = re.compile(r"[ \t\n\r]*\][ \t\n\r]*[,}]")
_QUARTERED: Final = re.compile(r"-?(?:0|[1-9][0-9]*)\.(?:25|5|75)")
DEEPEST: Final = 64
"""Lists and objects within each other, at most: several times what any game needs, and few enough
for everything that walks through a document."""
_PLY: Final = re.compile(r'"ply"[ \t\n\r]*:[ \t\n\r]*(\d{1,9})\b')


class Document(Struct, frozen=True, kw_only=True):
    """An export that could be read: as plain JSON, and as what it means. `rewritten`: its bytes are
    not those that the service wrote; what it says may well be."""

    plain: dict[str, Json]
    export: Export
    rewritten: bool


class DamagedError(Exception):
    """The bytes are not an export; `because` says why. `ply` is that of the first event that is
    damaged, None if the damage is not in an event."""

    def __init__(self, because: Sentence, ply: int | None = None) -> None:
        super().__init__(because.key)
        self.because = because
        self.ply = ply


def read(raw: bytes) -> Document:
    """The document; `DamagedError` if it is none."""
    try:
        plain: dict[str, Json] = msgspec.json.decode(raw, type=dict)
        proved = translated(plain)
        export = msgspec.convert(proved, Export)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as trouble:
        because = Sentence("document.unreadable", {"trouble": said_by(trouble)})
        raise DamagedError(because, _place(raw)) from None
    if _too_deep(plain):
        raise DamagedError(Sentence("document.too-deep", {"most": DEEPEST}))
    if export.format not in FORMATS:
        args = {"format": export.format, "wanted": FORMAT}
        raise DamagedError(Sentence("document.format", args))
    if (number := unfit(plain)) is not None:
        raise DamagedError(Sentence("document.inexact", {"pointer": number}), _place(raw))
    spelt = canonical(plain)
    if canonical(export) != (spelt if proved is plain else canonical(proved)):
        raise DamagedError(Sentence("document.needless-member"), _place(raw))
    if not isinstance(export.game.get("id"), str):
        raise DamagedError(Sentence("document.no-game-id"))
    receipt = export.proof.receipt
    if isinstance(receipt, Receipt) and receipt.at.tzinfo is None:
        raise DamagedError(Sentence("document.receipt-time"))
    if export.format == FORMATS[0] and (early := _early(export.events)) is not None:
        later = {"version": early.version, "format": export.format}
        raise DamagedError(Sentence("document.later-member", later), early.ply)
    if (useless := next(filter(None, map(_useless, export.events)), None)) is not None:
        raise DamagedError(useless, _place(raw))
    rewritten = spelt != raw
    if rewritten:
        try:
            _strict.decode(raw.decode())
        except (ValueError, RecursionError) as trouble:
            because = Sentence("document.ambiguous", {"trouble": said_by(trouble)})
            raise DamagedError(because, _place(raw)) from None
    return Document(plain=plain, export=export, rewritten=rewritten)


def _useless(event: ExportedEvent) -> Sentence | None:
    """What is wrong with an event that no type of a single member says."""
    if (event.seat is None) != (event.decision is None):
        return Sentence("document.half-command", {"version": event.version})
    try:
        datetime.fromisoformat(event.at)
    except ValueError:
        return Sentence("document.no-time", {"version": event.version, "at": event.at})
    return None


def _early(events: Iterable[ExportedEvent]) -> ExportedEvent | None:
    """The first event that tells of draws by name, which the first format does not know."""
    return next((one for one in events if one.draws or promises_names(one)), None)


def promises_names(event: ExportedEvent) -> bool:
    """Whether an event says that draws of its game go by name."""
    return event.type == "table.chance-committed" and "draws" in event.data


def _too_deep(plain: Json) -> bool:
    level = [plain]
    for _ in range(DEEPEST):
        level = [inner for one in level for inner in _within(one)]
        if not level:
            return False
    return True


def _within(value: Json) -> Iterable[Json]:
    """The lists and objects right inside a value."""
    if isinstance(value, dict):
        return [one for one in value.values() if isinstance(one, dict | list)]
    return [one for one in value if isinstance(one, dict | list)] if isinstance(value, list) else ()


def _members(pairs: Sequence[tuple[str, Json]]) -> dict[str, Json]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise UnfitError("document.member-twice", member=twice)
    return found


def _whole(digits: str) -> int:
    if digits == "-0":
        raise UnfitError("document.signed-zero")
    return int(digits)


def _fraction(digits: str) -> float:
    if not _QUARTERED.fullmatch(digits):
        raise UnfitError("document.odd-number", number=digits)
    return float(digits)


def _refused(spelling: str) -> Json:
    raise UnfitError("document.no-number", number=spelling)


_strict = json.JSONDecoder(
    object_pairs_hook=_members, parse_int=_whole, parse_float=_fraction, parse_constant=_refused
)
"""Reads what has one meaning only."""


class _Piece(Struct, frozen=True):
    """An event in the text: its ply, and whether it could be read."""

    ply: int
    sound: bool


def _place(raw: bytes) -> int | None:
    """The ply of the first event that cannot be read."""
    return next((piece.ply for piece in _pieces(raw) if not piece.sound), None)


def _pieces(raw: bytes) -> Iterator[_Piece]:
    """The events of a text that may be damaged, up to the first one that is."""
    text = raw.decode(errors="surrogateescape")
    beginning = _BEGINNING.search(text)
    if beginning is None:
        return
    at, ply = beginning.end(), 0
    while True:
        try:
            value, end = _strict.raw_decode(text, at)
            event = msgspec.convert(value, ExportedEvent)
            readable = canonical(value) == canonical(event) and _useless(event) is None
            text[at:end].encode()
        except (ValueError, RecursionError):
            readable = False
        if not readable:
            yield _Piece(_guess(text, at, ply), sound=False)
            return
        sound = event.ply in (ply, ply + 1)
        ply = event.ply if sound else ply + event.is_action
        yield _Piece(ply, sound=sound)
        if _END.match(text, end):
            return
        behind = _NEXT.match(text, end)
        if behind is None:
            yield _Piece(_guess(text, end, ply), sound=False)
            return
        at = behind.end()


def _guess(text: str, at: int, before: int) -> int:
    """The ply of an event that cannot be read, after one of ply `before`."""
    piece = text[at : _behind(text, at)]
    for match in reversed(_PLY.findall(piece)):
        if int(match) in (before, before + 1):
            return int(match)
    said = (re.search(rf'"{name}"\s*:', piece) for name in ("seat", "decision"))
    return before + all(said)


def _behind(text: str, at: int) -> int:
    """Where the next event begins that can be read; a little further on if there is none."""
    for found in _NEXT.finditer(text, at + 1):
        try:
            msgspec.convert(_strict.raw_decode(text, found.end())[0], ExportedEvent)
        except (ValueError, RecursionError):
            continue
        return found.start()
    return at + 4000
