"""Standing passes: windows that a seat wants to be passed without being asked."""

from litestar import Response

from referee.paging import ListWanted, page_of
from referee.problems import kinds
from referee.viewers import own_seat
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json, sent
from service.identity.scopes import Scope
from service.lobby.access import acting, find_readable, held, seat_in_path
from service.play.standing_passes import standing
from service.table.parts import TableParts
from service.table.schemas import OrderingPass, Passes, PassShown

_FRESH = {"Cache-Control": "no-store"}


@operation(
    "GET",
    "/v1/games/{game_id}/seats/{seat}/passes",
    tag="table",
    scope=Scope.PLAY,
    answers=(Answer(200, Passes),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT),
)
async def list_passes(call: Call[TableParts, None, ListWanted]) -> Response[bytes]:
    """List the standing passes of your seat.

    Also returns every window kind of the title. A window is a decision that a seat may pass, such
    as an opportunity to react. Expired standing passes are not listed.
    """
    game = await find_readable(call)
    seat = own_seat(held(call, game), seat_in_path(call))
    windows = game.title.rules.windows
    items = tuple(
        PassShown(seat=one.seat, kind=one.kind, until=one.until)
        for one in standing(game.basis, seat)
    )
    page = page_of(f"passes of {game.id} {seat}", items, lambda one: one.kind, call.query)
    shown = Passes(items=page.items, next=page.next, kinds=() if windows is None else windows.kinds)
    return json(shown, headers=_FRESH)


@operation(
    "PUT",
    "/v1/games/{game_id}/seats/{seat}/passes/{kind}",
    tag="table",
    scope=Scope.PLAY,
    answers=(Answer(200, PassShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.NOT_AT_THIS_TABLE),
)
async def set_pass(call: Call[TableParts, OrderingPass, Nothing]) -> Response[bytes]:
    """Set a standing pass of your seat.

    From now on the service passes every window of this kind for your seat. Each pass is an ordinary
    move; the event `table.pass-played` right before it marks it as automatic. An earlier standing
    pass of the same kind is replaced.
    """
    game = await find_readable(call)
    who = acting(call, seat_in_path(call))
    order = await call.parts.passes.order(game, who, call.path("kind"), call.body.until)
    return json(PassShown(seat=order.seat, kind=order.kind, until=order.until), headers=_FRESH)


@operation(
    "DELETE",
    "/v1/games/{game_id}/seats/{seat}/passes/{kind}",
    tag="table",
    scope=Scope.PLAY,
    answers=(Answer(204, None),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.NOT_YOUR_SEAT,
        kinds.UNKNOWN_PASS,
    ),
)
async def delete_pass(call: Call[TableParts, None, Nothing]) -> Response[bytes]:
    """Delete a standing pass of your seat.

    The seat is asked again when a window of this kind opens.
    """
    game = await find_readable(call)
    who = acting(call, seat_in_path(call))
    await call.parts.passes.withdraw(game, who, call.path("kind"))
    return sent(b"", status=204)
