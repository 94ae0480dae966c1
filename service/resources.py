"""The composition root: everything that a service process works with, opened in order."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import asyncpg
import structlog
from msgspec import Struct
from redis.asyncio import Redis

from events import layout
from events.bridge import Bridge
from events.log import Log
from events.migrations import migrate
from events.wakeups import WakeUps
from games.kernel.registry import Registry
from projections.database import Connection, Pool
from projections.decoder import Decoder
from projections.models import READ_MODELS
from projections.runner import Runner
from projections.steps import Feed
from service.bots import Bots
from service.clocks.reckonings import Reckonings
from service.clocks.timekeeper import Timekeeper, timekeeper
from service.colleagues import Colleagues, Place
from service.disputes.office import Office, office
from service.forking.forker import Forker
from service.importing.workshop import Workshop
from service.limits.limits import Limits
from service.loop.adopting import Adopter
from service.loop.desk import Desk
from service.loop.drafting import Drafter
from service.loop.hot import HotGames
from service.loop.keeping import Snapshots
from service.loop.lobby import Lobby
from service.loop.opening import Opener
from service.loop.past import Past
from service.loop.playing import CommandLoop
from service.loop.positions import Folder
from service.loop.reader import Reader
from service.loop.refusing import Refusals
from service.loop.vocabulary import Vocabulary
from service.metrics import Metrics
from service.people.doorkeeper import Doorkeeper
from service.refusals.journal import Journal, Kept
from service.refusals.noting import Noter
from service.schema import SOURCES, watch
from service.settings import Settings
from service.shapes.titles import TitleShown
from service.showing.history import History
from service.showing.notation import Notations
from service.showing.redaction import Redaction
from service.showing.titles import title_shown
from service.table.leaving import Leaving
from service.table.proposals import Proposals
from service.table.rematches import Rematches
from service.table.takebacks import Takebacks
from service.tracing.export import tracing as traced
from service.trust.checkpointing import Checkpointer
from service.trust.proving import Prover
from service.trust.signing import Signer, signing_key
from service.webhooks.addresses import Border
from service.webhooks.delivering import Deliverer, deliverer
from service.webhooks.rendering import Renderer
from service.webhooks.replaying import Replayer

_RESTART_SECONDS: Final = 1.0
_CANCEL_SECONDS: Final = 0.5

if TYPE_CHECKING:
    from service.tracing.tracing import Tracing

_log = structlog.get_logger()


class Resources(Struct, kw_only=True, frozen=True):
    """What operations work with. `closing` is set when the process is about to end."""

    settings: Settings
    registry: Registry
    titles: Mapping[str, TitleShown]
    pool: Pool
    redis: Redis
    log: Log
    runner: Runner
    doorkeeper: Doorkeeper
    limits: Limits
    redaction: Redaction
    vocabulary: Vocabulary
    games: HotGames
    opener: Opener
    lobby: Lobby
    loop: CommandLoop
    past: Past
    desk: Desk
    proposals: Proposals
    leaving: Leaving
    rematches: Rematches
    adopter: Adopter
    forker: Forker
    workshop: Workshop
    notations: Notations
    journal: Journal
    noter: Noter
    disputes: Office
    history: History
    bots: Bots
    reckonings: Reckonings
    timekeeper: Timekeeper
    signer: Signer
    checkpointer: Checkpointer
    prover: Prover
    border: Border
    webhooks: Deliverer
    replayer: Replayer
    metrics: Metrics
    colleagues: Colleagues | None
    tracing: "Tracing | None"
    closing: asyncio.Event

    def close_streams(self) -> None:
        """Ends all streams; their clients resume elsewhere."""
        self.closing.set()
        self.log.wakeups.ring_all()


@asynccontextmanager
async def opened(
    settings: Settings, registry: Registry, *, bot_pause: float, place: Place | None = None
) -> AsyncIterator[Resources]:
    """The resources of this process: servers connected, tables migrated, work in the background
    under way. `settings` must have both addresses."""
    assert settings.database_url, "the address of PostgreSQL is not known"
    assert settings.redis_url, "the address of Redis is not known"
    async with AsyncExitStack() as stack:
        pool: Pool = await stack.enter_async_context(
            asyncpg.create_pool(
                settings.database_url,
                min_size=settings.pool_min,
                max_size=settings.pool_max,
                server_settings={"application_name": "kronika", "jit": "off"},
                reset=_nothing_to_reset,
            )
        )
        await prepare(pool, settings.partitions)
        redis = Redis.from_url(settings.redis_url)
        stack.push_async_callback(redis.aclose)
        tracing = await stack.enter_async_context(traced(settings, pool))
        log = await stack.enter_async_context(
            await Log.open(pool, wakeups=WakeUps(), tracer=tracing)
        )
        resources = _composed(settings, registry, pool, redis, log, tracing, bot_pause, place)
        await resources.checkpointer.register()
        await stack.enter_async_context(_at_work(resources))
        yield resources


async def _nothing_to_reset(_: Connection) -> None:
    """Nobody leaves anything behind on a connection (settings, locks, cursors are those of
    transactions), so the round trip that would clear it is saved."""


async def prepare(pool: Pool, partitions: int) -> None:
    """Migrates the database, and lays out the log of a new one."""
    async with pool.acquire() as connection:
        applied = await migrate(connection, SOURCES)
    if applied:
        _log.info("migrated", migrations=[str(one) for one in applied])
    await layout.establish(pool, partitions)


def _composed(
    settings: Settings,
    registry: Registry,
    pool: Pool,
    redis: Redis,
    log: Log,
    tracing: "Tracing | None",
    bot_pause: float,
    place: Place | None,
) -> Resources:
    metrics = Metrics()
    border = Border(settings.webhook_networks, plain=settings.webhook_http)
    limits = Limits.of(settings, settings.redis_url or "", metrics)
    decoder = Decoder(registry)
    redaction = Redaction(decoder)
    folder = Folder(registry, decoder)
    snapshots = Snapshots(pool, registry, interval=settings.snapshot_interval)
    reader = Reader(log, folder, snapshots)
    games = HotGames(pool, log, folder, reader, snapshots, metrics, capacity=settings.hot_games)
    past = Past(reader)
    signer = Signer(signing_key(settings))
    checkpointer = Checkpointer(pool, log, signer, pause=settings.checkpoint_interval)
    refusals = Refusals(log, redaction)
    loop = CommandLoop(log, games, decoder, redaction, refusals, metrics, signer)
    kept = Kept(per_seat=settings.refusals_per_seat, per_account=settings.refusals_per_account)
    journal = Journal(pool, metrics, kept)
    prover = Prover(signer, checkpointer)
    bots = Bots(pool, games, loop, pause=bot_pause)
    loop.listen(bots.look_at)
    desk = Desk(log, games, past, decoder, loop.tell)
    vocabulary = Vocabulary(registry)
    opener = Opener(pool, log, decoder, games, bots.look_at, most_games=settings.most_games)
    lobby = Lobby(pool, log, games, decoder, bots.look_at)
    adopter = Adopter(pool, log, games, bots.look_at, most_games=settings.most_games)
    reckonings = Reckonings(pool, log, decoder)
    return Resources(
        settings=settings,
        registry=registry,
        titles={title.meta.slug: title_shown(title) for title in registry},
        pool=pool,
        redis=redis,
        log=log,
        runner=Runner(
            Feed(pool=pool, decoder=decoder, wakeups=log.wakeups, tracer=tracing),
            READ_MODELS,
        ),
        doorkeeper=Doorkeeper(pool, redis, limits.knocks),
        limits=limits,
        redaction=redaction,
        vocabulary=vocabulary,
        games=games,
        opener=opener,
        lobby=lobby,
        loop=loop,
        past=past,
        desk=desk,
        proposals=Proposals(desk, Takebacks(log, reader, decoder, Drafter(redaction), reckonings)),
        leaving=Leaving(desk),
        rematches=Rematches(registry, vocabulary, games, opener, lobby),
        adopter=adopter,
        forker=Forker(log, past, decoder, adopter),
        workshop=Workshop(),
        notations=Notations(pool, log, registry, decoder, redaction),
        journal=journal,
        noter=Noter(log, journal),
        disputes=office(settings, pool, log, desk, reader, decoder, redaction, prover),
        history=History(pool, log, decoder, redaction),
        bots=bots,
        reckonings=reckonings,
        timekeeper=timekeeper(pool, log, decoder, games, desk, loop, reckonings),
        signer=signer,
        checkpointer=checkpointer,
        prover=prover,
        border=border,
        webhooks=deliverer(
            settings, pool, border, Renderer(log, games, decoder, redaction), metrics, tracing
        ),
        replayer=Replayer(pool, log, decoder),
        metrics=metrics,
        colleagues=None if place is None else Colleagues(place, metrics.registry),
        tracing=tracing,
        closing=asyncio.Event(),
    )


@asynccontextmanager
async def _at_work(resources: Resources) -> AsyncIterator[None]:
    """Runs what goes on in the background, until the context ends."""
    bridge = Bridge(resources.redis, resources.log.wakeups)
    tracing, newer = resources.tracing, resources.metrics.newer_migrations.set
    works: Sequence[tuple[str, Callable[[], Coroutine[Any, Any, None]]]] = (
        *((("traces", tracing.run),) if tracing is not None else ()),
        *((("colleagues", resources.colleagues.run),) if resources.colleagues else ()),
        ("schema", lambda: watch(resources.pool, newer)),
        ("wake-ups", bridge.run),
        ("projections", resources.runner.run),
        ("revocations", resources.doorkeeper.listen),
        ("budgets", resources.limits.leases.run),
        ("places", resources.limits.places.run),
        ("bots", resources.bots.run),
        ("clocks", resources.timekeeper.run),
        ("checkpoints", resources.checkpointer.run),
        ("webhooks", resources.webhooks.run),
        ("old deliveries", resources.webhooks.prune),
        ("refusals", resources.journal.run),
    )
    tasks = [asyncio.create_task(_for_ever(name, work), name=name) for name, work in works]
    try:
        yield
    finally:
        await _stopped(tasks)
        await resources.journal.close()
        await resources.limits.close()


async def _stopped(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancels until all have ended: the Redis client may swallow a cancellation."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=_CANCEL_SECONDS)


async def _for_ever(name: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Begins again whatever fails; nothing in the background may end silently."""
    while True:
        try:
            await work()
        except Exception:
            _log.exception("background-work-failed", work=name)
        await asyncio.sleep(_RESTART_SECONDS)
