"""Games that are opened from exports.

What is not in the events of the document are names alone; whether its moves were legal is for the
verifier to say. But its chain has to hold, and nothing may be hidden: of a game that was running,
its states can only be made by who sees all of it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from hashlib import sha256
from itertools import chain
from typing import Any, Final, Self, TypeAlias

import msgspec
from msgspec import Struct

from events.canonical import canonical
from events.commitments import Veil
from events.draws import counted
from events.envelope import Recorded
from events.exports import Export, ExportedEvent, unpacked
from events.salts import Salts
from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from referee.people import SeatShown
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused
from referee.problems.words import spelled
from referee.recorded_game import RecordedGame
from referee.schemas import Visibility
from referee.title_tools import TitleTools
from verifier.chain import broken_chain
from verifier.document import DamagedError, read
from verifier.showing import misrepresented

PREFIX: Final = "file-"
DIGITS: Final = 16


ToolsOf: TypeAlias = Callable[[str], TitleTools | None]


class OpenedSalts(Salts):
    """The salts that a document tells, by the version of the event and the pointer of the field."""

    def __init__(self, told: Mapping[tuple[int, str], bytes]) -> None:
        self._told = told

    @classmethod
    def told_by(cls, export: Export) -> Self:
        """Those of a document."""
        return cls(
            {
                (event.version, pointer): bytes.fromhex(field.salt)
                for event in export.events
                for pointer, field in event.sealed.items()
                if field.salt is not None
            }
        )

    def of(self, version: int, pointer: str) -> bytes:
        """The salt of one field of one event."""
        return self._told[version, pointer]


class _Game(Struct, frozen=True):
    """What is taken from the document beside its events."""

    seats: tuple[SeatShown, ...] = ()
    visibility: Visibility = "unlisted"


def file_id(raw: bytes) -> str:
    """The id of the game in a file of these bytes: the same file is the same game."""
    return PREFIX + sha256(raw).hexdigest()[:DIGITS]


def opened(raw: bytes, registry: Registry, tools_of: ToolsOf) -> RecordedGame:
    """The game in a file, compressed or not. Raises a problem if it cannot be shown."""
    export = _read(raw)
    said = msgspec.convert(export.game, _Game)
    tools = tools_for(str(export.game.get("title")), registry, tools_of)
    people = {one.seat: one.account for one in said.seats if one.account is not None}
    salts = OpenedSalts.told_by(export)
    game = RecordedGame(file_id(raw), tools, salts, visibility=said.visibility, people=people)
    folded(game, recorded(export, tools, game.id))
    return game


def tools_for(slug: str, registry: Registry, tools_of: ToolsOf) -> TitleTools:
    """What a title is read and played with. Raises a problem if it is not installed."""
    tools = tools_of(slug)
    if tools is None:
        known = ", ".join(registry.slugs)
        raise refusal(Sentence("title-not-here", {"title": slug, "known": known}))
    return tools


def folded(game: RecordedGame, events: Iterable[Recorded]) -> None:
    """Takes all events of a document into a game. Raises a problem if they lead to none."""
    try:
        game.take(events)
        assert game.position.table is not None, "there are no events"
    except Exception as trouble:  # events that no rules have given can lead to any failure
        what = Sentence("record-inconsistent", {"what": type(trouble).__name__})
        raise refusal(what) from trouble


def proved(export: Export) -> None:
    """Refuses a document whose chain does not hold, or that shows another game than its events."""
    findings = chain(broken_chain(export), misrepresented(export, None))
    wrong = next(findings, None)
    if wrong is not None:
        because = Sentence("export-wrong", {"because": wrong.because})
        raise refusal(because, wrong.ply)


def _read(raw: bytes) -> Export:
    """The document, if its chain holds and it opens what its events hide."""
    try:
        export = read(unpacked(raw)).export
    except DamagedError as damage:
        because = Sentence("export-wrong", {"because": damage.because})
        raise refusal(because, damage.ply) from None
    proved(export)
    for event in export.events:
        if any(field.salt is None for field in event.sealed.values()):
            told = {"version": event.version, "kind": event.type, "ply": event.ply}
            raise refusal(Sentence("file-hides", told), event.ply)
    return export


def refusal(because: Sentence, ply: int | None = None) -> ProblemError:
    """A file that is no game to look at, since the ply `ply`."""
    return refused(kinds.NOT_IMPORTABLE, because, ply=ply, because=spelled(because))


def recorded(export: Export, tools: TitleTools, game_id: str) -> Iterator[Recorded]:
    """The events of a document as a log has them."""
    for event in export.events:
        payload = canonical(event.data)
        yield Recorded(
            partition=0,
            position=event.version,
            game_id=game_id,
            version=event.version,
            ply=event.ply,
            seat=event.seat,
            decision=event.decision,
            kind=event.type,
            payload=payload,
            at=datetime.fromisoformat(event.at),
            veils=_veils(event, payload, tools) if event.sealed else (),
            hash=None if event.hash is None else bytes.fromhex(event.hash),
            draws=counted(event.draws),
        )


def _veils(event: ExportedEvent, payload: bytes, tools: TitleTools) -> tuple[Veil, ...]:
    """The hidden fields of an event, in the order in which the title has them, and the seats that
    may see them; of fields that the title does not hide, nobody may."""
    told: dict[str, Any] = event.sealed
    value = tools.decoder.struct(event.type, payload)
    own = tools.decoder.veils(value, event.seat, event.decision)
    known = {one.pointer: one for one in own if one.pointer in told}
    others = (Veil(name, it.size) for name, it in told.items() if name not in known)
    return (*known.values(), *others)
