"""Whether the document shows the game as its log says."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from events.exports import Export
from games.kernel.lifecycle import (
    Dispute,
    Forfeit,
    GameDescended,
    GameVoided,
    OpenProposal,
    Paused,
    Rewind,
    TableState,
    Taken,
    Terms,
)
from games.kernel.result import Result
from games.kernel.table.proposing import standing
from verifier.chain import FINISHED
from verifier.finding import Finding


class _Account(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who sits there: the service says so, the log does not know."""

    id: str
    name: str
    bot: bool = False


class _Seat(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat as the document shows it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    account: _Account | None = None
    bot: str | None = None


class _Game(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All members that a document may say of the game; what it leaves out is as it was at the
    beginning. Others are refused: no rule would look at them."""

    id: str
    title: str
    ruleset: str
    visibility: Literal["public", "unlisted", "private"]
    status: str
    ply: int
    version: int
    awaits: tuple[int, ...]
    entropy_awaited: tuple[int, ...] = ()
    seats: tuple[_Seat, ...]
    options: dict[str, Any]
    result: Result | None = None
    terms: Terms = Terms()
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
    """Members of `game` that contradict the events. `table` is what these lead to, if that could
    be said."""
    if not export.events:
        yield Finding(check="game", because="there are no events")
        return
    said = dict(export.events[0].data)
    for event in export.events:
        if event.type == FINISHED:
            said["result"] = event.data.get("result")
    for name in ("title", "ruleset", "options", "result"):
        if export.game.get(name) != said.get(name):
            yield _wrong(name)
    if table is not None:
        yield from _table(export.game, table, export.events[-1].ply)


def _table(game: dict[str, Any], table: TableState, ply: int) -> Iterator[Finding]:
    try:
        shown = msgspec.convert(game, _Game)
    except msgspec.ValidationError as trouble:
        yield Finding(check="game", because=f"the document does not show a table: {trouble}")
        return
    said = replace(
        shown,
        status=_status(table),
        entropy_awaited=table.awaited_entropy,
        terms=table.terms,
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
    because = f"the document does not show the {name} that is in the log"
    return Finding(check="game", because=because)
