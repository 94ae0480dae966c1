"""A log with games of Hoard in it, and the read models over it."""

import asyncio
import random
from collections.abc import Sequence
from datetime import UTC, datetime

import asyncpg
from msgspec import Raw

from events.log import Log
from events.outcome import Appended
from games.kernel.chance import Scripted
from games.kernel.refusal import Illegal
from games.kernel.table.ending import GameFinished
from games.kernel.table.opening import GameOpened, GameStarted, SeatTaken
from games.kernel.title import Action, AnyTitle, Table, fold, play
from projections.models import READ_MODELS
from projections.runner import Runner, RunnerSettings
from projections.steps import Feed
from referee.decoder import Decoder
from tests.projections import hoard

QUICK = RunnerSettings(batch=200, partitions=16, linger=0.002, poll=0.05, keep=0.0)


class World:
    """One database: the log, a pool, and games that are played into it."""

    def __init__(self, pool: asyncpg.Pool, log: Log, title: AnyTitle = hoard.title) -> None:
        self.pool = pool
        self.log = log
        self.decoder = Decoder([title])
        self.feed = Feed(pool=pool, decoder=self.decoder, wakeups=log.wakeups)

    def runner(
        self, *projections: object, pace: RunnerSettings = QUICK, feed: Feed | None = None
    ) -> Runner:
        """A runner of these projections, or of all."""
        return Runner(feed or self.feed, projections or READ_MODELS, pace)

    async def settle(self, *projections: object) -> None:
        """Everything in the log is applied."""
        async with asyncio.timeout(180):
            await self.runner(*projections).settle()

    async def append(self, game_id: str, expected: int, entries: Sequence) -> int:
        """Appends to the log; the version afterwards."""
        outcome = await self.log.append(game_id, expected, entries, at=datetime.now(UTC))
        assert isinstance(outcome, Appended)
        return outcome.version

    async def count(self, table: str) -> int:
        """The rows of a table, of all generations."""
        return await self.pool.fetchval(f"SELECT count(*) FROM {table}")


class Game:
    """A game of Hoard being played into the log, one command or many."""

    def __init__(self, world: World, game_id: str, *, seats: int = 2, seed: int = 0) -> None:
        self.id = game_id
        self._world = world
        self._seats = seats
        self._random = random.Random(f"{game_id} {seed}")
        self.ply = self.version = 0
        self.state: hoard.State | None = None

    async def open(self, *bots: str | None) -> "Game":
        """Opens the table, seats everybody (`bots`: a strategy or None by seat) and starts."""
        seated = bots or (None,) * self._seats
        taken = [
            SeatTaken(seat=seat, by="bot" if bot else "person", bot=bot)
            for seat, bot in enumerate(seated)
        ]
        setup = hoard.title.rules.setup(Table(seats=self._seats, options=None), Scripted())
        self.state = fold(hoard.title, setup, None)
        opened = GameOpened(title="hoard", ruleset="hoard/1", seats=self._seats, options=Raw(b"{}"))
        await self._write(self._world.decoder.facts([opened, *taken, GameStarted(), *setup], ply=0))
        return self

    async def play(self, command: hoard.Command | None = None) -> bool:
        """Plays a command, or a random one; False once the game is over."""
        assert self.state is not None
        top = self.state.agenda.tops()
        if not top:
            return False
        seat = top[0].seat
        command = command or self._random.choice(list(hoard.title.rules.legal(self.state, seat)))
        action = Action(seat=seat, decision=top[0].id, command=command)
        played = play(hoard.title, self.state, action, Scripted())
        assert not isinstance(played, Illegal)
        self.state, self.ply = played.state, self.ply + 1
        result = hoard.title.rules.result(self.state)
        finished = [GameFinished(result=result)] if result else []
        facts = [*played.facts, *finished]
        await self._write(self._world.decoder.move(action, facts, ply=self.ply))
        return True

    async def finish(self) -> "Game":
        """Plays random commands to the end."""
        while await self.play():
            pass
        return self

    async def _write(self, entries: Sequence) -> None:
        self.version = await self._world.append(self.id, self.version, entries)


async def play_games(world: World, count: int, *, prefix: str = "g", seats: int = 2) -> list[Game]:
    """Whole games, several at a time."""

    async def one(number: int) -> Game:
        game = Game(world, f"{prefix}{number:04d}", seats=seats)
        return await (await game.open()).finish()

    return list(await asyncio.gather(*[one(number) for number in range(count)]))
