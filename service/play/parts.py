"""What plays games: the cache, the ways to read the log, the command loop."""

from msgspec import Struct

from service.play.append import GameWriter
from service.play.bots import Bots
from service.play.command_loop import CommandLoop
from service.play.drafting import Drafter
from service.play.game_cache import GameCache
from service.play.game_clocks import GameClocks
from service.play.history import MoveHistory
from service.play.notation import Notations
from service.play.past import Past
from service.play.problems import PlayProblems
from service.play.reader import Reader
from service.play.redaction import Redaction
from service.play.replayer import Replayer
from service.play.snapshots import Snapshots
from service.play.vocabulary import Vocabulary
from service.process.ground import Ground
from service.process.turns import Turns


class PlayParts(Struct, frozen=True, kw_only=True):
    """Games in memory, and what reads, plays and writes them."""

    games: GameCache
    reader: Reader
    replayer: Replayer
    past: Past
    redaction: Redaction
    turns: Turns
    vocabulary: Vocabulary
    drafter: Drafter
    history: MoveHistory
    notations: Notations
    game_clocks: GameClocks
    writer: GameWriter
    loop: CommandLoop
    bots: Bots


def play_parts(ground: Ground, *, bot_pause: float) -> PlayParts:
    """The parts of this process. Bots wait `bot_pause` seconds before each move."""
    pool, log, decoder, metrics = ground.pool, ground.log, ground.decoder, ground.metrics
    redaction, turns = Redaction(decoder), ground.turns
    snapshots = Snapshots(
        pool, ground.log.partition, ground.registry, interval=ground.settings.snapshot_interval
    )
    replayer = Replayer(ground.registry, decoder)
    reader = Reader(log, replayer, snapshots, turns)
    capacity = ground.settings.hot_games
    games = GameCache(pool, log, replayer, reader, snapshots, metrics, capacity=capacity)
    writer = GameWriter(log, games, metrics)
    loop = CommandLoop(writer, games, decoder, redaction, PlayProblems(log, redaction), metrics)
    bots = Bots(pool, games, loop, redaction, pause=bot_pause)
    loop.listen(bots.look_at)
    return PlayParts(
        games=games,
        reader=reader,
        replayer=replayer,
        past=Past(reader),
        redaction=redaction,
        turns=turns,
        vocabulary=Vocabulary(ground.registry),
        drafter=Drafter(redaction),
        history=MoveHistory(pool, log, decoder, redaction, turns),
        notations=Notations(log, ground.registry, decoder, redaction, turns),
        game_clocks=GameClocks(pool, log, decoder, turns),
        writer=writer,
        loop=loop,
        bots=bots,
    )
