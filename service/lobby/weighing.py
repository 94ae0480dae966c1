"""What running games weigh: how their seats stand, and how many watch them."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Final

from projections.game_list import ListedGame
from service.lobby.points import points_of
from service.lobby.schemas.standings import SeatPoints
from service.lobby.standings import started
from service.lobby.watchers import Watchers
from service.lobby.worth import Weight
from service.play.game_cache import GameCache

KEPT: Final = 4096
"""Games whose points are remembered, some hundred bytes each."""


class Weighing:
    """Weighs games. Points are remembered for the version that the list has, so a game need not be
    in memory."""

    def __init__(self, games: GameCache, watchers: Watchers) -> None:
        self._games = games
        self._watchers = watchers
        self._points: OrderedDict[str, tuple[int, tuple[SeatPoints, ...]]] = OrderedDict()

    async def most_watched(self, most: int) -> Sequence[str]:
        """At most so many of the games that are watched by most."""
        return list(await self._watchers.most_watched(most))

    async def weighed(self, listed: Sequence[ListedGame]) -> Mapping[str, Weight]:
        """What each of these games weighs."""
        watched = await self._watchers.of_games([one.id for one in listed])
        new = [one.id for one in listed if self._known(one) is None]
        for game in await started(self._games, new):
            basis = game.basis
            self._points[basis.id] = (basis.version, points_of(basis))
            self._points.move_to_end(basis.id)
        weights = {
            one.id: Weight(points=self._known(one) or (), watchers=watched.get(one.id, 0))
            for one in listed
        }
        while len(self._points) > KEPT:
            self._points.popitem(last=False)
        return weights

    def _known(self, game: ListedGame) -> tuple[SeatPoints, ...] | None:
        """The points of a game as the list has it, or later."""
        version, points = self._points.get(game.id, (-1, ()))
        return points if version >= game.version else None
