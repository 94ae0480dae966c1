"""Whether the document shows the game as its log says."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from events.canonical import canonical
from events.exports import Export
from games.kernel.result import Result
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table.agreeing import OpenProposal
from games.kernel.table.disputing import Dispute
from games.kernel.table.ending import Forfeit, GameVoided
from games.kernel.table.opening import GameDescended
from games.kernel.table.pausing import Paused
from games.kernel.table.proposing import standing
from games.kernel.table.rewinding import Rewind
from games.kernel.table.state import TableState, Taken
from games.kernel.table.terms import Terms
from verifier.chain import FINISHED
from verifier.finding import Finding, UnfitError, found, said_by


class _Account(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits there: the service says so, the log does not know."""

    id: str
    name: str
    bot: bool = False
    guest: bool = False


class _Seat(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat as the document shows it."""

    seat: Seat
    kind: Literal["open", "person", "bot"]
    account: _Account | None = None
    bot: str | None = None


class _Game(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """All members that a document may say of the game; what is as it was at the beginning is left
    out. Others are refused: no rule would look at them."""

    id: str
    title: str
    ruleset: str
    visibility: Literal["public", "unlisted", "private"]
    status: Literal["open", "running", "finished", "void"]
    ply: int
    version: int
    awaits: tuple[Seat, ...]
    entropy_awaited: tuple[Seat, ...] = ()
    seats: tuple[_Seat, ...]
    options: dict[str, Any]
    result: Result | None = None
    terms: Terms | None = None
    descent: GameDescended | None = None
    proposal: OpenProposal | None = None
    pauses: tuple[Paused, ...] = ()
    rewinds: tuple[Rewind, ...] = ()
    disputes: tuple[Dispute, ...] = ()
    forfeits: tuple[Forfeit, ...] = ()
    voided: GameVoided | None = None


_OF_TABLE = (
    "status",
    "entropy_awaited",
    "terms",
    "descent",
    "proposal",
    "pauses",
    "rewinds",
    "disputes",
    "forfeits",
    "voided",
)


def misrepresented(export: Export, table: TableState | None) -> Iterator[Finding]:
    """Members of `game` that are not of the form, or contradict the events. `table` is what these
    lead to, if that could be said."""
    if not export.events:
        yield found(Sentence("game.no-events"))
        return
    try:
        shown = _shown(export.game)
    except ValueError as trouble:
        yield found(Sentence("game.no-table", {"trouble": said_by(trouble)}))
        return
    said = dict(export.events[0].data)
    for event in export.events:
        if event.type == FINISHED:
            said["result"] = event.data.get("result")
    for name in ("title", "ruleset", "options", "result"):
        if canonical(export.game.get(name)) != canonical(said.get(name)):
            yield _wrong(name)
    if table is not None:
        yield from _table(shown, table, export.events[-1].ply)
    if shown.status in ("finished", "void") and shown.awaits:
        yield _wrong("awaits")


def _shown(game: dict[str, Any]) -> _Game:
    """The game as the document shows it; `ValueError` if a service shows none like that."""
    shown = msgspec.convert(game, _Game)
    spelt = msgspec.json.decode(canonical(shown), type=dict)
    odd = [name for name in game if canonical(game[name]) != canonical(spelt.get(name))]
    if odd or spelt.keys() != game.keys():
        names = sorted(odd or spelt.keys() ^ game.keys())
        raise UnfitError("game.other-spelling", members=names)
    return shown


def _table(shown: _Game, table: TableState, ply: int) -> Iterator[Finding]:
    said = replace(
        shown,
        status=_status(table),
        entropy_awaited=table.awaited_entropy,
        terms=None if table.terms == Terms() else table.terms,
        descent=table.descent,
        proposal=standing(table, ply=ply),
        pauses=() if table.over else table.pauses,
        rewinds=table.rewinds,
        disputes=table.disputes,
        forfeits=table.forfeits,
        voided=table.voided,
    )
    for name in _OF_TABLE:
        if getattr(shown, name) != getattr(said, name):
            yield _wrong(name)
    seats = [(one.seat, one.kind, one.bot) for one in shown.seats]
    if seats != [(seat, *_kind(taken)) for seat, taken in enumerate(table.seats)]:
        yield _wrong("seats")


def _kind(taken: Taken | None) -> tuple[str, str | None]:
    """Who sits on a seat, as a document shows it."""
    if taken is None:
        return "open", None
    return ("person", None) if taken.bot is None else ("bot", taken.bot)


def _status(table: TableState) -> str:
    if table.voided is not None:
        return "void"
    if table.over:
        return "finished"
    return "running" if table.started else "open"


def _wrong(name: str) -> Finding:
    return found(Sentence("game.not-shown", {"member": name}))
