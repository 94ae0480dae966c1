"""What the service plays itself: seats of bots, windows that seats want to be passed, and forced
moves of those that prefer it.

A bot is asked right after the move that awaits it. A look around now and then (and at the start)
finds the games whose bot was not asked because a process ended: so nothing needs to survive a
restart but the log. Each decision of a bot has an idempotency key of its own, so two processes
never play it twice.
"""

import asyncio
from collections.abc import Collection, Iterable
from contextvars import Context
from typing import Any, Final

import structlog
from msgspec import Struct

from games.kernel.agenda import MAIN, DecisionId
from games.kernel.bots import Bot
from games.kernel.chance import Chance
from games.kernel.seats import AtSeat, Seat
from games.kernel.table.state import Taken
from projections.database import Pool, rows
from service.play import forced_moves
from service.play.chances import UnrecordedChance
from service.play.command_loop import CommandLoop, PlayRequest
from service.play.drafting import CommandBatch
from service.play.game_cache import GameCache, LiveGame
from service.play.idempotency import IdempotencyKey
from service.play.redaction import Redaction
from service.play.standing_passes import due, request
from service.problems.problem import ProblemError

LOOK_AROUND_SECONDS: Final = 5.0
IDLE_SECONDS: Final = 10.0

_WAITING: Final = """
    SELECT g.game_id FROM game_list g
    WHERE g.generation = serving('games') AND g.status = 'running'
        AND g.updated_at < now() - make_interval(secs => $1)
        AND (g.passes <> '{}' OR EXISTS (
            SELECT FROM json_array_elements(g.seats) s
            WHERE s ->> 'kind' = 'bot' AND (s ->> 'seat')::int = ANY (g.awaits)
        ))
    ORDER BY g.updated_at LIMIT 1000"""

_log = structlog.get_logger()


class _Waiting(Struct, frozen=True):
    game_id: str


class Bots:
    """Plays the bots' seats of all games. `pause` seconds pass before each of their moves."""

    def __init__(
        self,
        pool: Pool,
        games: GameCache,
        loop: CommandLoop,
        redaction: Redaction,
        *,
        pause: float = 0.0,
    ) -> None:
        self._pool = pool
        self._games = games
        self._loop = loop
        self._redaction = redaction
        self._pause = pause
        self._busy: dict[str, asyncio.Task[bool]] = {}

    def look_at(self, game: LiveGame) -> None:
        """Something has happened in a game: is a bot awaited?"""
        if game.id not in self._busy and (
            awaited(game) or offered(game, ()) or self._ordered(game)
        ):
            self._begin(game)

    async def run(self) -> None:
        """Looks around for waiting bots until it is cancelled."""
        idle = 0.0
        try:
            while True:
                try:
                    await self._look_around(idle)
                    idle = max(IDLE_SECONDS, self._pause * 2)
                except Exception:
                    _log.exception("bots-look-around-failed")
                await asyncio.sleep(LOOK_AROUND_SECONDS)
        finally:
            for task in tuple(self._busy.values()):
                task.cancel()

    async def _look_around(self, idle: float) -> None:
        for waiting in await rows(self._pool, _Waiting, _WAITING, idle):
            if waiting.game_id not in self._busy:
                game = await self._games.fresh(waiting.game_id)
                if game is not None:
                    self.look_at(game)

    def _begin(self, game: LiveGame) -> None:
        # Bots play on when the request that woke them is long answered: a context of their own.
        work = self._play_on(game)
        task = asyncio.create_task(work, name=f"bots of {game.id}", context=Context())
        self._busy[game.id] = task
        task.add_done_callback(lambda done: self._ended(game, done))

    def _ended(self, game: LiveGame, task: "asyncio.Task[bool]") -> None:
        """Something may have happened after the task has looked for the last time."""
        self._busy.pop(game.id, None)
        ended_well = not task.cancelled() and task.exception() is None and task.result()
        if ended_well and (awaited(game) or self._ordered(game)):
            self.look_at(game)

    async def _play_on(self, game: LiveGame) -> bool:
        """Plays until a person is awaited, or the game is over; False if a bot failed, or after
        many forced moves in a row. Offers are considered once."""
        considered: set[DecisionId] = set()
        forced = 0
        while forced < forced_moves.MOST:
            order, seat = self._ordered(game), awaited(game) or offered(game, considered)
            forced = forced + 1 if order is not None and order.by == "forced" else 0
            try:
                if order is not None:
                    await self._loop.play(game, order)
                elif seat is not None:
                    await asyncio.sleep(self._pause)
                    await self._play(game, *seat, considered)
                else:
                    return True
            except ProblemError as problem:
                _log.info("bot-was-late", game=game.id, problem=problem.kind.slug)
                await self._games.refresh(game)
                await asyncio.sleep(0.05)
            except Exception:
                _log.exception("bot-failed", game=game.id)
                return False
        return False

    def _ordered(self, game: LiveGame) -> PlayRequest | None:
        """What is to be played for a seat by its order."""
        passed = due(game)
        return forced_moves.due(game, self._redaction) if passed is None else request(game, passed)

    async def _play(
        self, game: LiveGame, seat: Seat, bot: str, considered: set[DecisionId]
    ) -> None:
        frame = game.position.state.agenda.open_for(seat)
        if frame is None:
            return
        if frame.lane < MAIN:
            considered.add(frame.id)
        command = choose(game, seat, bot, UnrecordedChance())
        if command is None:
            return
        name = IdempotencyKey(
            game=game.id, scope=f"bot/{game.id}/{seat}", value=str(frame.id), request_hash=bytes(32)
        )
        batch = CommandBatch(seat=seat, commands=(command,), decision=frame.id)
        await self._loop.play(game, PlayRequest(batch=batch, by="bot", key=name))


