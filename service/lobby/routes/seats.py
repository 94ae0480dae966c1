"""Sitting down at open tables."""

from litestar import Response

from events.receipt_trees import receipts
from events.receipts import Statement
from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE, preferred
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.lobby.access import find_game, find_joinable
from service.lobby.parts import LobbyParts
from service.lobby.routes.games import answered, show
from service.lobby.schemas.games import (
    EntropyTaken,
    EntropyTold,
    GameShown,
    SeatChosen,
    SeatJoined,
)
from service.problems import kinds


@operation(
    "POST",
    "/v1/games/{game_id}/join",
    tag="games",
    scope=Scope.PLAY,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.GAME_NOT_OPEN, kinds.SEAT_TAKEN),
)
async def join_game(call: Call[LobbyParts, SeatJoined, Nothing]) -> Response[bytes]:
    """Take a seat.

    You take the given seat, or the first open one. The game starts when the last seat is taken and
    all seats have told the texts that they committed to. Repeating the request is harmless. Only
    those who are invited find a private table.
    """
    wanted = call.body
    game = await find_joinable(call, wanted.invitation)
    await call.parts.lobby.join(game, call.account, wanted.seat, wanted)
    return await answered(call, game)


@operation(
    "PUT",
    "/v1/games/{game_id}/entropy",
    tag="games",
    scope=Scope.PLAY,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, EntropyTaken),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.GAME_NOT_OPEN,
        kinds.NOT_YOUR_SEAT,
        kinds.SEATS_OPEN,
    ),
)
async def tell_entropy(call: Call[LobbyParts, EntropyTold, Nothing]) -> Response[bytes]:
    """Tell the text that your seat has committed to.

    All seats must be taken: `entropy_awaited` says that your text is waited for. The game starts
    when the last text is told. The receipt says that yours is in the log. Before you tell it, take
    a receipt of the game as it is (`listReceipts`) and look that all have committed in it: then
    nobody can sit down behind your back who knows your text. Repeating it is harmless.
    """
    told, parts = call.body, call.parts
    game = await find_game(call)
    await parts.lobby.tell(game, call.account, told.seat, told.entropy)
    position = game.position
    said = Statement(
        game=game.id,
        ply=position.ply,
        version=position.version,
        head=position.head.hex(),
        at=position.at,
    )
    receipt = receipts([said], parts.key)[0]
    language = preferred(call.header("accept-language"))
    taken = EntropyTaken(game=await show(parts, game, language), receipt=receipt)
    return json(taken, headers={"Cache-Control": "no-store", "Content-Language": language})


@operation(
    "POST",
    "/v1/games/{game_id}/leave",
    tag="games",
    scope=Scope.PLAY,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.GAME_NOT_OPEN, kinds.NOT_SEATED),
)
async def leave_game(call: Call[LobbyParts, SeatChosen, Nothing]) -> Response[bytes]:
    """Leave a table before the start.

    From the given seat, or from all of yours; not once a text was told that had been committed to.
    """
    game = await find_game(call)
    await call.parts.lobby.leave(game, call.account, call.body.seat)
    return await answered(call, game)


@operation(
    "POST",
    "/v1/games/{game_id}/start",
    tag="games",
    scope=Scope.PLAY,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.NOT_YOUR_SEAT,
        kinds.SEATS_OPEN,
        kinds.ENTROPY_AWAITED,
    ),
)
async def start_game(call: Call[LobbyParts, Nothing, Nothing]) -> Response[bytes]:
    """Start a game whose seats are all taken.

    A game starts by itself when the last seat is taken and all texts are told. If a seat does not
    tell the text that it has committed to, anybody at the table can start the game without it
    after a while, and the log says so. The request is harmless when the game runs.
    """
    game = await find_game(call)
    await call.parts.lobby.start(game, call.account)
    return await answered(call, game)
