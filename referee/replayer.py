"""Folding the events of a game into positions, for any installed title."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, get_args

from events.draws import together
from events.envelope import Recorded
from games.kernel.registry import Registry
from games.kernel.table.ending import GameFinished
from games.kernel.table.rewinding import Rewound, returned
from games.kernel.table.state import TableFact, evolve_table
from games.kernel.title import AnyTitle
from referee.decoder import Decoder
from referee.positions import TABLE, Position

_TABLE: Final = get_args(TableFact)


class Replayer:
    """Folds events of any installed title, as far as the game does not go back."""

    def __init__(self, registry: Registry, decoder: Decoder) -> None:
        self._registry = registry
        self._decoder = decoder

    def title(self, position: Position) -> AnyTitle:
        """The title as the game's ruleset plays it; one that only reads if that is retired."""
        title = self._registry.get(position.seen.title, position.seen.ruleset)
        if title is None:
            raise LookupError(f"the title {position.seen.title!r} is not installed")
        return title

    def fold(self, position: Position, events: Iterable[Recorded]) -> Position:
        """The position after more events, in order, without a gap, and without `table.rewound`:
        what that one goes back to is not among them."""
        version, moved, ply = position.version, position.moved, position.ply
        table, state, head, at = position.table, position.state, position.head, position.at
        drawn = [position.draws]
        times, title = position.times, None if table is None else self.title(position)
        for event in events:
            if event.version != version + 1:
                raise ValueError(f"event {event.version} cannot follow version {version}")
            version, ply, at = event.version, event.ply, event.at
            head = event.hash or head
            if event.draws:
                drawn.append(event.draws)
            if event.is_action:
                continue
            fact = self._decoder.struct(event.kind, event.payload)
            if isinstance(fact, _TABLE):
                assert not isinstance(fact, Rewound), "who rewinds knows the earlier state"
                table = evolve_table(table, fact, ply=ply)
                times = times.after(fact, at)
                title = title or self.title(Position(table=table))
                if isinstance(fact, GameFinished) and moved == version - 1:
                    moved = version
            else:
                assert title is not None, "a log begins with the opening of the table"
                state, moved = title.rules.evolve(state, fact), version
        return Position(
            version=version,
            moved=moved,
            ply=ply,
            table=table,
            state=state,
            head=head,
            draws=together(*drawn),
            at=at,
            times=times,
        )

    def rewound(self, position: Position, events: Sequence[Recorded], earlier: Any) -> Position:
        """The position after events of which the last one is `table.rewound`; `earlier` is the
        state of the title that this one goes back to."""
        table, times, last = position.table, position.times, events[-1]
        for event in events:
            if event.kind.startswith(TABLE):
                fact: Any = self._decoder.struct(event.kind, event.payload)
                table = evolve_table(table, fact, ply=event.ply)
                times = times.after(fact, event.at)
        assert isinstance(fact, Rewound), "the last of the events rewinds"
        return Position(
            version=last.version,
            ply=last.ply,
            table=table,
            state=returned(earlier, fact),
            head=last.hash or b"",
            draws=together(position.draws, *(event.draws for event in events)),
            at=last.at,
            times=times,
        )

    def played(self, title: AnyTitle, state: Any, events: Iterable[Recorded]) -> Any:
        """The state of the title after more events, whatever happens at the table."""
        for fact in self.facts(events):
            state = title.rules.evolve(state, fact)
        return state

    def facts(self, events: Iterable[Recorded]) -> Iterator[Any]:
        """What happened in the title, whatever happens at the table."""
        for event in events:
            if not event.is_action and not event.kind.startswith(TABLE):
                yield self._decoder.struct(event.kind, event.payload)

    def rewinding(self, event: Recorded) -> Rewound:
        """The fact of an event of the kind `REWOUND`."""
        fact = self._decoder.struct(event.kind, event.payload)
        assert isinstance(fact, Rewound)
        return fact
