"""What the journal of refused commands works with."""

from msgspec import Struct

from projections.database import Pool
from service.play.game_cache import GameCache
from service.play.parts import PlayParts
from service.process.ground import Ground
from service.refusals.journal import Journal, JournalBounds
from service.refusals.recorder import RefusalRecorder


class RefusalParts(Struct, frozen=True, kw_only=True):
    """The journal, and what puts refusals into it."""

    pool: Pool
    games: GameCache
    journal: Journal
    recorder: RefusalRecorder


def refusal_parts(ground: Ground, play: PlayParts) -> RefusalParts:
    """The parts of this process."""
    settings = ground.settings
    bounds = JournalBounds(
        per_seat=settings.refusals_per_seat, per_account=settings.refusals_per_account
    )
    journal = Journal(ground.pool, ground.metrics, bounds)
    return RefusalParts(
        pool=ground.pool,
        games=play.games,
        journal=journal,
        recorder=RefusalRecorder(ground.log, journal),
    )
