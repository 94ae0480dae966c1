"""What people at a table do beside moving and proposing: giving up, closing, playing again."""

import msgspec
from litestar import Response

from referee.game_schemas import GameShown
from referee.languages import preferred
from referee.problems import kinds
from service.accounts.keyed_responses import Made
from service.http.call import Call, Nothing
from service.http.idempotency import SHORT_KEY, key_of
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.identity.scopes import Scope
from service.limits.budgets import Traffic
from service.lobby.access import acting, find_readable
from service.lobby.routes.games import GAME_MADE, answered, game_made, show
from service.lobby.schemas.games import Again
from service.play.game_cache import LiveGame
from service.table.parts import TableParts
from service.table.schemas import Speaking

_PROBLEMS = (kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.NOT_AT_THIS_TABLE)


@operation(
    "POST",
    "/v1/games/{game_id}/resign",
    tag="table",
    scope=Scope.PLAY,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=_PROBLEMS,
)
async def resign_game(call: Call[TableParts, Speaking, Nothing]) -> Response[bytes]:
    """Resign.

    Your seat is ranked last. A bot takes it over while others play on; if you leave only one
    player, the game ends. Repeating the request has no further effect.
    """
    game = await find_readable(call)
    await call.parts.leaving.resign(game, acting(call, call.body.seat))
    return await answered(call, game)


@operation(
    "POST",
    "/v1/games/{game_id}/abandon",
    tag="table",
    scope=Scope.CREATE,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_OPEN),
)
async def abandon_game(call: Call[TableParts, Nothing, Nothing]) -> Response[bytes]:
    """Close a game that has not started.

    You must be the only person at the table. To end a running game without a result, propose
    `call-off`.
    """
    game = await find_readable(call)
    await call.parts.leaving.close(game, call.account)
    return await answered(call, game)


@operation(
    "POST",
    "/v1/games/{game_id}/rematch",
    tag="table",
    scope=Scope.CREATE,
    limit=Traffic.CREATING,
    headers=(SHORT_KEY, ACCEPT_LANGUAGE),
    answers=(GAME_MADE,),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.NOT_YOUR_SEAT,
        kinds.GAME_NOT_OVER,
        kinds.TOO_MANY_GAMES,
    ),
)
async def open_rematch(call: Call[TableParts, Again, Nothing]) -> Response[bytes]:
    """Open or join a rematch.

    The first request opens a new game in which every player moves one seat clockwise; seats are
    reserved for the other players, who take theirs with this request or with `join`. The game
    starts when every seat is taken.
    """
    game, language = await find_readable(call), preferred(call.header("accept-language"))

    async def body(opened: LiveGame) -> bytes:
        return msgspec.json.encode({"id": opened.id})  # kept for ever, so it names nobody

    async def seated() -> Made:
        again = await call.parts.rematches.again(game, call.account, body, call.body)
        shown = await show(call.parts, again, language)
        return Made(account=call.account, body=msgspec.json.encode(shown))

    key = key_of(call, f"rematch/{game.id}/{call.account}")
    return game_made(await call.parts.responses.repeatable(key, seated), language)