def awaited(game: LiveGame) -> tuple[Seat, str] | None:
    """The first bot whose decision is awaited: its seat and strategy. Nobody can play on under a
    retired ruleset."""
    if game.title.retired:
        return None
    seats = game.position.seen.seats
    if not _any_bot(seats):
        return None
    for seat in game.position.awaits:
        taken = seats[seat]
        if taken is not None and taken.bot is not None:
            return seat, taken.bot
    return None


def offered(game: LiveGame, considered: Collection[DecisionId]) -> tuple[Seat, str] | None:
    """The first bot with an offer that it has not considered, if its strategy does so at all."""
    position = game.position
    if position.state is None or position.over or position.seen.pauses:
        return None
    frames = position.state.agenda.frames
    if not _any_bot(position.seen.seats):
        return None
    if all(frame.lane >= MAIN for frame in frames) or game.title.retired:
        return None
    for frame in position.state.agenda.tops():
        seat = frame.seat
        taken = None if seat is None else position.seen.seats[seat]
        bot = None if taken is None else taken.bot
        if seat is None or bot is None or frame.lane >= MAIN or frame.id in considered:
            continue
        if _strategy(game, bot).consider is not None:
            return seat, bot
    return None


def _any_bot(seats: Iterable[Taken | None]) -> bool:
    return any(taken is not None and taken.bot is not None for taken in seats)


def choose(game: LiveGame, seat: Seat, bot: str, chance: Chance) -> Struct | None:
    """What the strategy plays; None if it leaves an offer alone. It sees the game as its seat may
    imagine it, so it cannot cheat."""
    now = game.position.state
    state = game.title.imagine(now, AtSeat(seat), chance)
    strategy, commands = _strategy(game, bot), tuple(game.title.legal(now, seat))
    if seat in now.agenda.awaits():
        command: Struct = strategy.choose(state, seat, commands, chance)
        return command
    if strategy.consider is None:
        return None
    answer: Struct | None = strategy.consider(state, seat, commands, chance)
    return answer


def _strategy(game: LiveGame, bot: str) -> Bot[Any, Any]:
    return game.title.bots.get(bot) or game.title.bots["random"]
