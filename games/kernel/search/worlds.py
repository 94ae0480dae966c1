"""The worlds that the deciding seat imagines, each of them once, when it is needed."""

from typing import Any

from games.kernel.chance import Chance
from games.kernel.search.playable import Playable
from games.kernel.search.stream import Stream
from games.kernel.seats import AtSeat, Seat

_SEED = 1 << 32


class Worlds:
    """So many worlds. The draws in them hang on the world and the number of the try alone: so all
    commands are tried in the same worlds with the same luck."""

    def __init__(self, title: Playable, state: Any, seat: Seat, count: int, dice: Chance) -> None:
        self._imagine = title.rules.imagine
        self._state, self._viewer = state, AtSeat(seat)
        self._count = count
        self._seed = dice.below(_SEED, "search") << 32
        self._states: dict[int, Any] = {}

    def number(self, attempt: int) -> int:
        """The world of a try; tries are counted from 0."""
        return attempt % self._count

    def state(self, number: int) -> Any:
        """A world."""
        found = self._states.get(number)
        if found is None:
            seed = Stream(self._seed + number).next()
            found = self._states[number] = self._imagine(self._state, self._viewer, Stream(seed))
        return found

    def draws(self, attempt: int) -> Stream:
        """The draws of a try."""
        return Stream(Stream(self._seed + _SEED - 1 - attempt).next())
