"""The move being decided."""

from collections.abc import Sequence
from typing import TypeVar

from games.eldervale.facts import AgendaChanged, Fact
from games.eldervale.facts.goods import PointsScored
from games.eldervale.state import State
from games.eldervale.state.player import Player
from games.eldervale.steps import Step
from games.kernel import move as kernel
from games.kernel.chance import pick
from games.kernel.seats import Seat

T = TypeVar("T")


class Move(kernel.Move[State, Fact, Step]):
    """The move being decided."""

    __slots__ = ()

    changed = AgendaChanged

    def player(self, seat: Seat) -> Player:
        """The player on a seat, as the state is now."""
        return self.state.players[seat]

    def draw(self, options: Sequence[T], what: str, of: str = "") -> T:
        """One of the options by chance; the label says what it is, and for whom or where
        (EV-RND-01)."""
        return pick(self.chance, options, f"{what} {of}".rstrip())

    def dice(self, count: int, what: str, of: str = "") -> tuple[int, ...]:
        """Dice, rolled one by one."""
        return tuple(self.draw(range(1, 7), what, of) for _ in range(count))

    def score(self, seat: Seat, n: int, reason: str) -> None:
        """Victory points, if there are any."""
        if n:
            self.note(PointsScored(seat=seat, n=n, reason=reason))
