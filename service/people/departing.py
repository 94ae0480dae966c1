"""Departing: a person leaves the service for good.

First their seats: at tables that have not started they stand up, in games that run they resign, so
that nobody waits for somebody who will not come back. Then everything that is known of them is
erased. Should the process die in between, the account is still there and can be deleted again.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeAlias

from msgspec import Struct

from games.kernel.seats import Seat
from projections.database import Pool, rows
from service.http.problems import ProblemError
from service.loop.hot import HotGame, HotGames
from service.loop.lobby import Lobby
from service.people.doorkeeper import Doorkeeper
from service.people.erasing import erase

Resign: TypeAlias = Callable[[HotGame, Seat], Awaitable[None]]
"""Gives up a seat of a running game; harmless when repeated."""

_UNFINISHED: Final = """
SELECT DISTINCT s.game_id FROM seatings s
LEFT JOIN game_list g ON g.game_id = s.game_id AND g.generation = serving('games')
WHERE s.account_id = $1 AND coalesce(g.status, 'open') IN ('open', 'running')
"""


class _Game(Struct, frozen=True):
    game_id: str


class Departures:
    """Sees people off."""

    def __init__(
        self, pool: Pool, doorkeeper: Doorkeeper, games: HotGames, lobby: Lobby, resign: Resign
    ) -> None:
        self._pool = pool
        self._doorkeeper = doorkeeper
        self._games = games
        self._lobby = lobby
        self._resign = resign

    async def depart(self, account: str) -> None:
        """Gives up the seats of an account, and erases it."""
        for one in await rows(self._pool, _Game, _UNFINISHED, account):
            game = await self._games.fresh(one.game_id)
            if game is not None:
                await self._give_up(game, account)
        async with self._pool.acquire() as connection:
            tokens = await erase(connection, account)
        await self._doorkeeper.forget(tokens)

    async def _give_up(self, game: HotGame, account: str) -> None:
        """What cannot be given up any more, because the game has just ended, need not be."""
        try:
            if game.position.seen.started:
                await self._resign_all(game, sorted(game.held_by(account)))
            else:
                await self._lobby.leave(game, account, None)
        except ProblemError as refusal:
            if refusal.problem.status not in _SETTLED:
                raise

    async def _resign_all(self, game: HotGame, seats: Iterable[Seat]) -> None:
        for seat in seats:
            if not game.position.over:
                await self._resign(game, seat)


_SETTLED: Final = frozenset({409, 422})
