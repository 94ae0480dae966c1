"""The composition root: which feature of a service process works with which."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from typing import Final

import asyncpg
import structlog
from msgspec import Struct
from msgspec.structs import replace

from events import layout
from events.log import Log
from events.migrations import migrate
from events.redis_address import connected
from events.redis_wakeups import RedisWakeUps
from events.vault import Vault, load_or_make_vault, opening_vault
from events.wakeups import WakeUps
from events.writer import CommitSettings
from games.kernel.registry import Registry
from projections.database import Connection, Pool
from referee.decoder import Decoder
from service.accounts.parts import AccountParts, account_parts
from service.administration.parts import AdministrationParts, administration_parts
from service.audit.keys import signing_key
from service.audit.parts import AuditParts, audit_parts
from service.browser.parts import BrowserParts, browser_parts
from service.clocks.timekeeper import Timekeeper, timekeeper
from service.disputes.parts import DisputeParts, dispute_parts
from service.http.middleware.edge import Edge
from service.introductions.parts import IntroductionParts, introduction_parts
from service.limits.limits import Limits
from service.lobby.parts import LobbyParts, lobby_parts
from service.moves.parts import MoveParts, move_parts
from service.operations.parts import OperationParts, operation_parts
from service.operations.waiting import ReadModels
from service.pictures.parts import PictureParts, picture_parts
from service.play.parts import BOT_WORKER, PlayParts, play_parts
from service.process import rights
from service.process.background import Work, at_work
from service.process.base_parts import BaseParts
from service.process.clock_difference import MOST_SECONDS, difference
from service.process.cooperative_scheduling import CooperativeScheduler
from service.process.metrics import Metrics
from service.process.pool_metrics import PoolMetrics
from service.process.schema import SOURCES, watch
from service.process.sessions import session
from service.process.sibling_metrics import SiblingAddress
from service.refusals.parts import RefusalParts, refusal_parts
from service.settings import Settings
from service.startup.checks import permitted
from service.streams.parts import StreamParts, stream_parts
from service.table.parts import TableParts, table_parts
from service.tracing.export import tracing as traced
from service.transfer.parts import TransferParts, transfer_parts
from service.webhooks.parts import WebhookParts, webhook_parts
from service.witnessing.parts import WitnessingParts, witnessing_parts

CONNECT_SECONDS: Final = 20.0
"""That a connection to PostgreSQL may take to open: as long as moves wait for it."""

_SERVER: Final = """
    SELECT clock_timestamp() AS now, CASE current_setting('synchronous_commit')
        WHEN 'off' THEN set_config('synchronous_commit', 'on', false) END AS made_durable"""

_log = structlog.get_logger()


class Features(Struct, frozen=True, kw_only=True):
    """The features of a process. Only the composition sees them all: each is given what it works
    with."""

    base: BaseParts
    accounts: AccountParts
    play: PlayParts
    lobby: LobbyParts
    table: TableParts
    timekeeper: Timekeeper
    moves: MoveParts
    pictures: PictureParts
    introductions: IntroductionParts
    streams: StreamParts
    transfer: TransferParts
    audit: AuditParts
    witnessing: WitnessingParts
    refusals: RefusalParts
    disputes: DisputeParts
    administration: AdministrationParts
    webhooks: WebhookParts
    operations: OperationParts
    browser: BrowserParts

    @property
    def edge(self) -> Edge:
        """What requests pass on their way to the features."""
        parts = (
            *(self.accounts, self.lobby, self.table, self.moves, self.introductions, self.pictures),
            *(self.streams, self.transfer),
            *(self.audit, self.refusals, self.disputes, self.administration, self.webhooks),
            *(self.operations, self.browser),
        )
        return Edge(
            authenticator=self.accounts.authenticator,
            limits=self.accounts.limits,
            read_models=ReadModels(self.base.pool, self.base.log),
            metrics=self.base.metrics,
            tracing=self.base.tracing,
            public_url=self.base.settings.public_url,
            parts={type(one): one for one in parts},
        )

    @property
    def works(self) -> Sequence[Work]:
        """What goes on in the background."""
        base, limits, tracing = self.base, self.accounts.limits, self.base.tracing
        siblings, newer = self.operations.siblings, self.base.metrics.newer_migrations.set
        wakeups = RedisWakeUps(base.redis, base.log.wakeups)
        return (
            *((("traces", tracing.run),) if tracing is not None else ()),
            *((("siblings", siblings.run),) if siblings is not None else ()),
            ("schema", lambda: watch(base.pool, newer)),
            ("wake-ups", wakeups.run),
            ("projections", self.operations.runner.run),
            ("revocations", self.accounts.authenticator.listen),
            ("budgets", limits.leases.run),
            ("stream slots", limits.stream_slots.run),
            ("watchers", self.lobby.watchers.run),
            ("pulse of streams", self.streams.feeds.run),
            ("bots", self.play.bots.run),
            ("clocks", self.timekeeper.run),
            ("checkpoints", self.audit.checkpointer.run),
            *((("witnesses", self.witnessing.run),) if self.witnessing.rounds.endpoints else ()),
            ("webhooks", self.webhooks.deliverer.run),
            ("old deliveries", self.webhooks.deliverer.prune),
            ("refusals", self.refusals.journal.run),
            ("shared answers", self.moves.shared_answers.run),
            ("old answers", self.moves.expiry.run),
        )


def composed(
    base: BaseParts, *, bot_pause: float, bot_worker: str, address: SiblingAddress | None
) -> Features:
    """The features of a process, each composed of those before it."""
    settings, metrics = base.settings, base.metrics
    accounts = account_parts(base, Limits.of(settings, settings.redis_url or "", metrics))
    play = play_parts(base, bot_pause=bot_pause, bot_worker=bot_worker)
    lobby = lobby_parts(base, play)
    table = table_parts(base, accounts, play, lobby)
    audit = audit_parts(base, play)
    refusals = refusal_parts(base, play)
    moves = move_parts(base, play, table, refusals.recorder)
    return Features(
        base=base,
        accounts=accounts,
        play=play,
        lobby=lobby,
        table=table,
        timekeeper=timekeeper(base, play, table),
        moves=moves,
        pictures=picture_parts(base, moves),
        streams=stream_parts(base, accounts, play, lobby),
        introductions=introduction_parts(base, play),
        transfer=transfer_parts(base, play, audit.prover),
        audit=audit,
        witnessing=witnessing_parts(base, audit),
        refusals=refusals,
        disputes=dispute_parts(base, play, table, audit),
        administration=administration_parts(base, accounts, table),
        webhooks=webhook_parts(base, play),
        operations=operation_parts(base, address),
        browser=browser_parts(base, play),
    )


@asynccontextmanager
async def opened(
    settings: Settings,
    registry: Registry,
    *,
    bot_pause: float = 0.0,
    bot_worker: str = BOT_WORKER,
    address: SiblingAddress | None = None,
    commits: CommitSettings | None = None,
) -> AsyncIterator[Features]:
    """The features of this process: servers connected, tables migrated, work in the background
    under way. `settings` must have both addresses; bots think in processes that run the module
    `bot_worker`; `commits` says how appends are grouped. StartRefusedError if the database is not
    the one that belongs here."""
    async with AsyncExitStack() as stack:
        assert settings.database_url, "the address of PostgreSQL is not known"
        pool = await _pool(stack, settings.database_url, settings)
        await prepare(pool, settings.partitions)
        await permitted(pool, settings)
        vault = load_or_make_vault(settings.secrets_file)
        base = await _ground(stack, pool, settings, registry, vault, commits)
        features = composed(base, bot_pause=bot_pause, bot_worker=bot_worker, address=address)
        await features.audit.checkpointer.register()
        stack.push_async_callback(features.accounts.limits.close)
        stack.push_async_callback(features.moves.shared_answers.close)
        stack.push_async_callback(features.refusals.journal.close)
        stack.push_async_callback(features.operations.watching.close)
        stack.push_async_callback(features.play.bots.close)
        stack.push_async_callback(features.pictures.painter.close)
        stack.push_async_callback(features.witnessing.submitter.close)
        await stack.enter_async_context(at_work(features.works))
        yield features


@asynccontextmanager
async def reading(url: str, settings: Settings, registry: Registry) -> AsyncIterator[Features]:
    """The features of a command that looks into the database at `url` beside the service: no table
    is migrated, no key is made, nothing goes on in the background, and Redis is not asked."""
    async with AsyncExitStack() as stack:
        pool = await _pool(stack, url, settings)
        vault = opening_vault(settings.secrets_file)
        redis_url = settings.redis_url or "redis://127.0.0.1"
        at = replace(settings, database_url=url, redis_url=redis_url)
        base = await _ground(stack, pool, at, registry, vault)
        features = composed(base, bot_pause=0.0, bot_worker=BOT_WORKER, address=None)
        stack.push_async_callback(features.accounts.limits.close)
        stack.push_async_callback(features.refusals.journal.close)
        stack.push_async_callback(features.operations.watching.close)
        yield features


async def _pool(stack: AsyncExitStack, url: str, settings: Settings) -> Pool:
    """Connects PostgreSQL; `stack` hangs up."""
    pool: Pool = await stack.enter_async_context(
        asyncpg.create_pool(
            url,
            min_size=settings.pool_min,
            max_size=settings.pool_max,
            timeout=CONNECT_SECONDS,
            server_settings=session("kronika"),
            init=_met,
            reset=_nothing_to_reset,
        )
    )
    return pool


async def _ground(
    stack: AsyncExitStack,
    pool: Pool,
    settings: Settings,
    registry: Registry,
    vault: Vault,
    commits: CommitSettings | None = None,
) -> BaseParts:
    """Connects the other servers; `stack` hangs up."""
    assert settings.redis_url, "the address of Redis is not known"
    redis = connected(settings.redis_url)
    stack.push_async_callback(redis.aclose)
    tracing = await stack.enter_async_context(traced(settings, pool))
    key = signing_key(settings)
    metrics = Metrics()
    PoolMetrics(pool, metrics.registry)
    vault.on_unopened = metrics.unopened
    log = await stack.enter_async_context(
        await Log.open(
            pool,
            settings=commits,
            wakeups=WakeUps(),
            tracer=tracing,
            key=key,
            vault=vault,
        )
    )
    return BaseParts(
        settings=settings,
        registry=registry,
        pool=pool,
        redis=redis,
        log=log,
        decoder=Decoder(registry),
        key=key,
        metrics=metrics,
        scheduler=CooperativeScheduler(),
        tracing=tracing,
        closing=asyncio.Event(),
    )


async def _nothing_to_reset(_: Connection) -> None:
    """Nobody leaves anything behind on a connection (settings, locks, cursors are those of
    transactions), so the round trip that would clear it is saved."""


async def _met(connection: Connection) -> None:
    """A new connection. Moves are answered when they are on the disk, whatever somebody has set for
    the role or the database since the process started."""
    server = await connection.fetchrow(_SERVER)
    assert server is not None
    if server["made_durable"]:
        _log.warning("commits-were-not-durable", remedy="set synchronous_commit = on")
    if abs(seconds := difference(server["now"], datetime.now(UTC))) > MOST_SECONDS:
        _log.warning("clocks-differ", seconds=round(seconds, 1), remedy="set both by NTP")


async def prepare(pool: Pool, partitions: int) -> None:
    """Migrates the database, and lays out the log of a new one."""
    async with pool.acquire() as connection:
        if applied := await migrate(connection, SOURCES):
            await rights.grant(connection)
    if applied:
        _log.info("migrated", migrations=[str(one) for one in applied])
    await layout.establish(pool, partitions)
