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
from service.accounts.authenticator import Authenticator
from service.audit.checkpoints import Checkpointer
from service.audit.cosigning import Cosigner, witness_keys
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
from service.play.game_cache import GameCache
from service.play.game_clocks import GameClocks
from service.play.history import History
from service.play.notation import Notations
from service.play.past import Past
from service.play.problems import PlayProblems
from service.play.reader import Reader
from service.play.redaction import Redaction
from service.play.replayer import Replayer
from service.play.snapshots import Snapshots
from service.play.vocabulary import Vocabulary
from service.process.metrics import Metrics
from service.process.sibling_metrics import SiblingAddress, Siblings
from service.refusals.journal import Journal, JournalBounds
from service.refusals.recorder import RefusalRecorder
from service.resources import Resources
from service.settings import Settings
from service.table.leaving import Leaving
from service.table.passes import StandingPasses
from service.table.proposals import Proposals
from service.table.recorder import TableRecorder
from service.table.rematches import Rematches
from service.table.takebacks import Takebacks
from service.transfer.adoption import Adoptions
from service.transfer.documents import DocumentReader
from service.transfer.forks import Forker
from service.webhooks.deliverer import deliverer
from service.webhooks.egress_policy import EgressPolicy
from service.webhooks.redelivery import Redelivery
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
    place: SiblingAddress | None


class _Memory(Struct, kw_only=True, frozen=True):
    """Games in memory, and the way to them."""

    metrics: Metrics
    decoder: Decoder
    redaction: Redaction
    reader: Reader
    games: GameCache
    past: Past
    vocabulary: Vocabulary


class _Play(Struct, kw_only=True, frozen=True):
    """What changes games."""

    loop: CommandLoop
    bots: Bots
    recorder: TableRecorder
    opener: Opener
    lobby: Lobby
    game_clocks: GameClocks


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
    recorder, lobby, opener, game_clocks = play.recorder, play.lobby, play.opener, play.game_clocks
    metrics, vocabulary, past, tracing = (
        memory.metrics,
        memory.vocabulary,
        memory.past,
        ground.tracing,
    )
    loop, bots = play.loop, play.bots
    limits = Limits.of(settings, settings.redis_url or "", metrics)
    egress_policy = EgressPolicy(settings.webhook_networks, plain=settings.webhook_http)
    checkpointer = Checkpointer(pool, log, ground.key, pause=settings.checkpoint_interval)
    prover = Prover(ground.key, checkpointer)
    kept = JournalBounds(
        per_seat=settings.refusals_per_seat, per_account=settings.refusals_per_account
    )
    journal = Journal(pool, metrics, kept)
    adoptions = Adoptions(pool, log, games, bots.look_at, most_games=settings.most_games)
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
        authenticator=Authenticator(pool, ground.redis, limits.auth_throttle),
        limits=limits,
        redaction=redaction,
        vocabulary=vocabulary,
        games=games,
        opener=opener,
        lobby=lobby,
        loop=loop,
        past=past,
        recorder=recorder,
        passes=StandingPasses(play.recorder),
        proposals=Proposals(
            recorder, Takebacks(log, reader, decoder, Drafter(redaction), game_clocks)
        ),
        leaving=Leaving(recorder),
        rematches=Rematches(registry, vocabulary, games, opener, lobby),
        adoptions=adoptions,
        forker=Forker(log, past, decoder, adoptions),
        documents=DocumentReader(),
        notations=Notations(pool, log, registry, decoder, redaction),
        journal=journal,
        refusal_recorder=RefusalRecorder(log, journal),
        disputes=office(settings, pool, log, recorder, reader, decoder, redaction, prover),
        history=History(pool, log, decoder, redaction),
        bots=bots,
        game_clocks=game_clocks,
        timekeeper=timekeeper(pool, log, decoder, games, recorder, loop, game_clocks),
        key=ground.key,
        checkpointer=checkpointer,
        cosigner=Cosigner(pool, log.partitions, witness_keys(settings.witnesses)),
        prover=prover,
        egress_policy=egress_policy,
        webhooks=deliverer(
            settings,
            pool,
            egress_policy,
            Renderer(log, games, decoder, redaction),
            metrics,
            tracing,
        ),
        replayer=Redelivery(pool, log, decoder),
        metrics=metrics,
        siblings=None if ground.place is None else Siblings(ground.place, metrics.registry),
        tracing=tracing,
        closing=asyncio.Event(),
    )


def _memory(ground: Ground) -> _Memory:
    metrics = Metrics()
    settings, registry, pool, log = ground.settings, ground.registry, ground.pool, ground.log
    decoder = Decoder(registry)
    replayer = Replayer(registry, decoder)
    snapshots = Snapshots(pool, registry, interval=settings.snapshot_interval)
    reader = Reader(log, replayer, snapshots)
    return _Memory(
        metrics=metrics,
        decoder=decoder,
        redaction=Redaction(decoder),
        reader=reader,
        games=GameCache(
            pool, log, replayer, reader, snapshots, metrics, capacity=settings.hot_games
        ),
        past=Past(reader),
        vocabulary=Vocabulary(registry),
    )


def _play(ground: Ground, memory: _Memory) -> _Play:
    settings, pool, log = ground.settings, ground.pool, ground.log
    games, decoder, redaction = memory.games, memory.decoder, memory.redaction
    refusals = PlayProblems(log, redaction)
    loop = CommandLoop(log, games, decoder, redaction, refusals, memory.metrics)
    bots = Bots(pool, games, loop, pause=ground.bot_pause)
    loop.listen(bots.look_at)
    return _Play(
        loop=loop,
        bots=bots,
        recorder=TableRecorder(log, games, memory.past, decoder, loop.tell),
        opener=Opener(pool, log, decoder, games, bots.look_at, most_games=settings.most_games),
        lobby=Lobby(pool, log, games, decoder, bots.look_at),
        game_clocks=GameClocks(pool, log, decoder),
    )
