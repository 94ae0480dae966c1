"""The bot: follows the news of its games, and answers every decision once."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from kronika_client import models, refusals
from kronika_client.async_client import AsyncClient
from kronika_client.bot.settings import Settings
from kronika_client.bot.tables import Tables
from kronika_client.bot.thinking import Position, Strategy, decided, seconds_for
from kronika_client.patience import Patience
from kronika_client.problems import ProblemError, Unreachable

_LOG: Final = logging.getLogger(__name__)
_ROUNDS: Final = Patience(first=1.0, longest=30.0)
"""How long to wait when the service cannot be reached, round after round, for ever."""
_LATE: Final = (
    refusals.DecisionClosed,
    refusals.KeyReused,
    refusals.GameEnded,
    refusals.GamePaused,
    refusals.VersionMismatch,
)
"""Somebody was faster, perhaps the bot itself before it was started again: look at the game."""


class Bot:
    """Plays with a strategy for one account, until it is stopped.

    It keeps nothing: which decisions are open, the service knows. A decision is answered with a key
    that follows from the game, its ply and the seat, so two bots of one account, or one that was
    killed in the middle, play no move twice.
    """

    def __init__(self, kronika: AsyncClient, choose: Strategy, settings: Settings) -> None:
        self._kronika = kronika
        self._choose = choose
        self._settings = settings
        self._turns = asyncio.Semaphore(settings.moves)
        self._games: dict[str, asyncio.Task[None]] = {}
        self._stirred: set[str] = set()
        self._stop = asyncio.Event()
        self._me = ""

    def stop(self) -> None:
        """Sits down nowhere any more, and ends after the moves that are being made."""
        self._stop.set()

    async def run(self) -> None:
        """Plays until it is stopped; `Unauthorized` if the token is not taken."""
        await self._signed_in()
        watching = [asyncio.create_task(one()) for one in (self._watch, self._look)]
        stopped = asyncio.create_task(self._stop.wait())
        try:
            done, _ = await asyncio.wait([*watching, stopped], return_when="FIRST_COMPLETED")
            for one in done:
                one.result()
        finally:
            self._stop.set()
            for one in (*watching, stopped):
                one.cancel()
            await asyncio.gather(*watching, stopped, *self._games.values(), return_exceptions=True)

    async def _signed_in(self) -> None:
        """Knows its account, as soon as the service can be reached."""
        failures = 0
        while not self._me and not self._stop.is_set():
            try:
                self._me = (await self._kronika.get_my_account()).id
            except Unreachable as trouble:
                failures += 1
                await self._failed(failures, trouble)

    async def _watch(self) -> None:
        """News, which begin with the decisions that are open now."""
        cursor: str | None = None

        async def follow() -> None:
            nonlocal cursor
            async for at, news in self._kronika.follow_news(after=cursor):
                cursor = at or cursor
                if news.seats:
                    self._stir(news.game)
                if news.type == "game.ended":
                    _LOG.info("%s %s: %s", news.title, news.game, news.status)

        await self._for_ever(follow, pause=0.0)

    async def _look(self) -> None:
        """Tables, and whatever waits although nobody told."""
        tables = Tables(self._kronika, self._settings, self._me)

        async def look() -> None:
            running = await tables.running()
            for game in running:
                if tables.mine(game) & set(game.awaits):
                    self._stir(game.id)
            await tables.look(len(running))

        await self._for_ever(look, pause=self._settings.every)

    async def _for_ever(self, act: Callable[[], Awaitable[None]], *, pause: float) -> None:
        """Acts again and again, with pauses, longer ones while that fails."""
        failures = 0
        while True:
            try:
                await act()
                failures = 0
                await asyncio.sleep(pause)
            except refusals.Unauthorized:
                raise
            except (ProblemError, Unreachable) as trouble:
                failures += 1
                await self._failed(failures, trouble)

    async def _failed(self, failures: int, trouble: Exception) -> None:
        """Waits after so many failures in a row, unless it is stopped."""
        _LOG.warning("%s", trouble)
        with suppress(TimeoutError):
            async with asyncio.timeout(_ROUNDS.seconds(failures)):
                await self._stop.wait()

    def _stir(self, game_id: str) -> None:
        """Something waits in a game: it is looked at, once more if that is being done."""
        self._stirred.add(game_id)
        if game_id not in self._games and not self._stop.is_set():
            self._games[game_id] = asyncio.create_task(self._play(game_id))

    async def _play(self, game_id: str) -> None:
        failures = 0
        try:
            while game_id in self._stirred and not self._stop.is_set():
                self._stirred.discard(game_id)
                try:
                    await self._answer(game_id)
                    failures = 0
                except Unreachable as trouble:
                    failures += 1
                    self._stirred.add(game_id)
                    await self._failed(failures, trouble)
        except Exception:
            _LOG.exception("%s: left alone until the next look", game_id)
        finally:
            del self._games[game_id]

    async def _answer(self, game_id: str) -> None:
        """Answers until nothing waits for the bot."""
        while not self._stop.is_set():
            game = await self._kronika.get_game(game_id)
            seats = {one.seat for one in game.seats if one.account and one.account.id == self._me}
            waiting = sorted(seats & set(game.awaits))
            if not waiting:
                return
            for seat in waiting:
                async with self._turns:
                    await self._move(game, seat)

    async def _move(self, game: models.GameShown, seat: int) -> None:
        legal = await self._kronika.get_legal_commands(game.id, seat=seat)
        if not legal.commands:
            return
        position = Position(
            kronika=self._kronika,
            game=game,
            seat=seat,
            legal=legal,
            seconds=seconds_for(game, seat, self._settings.seconds),
        )
        command = await decided(self._choose, position)
        moves = models.Moves(seat=seat, decision=legal.decision, commands=[command])
        key = f"bot-{game.id}-{legal.ply}-{seat}"
        try:
            await self._kronika.play_moves(game.id, moves, idempotency_key=key)
        except _LATE as refusal:
            _LOG.info("%s: %s", game.id, refusal)
