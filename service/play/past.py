"""Games at a ply of the past."""

from collections import OrderedDict
from typing import Final

from service.play.game_cache import LiveGame
from service.play.positions import Position
from service.play.reader import Reader

REMEMBERED: Final = 256


class Past:
    """Games at a ply of the past. Remembers the last ply asked of some games, since replays go on
    from there."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._last: OrderedDict[str, Position] = OrderedDict()

    async def at(self, game: LiveGame, ply: int) -> Position:
        """The game right after `ply`, which it must have reached, in force or not."""
        now = game.position
        if ply == now.ply and now.moved == now.version:
            return now
        since = self._last.get(game.id)
        if since is not None and since.ply > ply:
            since = None
        found = await self._reader.at_ply(game.title, game.id, ply, since)
        self._last[game.id] = found
        self._last.move_to_end(game.id)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        return found
