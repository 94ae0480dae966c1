"""Whether the document shows the game as its log says."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

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
    Terms,
)
from games.kernel.table.proposing import standing
from verifier.chain import FINISHED
from verifier.finding import Finding


class _Shown(Struct, frozen=True, kw_only=True):
    """What a document says of the table; what it leaves out is as it was at the beginning."""

    status: str
    terms: Terms = Terms()
    descent: GameDescended | None = None
    proposal: OpenProposal | None = None
    pauses: tuple[Paused, ...] = ()
    rewinds: tuple[Rewind, ...] = ()
    disputes: tuple[Dispute, ...] = ()
    forfeits: tuple[Forfeit, ...] = ()
    voided: GameVoided | None = None


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
        shown = msgspec.convert(game, _Shown)
    except msgspec.ValidationError as trouble:
        yield Finding(check="game", because=f"the document does not show a table: {trouble}")
        return
    said = _Shown(
        status=_status(table),
        terms=table.terms,
        descent=table.descent,
        proposal=standing(table, ply=ply),
        pauses=() if table.over else table.pauses,
        rewinds=table.rewinds,
        disputes=table.disputes,
        forfeits=table.forfeits,
        voided=table.voided,
    )
    for name in _Shown.__struct_fields__:
        if getattr(shown, name) != getattr(said, name):
            yield _wrong(name)
    bots = [None if taken is None else taken.bot for taken in table.seats]
    open_ones = [taken is None for taken in table.seats]
    seats = game.get("seats", ())
    if [one.get("bot") for one in seats] != bots or [
        one.get("kind") == "open" for one in seats
    ] != open_ones:
        yield _wrong("seats")


def _status(table: TableState) -> str:
    if table.voided is not None:
        return "void"
    if table.over:
        return "finished"
    return "running" if table.started else "open"


def _wrong(name: str) -> Finding:
    because = f"the document does not show the {name} that is in the log"
    return Finding(check="game", because=because)
