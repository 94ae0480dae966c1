"""A strategy that looks ahead: it tries each command in the world that it imagines, plays the
decisions that follow from it greedily, and takes what leads to the position it likes best.

A title brings its taste (`appraise`), leaves out what is not worth trying (`narrowed`), and says
which decisions follow from a command (`follows`); the rest is the same for every title.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from games.kernel.chance import Chance, pick
from games.kernel.move import Accepted, HasAgenda
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

State = TypeVar("State", bound=HasAgenda)
Command = TypeVar("Command")

NOTHING = float("-inf")
"""The worth of what cannot be done."""

_SAME = 1e-9


def _all(_state: object, _seat: Seat, commands: Sequence[Command]) -> Sequence[Command]:
    return commands


def _never(_state: object, _seat: Seat) -> bool:
    return False


class LookAhead(Struct, Generic[State, Command], frozen=True, kw_only=True):
    """A strategy that looks one command ahead, with what follows from it.

    `decide`, `carry_out` and `legal` are the title's. `appraise(state, seat)`: the worth of a
    position in points. `narrowed(state, seat, commands)`: those worth trying, at least one of
    them. `follows(state, seat)`: whether the seat's open decision belongs to the command just
    tried. `farthest`: how many such decisions are played at most.
    """

    decide: Callable[[State, Seat, Command, Chance], Accepted[State, Any] | Illegal]
    carry_out: Callable[[State, Seat, Command, Chance], Accepted[State, Any]]
    legal: Callable[[State, Seat], Iterable[Command]]
    appraise: Callable[[State, Seat], float]
    narrowed: Callable[[State, Seat, Sequence[Command]], Sequence[Command]] = _all
    follows: Callable[[State, Seat], bool] = _never
    farthest: int = 12

    def choose(
        self, state: State, seat: Seat, commands: Sequence[Command], chance: Chance
    ) -> Command:
        """The command that leads to the position of most worth; ties are drawn."""
        tried = self.narrowed(state, seat, commands)
        if len(tried) == 1:
            return tried[0]
        worths = [self.worth(state, seat, one, chance) for one in tried]
        best = max(worths)
        equal = [one for one, worth in zip(tried, worths, strict=True) if worth > best - _SAME]
        return pick(chance, equal, "equally good commands") if equal else tried[0]

    def worth(self, state: State, seat: Seat, command: Command, chance: Chance) -> float:
        """What a command leads to, with the best of what follows from it."""
        decided = self.decide(state, seat, command, chance)
        if isinstance(decided, Illegal):  # it is legal, but not in the world that is imagined
            return NOTHING
        after: State | None = decided.state
        for _ in range(self.farthest):
            if after is None or not self.follows(after, seat):
                break
            after = self._followed(after, seat, chance)
        return NOTHING if after is None else self.appraise(after, seat)

    def _followed(self, state: State, seat: Seat, chance: Chance) -> State | None:
        """After the best answer to the decision that follows."""
        options = self.narrowed(state, seat, tuple(self.legal(state, seat)))
        states = (self.carry_out(state, seat, one, chance).state for one in options)
        return max(states, key=lambda one: self.appraise(one, seat), default=None)
