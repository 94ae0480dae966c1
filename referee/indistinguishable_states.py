"""Worlds that a seat cannot tell from the real one: they say whether a command shows it something.

They are drawn from the seed of the game, the ply and the seat. So whoever asks again at the same
place, with whatever commands, is compared with the same worlds, and learns nothing by trying. If
all that is unknown could only be one of a few things, all of these worlds are compared.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from games.kernel.chance import Chance
from games.kernel.move import Accepted
from games.kernel.seats import AtSeat
from games.kernel.title import Action, AnyTitle, play
from referee.chances import ChosenChance, CountingChance
from referee.redaction import Redaction

WORLDS: Final = 4
"""How many worlds are compared where there are too many for all."""
PREVIEWED: Final = 12
"""The same for previews, which say what is certain."""
VIEWED: Final = 2
"""In so many worlds the whole view is compared. What comes into sight as a whole is another one in
almost every world, while facts are compared in all."""
MAX_COMPARED_WORLDS: Final = 48
"""As many as this are all compared."""

WorldChance = Callable[[int], Chance]
"""The chance of imagined world n, the same whenever it is asked."""


class Worlds:
    """Some worlds. They are imagined once for a request and come along with its commands, as long
    as they cannot be told apart."""

    def __init__(
        self,
        title: AnyTitle,
        state: Any,
        viewer: AtSeat,
        redaction: Redaction,
        chance: WorldChance,
        most: int = WORLDS,
    ) -> None:
        self._title = title
        self._viewer = viewer
        self._redaction = redaction
        self._chances = chance
        self._states = list(imagined(title, state, viewer, chance, most))

    def distinguishes(self, action: Action[Struct], facts: Sequence[Struct], state: Any) -> bool:
        """Whether the outcome of an action could have been another one for all that the seat
        knew; if not, the worlds are those after it. `state` is the one after it, too: a seat may
        see more in it than facts say, such as a pack that is handed on."""
        after = []
        for number, world in enumerate(self._states):
            other = play(self._title, world, action, self._chances(number))
            if not isinstance(other, Accepted):
                return True
            if not self._redaction.same(facts, other.facts, self._viewer):
                return True
            after.append(other.state)
        self._states = after
        seen = self._view(state)
        return any(self._view(one) != seen for one in after[:VIEWED])

    def _view(self, state: Any) -> bytes:
        return self._redaction.view(self._title, state, self._viewer, over=False)


def imagined(
    title: AnyTitle, state: Any, viewer: AtSeat, chance: WorldChance, most: int = WORLDS
) -> Iterator[Any]:
    """All worlds, if they are few; else so many of them."""
    counted = CountingChance(chance(0))
    first = title.rules.imagine(state, viewer, counted)
    if counted.ways <= MAX_COMPARED_WORLDS and (every := _every(title, state, viewer)) is not None:
        yield from every
        return
    yield first
    for number in range(1, most):
        yield title.rules.imagine(state, viewer, chance(number))


def _every(title: AnyTitle, state: Any, viewer: AtSeat) -> list[Any] | None:
    """Every world; None if they turn out to be more than a few."""
    found: list[Any] = []
    draws: list[int] | None = []
    while draws is not None:
        if len(found) == MAX_COMPARED_WORLDS:
            return None
        chosen = ChosenChance(draws)
        found.append(title.rules.imagine(state, viewer, chosen))
        draws = _next(draws, chosen.bounds)
    return found


def _next(draws: Sequence[int], bounds: Sequence[int]) -> list[int] | None:
    """The draws that come after these, counted like the digits of a number; None at the end."""
    digits = [*draws, *[0] * (len(bounds) - len(draws))][: len(bounds)]
    while digits:
        last = digits.pop() + 1
        if last < bounds[len(digits)]:
            return [*digits, last]
    return None
