"""The proceedings at a table: every fact of it could happen when it did, and had its cause.

They are open to all, so this needs no seed, and is checked in games that run as well. What was
told elsewhere (an import), or taken over from another game (a fork), had its causes there.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

import msgspec

from events.canonical import canonical
from events.exports import Export, ExportedEvent
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table import proposing
from games.kernel.table.opening import GameStarted
from games.kernel.table.passing import PassPlayed
from games.kernel.table.pausing import Resumed
from games.kernel.table.preferring import ForcedPlayed
from games.kernel.table.rewinding import Rewound, undone
from games.kernel.table.state import TableFact, TableState, evolve_table
from games.kernel.table.timing import TimeExpired
from verifier.effects import Effect, effect, owed, values
from verifier.finding import Finding, UnfitError, found, said_by
from verifier.table_order import before_start, ended_by_itself, ruled, under_way

TABLE: Final = "table."
"""How the kinds of the table's facts begin."""

_fact = msgspec.json.Decoder(TableFact)


def fact_of(event: ExportedEvent) -> TableFact:
    """The fact of the table that an event says; `ValueError` if it is none, as one is spelt."""
    spelt = canonical(event.data)
    fact: TableFact = _fact.decode(spelt)
    if canonical(fact) != spelt:
        raise UnfitError("table.other-members")
    return fact


def recorded_elsewhere(
    table: TableState | None, event: ExportedEvent, first: ExportedEvent
) -> bool:
    """Whether an event was taken in with the game: an import is recorded in one moment."""
    descent = None if table is None else table.descent
    return descent is not None and descent.how == "import" and event.at == first.at


def unfounded(export: Export) -> tuple[TableState | None, Finding | None]:
    """The table in the end, and the first thing that happened at it without a cause."""
    proceedings = _Proceedings(export.events)
    for event in export.events:
        because = proceedings.take(event)
        if because is not None:
            told = Sentence(because.key, {"type": event.type, **because.args})
            return None, found(told, event.ply, event.version)
    return proceedings.table, None


class _Proceedings:
    """What has happened so far. `plies` tells who played each, `by_clock` those that the clock
    played; `cause` is the fact of the table right before, and `owed` what has to follow it."""

    def __init__(self, events: Sequence[ExportedEvent]) -> None:
        self.table: TableState | None = None
        self._first = events[0] if events else None
        self._before: ExportedEvent | None = None
        self._cause: TableFact | None = None
        self._owed: Effect | None = None
        self._started = ""
        self._plies: dict[int, Seat] = {}
        self._by_clock: set[int] = set()

    def take(self, event: ExportedEvent) -> Sentence | None:
        """The next event; why it could not be, None if it could."""
        fact: TableFact | None = None
        try:
            if event.type.startswith(TABLE):
                fact = fact_of(event)
            because = self._late(event, fact) or self._wrong(event, fact)
            if because is None:
                self._go_on(event, fact)
        except (AssertionError, LookupError, ValueError) as trouble:
            return Sentence("table.senseless", {"trouble": said_by(trouble)})
        return because

    def _late(self, event: ExportedEvent, fact: TableFact | None) -> Sentence | None:
        """What a fork takes over comes with its start; of the table, only where the game went
        back."""
        table = self.table
        if table is None or not table.started or event.ply > table.taken_over:
            return None
        inside = event.ply < table.taken_over or fact is None
        fits = event.at == self._started and isinstance(fact, Rewound | None)
        return Sentence("table.not-taken-over") if inside and not fits else None

    def _wrong(self, event: ExportedEvent, fact: TableFact | None) -> Sentence | None:
        table = self.table
        assert self._first is not None, "there is an event"
        if recorded_elsewhere(table, event, self._first):
            return None
        if fact is None:
            return self._unowed(event, None) or self._move(event)
        if event.is_action:
            return Sentence("table.nobodys-command")
        if table is None or not table.started:
            return before_start(table, fact, self._cause)
        if event.ply < table.taken_over:
            return None
        at = datetime.fromisoformat(event.at)
        wrong = under_way(table, fact, ply=event.ply, at=at)
        if isinstance(fact, Resumed) and self._owed is None and ended_by_itself(table, at):
            return wrong
        if isinstance(fact, Rewound) and fact.why == "takeback":
            wrong = wrong or self._taken_back(table, fact, event.ply)
        return wrong or self._unowed(event, fact)

    def _unowed(self, event: ExportedEvent, fact: TableFact | None) -> Sentence | None:
        """What has to follow comes at once, in the same append; and nothing like it alone."""
        due, got = self._owed, None if fact is None else effect(fact)
        if got is not None and self._cause is None and got.what == "finished":
            return None  # it is part of a move, which is decided again
        if isinstance(self._cause, TimeExpired | PassPlayed | ForcedPlayed) and event.is_action:
            asked = (self._cause.seat, self._cause.decision)
            got = due if (event.seat, event.decision) == asked else None
        if got != due:
            if due is not None:
                return Sentence("table.withheld", values(due))
            return None if got is None else Sentence("table.uncaused", values(got))
        assert self._before is not None or due is None, "what is owed has a cause"
        late = due is not None and self._before is not None and event.at != self._before.at
        return Sentence("table.too-late", values(due)) if due is not None and late else None

    def _move(self, event: ExportedEvent) -> Sentence | None:
        table = self.table
        if table is None or not table.started:
            return Sentence("table.unstarted")
        if event.is_action and (table.over or table.pauses):
            return Sentence("table.over" if table.over else "table.stood-still")
        if event.seat is not None and event.seat >= len(table.seats):
            return Sentence("table.no-seat", {"seat": event.seat})
        return None

    def _taken_back(self, table: TableState, fact: Rewound, ply: int) -> Sentence | None:
        """Whether a seat took back its own moves, and those only."""
        if fact.seat is None or table.pauses:
            return Sentence("table.unasked")
        illegal = proposing.take_back(table, fact.seat, fact.to, ply=ply)
        if illegal is not None:
            return ruled(illegal)
        gone = undone(table.rewinds, ply, fact.to)
        if any(self._plies.get(one) != fact.seat for one in gone):
            return Sentence("table.others-moves", {"seat": fact.seat})
        if gone & self._by_clock:
            return Sentence("table.clocks-moves", {"seat": fact.seat})
        return None

    def _go_on(self, event: ExportedEvent, fact: TableFact | None) -> None:
        if event.seat is not None:
            self._plies[event.ply] = event.seat
            if isinstance(self._cause, TimeExpired):
                self._by_clock.add(event.ply)
        if fact is not None:
            self.table = evolve_table(self.table, fact, ply=event.ply)
            self._started = event.at if isinstance(fact, GameStarted) else self._started
        self._cause = fact
        self._owed = None if fact is None or self.table is None else owed(fact, self.table)
        self._before = event
