"""What playing and reading games works with."""

from msgspec import Struct

from events.log import Log
from games.kernel.players import HARD
from projections.database import Pool
from referee.redaction import Redaction
from referee.vocabulary import Vocabulary
from service.moves.answer_expiry import AnswerExpiry
from service.moves.attempt import RecordsRefusals
from service.moves.cached_answers import CachedAnswers
from service.moves.hints import Hints
from service.moves.leases import HoldsLeases
from service.moves.past_answers import PastAnswers
from service.moves.replay import Replays
from service.moves.shared_answers import SharedAnswers
from service.play.command_loop import CommandLoop
from service.play.game_cache import GameCache
from service.play.history import MoveHistory
from service.play.parts import PlayParts
from service.play.position_cache import PositionCache
from service.process.base_parts import BaseParts
from service.process.cooperative_scheduling import CooperativeScheduler
from service.table.parts import TableParts
from service.table.proposals import Proposals


class MoveParts(Struct, frozen=True, kw_only=True):
    """The command loop, and what was recorded."""

    pool: Pool
    log: Log
    games: GameCache
    loop: CommandLoop
    past: PositionCache
    answers: PastAnswers
    shared_answers: SharedAnswers
    expiry: AnswerExpiry
    redaction: Redaction
    scheduler: CooperativeScheduler
    vocabulary: Vocabulary
    history: MoveHistory
    replays: Replays
    refusals: RecordsRefusals
    proposals: Proposals
    leases: HoldsLeases
    hints: Hints


def move_parts(
    base: BaseParts,
    play: PlayParts,
    table: TableParts,
    refusals: RecordsRefusals,
    leases: HoldsLeases,
) -> MoveParts:
    """The parts of this process. What is refused goes to `refusals`; `leases` knows who may play
    by which lease."""
    settings = base.settings
    kept = CachedAnswers(settings.past_memory)
    shared = SharedAnswers.of(settings.redis_url or "", settings.past_redis)
    answers = PastAnswers(base.log, play.past, play.redaction, kept, shared, base.metrics)
    return MoveParts(
        pool=base.pool,
        log=base.log,
        games=play.games,
        loop=play.loop,
        past=play.past,
        answers=answers,
        shared_answers=shared,
        expiry=AnswerExpiry(base.pool, base.redis, settings.answer_days, base.metrics),
        redaction=play.redaction,
        scheduler=play.scheduler,
        vocabulary=play.vocabulary,
        history=play.history,
        replays=Replays(
            *(base.log, play.past, base.decoder, play.redaction),
            *(play.replayer, play.game_clocks, play.scheduler, answers),
        ),
        refusals=refusals,
        proposals=table.proposals,
        leases=leases,
        hints=Hints(play.thinkers, nodes=min(HARD.nodes, settings.bot_nodes)),
    )
