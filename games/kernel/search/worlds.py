"""The worlds that the deciding seat imagines, each of them once, when it is needed."""

from typing import Any, Final

from games.kernel.chance import Chance
from games.kernel.search.playable import Playable
from games.kernel.search.stream import Stream
from games.kernel.seats import AtSeat, Seat

_SEEDS: Final = 1 << 32


class Worlds:
    """So many worlds. Which one a trial is made in, and what is drawn in it, hangs on the number
    of the trial alone: so all commands are tried in the same worlds with the same luck."""

    def __init__(self, title: Playable, state: Any, seat: Seat, count: int, dice: Chance) -> None:
        self._imagine = title.rules.imagine
        self._state, self._viewer, self._count = state, AtSeat(seat), count
        self._seed = dice.below(_SEEDS, "search")
        self._states: dict[int, Any] = {}

    def trial(self, number: int) -> tuple[int, Stream]:
        """The world of a trial of a command, and its draws; trials are counted from 0."""
        return number % self._count, self._stream(1 + 2 * number)

    def state(self, number: int) -> Any:
        """A world."""
        found = self._states.get(number)
        if found is None:
            stream = self._stream(2 * number)
            found = self._states[number] = self._imagine(self._state, self._viewer, stream)
        return found

    def _stream(self, number: int) -> Stream:
        return Stream(Stream(self._seed * _SEEDS + number).next())
