"""The composition root: which feature of a service process works with which."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

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
from projections.database import Pool
from referee.decoder import Decoder
from referee.review.engine import ENGINE
from service.accounts.parts import AccountParts, account_parts
from service.administration.parts import AdministrationParts, administration_parts
from service.audit.keys import signing_key
from service.audit.parts import AuditParts, audit_parts
from service.authorization.parts import AuthorizationParts, authorization_parts
from service.browser.parts import BrowserParts, browser_parts
from service.clocks.timekeeper import Timekeeper, timekeeper
from service.disputes.parts import DisputeParts, dispute_parts
from service.http.middleware.edge import Edge
from service.introductions.parts import IntroductionParts, introduction_parts
from service.jobs.parts import JobParts, job_parts
from service.leases.fence import LeaseFence
from service.leases.parts import LeaseParts, lease_parts
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
from service.process.cooperative_scheduling import CooperativeScheduler
from service.process.metrics import Metrics
from service.process.pool_metrics import PoolMetrics
from service.process.pools import pool_of
from service.process.schema import SOURCES, watch
from service.process.sibling_metrics import SiblingAddress
from service.projecting.place import ProjectingPlace
from service.refusals.parts import RefusalParts, refusal_parts
from service.reviews.orders import own_weights
from service.reviews.parts import ReviewParts, review_parts
from service.settings import Settings
from service.sign_in.parts import SignInParts, sign_in_parts
from service.startup.checks import permitted
from service.streams.parts import StreamParts, stream_parts
from service.table.parts import TableParts, table_parts
from service.tracing.export import tracing as traced
from service.transfer.parts import TransferParts, transfer_parts
from service.webhooks.parts import WebhookParts, webhook_parts
from service.witnessing.parts import WitnessingParts, witnessing_parts

_log = structlog.get_logger()


class Features(Struct, frozen=True, kw_only=True):
    """The features of a process. Only the composition sees them all: each is given what it works
    with."""

    base: BaseParts
    accounts: AccountParts
    sign_in: SignInParts
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
    authorization: AuthorizationParts
    webhooks: WebhookParts
    leases: LeaseParts
    jobs: JobParts
    reviews: ReviewParts
    operations: OperationParts
    browser: BrowserParts

    @property
    def edge(self) -> Edge:
        """What requests pass on their way to the features."""
        parts = (
            *(
                self.accounts,
                self.sign_in,
                self.lobby,
                self.table,
                self.moves,
                self.introductions,
                self.pictures,
            ),
            *(self.streams, self.transfer),
            *(self.audit, self.refusals, self.disputes, self.administration, self.webhooks),
            *(self.authorization, self.leases, self.jobs, self.reviews),
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
            *self.operations.projecting,
            ("revocations", self.accounts.authenticator.listen),
            ("budgets", limits.leases.run),
            ("stream slots", limits.stream_slots.run),
            ("watchers", self.lobby.watchers.run),
            ("pulse of streams", self.streams.feeds.run),
            ("bots", self.play.bots.run),
            ("clocks", self.timekeeper.run),
            ("checkpoints", self.audit.checkpointer.run),
            *((("witnesses", self.witnessing.run),) if self.witnessing.rounds.endpoints else ()),
            ("old connections", self.authorization.expiry.run),
            ("webhooks", self.webhooks.deliverer.run),
            ("old deliveries", self.webhooks.deliverer.prune),
            ("refusals", self.refusals.journal.run),
            ("shared answers", self.moves.shared_answers.run),
            ("old answers", self.moves.expiry.run),
        )


def composed(
    base: BaseParts,
    *,
    bot_pause: float,
    bot_worker: str,
    address: SiblingAddress | None,
    projecting: ProjectingPlace | None = None,
) -> Features:
    """The features of a process, each composed of those before it."""
    settings, metrics = base.settings, base.metrics
    accounts = account_parts(base, Limits.of(settings, settings.redis_url or "", metrics))
    play = play_parts(base, bot_pause=bot_pause, bot_worker=bot_worker)
    lobby = lobby_parts(base, play)
    table = table_parts(base, accounts, play, lobby)
    audit = audit_parts(base, play)
    refusals = refusal_parts(base, play)
    transfer = transfer_parts(base, play, audit.prover)
    moves = move_parts(base, play, table, refusals.recorder, LeaseFence(base.pool))
    return Features(
        base=base,
        accounts=accounts,
        sign_in=sign_in_parts(base, accounts),
        play=play,
        lobby=lobby,
        table=table,
        timekeeper=timekeeper(base, play, table),
        moves=moves,
        pictures=picture_parts(base, moves),
        streams=stream_parts(base, accounts, play, lobby),
        introductions=introduction_parts(base, play),
        transfer=transfer,
        audit=audit,
        witnessing=witnessing_parts(base, audit),
        refusals=refusals,
        disputes=dispute_parts(base, play, table, audit),
        administration=administration_parts(base, accounts, table),
        authorization=authorization_parts(base, accounts, play),
        webhooks=webhook_parts(base, play),
        leases=lease_parts(base, accounts, play),
        jobs=job_parts(base, accounts, transfer),
        reviews=review_parts(base, accounts, play),
        operations=operation_parts(base, address, projecting),
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
    projecting: ProjectingPlace | None = None,
    commits: CommitSettings | None = None,
) -> AsyncIterator[Features]:
    """The features of this process: servers connected, tables migrated, work in the background
    under way. `settings` must have both addresses; bots think in processes that run the module
    `bot_worker`; `projecting` is where the read models are kept, if not in this process; `commits`
    says how appends are grouped. StartRefusedError if the database is not the one that belongs
    here."""
    async with AsyncExitStack() as stack:
        assert settings.database_url, "the address of PostgreSQL is not known"
        pool = await _pool(stack, settings.database_url, settings)
        await prepare(pool, settings.partitions, settings.lanes)
        await permitted(pool, settings)
        vault = load_or_make_vault(settings.secrets_file)
        base = await _ground(stack, pool, settings, registry, vault, commits)
        features = composed(
            base,
            bot_pause=bot_pause,
            bot_worker=bot_worker,
            address=address,
            projecting=projecting,
        )
        await features.audit.checkpointer.register()
        await features.jobs.workshop.renew(ENGINE, own_weights(registry))
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
    least, most = settings.pool_min, settings.pool_max
    return await stack.enter_async_context(pool_of(url, "kronika", least=least, most=most))


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


async def prepare(pool: Pool, partitions: int, lanes: int = 0) -> None:
    """Migrates the database, and lays out the log of a new one; a cluster gets so many lanes
    (`events.distribution`)."""
    async with pool.acquire() as connection:
        if applied := await migrate(connection, SOURCES, lanes=lanes or None):
            await rights.grant(connection)
    if applied:
        _log.info("migrated", migrations=[str(one) for one in applied])
    await layout.establish(pool, partitions)
