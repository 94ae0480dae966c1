"""Deciding every move again: same rules, same seed, same facts (laws 2 and 6 over an export)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, get_args

import msgspec
from msgspec import Struct

from events.canonical import canonical, respelt
from events.chance import SeededChance
from events.codec import Codec, UnknownKindError
from events.exports import Export, ExportedEvent
from events.fairness import drawing_seed
from games.kernel.draft import Accepted
from games.kernel.lifecycle import (
    GameFinished,
    GameOpened,
    GameStarted,
    TableFact,
    TableState,
    evolve_table,
)
from games.kernel.refusal import Illegal
from games.kernel.title import Action, AnyTitle, Table, fold, play
from verifier.finding import Draw, Finding

_TABLE = get_args(TableFact)


class Disagreement(Exception):  # noqa: N818 - it is a finding, not an error of ours
    """Deciding again gives something else than what is recorded."""

    def __init__(self, because: str, ply: int) -> None:
        super().__init__(because)
        self.finding = Finding(check="rules", because=because, ply=ply)


class Witness:
    """The chance of a move as it was, which keeps what was drawn."""

    def __init__(self, seed: bytes, ply: int, drawn: list[Draw]) -> None:
        self._chance = SeededChance(seed, ply)
        self._ply = ply
        self._drawn = drawn

    def below(self, n: int, label: str) -> int:
        """The outcome that the seed gives."""
        outcome = self._chance.below(n, label)
        self._drawn.append(Draw(ply=self._ply, label=label, below=n, outcome=outcome))
        return outcome


class Redecision:
    """A game that is decided again from its export."""

    def __init__(self, title: AnyTitle, export: Export, seed: bytes) -> None:
        self.drawn: list[Draw] = []
        self.table: TableState | None = None
        self._title = title
        self._export = export
        self._seed = seed
        self._state: Any = None
        kinds = (*_TABLE, *_members(title.types.command), *_members(title.types.fact))
        self._codec: Codec[Any] = Codec(_union(kinds))

    def run(self, progress: Callable[[int], None]) -> Finding | None:
        """The first move that does not come out as recorded; None if all do. `progress` is told
        the number of events done."""
        try:
            for move in _moves(self._export.events):
                self._move(move)
                progress(move[-1].version)
        except Disagreement as found:
            return found.finding
        return None

    def _move(self, move: Sequence[ExportedEvent]) -> None:
        if move[0].ply == 0:
            self._opening(move)
            return
        ply, first = move[0].ply, move[0]
        if first.seat is None or first.decision is None or self._state is None:
            raise Disagreement("the move does not begin with a command", ply)
        command = self._value(first)
        action = Action(seat=first.seat, decision=first.decision, command=command)
        decided = play(self._title, self._state, action, self._chance(ply))
        if not isinstance(decided, Accepted):
            raise Disagreement(f"the rules refuse this move: {_told(decided)}", ply)
        facts: list[Any] = list(decided.facts)
        result = self._title.result(decided.state)
        if result is not None:
            facts.append(GameFinished(result=result))
            assert self.table is not None
            self.table = evolve_table(self.table, GameFinished(result=result))
        self._same(facts, move[1:], ply)
        self._state = decided.state

    def _opening(self, events: Sequence[ExportedEvent]) -> None:
        """The table, and the setup of the title behind the start."""
        for number, event in enumerate(events):
            fact = self._value(event)
            if not isinstance(fact, _TABLE):
                raise Disagreement(f"{event.type} stands before the start of the game", 0)
            if (self.table is None) != isinstance(fact, GameOpened):
                raise Disagreement("a log begins with the opening of the table", 0)
            self.table = evolve_table(self.table, fact)
            if isinstance(fact, GameStarted):
                self._setup(self.table, events[number + 1 :])
                return

    def _setup(self, table: TableState, events: Sequence[ExportedEvent]) -> None:
        options = msgspec.json.decode(table.options, type=self._title.types.options)
        wanted = Table(seats=len(table.seats), options=options)
        facts = self._title.setup(wanted, self._chance(0))
        if isinstance(facts, Illegal):
            raise Disagreement(f"the rules refuse this table: {_told(facts)}", 0)
        self._same(facts, events, 0)
        self._state = fold(self._title, facts, None)

    def _chance(self, ply: int) -> Witness:
        assert self.table is not None, "a log begins with the opening of the table"
        return Witness(drawing_seed(self._seed, self.table.entropies), ply, self.drawn)

    def _value(self, event: ExportedEvent) -> Any:
        try:
            return self._codec.decode(event.type, canonical(event.data))
        except UnknownKindError as trouble:
            raise Disagreement(
                f"{self._title.meta.slug} has no {event.type}", event.ply
            ) from trouble
        except msgspec.DecodeError as trouble:
            raise Disagreement(
                f"event {event.version} makes no sense: {trouble}", event.ply
            ) from None

    def _same(self, facts: Sequence[Struct], events: Sequence[ExportedEvent], ply: int) -> None:
        for number, fact in enumerate(facts):
            event = events[number] if number < len(events) else None
            decided = respelt(msgspec.json.encode(fact))
            if event is None or decided != canonical(event.data):
                recorded = "nothing" if event is None else _cut(canonical(event.data))
                because = f"the rules give {_cut(decided)}, recorded is {recorded}"
                raise Disagreement(because, ply)
        if len(events) > len(facts):
            raise Disagreement(f"the rules do not give {events[len(facts)].type}", ply)


def _moves(events: Sequence[ExportedEvent]) -> Iterator[Sequence[ExportedEvent]]:
    """The events of each ply."""
    first = 0
    for number, event in enumerate(events):
        if event.ply != events[first].ply:
            yield events[first:number]
            first = number
    if events:
        yield events[first:]


def _members(union: object) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def _union(kinds: Sequence[Any]) -> Any:
    union = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union


def _told(refused: Illegal) -> str:
    return f"{refused.because} ({refused.rule})"


def _cut(data: bytes) -> str:
    text = data.decode()
    return text if len(text) <= 200 else text[:200] + "..."
