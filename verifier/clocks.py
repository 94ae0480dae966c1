"""Whether nobody lost time that he had: the clocks reckoned again from the times of the events."""

from collections.abc import Iterator
from datetime import datetime
from typing import Final, get_args

import msgspec
from msgspec import Struct

from clocks.expiries import ExpiryEvent, undue
from events.canonical import canonical
from events.codec import tag
from events.exports import Export, ExportedEvent
from games.kernel.agenda import MAIN, AgendaChange, DecisionId, Frame
from games.kernel.seats import Seat
from games.kernel.table.state import TableFact, TableState
from games.kernel.title import Action, AnyTitle
from verifier.finding import Finding, found
from verifier.proceedings import TABLE, recorded_elsewhere

EXPIRED: Final = "table.time-expired"

_fact = msgspec.json.Decoder(TableFact)


class _Opened(Struct, frozen=True):
    id: DecisionId
    seat: Seat | None
    lane: int = MAIN


class _Changed(Struct, frozen=True):
    closed: tuple[DecisionId, ...]
    opened: tuple[_Opened, ...]


def expiries(export: Export) -> int:
    """How often the time of somebody was up."""
    return sum(event.type == EXPIRED for event in export.events)


def early(export: Export, title: AnyTitle, table: TableState) -> Iterator[Finding]:
    """Expiries that were not due. What was told elsewhere has other times here."""
    first = export.events[0]
    retold = {one.version for one in export.events if recorded_elsewhere(table, one, first)}
    for one in undue(_happened(export, title)):
        if one.version not in retold:
            yield found(one.because, one.ply, one.version)


def _happened(export: Export, title: AnyTitle) -> Iterator[ExpiryEvent]:
    changes = _changes(title)
    for event in export.events:
        value = _value(event, changes)
        if value is not None:
            at = datetime.fromisoformat(event.at)
            yield ExpiryEvent(at=at, ply=event.ply, version=event.version, value=value)


def _value(event: ExportedEvent, changes: frozenset[str]) -> object:
    """What clocks depend on. Of a change of the agenda the steps may be hidden; they do not
    matter."""
    if event.seat is not None and event.decision is not None:
        return Action(seat=event.seat, decision=event.decision, command=None)
    if event.type.startswith(TABLE):
        return _fact.decode(canonical(event.data))
    if event.type not in changes:
        return None
    change = msgspec.convert(event.data, _Changed)
    frames = (Frame(id=one.id, seat=one.seat, step=None, lane=one.lane) for one in change.opened)
    return AgendaChange(change.closed, tuple(frames))


def _changes(title: AnyTitle) -> frozenset[str]:
    """The kind of the fact by which a title tells what became of the agenda."""
    facts = get_args(title.types.fact) or (title.types.fact,)
    return frozenset(tag(one) for one in facts if issubclass(one, AgendaChange))
