"""What playing and reading games works with."""

from msgspec import Struct

from events.log import Log
from projections.database import Pool
from service.moves.attempt import RecordsRefusals
from service.moves.kept_answers import KeptAnswers
from service.moves.past_answers import PastAnswers
from service.moves.replay import Replays
from service.moves.shared_answers import SharedAnswers
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
    answers: PastAnswers
    shared_answers: SharedAnswers
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
    settings = ground.settings
    kept = KeptAnswers(settings.past_memory)
    shared = SharedAnswers.of(settings.redis_url or "", settings.past_redis)
    answers = PastAnswers(ground.log, play.past, play.redaction, kept, shared, ground.metrics)
    return MoveParts(
        pool=ground.pool,
        log=ground.log,
        games=play.games,
        loop=play.loop,
        past=play.past,
        answers=answers,
        shared_answers=shared,
        redaction=play.redaction,
        turns=play.turns,
        vocabulary=play.vocabulary,
        history=play.history,
        replays=Replays(
            *(ground.log, play.past, ground.decoder, play.redaction),
            *(play.replayer, play.game_clocks, play.turns, answers),
        ),
        refusals=refusals,
        proposals=table.proposals,
    )
