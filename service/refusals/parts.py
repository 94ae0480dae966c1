"""What the journal of refused commands works with."""

from msgspec import Struct

from projections.database import Pool
from service.play.game_cache import GameCache
from service.play.parts import PlayParts
from service.process.base_parts import BaseParts
from service.refusals.journal import Journal, JournalBounds
from service.refusals.recorder import RefusalRecorder


class RefusalParts(Struct, frozen=True, kw_only=True):
    """The journal, and what puts refusals into it."""

    pool: Pool
    games: GameCache
    journal: Journal
    recorder: RefusalRecorder


def refusal_parts(base: BaseParts, play: PlayParts) -> RefusalParts:
    """The parts of this process."""
    settings = base.settings
    bounds = JournalBounds(
        per_seat=settings.refusals_per_seat, per_account=settings.refusals_per_account
    )
    journal = Journal(base.pool, base.metrics, bounds)
    return RefusalParts(
        pool=base.pool,
        games=play.games,
        journal=journal,
        recorder=RefusalRecorder(base.log, journal),
    )
