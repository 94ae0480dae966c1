"""A seat's preferences: what the service does for it."""

from litestar import Response

from games.kernel.seats import Seat
from referee.problems import kinds
from referee.viewers import own_seat
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.lobby.access import acting, find_readable, held, seat_in_path
from service.play.game_cache import LiveGame
from service.table.parts import TableParts
from service.table.schemas import Preferring, SeatPreferences

_FRESH = {"Cache-Control": "no-store"}


@operation(
    "GET",
    "/v1/games/{game_id}/seats/{seat}/preferences",
    tag="table",
    scope=Scope.PLAY,
    answers=(Answer(200, SeatPreferences),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT),
)
async def get_preferences(call: Call[TableParts, None, Nothing]) -> Response[bytes]:
    """Get the preferences of your seat.

    Nobody else can read them.
    """
    game = await find_readable(call)
    seat = own_seat(held(call, game), seat_in_path(call))
    return _shown(game, seat)


@operation(
    "PUT",
    "/v1/games/{game_id}/seats/{seat}/preferences",
    tag="table",
    scope=Scope.PLAY,
    answers=(Answer(200, SeatPreferences),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.NOT_AT_THIS_TABLE),
)
async def set_preferences(call: Call[TableParts, Preferring, Nothing]) -> Response[bytes]:
    """Set the preferences of your seat.

    With `forced`, the service plays every decision for which your seat has only one legal command.
    Each is an ordinary move; the event `table.forced-played` right before it marks it as automatic.
    You still decide yourself when playing automatically would reveal hidden information (the other
    players could not know that you have only one choice), and at windows, which standing passes
    cover.
    """
    game = await find_readable(call)
    seat = seat_in_path(call)
    await call.parts.preferences.prefer(game, acting(call, seat), forced=call.body.forced)
    return _shown(game, seat)


def _shown(game: LiveGame, seat: Seat) -> Response[bytes]:
    forced = seat in game.position.seen.forced
    return json(SeatPreferences(seat=seat, forced=forced), headers=_FRESH)
