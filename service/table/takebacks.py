"""Takebacks without asking: one's own last choices, as long as they told nothing new."""

from typing import Final

from events.envelope import Recorded
from events.log import Log
from games.kernel.lifecycle import line
from games.kernel.seats import Seat
from games.kernel.title import Action
from projections.decoder import Decoder
from service.loop.drafting import Drafter
from service.loop.hot import HotGame
from service.loop.reader import Reader

FARTHEST: Final = 100
"""So many moves are looked at; whoever wants to go back farther has to ask the others."""


class Takebacks:
    """Looks at moves that somebody wants to take back."""

    def __init__(self, log: Log, reader: Reader, decoder: Decoder, drafter: Drafter) -> None:
        self._log = log
        self._reader = reader
        self._decoder = decoder
        self._drafter = drafter

    async def harmless(self, game: HotGame, seat: Seat, to: int) -> bool:
        """Whether everything in force after ply `to` was chosen by `seat`, and nothing of it drew
        anything or showed the seat what it could not know."""
        now = game.position
        plies = {
            ply
            for stretch in line(now.seen.rewinds, now.ply)
            for ply in range(max(stretch.first, to + 1), stretch.last + 1)
        }
        if len(plies) > FARTHEST:
            return False
        base = await self._reader.at_ply(game.title, game.id, to)
        events = await self._log.read(game.id, after=base.version, until=now.version)
        actions = [event for event in events if event.is_action and event.ply in plies]
        if any(action.seat != seat for action in actions):
            return False
        for action in actions:
            if await self._told_something(game, action):
                return False
        return True

    async def _told_something(self, game: HotGame, played: Recorded) -> bool:
        action = self._decoder.decode(played)
        assert isinstance(action, Action)
        before = await self._reader.at_version(game.title, game.id, played.version - 1)
        chance = game.secrets.chance(before.seen, played.ply)
        return self._drafter.tells(game.title, before.state, action, chance)
