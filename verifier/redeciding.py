"""Deciding every move again: same rules, same seed, same facts (laws 2 and 6 over an export)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, get_args

import msgspec
from msgspec import UNSET, Struct

from events.canonical import canonical, respelt
from events.chance import GameChance, chance_of
from events.codec import Codec, UnknownKindError
from events.draws import Draws, counted, spelt, together
from events.exports import Export, ExportedEvent
from events.fairness import drawing_seed
from games.kernel.move import Accepted
from games.kernel.refusal import Illegal
from games.kernel.sentence import Sentence
from games.kernel.table.ending import GameFinished, conceded
from games.kernel.table.opening import GameOpened, GameStarted
from games.kernel.table.rewinding import Rewound, undone
from games.kernel.table.state import TableFact, TableState, ending, evolve_table
from games.kernel.title import Action, AnyTitle, Table, fold, play
from verifier.chain import FINISHED
from verifier.finding import Draw, Finding, found, said_by
from verifier.line import Line
from verifier.proceedings import recorded_elsewhere

_TABLE = get_args(TableFact)


class Disagreement(Exception):  # noqa: N818 - it is a finding, not an error of ours
    """Deciding again gives something else than what is recorded."""

    def __init__(self, ply: int, key: str, **values: object) -> None:
        super().__init__(key)
        self.finding = found(Sentence(key, values), ply)


class Witness:
    """The chance of a move as it was, which keeps what was drawn."""

    def __init__(self, chance: GameChance, ply: int, drawn: list[Draw]) -> None:
        self._chance = chance
        self._ply = ply
        self._drawn = drawn

    @property
    def draws(self) -> Draws:
        """Which draws a log has to tell of."""
        return self._chance.draws

    def below(self, n: int, label: str) -> int:
        """The outcome that the seed gives."""
        outcome = self._chance.below(n, label)
        counter, branch, number = self._chance.last
        self._drawn.append(
            Draw(
                ply=self._ply,
                label=label,
                below=n,
                outcome=outcome,
                counter=counter,
                branch=UNSET if branch is None else branch,
                number=UNSET if number is None else number,
            )
        )
        return outcome


class Redecision:
    """A game that is decided again from its export.

    What a fork took over from another game is folded only: it was decided there.
    """

    def __init__(self, title: AnyTitle, export: Export, seed: bytes) -> None:
        self.drawn: list[Draw] = []
        self.table: TableState | None = None
        self._title = title
        self._export = export
        self._seed = seed
        self._state: Any = None
        self._told: Draws = ()
        self._line = Line(export.events)
        self._chancy: set[int] = set()
        kinds = (*_TABLE, *_members(title.types.command), *_members(title.types.fact))
        self._codec: Codec[Any] = Codec(_union(kinds))

    def run(self, progress: Callable[[int], None]) -> Finding | None:
        """The first move that does not come out as recorded; None if all do. `progress` is told
        the number of events done."""
        ply = 0
        try:
            for move in _moves(self._export.events):
                ply, drawn = move[0].ply, len(self.drawn)
                behind = self._opening(move) if ply == 0 else self._move(ply, move)
                self._line.reached(ply, self._state, move[len(move) - len(behind) - 1].version)
                if len(self.drawn) > drawn:
                    self._chancy.add(ply)
                for event in behind:
                    self._happened(ply, event)
                progress(move[-1].version)
        except Disagreement as departure:
            return departure.finding
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError) as trouble:
            # Facts that no rules have given can lead to any state, and so to any failure.
            return found(Sentence("rules.broke", {"trouble": repr(trouble)}), ply)
        return None

    def _move(self, ply: int, move: Sequence[ExportedEvent]) -> Sequence[ExportedEvent]:
        """Decides a move; what has happened at the table behind it is left."""
        first = move[0]
        if first.seat is None or first.decision is None or self._state is None:
            raise Disagreement(ply, "rules.no-command")
        table = self._standing()
        if table.over or table.pauses:
            raise Disagreement(ply, "rules.over" if table.over else "rules.stood-still")
        own, behind = _parted(move[1:])
        if ply <= table.taken_over:
            self._drew([first, *own], ply)
            self._state = fold(self._title, [self._value(one) for one in own], self._state)
            return behind
        action = Action(seat=first.seat, decision=first.decision, command=self._value(first))
        chance = self._chance(ply)
        decided = play(self._title, self._state, action, chance)
        if not isinstance(decided, Accepted):
            because = decided.sentence
            raise Disagreement(ply, "rules.refused", rule=decided.rule, because=because)
        facts: list[Any] = list(decided.facts)
        result = ending(self._title, decided.state, table)
        if result is not None:
            facts.append(GameFinished(result=result))
            self.table = evolve_table(table, GameFinished(result=result))
        self._same(facts, own, ply)
        self._drew([first, *own], ply, chance)
        self._state = decided.state
        return behind

    def _opening(self, events: Sequence[ExportedEvent]) -> Sequence[ExportedEvent]:
        """The table, and the setup of the title behind the start."""
        for number, event in enumerate(events):
            fact = self._value(event)
            if not isinstance(fact, _TABLE):
                raise Disagreement(0, "rules.before-start", type=event.type)
            if (self.table is None) != isinstance(fact, GameOpened):
                raise Disagreement(0, "rules.unopened")
            self.table = evolve_table(self.table, fact)
            if isinstance(fact, GameStarted):
                own, behind = _parted(events[number + 1 :])
                self._setup(self.table, own)
                return behind
        return ()

    def _setup(self, table: TableState, events: Sequence[ExportedEvent]) -> None:
        if table.taken_over >= 0:
            self._drew(events, 0)
            self._state = fold(self._title, [self._value(one) for one in events], None)
            return
        options = msgspec.json.decode(table.options, type=self._title.types.options)
        wanted = Table(seats=len(table.seats), options=options)
        chance = self._chance(0)
        facts = self._title.rules.setup(wanted, chance)
        if isinstance(facts, Illegal):
            because = facts.sentence
            raise Disagreement(0, "rules.table-refused", rule=facts.rule, because=because)
        self._same(facts, events, 0)
        self._drew(events, 0, chance)
        self._state = fold(self._title, facts, None)

    def _happened(self, ply: int, event: ExportedEvent) -> None:
        """Something at the table, behind the move of a ply."""
        fact, before = self._value(event), self._standing()
        if not isinstance(fact, _TABLE):
            raise Disagreement(ply, "rules.not-given", type=event.type)
        self.table = evolve_table(before, fact, ply=ply)
        if isinstance(fact, GameFinished):
            if fact.result != conceded(len(before.seats), before.forfeits):
                raise Disagreement(ply, "rules.not-conceded")
        elif isinstance(fact, Rewound):
            because = self._line.wrong(fact, before, ply, self._state)
            because = because or self._drawn_again(fact, before, event)
            if because is not None:
                raise Disagreement(ply, because.key, **because.args)
            self._state = self._line.back(fact)

    def _drawn_again(
        self, fact: Rewound, table: TableState, event: ExportedEvent
    ) -> Sentence | None:
        """Nobody takes back a draw without asking."""
        asked = fact.why != "takeback" or recorded_elsewhere(table, event, self._export.events[0])
        gone = undone(table.rewinds, event.ply, fact.to)
        if asked or not gone & self._chancy:
            return None
        return Sentence("rules.drawn-again", {"seat": fact.seat})

    def _standing(self) -> TableState:
        assert self.table is not None, "a log begins with the opening of the table"
        return self.table

    def _chance(self, ply: int) -> Witness:
        table = self._standing()
        seed = drawing_seed(self._seed, table.entropies)
        chance = chance_of(table.draws, seed, ply=ply, branch=table.branch, before=self._told)
        return Witness(chance, ply, self.drawn)

    def _drew(self, link: Sequence[ExportedEvent], ply: int, chance: Witness | None = None) -> None:
        """Counts the draws that a link tells of; without a chance they were made elsewhere."""
        told = together(*(counted(one.draws) for one in link))
        if chance is not None and told != chance.draws:
            sides = {"decided": spelt(chance.draws).decode(), "recorded": spelt(told).decode()}
            raise Disagreement(ply, "rules.other-draws", **sides)
        self._told = together(self._told, told)

    def _value(self, event: ExportedEvent) -> Any:
        try:
            return self._codec.decode(event.type, canonical(event.data))
        except UnknownKindError as trouble:
            slug = self._title.meta.slug
            raise Disagreement(
                event.ply, "rules.unknown-kind", title=slug, type=event.type
            ) from trouble
        except msgspec.DecodeError as trouble:
            raise Disagreement(
                event.ply, "rules.senseless", version=event.version, trouble=said_by(trouble)
            ) from None

    def _same(self, facts: Sequence[Struct], events: Sequence[ExportedEvent], ply: int) -> None:
        for number, fact in enumerate(facts):
            event = events[number] if number < len(events) else None
            decided = respelt(msgspec.json.encode(fact))
            if event is None or decided != canonical(event.data):
                if event is None:
                    raise Disagreement(ply, "rules.not-recorded", decided=_cut(decided))
                sides = {"decided": _cut(decided), "recorded": _cut(canonical(event.data))}
                raise Disagreement(ply, "rules.other-fact", **sides)
        if len(events) > len(facts):
            raise Disagreement(ply, "rules.not-given", type=events[len(facts)].type)


def _moves(events: Sequence[ExportedEvent]) -> Iterator[Sequence[ExportedEvent]]:
    """The events of each ply."""
    first = 0
    for number, event in enumerate(events):
        if event.ply != events[first].ply:
            yield events[first:number]
            first = number
    if events:
        yield events[first:]


def _parted(
    events: Sequence[ExportedEvent],
) -> tuple[Sequence[ExportedEvent], Sequence[ExportedEvent]]:
    """The facts that a command gave, the end of the game among them; and what happened at the
    table behind them."""
    for number, event in enumerate(events):
        if event.type == FINISHED:
            return events[: number + 1], events[number + 1 :]
        if event.type.startswith("table."):
            return events[:number], events[number:]
    return events, ()


def _members(union: object) -> tuple[Any, ...]:
    return get_args(union) or (union,)


def _union(kinds: Sequence[Any]) -> Any:
    union = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union


def _cut(data: bytes) -> str:
    text = data.decode()
    return text if len(text) <= 200 else text[:200] + "..."
