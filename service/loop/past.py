"""Games at a ply of the past."""

from collections import OrderedDict
from typing import Final

from events.log import Log
from service.loop.hot import HotGame
from service.loop.keeping import Snapshots
from service.loop.positions import Folder, Position

CHUNK: Final = 1000
REMEMBERED: Final = 256


class Past:
    """Folds games up to a ply. Remembers the last ply asked of some games, since replays go on
    from there."""

    def __init__(self, log: Log, folder: Folder, snapshots: Snapshots) -> None:
        self._log = log
        self._folder = folder
        self._snapshots = snapshots
        self._last: OrderedDict[str, Position] = OrderedDict()

    async def at(self, game: HotGame, ply: int) -> Position:
        """The game after `ply`, which it must have reached."""
        if ply == game.position.ply:
            return game.position
        found = await self._fold(game, ply)
        self._last[game.id] = found
        self._last.move_to_end(game.id)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        return found

    async def _fold(self, game: HotGame, ply: int) -> Position:
        position = self._last.get(game.id)
        if position is None or position.ply > ply:
            position = await self._snapshots.latest(game.title, game.id, ply=ply)
        while True:
            events = await self._log.read(game.id, after=position.version, limit=CHUNK)
            wanted = [event for event in events if event.ply <= ply]
            position = self._folder.fold(position, wanted)
            if len(wanted) < CHUNK:
                return position
