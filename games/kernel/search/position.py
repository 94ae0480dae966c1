"""A position as the search sees it: who decides, and what is worth trying."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from games.kernel.appraisal.estimate import Estimate
from games.kernel.appraisal.estimating import settled
from games.kernel.appraisal.exponential import ONE, falling
from games.kernel.chance import Chance
from games.kernel.move import Accepted
from games.kernel.search.playable import Playable
from games.kernel.seats import Seat


class Position(Struct, frozen=True, gc=False):
    """A state, the seat that decides in it (None: nobody), and the commands worth trying, the
    readiest first, with the readiness of each."""

    state: Any
    seat: Seat | None
    commands: tuple[Any, ...]
    ready: tuple[int, ...]


class Board:
    """Positions of one title, seen from its rules, its appraisal and its habit. It remembers how
    ready commands are."""

    def __init__(self, title: Playable) -> None:
        self._rules, self._appraisal = title.rules, title.appraisal
        self._habit = title.habit
        self._known = title.appraisal.weights.readiness
        self._readiness: dict[Any, int] = {}

    def position(self, state: Any, last: Seat, chance: Chance) -> Position:
        """A position, with what is played by habit before what else is worth trying."""
        seat = deciding(state, last)
        if seat is None:
            return Position(state, None, (), ())
        legal = tuple(self._rules.legal(state, seat))
        ranked, ready = self.ranked(self.narrowed(state, seat, legal))
        first = self.habitual(state, seat, legal, chance)
        return Position(state, seat, *_first(first, ranked, ready))

    def habitual(
        self, state: Any, seat: Seat, commands: Sequence[Any], chance: Chance
    ) -> tuple[Any, ...]:
        """The command that is played by habit; none if there is no habit."""
        if self._habit is None:
            return ()
        if len(commands) == 1:
            return (commands[0],)
        return (self._habit.choose(state, seat, commands, chance),)

    def narrowed(self, state: Any, seat: Seat, commands: tuple[Any, ...]) -> tuple[Any, ...]:
        """The commands worth trying."""
        if len(commands) < 2:
            return commands
        return tuple(self._appraisal.narrowed(state, seat, commands)) or commands

    def ranked(self, commands: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[int, ...]]:
        """The commands, the readiest first, and how ready they are (that one is `ONE`)."""
        known = [self._ready(one) for one in commands]
        most = max(known, default=0)
        order = sorted(range(len(commands)), key=lambda at: -known[at])
        ready = [ONE if known[at] == most else falling(most - known[at]) for at in order]
        return tuple([commands[at] for at in order]), tuple(ready)

    def estimate(self, state: Any) -> Estimate:
        """What each seat may expect."""
        if not state.agenda.frames:
            result = self._rules.result(state)
            if result is not None:
                return settled(result)
        return self._appraisal.of(state, self._rules.out(state))

    def after(self, state: Any, seat: Seat, command: Any, chance: Chance) -> Any:
        """The state after a command; None if it cannot be played in that world."""
        decided = self._rules.decide(state, seat, command, chance)
        return decided.state if isinstance(decided, Accepted) else None

    def carried_on(self, state: Any, seat: Seat, chance: Chance) -> Any:
        """The state after what a seat plays by habit."""
        (command,) = self.habitual(state, seat, tuple(self._rules.legal(state, seat)), chance)
        return self._rules.carry_out(state, seat, command, chance).state

    def _ready(self, command: Any) -> int:
        found = self._readiness.get(command)
        if found is None:
            found = self._known.get(self._appraisal.kind(command), 0)
            self._readiness[command] = found
        return found


def deciding(state: Any, last: Seat) -> Seat | None:
    """Who decides next, None if nobody does: where several decide at once, whoever decided last
    goes on, else the first of them."""
    awaited = state.agenda.awaits()
    if not awaited:
        return None
    return last if last in awaited else min(awaited)


def _first(
    first: tuple[Any, ...], ranked: tuple[Any, ...], ready: tuple[int, ...]
) -> tuple[tuple[Any, ...], tuple[int, ...]]:
    """What is ranked with one command put first; it is as ready as can be."""
    if not first or ranked[0] == first[0]:
        return ranked, ready
    rest = [(one, much) for one, much in zip(ranked, ready, strict=True) if one != first[0]]
    return (
        (*first, *[one for one, _ in rest]),
        (ONE, *[much for _, much in rest]),
    )
