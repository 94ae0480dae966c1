"""Standing passes: windows that a seat wants to be passed without being asked."""

from litestar import Response

from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json, sent
from service.identity.scopes import Scope
from service.lobby.access import Look, find_readable
from service.play.standing_passes import standing
from service.play.viewers import own_seat
from service.problems import kinds
from service.table.parts import TableParts
from service.table.schemas import OrderingPass, Passes, PassShown

_FRESH = {"Cache-Control": "no-store"}


@operation(
    "GET",
    "/v1/games/{game_id}/passes",
    tag="table",
    scope=Scope.PLAY,
    answers=(Answer(200, Passes),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT),
)
async def list_passes(call: Call[TableParts, None, Look]) -> Response[bytes]:
    """List the standing passes of a seat of yours, and the kinds of windows that there are.

    A window is a decision that can be passed, such as a chance to react. Orders that have ended
    are not listed.
    """
    game = await find_readable(call)
    seat = own_seat(game.held_by(call.account), call.query.seat)
    windows = game.title.windows
    items = tuple(
        PassShown(seat=one.seat, kind=one.kind, until=one.until) for one in standing(game, seat)
    )
    shown = Passes(items=items, kinds=() if windows is None else windows.kinds)
    return json(shown, headers=_FRESH)


@operation(
    "POST",
    "/v1/games/{game_id}/passes",
    tag="table",
    scope=Scope.PLAY,
    answers=(Answer(200, PassShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.NOT_AT_THIS_TABLE),
)
async def order_pass(call: Call[TableParts, OrderingPass, Nothing]) -> Response[bytes]:
    """Order a standing pass: windows of a kind are passed for your seat from now on.

    The passes are ordinary moves. In the log a `table.pass-played` right before the move tells
    them from those that you play yourself. Ordering again replaces the order.
    """
    game = await find_readable(call)
    seat = own_seat(game.held_by(call.account), call.body.seat)
    order = await call.parts.passes.order(game, seat, call.body.kind, call.body.until)
    return json(PassShown(seat=seat, kind=order.kind, until=order.until), headers=_FRESH)


@operation(
    "DELETE",
    "/v1/games/{game_id}/passes/{kind}",
    tag="table",
    scope=Scope.PLAY,
    answers=(Answer(204, None),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.NOT_YOUR_SEAT,
        kinds.UNKNOWN_PASS,
    ),
)
async def withdraw_pass(call: Call[TableParts, None, Look]) -> Response[bytes]:
    """Withdraw a standing pass: your seat is asked again."""
    game = await find_readable(call)
    seat = own_seat(game.held_by(call.account), call.query.seat)
    await call.parts.passes.withdraw(game, seat, call.path("kind"))
    return sent(b"", status=204)
