"""What playing and reading games works with."""

from msgspec import Struct

from events.log import Log
from projections.database import Pool
from service.moves.attempt import RecordsRefusals
from service.moves.replay import Replays
from service.play.command_loop import CommandLoop
from service.play.game_cache import GameCache
from service.play.history import MoveHistory
from service.play.parts import PlayParts
from service.play.past import Past
from service.play.redaction import Redaction
from service.play.vocabulary import Vocabulary
from service.process.ground import Ground
from service.process.turns import Turns
from service.table.parts import TableParts
from service.table.proposals import Proposals


class MoveParts(Struct, frozen=True, kw_only=True):
    """The command loop, and what was recorded."""

    pool: Pool
    log: Log
    games: GameCache
    loop: CommandLoop
    past: Past
    redaction: Redaction
    turns: Turns
    vocabulary: Vocabulary
    history: MoveHistory
    replays: Replays
    refusals: RecordsRefusals
    proposals: Proposals


def move_parts(
    ground: Ground, play: PlayParts, table: TableParts, refusals: RecordsRefusals
) -> MoveParts:
    """The parts of this process. What is refused goes to `refusals`."""
    return MoveParts(
        pool=ground.pool,
        log=ground.log,
        games=play.games,
        loop=play.loop,
        past=play.past,
        redaction=play.redaction,
        turns=play.turns,
        vocabulary=play.vocabulary,
        history=play.history,
        replays=Replays(
            *(ground.log, play.past, ground.decoder, play.redaction),
            *(play.replayer, play.game_clocks, play.turns),
        ),
        refusals=refusals,
        proposals=table.proposals,
    )
