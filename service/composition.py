"""The composition root: which part of a service process works with which."""

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct
from redis.asyncio import Redis

from events.keys import SigningKey
from events.log import Log
from games.kernel.registry import Registry
from projections.database import Pool
from projections.decoder import Decoder
from projections.models import READ_MODELS
from projections.runner import Runner
from projections.steps import Feed
from service.accounts.authenticator import Doorkeeper
from service.audit.checkpoints import Checkpointer
from service.audit.proofs import Prover
from service.clocks.timekeeper import timekeeper
from service.disputes.parts import office
from service.limits.limits import Limits
from service.lobby.joining import Lobby
from service.lobby.opening import Opener
from service.lobby.presenters.titles import title_shown
from service.play.bots import Bots
from service.play.command_loop import CommandLoop
from service.play.drafting import Drafter
from service.play.game_cache import HotGames
from service.play.game_clocks import Reckonings
from service.play.history import History
from service.play.notation import Notations
from service.play.past import Past
from service.play.positions import Folder
from service.play.problems import Refusals
from service.play.reader import Reader
from service.play.redaction import Redaction
from service.play.snapshots import Snapshots
from service.play.vocabulary import Vocabulary
from service.process.metrics import Metrics
from service.process.sibling_metrics import Colleagues, Place
from service.refusals.journal import Journal, Kept
from service.refusals.recorder import Noter
from service.resources import Resources
from service.settings import Settings
from service.table.leaving import Leaving
from service.table.proposals import Proposals
from service.table.recorder import Desk
from service.table.rematches import Rematches
from service.table.takebacks import Takebacks
from service.transfer.adoption import Adopter
from service.transfer.documents import Workshop
from service.transfer.forks import Forker
from service.webhooks.deliverer import deliverer
from service.webhooks.egress_policy import Border
from service.webhooks.redelivery import Replayer
from service.webhooks.renderer import Renderer

if TYPE_CHECKING:
    from service.tracing.tracing import Tracing


class Ground(Struct, kw_only=True, frozen=True):
    """What a service process stands on. `bot_pause` is in seconds; `place` is that of one of
    several processes that were started together."""

    settings: Settings
    registry: Registry
    pool: Pool
    redis: Redis
    log: Log
    key: SigningKey
    tracing: "Tracing | None"
    bot_pause: float
    place: Place | None


class _Memory(Struct, kw_only=True, frozen=True):
    """Games in memory, and the way to them."""

    metrics: Metrics
    decoder: Decoder
    redaction: Redaction
    reader: Reader
    games: HotGames
    past: Past
    vocabulary: Vocabulary


class _Play(Struct, kw_only=True, frozen=True):
    """What changes games."""

    loop: CommandLoop
    bots: Bots
    desk: Desk
    opener: Opener
    lobby: Lobby
    reckonings: Reckonings


def composed(ground: Ground) -> Resources:
    """The resources of a process."""
    memory = _memory(ground)
    play = _play(ground, memory)
    settings, registry, pool, log = ground.settings, ground.registry, ground.pool, ground.log
    decoder, redaction, games, reader = (
        memory.decoder,
        memory.redaction,
        memory.games,
        memory.reader,
    )
    desk, lobby, opener, reckonings = play.desk, play.lobby, play.opener, play.reckonings
    metrics, vocabulary, past, tracing = (
        memory.metrics,
        memory.vocabulary,
        memory.past,
        ground.tracing,
    )
    loop, bots = play.loop, play.bots
    limits = Limits.of(settings, settings.redis_url or "", metrics)
    border = Border(settings.webhook_networks, plain=settings.webhook_http)
    checkpointer = Checkpointer(pool, log, ground.key, pause=settings.checkpoint_interval)
    prover = Prover(ground.key, checkpointer)
    kept = Kept(per_seat=settings.refusals_per_seat, per_account=settings.refusals_per_account)
    journal = Journal(pool, metrics, kept)
    adopter = Adopter(pool, log, games, bots.look_at, most_games=settings.most_games)
    return Resources(
        settings=settings,
        registry=registry,
        titles={title.meta.slug: title_shown(title) for title in registry},
        pool=pool,
        redis=ground.redis,
        log=log,
        runner=Runner(
            Feed(pool=pool, decoder=decoder, wakeups=log.wakeups, tracer=tracing),
            READ_MODELS,
        ),
        doorkeeper=Doorkeeper(pool, ground.redis, limits.knocks),
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
        key=ground.key,
        checkpointer=checkpointer,
        prover=prover,
        border=border,
        webhooks=deliverer(
            settings, pool, border, Renderer(log, games, decoder, redaction), metrics, tracing
        ),
        replayer=Replayer(pool, log, decoder),
        metrics=metrics,
        colleagues=None if ground.place is None else Colleagues(ground.place, metrics.registry),
        tracing=tracing,
        closing=asyncio.Event(),
    )


def _memory(ground: Ground) -> _Memory:
    metrics = Metrics()
    settings, registry, pool, log = ground.settings, ground.registry, ground.pool, ground.log
    decoder = Decoder(registry)
    folder = Folder(registry, decoder)
    snapshots = Snapshots(pool, registry, interval=settings.snapshot_interval)
    reader = Reader(log, folder, snapshots)
    return _Memory(
        metrics=metrics,
        decoder=decoder,
        redaction=Redaction(decoder),
        reader=reader,
        games=HotGames(pool, log, folder, reader, snapshots, metrics, capacity=settings.hot_games),
        past=Past(reader),
        vocabulary=Vocabulary(registry),
    )


def _play(ground: Ground, memory: _Memory) -> _Play:
    settings, pool, log = ground.settings, ground.pool, ground.log
    games, decoder, redaction = memory.games, memory.decoder, memory.redaction
    refusals = Refusals(log, redaction)
    loop = CommandLoop(log, games, decoder, redaction, refusals, memory.metrics)
    bots = Bots(pool, games, loop, pause=ground.bot_pause)
    loop.listen(bots.look_at)
    return _Play(
        loop=loop,
        bots=bots,
        desk=Desk(log, games, memory.past, decoder, loop.tell),
        opener=Opener(pool, log, decoder, games, bots.look_at, most_games=settings.most_games),
        lobby=Lobby(pool, log, games, decoder, bots.look_at),
        reckonings=Reckonings(pool, log, decoder),
    )
