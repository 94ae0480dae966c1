"""What pages need to say what they show before the client is loaded."""

from msgspec import Struct

from games.kernel.registry import Registry
from projections.database import Pool
from service.play.game_cache import GameCache
from service.play.parts import PlayParts
from service.process.base_parts import BaseParts


class BrowserParts(Struct, frozen=True, kw_only=True):
    """Games and titles. `public_url` is where clients reach the service, if the settings say so."""

    registry: Registry
    pool: Pool
    games: GameCache
    public_url: str | None


def browser_parts(base: BaseParts, play: PlayParts) -> BrowserParts:
    """The parts of this process."""
    return BrowserParts(
        registry=base.registry,
        pool=base.pool,
        games=play.games,
        public_url=base.settings.public_url,
    )
