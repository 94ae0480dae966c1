"""Sitting down at open tables."""

from litestar import Response

from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.lobby.access import find_game, find_joinable
from service.lobby.parts import LobbyParts
from service.lobby.routes.games import show
from service.lobby.schemas.games import GameShown, SeatChosen, SeatJoined
from service.problems import kinds


@operation(
    "POST",
    "/v1/games/{game_id}/join",
    tag="games",
    scope=Scope.PLAY,
    answers=(Answer(200, GameShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.GAME_NOT_OPEN, kinds.SEAT_TAKEN),
)
async def join_game(call: Call[LobbyParts, SeatJoined, Nothing]) -> Response[bytes]:
    """Take a seat.

    On the given seat, or on the first open one. The game starts when the last seat is taken.
    Repeating it is harmless. A private table is found only by who is invited.
    """
    wanted = call.body
    game = await find_joinable(call, wanted.invitation)
    await call.parts.lobby.join(game, call.account, wanted.seat, wanted.entropy)
    return json(await show(call.parts, game))


@operation(
    "POST",
    "/v1/games/{game_id}/leave",
    tag="games",
    scope=Scope.PLAY,
    answers=(Answer(200, GameShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.GAME_NOT_OPEN, kinds.NOT_SEATED),
)
async def leave_game(call: Call[LobbyParts, SeatChosen, Nothing]) -> Response[bytes]:
    """Leave a table before the start.

    From the given seat, or from all of yours.
    """
    game = await find_game(call)
    await call.parts.lobby.leave(game, call.account, call.body.seat)
    return json(await show(call.parts, game))


@operation(
    "POST",
    "/v1/games/{game_id}/start",
    tag="games",
    scope=Scope.PLAY,
    answers=(Answer(200, GameShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.SEATS_OPEN),
)
async def start_game(call: Call[LobbyParts, Nothing, Nothing]) -> Response[bytes]:
    """Start a game whose seats are all taken.

    A game starts by itself when the last seat is taken; this only makes sure of it. It is harmless
    when the game runs.
    """
    game = await find_game(call)
    await call.parts.lobby.start(game, call.account)
    return json(await show(call.parts, game))
