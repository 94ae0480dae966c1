"""What the service plays itself: seats of bots, windows that seats want to be passed, and forced
moves of those that prefer it.

A bot is asked right after the move that awaits it. A look around now and then (and at the start)
finds the games whose bot was not asked because a process ended: so nothing needs to survive a
restart but the log. Each decision of a bot has an idempotency key of its own, so two processes
never play it twice.

Strategies think in worker processes, bounded and in turns: bots at tables of people first, then
the games of bots alone, one account after the other. A game of bots alone has its turn for a whole
move, so that however many of them run, only few are decided and written at a time.
"""

import asyncio
import secrets
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager, nullcontext
from contextvars import Context
from typing import Final

import msgspec
import structlog
from msgspec import Raw, Struct

from events.chance import SEED_BYTES
from events.database import is_outage
from games.kernel.agenda import MAIN, DecisionId
from games.kernel.seats import Seat
from projections.database import Pool, rows
from referee.bot_turns import awaited, waiting
from referee.drafting import CommandBatch
from referee.problems.problem import ProblemError
from referee.redaction import Redaction
from referee.thinking import ANSWERS, Chosen, Failed, Hinted, LeftAlone, Question
from service.http.idempotency import IdempotencyKey
from service.play import forced_moves, thinking_time
from service.play.basis import DecisionBasis
from service.play.command_loop import CommandLoop, PlayRequest
from service.play.game_cache import GameCache, LiveGame
from service.play.standing_passes import due, request
from service.process.fair_turns import FairTurns
from service.process.worker_pool import WorkerPool
from service.process.worker_process import WorkerLostError

LOOK_AROUND_SECONDS: Final = 5.0
IDLE_SECONDS: Final = 10.0
MOST_LOST: Final = 3
"""So many workers in a row may end over one game, until the next look around."""

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


_OPENED_BY: Final = "SELECT account_id FROM opened_games WHERE game_id = $1"


class BotFailedError(Exception):
    """A strategy broke down."""


