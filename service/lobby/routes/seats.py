"""Sitting down at open tables."""

from litestar import Response

from events.receipt_trees import receipts
from events.receipts import Statement
from referee.game_schemas import GameShown
from referee.languages import preferred
from referee.problems import kinds
from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.lobby.access import chosen, find_game, find_joinable, seat_in_path
from service.lobby.parts import LobbyParts
from service.lobby.routes.games import answered, occupant, show
from service.lobby.schemas.games import (
    EntropyRevealed,
    EntropyTaken,
    SeatChosen,
    SeatFilled,
    SeatJoined,
    SeatWanted,
)


@operation(
    "POST",
    "/v1/games/{game_id}/join",
    tag="games",
    scope=Scope.CREATE,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.GAME_NOT_OPEN, kinds.SEAT_TAKEN),
)
async def join_game(call: Call[LobbyParts, SeatJoined, Nothing]) -> Response[bytes]:
    """Take a seat.

    Takes the given seat or, if `seat` is null, the seat reserved for you or the first open one. The
    game starts when every seat is taken and every committed entropy text has been revealed.
    Repeating the request has no further effect. For a private game that you were not invited to,
    the service responds with 404.
    """
    wanted = call.body
    game = await find_joinable(call, wanted.invitation)
    await call.parts.lobby.join(game, call.account, wanted.seat, wanted, wanted.invitation)
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
async def reveal_entropy(call: Call[LobbyParts, EntropyRevealed, Nothing]) -> Response[bytes]:
    """Reveal the entropy text of your seat.

    Every seat must be taken; `entropy_awaited` lists the seats that still have to reveal their
    text. The game starts when the last text is revealed. The response contains a receipt that
    proves that your text is in the log. Before you reveal your text, get a receipt of the game
    (`listReceipts`) and check that every seat has committed. Then the service cannot seat an
    accomplice who knows your text. Repeating the request has no further effect.
    """
    told, parts = call.body, call.parts
    game = await find_game(call)
    await parts.lobby.reveal_entropy(game, call.account, chosen(call, told.seat), told.entropy)
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
    scope=Scope.CREATE,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.GAME_NOT_OPEN, kinds.NOT_SEATED),
)
async def leave_game(call: Call[LobbyParts, SeatChosen, Nothing]) -> Response[bytes]:
    """Leave a game before it starts.

    Frees the given seat or, if `seat` is null, all of your seats. Once a committed entropy text has
    been revealed, the request is refused with 409.
    """
    game = await find_game(call)
    await call.parts.lobby.leave(game, call.account, call.body.seat)
    return await answered(call, game)


@operation(
    "PUT",
    "/v1/games/{game_id}/seats/{seat}",
    tag="games",
    scope=Scope.CREATE,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.GAME_NOT_OPEN,
        kinds.NOT_YOUR_SEAT,
        kinds.SEAT_TAKEN,
    ),
)
async def fill_seat(call: Call[LobbyParts, SeatFilled, Nothing]) -> Response[bytes]:
    """Give a seat to a bot, or open it again, before the game starts.

    Only the `host` of the game can do this, for seats that no person has. Invitations that reserved
    the seat end when a bot takes it. The game starts when every seat is taken and every committed
    entropy text has been revealed. Repeating the request has no further effect.
    """
    game, seat = await find_game(call), seat_in_path(call)
    wanted = occupant(game.basis.title, SeatWanted(kind=call.body.kind, bot=call.body.bot))
    await call.parts.lobby.fill(game, call.account, seat, wanted.bot)
    return await answered(call, game)


@operation(
    "POST",
    "/v1/games/{game_id}/start",
    tag="games",
    scope=Scope.CREATE,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.GAME_NOT_OPEN,
        kinds.NOT_YOUR_SEAT,
        kinds.SEATS_OPEN,
        kinds.ENTROPY_AWAITED,
    ),
)
async def start_game(call: Call[LobbyParts, Nothing, Nothing]) -> Response[bytes]:
    """Start a game whose seats are all taken.

    A game normally starts automatically when every seat is taken and every committed entropy text
    has been revealed. If a text is not revealed within the waiting time (60 seconds by default),
    any player at the table can start the game without it; the log records that the text was
    withheld. If the game is already running, the request has no effect.
    """
    game = await find_game(call)
    await call.parts.lobby.start(game, call.account)
    return await answered(call, game)
