"""Games at a ply of the past."""

from bisect import bisect_right, insort
from collections import OrderedDict
from typing import Final

from referee.positions import Position
from service.play.basis import DecisionBasis
from service.play.reader import Reader

CACHED_POSITIONS: Final = 16_384
"""Positions that are remembered, of all games. One takes up to 35 kB; those that were folded from
each other share what has not changed, so that a further one takes about 1 kB."""


class PositionCache:
    """Games at a ply of the past. What was folded is remembered, each ply on the way: a ply of the
    past never changes, and what lies behind it is folded from there."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._kept = Positions(CACHED_POSITIONS)

    async def at(self, basis: DecisionBasis, ply: int) -> Position:
        """The game right after `ply`, which it must have reached, in force or not."""
        now = basis.position
        if ply == now.ply and now.moved == now.version:
            return now
        since = self._kept.nearest(basis.id, ply)
        if since is not None and since.ply == ply:
            return since
        walked = await self._reader.walked(basis.title, basis.id, ply, since)
        for position in walked:
            self._kept.add(basis.id, position)
        return walked[-1]

    def known(self, game_id: str, ply: int) -> Position | None:
        """The game right after a ply before its last one, if the log need not be read for it."""
        found = self._kept.nearest(game_id, ply)
        return found if found is not None and found.ply == ply else None


class Positions:
    """Positions of games; the one that was asked for longest ago is forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._all: OrderedDict[tuple[str, int], Position] = OrderedDict()
        self._plies: dict[str, list[int]] = {}

    def nearest(self, game: str, ply: int) -> Position | None:
        """The position at a ply, else the last one before it."""
        plies = self._plies.get(game, ())
        place = bisect_right(plies, ply)
        if not place:
            return None
        key = (game, plies[place - 1])
        self._all.move_to_end(key)
        return self._all[key]

    def add(self, game: str, position: Position) -> None:
        """Remembers a position."""
        key = (game, position.ply)
        if key not in self._all:
            insort(self._plies.setdefault(game, []), position.ply)
        self._all[key] = position
        if len(self._all) > self._most:
            (oldest, ply), _ = self._all.popitem(last=False)
            self._plies[oldest].remove(ply)
            if not self._plies[oldest]:
                del self._plies[oldest]
