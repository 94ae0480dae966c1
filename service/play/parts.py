"""What plays games: the cache, the ways to read the log, the command loop."""

from typing import Final

from msgspec import Struct

from referee.drafting import Drafter
from referee.redaction import Redaction
from referee.replayer import Replayer
from referee.vocabulary import Vocabulary
from service.play.append import GameWriter
from service.play.bots import Bots
from service.play.command_loop import CommandLoop
from service.play.dating import Dating
from service.play.game_cache import GameCache
from service.play.game_clocks import GameClocks
from service.play.history import MoveHistory
from service.play.notation import Notations
from service.play.position_cache import PositionCache
from service.play.problems import PlayProblems
from service.play.reader import Reader
from service.play.snapshots import Snapshots
from service.process.base_parts import BaseParts
from service.process.cooperative_scheduling import CooperativeScheduler
from service.process.worker_pool import WorkerPool
from service.settings.witness_policy import witness_policy

BOT_WORKER: Final = "service.play.bot_worker"
"""The module that thinks for bots."""


class PlayParts(Struct, frozen=True, kw_only=True):
    """Games in memory, and what reads, plays and writes them."""

    games: GameCache
    reader: Reader
    replayer: Replayer
    past: PositionCache
    redaction: Redaction
    scheduler: CooperativeScheduler
    vocabulary: Vocabulary
    drafter: Drafter
    history: MoveHistory
    notations: Notations
    game_clocks: GameClocks
    writer: GameWriter
    loop: CommandLoop
    thinkers: WorkerPool
    bots: Bots
    dating: Dating


def play_parts(base: BaseParts, *, bot_pause: float, bot_worker: str) -> PlayParts:
    """The parts of this process. Bots think in processes that run the module `bot_worker`, and wait
    `bot_pause` seconds before each move."""
    pool, log, decoder, metrics = base.pool, base.log, base.decoder, base.metrics
    redaction, scheduler = Redaction(decoder), base.scheduler
    snapshots = Snapshots(
        log.places.of, log.partition, base.registry, interval=base.settings.snapshot_interval
    )
    replayer = Replayer(base.registry, decoder)
    reader = Reader(log, replayer, snapshots, scheduler)
    capacity = base.settings.hot_games
    games = GameCache(pool, log, replayer, reader, snapshots, metrics, capacity=capacity)
    writer = GameWriter(log, games, metrics)
    loop = CommandLoop(writer, games, decoder, redaction, PlayProblems(log, redaction), metrics)
    settings = base.settings
    thinkers = WorkerPool(bot_worker, size=settings.bot_workers, seconds=settings.bot_seconds)
    bots = Bots(
        *(pool, games, loop, redaction, thinkers), nodes=settings.bot_nodes, pause=bot_pause
    )
    loop.listen(bots.look_at)
    return PlayParts(
        games=games,
        reader=reader,
        replayer=replayer,
        past=PositionCache(reader),
        redaction=redaction,
        scheduler=scheduler,
        vocabulary=Vocabulary(base.registry),
        drafter=Drafter(redaction),
        history=MoveHistory(pool, log, decoder, redaction, scheduler),
        notations=Notations(log, base.registry, decoder, redaction, scheduler),
        game_clocks=GameClocks(pool, log, decoder, scheduler),
        writer=writer,
        loop=loop,
        thinkers=thinkers,
        bots=bots,
        dating=Dating(pool, witness_policy(base.settings).keys),
    )