class Bots:
    """Plays the bots' seats of all games. They think in `workers`, and look at no more than so many
    `nodes`, positions, for a move; `pause` seconds pass before each of their moves."""

    def __init__(
        self,
        pool: Pool,
        games: GameCache,
        loop: CommandLoop,
        redaction: Redaction,
        workers: WorkerPool,
        *,
        nodes: int,
        pause: float = 0.0,
    ) -> None:
        self._pool = pool
        self._workers = workers
        # One worker is left to the tables of people, if there are several.
        self._alone = FairTurns(max(1, workers.size - 1))
        self._games = games
        self._loop = loop
        self._redaction = redaction
        self._nodes = nodes
        self._pause = pause
        self._busy: dict[str, asyncio.Task[bool]] = {}

    def look_at(self, game: LiveGame) -> None:
        """Something has happened in a game: is a bot awaited?"""
        if game.id not in self._busy and (
            waiting(game.title, game.position, ()) or self._ordered(game)
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
                except Exception as trouble:
                    if is_outage(trouble):
                        _log.warning("bots-look-around-waits", error=type(trouble).__name__)
                    else:
                        _log.exception("bots-look-around-failed")
                await asyncio.sleep(LOOK_AROUND_SECONDS)
        finally:
            for task in tuple(self._busy.values()):
                task.cancel()

    async def close(self) -> None:
        """Ends what is being thought about, and the workers."""
        tasks = tuple(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    async def _look_around(self, idle: float) -> None:
        for one in await rows(self._pool, _Waiting, _WAITING, idle):
            if one.game_id not in self._busy:
                game = await self._games.fresh(one.game_id)
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
        if ended_well and (awaited(game.title, game.position) or self._ordered(game)):
            self.look_at(game)

    async def _play_on(self, game: LiveGame) -> bool:
        """Plays until a person is awaited, or the game is over; False if a bot failed, or after
        many forced moves in a row. Offers are considered once."""
        considered: set[DecisionId] = set()
        account: str | None = None
        forced = lost = 0
        while forced < forced_moves.MOST and lost < MOST_LOST:
            order, bot = self._ordered(game), _waiting(game.basis, considered)
            forced = forced + 1 if order is not None and order.by == "forced" else 0
            try:
                if order is not None:
                    await self._loop.play(game, order)
                elif bot is not None:
                    await asyncio.sleep(self._pause)
                    if account is None:
                        account = await self._account(game)
                    async with self._turn(game, account):
                        await self._play(game, account, considered)
                else:
                    return True
                lost = 0
            except ProblemError as problem:
                _log.info("bot-was-late", game=game.id, problem=problem.kind.slug)
                await self._games.refresh(game)
                await asyncio.sleep(0.05)
            except WorkerLostError:
                lost += 1
                _log.warning("bot-worker-lost", game=game.id, lost=lost)
            except Exception as trouble:
                if is_outage(trouble):
                    _log.warning("bot-waits", game=game.id, error=type(trouble).__name__)
                else:
                    _log.exception("bot-failed", game=game.id)
                return False
        return False

    async def _account(self, game: LiveGame) -> str:
        """Whose turns the bots of a game take: those of somebody who sits there, else of whoever
        has opened it."""
        if game.people:
            return min(game.people.values())
        return await self._pool.fetchval(_OPENED_BY, game.id) or ""

    def _turn(self, game: LiveGame, account: str) -> AbstractAsyncContextManager[None]:
        """The turn for a move: games of bots alone wait for one."""
        return nullcontext() if game.position.seen.persons else self._alone.turn(account)

    def _ordered(self, game: LiveGame) -> PlayRequest | None:
        """What is to be played for a seat by its order."""
        basis = game.basis
        passed = due(basis)
        return forced_moves.due(game, self._redaction) if passed is None else request(basis, passed)

    async def _play(self, game: LiveGame, account: str, considered: set[DecisionId]) -> None:
        """Plays for the first bot that is still waiting after its pause, unless the game moves on
        while it thinks."""
        basis = game.basis
        found = _waiting(basis, considered)
        if found is None:
            return
        seat, bot = found
        frame = basis.position.state.agenda.open_for(seat)
        if frame.lane < MAIN:
            considered.add(frame.id)
        command = await self._choice(basis, account, seat, bot)
        if command is None:
            return
        name = IdempotencyKey(
            game=game.id, scope=f"bot/{game.id}/{seat}", value=str(frame.id), request_hash=bytes(32)
        )
        batch = CommandBatch(seat=seat, commands=(command,), decision=frame.id)
        move = PlayRequest(batch=batch, by="bot", key=name, expected=basis.version)
        await self._loop.play(game, move)

    async def _choice(
        self, basis: DecisionBasis, account: str, seat: Seat, bot: str
    ) -> Struct | None:
        """What the strategy plays; None if it leaves an offer alone."""
        table = basis.position.seen
        question = Question(
            title=table.title,
            ruleset=table.ruleset,
            state=Raw(msgspec.json.encode(basis.position.state)),
            seat=seat,
            bot=bot,
            nodes=thinking_time.nodes(self._nodes, table.terms.clock),
            dice=secrets.token_hex(SEED_BYTES),
        )
        asked = msgspec.json.encode(question)
        try:
            said = await self._workers.ask(asked, account, first=bool(table.persons))
        except TimeoutError:
            raise BotFailedError("it takes too long") from None
        match ANSWERS.decode(said):
            case Chosen(command=command):
                played: Struct = msgspec.json.decode(command, type=basis.title.types.command)
                return played
            case LeftAlone():
                return None
            case Failed(because=because):
                raise BotFailedError(because)
            case Hinted():
                raise BotFailedError("it has answered another question")


def _waiting(basis: DecisionBasis, considered: Collection[DecisionId]) -> tuple[Seat, str] | None:
    """The bot that is to play next."""
    return waiting(basis.title, basis.position, considered)
