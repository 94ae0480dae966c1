"""Departing: a person leaves the service for good.

First their seats: tables that have not started they leave (and close, where they sat alone), games
that run they resign, so that nobody waits for somebody who will not come back. Then everything that
is known of them is erased. Should the process die in between, the account is still there and can
be deleted again.
"""

from typing import Final

from msgspec import Struct

from projections.database import Pool, rows
from referee.problems import kinds
from referee.problems.problem import ProblemError
from service.accounts.authenticator import Authenticator
from service.accounts.erasure import erase
from service.lobby.joining import Lobby
from service.play.game_cache import GameCache, LiveGame
from service.play.viewers import Actor
from service.table.leaving import Leaving

ATTEMPTS: Final = 5

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
        self,
        pool: Pool,
        authenticator: Authenticator,
        games: GameCache,
        lobby: Lobby,
        leaving: Leaving,
    ) -> None:
        self._pool = pool
        self._authenticator = authenticator
        self._games = games
        self._lobby = lobby
        self._leaving = leaving

    async def depart(self, account: str) -> None:
        """Gives up the seats of an account, and erases it."""
        for one in await rows(self._pool, _Game, _UNFINISHED, account):
            await self._give_up(one.game_id, account)
        async with self._pool.acquire() as connection:
            tokens = await erase(connection, account)
        await self._authenticator.forget(tokens)

    async def _give_up(self, game_id: str, account: str) -> None:
        """Gives up the seats in a game, however it changes meanwhile."""
        for _ in range(ATTEMPTS):
            game = await self._games.fresh(game_id)
            if game is None or game.position.over:
                return
            try:
                await self._leave(game, account)
            except ProblemError as refusal:
                if refusal.kind not in _CHANGED:
                    raise
            else:
                return

    async def _leave(self, game: LiveGame, account: str) -> None:
        basis = game.basis
        held, table = basis.held_by(account), basis.position.seen
        if table.started:
            for seat in sorted(held):
                if not game.position.over:
                    await self._leaving.resign(game, Actor(account, seat))
        elif table.persons and set(table.persons) <= held:
            await self._leaving.close(game, account)
        elif held:
            await self._lobby.leave(game, account, None, gone=True)


_CHANGED: Final = frozenset(
    {kinds.GAME_NOT_OPEN, kinds.NOT_SEATED, kinds.NOT_YOUR_SEAT, kinds.GAME_ENDED}
)
"""Refusals that mean that the game is no longer as it was a moment ago."""
