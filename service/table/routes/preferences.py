"""A seat's preferences: what the service does for it."""

from litestar import Response

from games.kernel.seats import Seat
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.lobby.access import find_readable
from service.play.game_cache import LiveGame
from service.play.viewers import own_seat
from service.problems import kinds
from service.problems.problem import refused
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
    """Get the preferences of a seat of yours."""
    game = await find_readable(call)
    return _shown(game, _seat(call.path("seat"), game.held_by(call.account)))


@operation(
    "PUT",
    "/v1/games/{game_id}/seats/{seat}/preferences",
    tag="table",
    scope=Scope.PLAY,
    answers=(Answer(200, SeatPreferences),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.NOT_AT_THIS_TABLE),
)
async def set_preferences(call: Call[TableParts, Preferring, Nothing]) -> Response[bytes]:
    """Set the preferences of a seat of yours.

    With `forced`, decisions that leave your seat one legal command are played for it. They are
    ordinary moves; in the log a `table.forced-played` right before the move tells them from those
    that you play yourself. You are still asked where others cannot know that you have no choice,
    because it depends on what is hidden, and at windows, for which there are standing passes.
    """
    game = await find_readable(call)
    seat = _seat(call.path("seat"), game.held_by(call.account))
    await call.parts.preferences.prefer(game, seat, forced=call.body.forced)
    return _shown(game, seat)


def _seat(named: str, held: frozenset[Seat]) -> Seat:
    """The seat in the path, which the caller holds."""
    if not (named.isascii() and named.isdigit() and len(named) < 3):
        raise refused(kinds.NOT_YOUR_SEAT, "A seat is a number.", field="seat")
    return own_seat(held, int(named))


def _shown(game: LiveGame, seat: Seat) -> Response[bytes]:
    forced = seat in game.position.seen.forced
    return json(SeatPreferences(seat=seat, forced=forced), headers=_FRESH)
