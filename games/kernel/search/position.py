"""A position as the search sees it: who decides, and what is worth trying."""

from typing import Any

from msgspec import Struct

from games.kernel.appraisal.estimate import Estimate
from games.kernel.appraisal.estimating import settled
from games.kernel.appraisal.exponential import ONE, falling
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
    """Positions of one title, seen from its rules and its appraisal. It remembers how ready
    commands are."""

    def __init__(self, title: Playable) -> None:
        self._rules, self._appraisal = title.rules, title.appraisal
        self._known = title.appraisal.weights.readiness
        self._readiness: dict[Any, int] = {}

    def position(self, state: Any, last: Seat | None) -> Position:
        """A position; where several decide at once, whoever decided last goes on, else the first
        of them."""
        awaited = state.agenda.awaits()
        if not awaited:
            return Position(state, None, (), ())
        seat = last if last is not None and last in awaited else min(awaited)
        commands = self.narrowed(state, seat, tuple(self._rules.legal(state, seat)))
        return Position(state, seat, *self.ranked(commands))

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

    def _ready(self, command: Any) -> int:
        found = self._readiness.get(command)
        if found is None:
            found = self._known.get(self._appraisal.kind(command), 0)
            self._readiness[command] = found
        return found
