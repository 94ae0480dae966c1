"""The one seat that an app asks for."""

from service.authorization.consent import Wanted
from service.authorization.schemas import SeatAsked
from service.play.game_cache import GameCache


async def holds(games: GameCache, account: str, wanted: Wanted) -> bool:
    """Whether the account sits where the app wants to play; if it asks for no seat, it does."""
    if wanted.only is None:
        return True
    game = await games.fresh(wanted.only.game)
    return game is not None and wanted.only.seat in game.held_by(account)


async def seats_asked(games: GameCache, wanted: Wanted) -> tuple[SeatAsked, ...]:
    """The seat as it is shown; none if the app asks for none."""
    game = None if wanted.only is None else await games.get(wanted.only.game)
    if game is None or wanted.only is None:
        return ()
    return (SeatAsked(game=game.id, title=game.title.meta.slug, seat=wanted.only.seat),)
