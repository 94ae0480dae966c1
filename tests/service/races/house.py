"""Two processes of a service on one log, composed as the service composes them, in one event loop
whose order is chosen (`stepping`). What goes on in the background is not begun by itself, but for
bots, which are asked after each move, and the journal of refusals."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any, Final, TypeAlias
from unittest.mock import patch

import asyncpg

from events.keys import SigningKey
from events.log import Log
from events.redis_address import connected
from events.vault import Vault
from events.writer import CommitSettings
from games.kernel.registry import Registry
from referee.decoder import Decoder
from service.accounts import accounts
from service.clocks.expiries import Expiries
from service.composition import Features, composed
from service.process.base_parts import BaseParts
from service.process.cooperative_scheduling import CooperativeScheduler
from service.process.metrics import Metrics
from service.settings import load
from tests.service.races.stepping import SteppedConnection, SteppedLoop, SteppedWorkers
from tests.support import tiny

PROCESSES: Final = 2
PEOPLE: Final = ("ann", "ben", "cleo", "judge")
CONNECTIONS: Final = 12
COMMITS: Final = CommitSettings(writers=1)
"""How many writers share the work depends on how fast the disk is; one does not."""
SEED: Final = bytes(range(32))
CLOCKS: Final = (
    "referee.positions",
    "service.lobby.opening",
    "service.lobby.joining",
    "service.lobby.routes.games",
    "service.disputes.court",
)
"""The modules that look at the time of day."""
BOT_WORKER: Final = "tests.service.bot_worker"
DICE: Final = ("events.seeds", "service.play.bots", "referee.chances")
"""The modules that roll dice which change how a game goes on."""

Parts: TypeAlias = Mapping[type, Any]


class Calendar:
    """The time of day, which the tests put forward."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def now(self) -> datetime:
        """The time."""
        return datetime.now(UTC) + self.ahead

    @property
    def datetime(self) -> type[datetime]:
        """The class `datetime` as a module sees it that lives by this calendar."""
        calendar = self

        class Ahead(datetime):
            @classmethod
            def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
                return datetime.now(tz) + calendar.ahead

        return Ahead


class House:
    """The processes, by number, and the accounts of people, by name."""

    def __init__(
        self,
        loop: SteppedLoop,
        calendar: Calendar,
        processes: tuple[Features, ...],
        people: Mapping[str, str],
    ) -> None:
        self.loop = loop
        self.calendar = calendar
        self.processes = processes
        self.people = people
        self.parts: tuple[Parts, ...] = tuple(one.edge.parts for one in processes)
        self.expiries = tuple(_expiries(one) for one in processes)
        self.title = tiny.title


def _expiries(process: Features) -> Expiries:
    """What the timekeeper of a process does in a game."""
    play, recorder = process.play, process.table.recorder
    return Expiries(play.games, recorder, play.loop, play.game_clocks, play.dating)


class _Known:
    """Instead of `secrets`, for what decides how a game goes on: its seed, and what bots imagine.
    Ids stay random."""

    @staticmethod
    def token_bytes(_: int) -> bytes:
        return SEED

    @staticmethod
    def token_hex(_: int) -> str:
        return SEED.hex()

    @staticmethod
    def randbelow(_: int) -> int:
        return 0


@contextmanager
def house(dsn: str, folder: Path) -> Iterator[House]:
    """Two processes on the database at `dsn`, which is laid out; keys lie in `folder`."""
    loop, calendar = SteppedLoop(), Calendar()
    with ExitStack() as stack:
        for module in CLOCKS:
            stack.enter_context(patch(f"{module}.datetime", calendar.datetime))
        for module in DICE:
            stack.enter_context(patch(f"{module}.secrets", _Known))
        stack.enter_context(patch("service.play.parts.WorkerPool", SteppedWorkers))
        opened = loop.freely(_opened(dsn, folder))
        try:
            yield House(loop, calendar, *opened)
        finally:
            loop.freely(_closed(opened[0]))
            loop.close()


async def _opened(dsn: str, folder: Path) -> tuple[tuple[Features, ...], Mapping[str, str]]:
    registry = Registry({tiny.title.meta.slug: tiny.title})
    processes = [await _process(dsn, folder, registry) for _ in range(PROCESSES)]
    people: dict[str, str] = {}
    for name in PEOPLE:
        made = await accounts.create(processes[0].base.pool, name)
        assert made is not None, "nobody else uses this database"
        people[name] = made.id
    return tuple(processes), people


async def _process(dsn: str, folder: Path, registry: Registry) -> Features:
    settings = load(
        {},
        database_url=dsn,
        redis_url="redis://127.0.0.1:1",  # nothing of what happens here asks Redis
        data=folder,
        snapshot_interval=3,
        limits="off",  # the read models do not follow, so no game is ever over for them
        entropy_wait=60.0,
    )
    pool = await asyncpg.create_pool(
        dsn,
        min_size=CONNECTIONS,
        max_size=CONNECTIONS,
        max_inactive_connection_lifetime=0,
        max_queries=2**31,  # no connection is ever replaced: nobody waits for that at a gate
        connection_class=SteppedConnection,
        server_settings={"jit": "off"},
        reset=_nothing,
    )
    key = SigningKey("kronika.example", SEED)
    base = BaseParts(
        settings=settings,
        registry=registry,
        pool=pool,
        redis=connected("redis://127.0.0.1:1"),
        log=await Log.open(pool, settings=COMMITS, key=key, vault=Vault()),
        decoder=Decoder(registry),
        key=key,
        metrics=Metrics(),
        scheduler=CooperativeScheduler(),
        tracing=None,
        closing=asyncio.Event(),
    )
    made = composed(base, bot_pause=0.0, bot_worker=BOT_WORKER, address=None)
    await made.audit.checkpointer.register()
    return made


async def _nothing(_: object) -> None:
    """Nothing is left behind on a connection."""


async def _closed(processes: tuple[Features, ...]) -> None:
    for one in processes:
        await one.play.bots.close()
        await one.base.log.close()
        await one.accounts.limits.close()
        await one.base.redis.aclose()
        await one.base.pool.close()
