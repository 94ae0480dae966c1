"""What pictures are made with."""

from typing import Final

from msgspec import Struct

from games.kernel.registry import Registry
from projections.database import Pool
from service.moves.parts import MoveParts
from service.moves.past_answers import PastAnswers
from service.pictures.kept import KeptPictures
from service.pictures.painter import Painter
from service.play.game_cache import GameCache
from service.process.base_parts import BaseParts
from service.process.worker_pool import WorkerPool

WORKER: Final = "service.pictures.worker"
SECONDS: Final = 20.0
"""After which a picture is given up."""


class PictureParts(Struct, frozen=True, kw_only=True):
    """Games, their scenes, and who draws them."""

    pool: Pool
    games: GameCache
    answers: PastAnswers
    painter: Painter
    registry: Registry


def picture_parts(base: BaseParts, moves: MoveParts) -> PictureParts:
    """The parts of this process."""
    settings = base.settings
    workers = WorkerPool(WORKER, size=settings.picture_workers, seconds=SECONDS)
    return PictureParts(
        pool=base.pool,
        games=moves.games,
        answers=moves.answers,
        painter=Painter(workers, KeptPictures(settings.picture_memory)),
        registry=base.registry,
    )
