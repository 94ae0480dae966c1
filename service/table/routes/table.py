"""What people at a table do beside moving: proposing, agreeing, giving up, playing again."""

from typing import Any

import msgspec
from litestar import Response

from games.kernel.seats import Seat
from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE, preferred
from service.http.operation import Answer, operation
from service.http.replies import made
from service.identity.scopes import Scope
from service.lobby.access import find_readable
from service.lobby.routes.games import GAME_MADE, answered, show
from service.lobby.schemas.games import Again, GameShown
from service.play.game_cache import LiveGame
from service.play.viewers import own_seat
from service.problems import kinds
from service.table.parts import TableParts
from service.table.schemas import Proposing, Speaking

_PROBLEMS = (kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.NOT_AT_THIS_TABLE)


@operation(
    "POST",
    "/v1/games/{game_id}/proposals",
    tag="table",
    scope=Scope.PLAY,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=(*_PROBLEMS, kinds.GAME_ENDED, kinds.UNKNOWN_PLY),
)
async def propose(call: Call[TableParts, Proposing, Nothing]) -> Response[bytes]:
    """Propose something to the table.

    To take moves back, to pause or resume, or to call the game off. It happens once every person
    at the table agrees; bots go along with all but takebacks. Your own last choices that told you
    nothing new are taken back at once. Whatever was taken back stays in the log.
    """
    game, seat = await _at_table(call, call.body.seat)
    await call.parts.proposals.propose(game, seat, call.body.proposal)
    return await answered(call, game)


@operation(
    "POST",
    "/v1/games/{game_id}/agree",
    tag="table",
    scope=Scope.PLAY,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=(*_PROBLEMS, kinds.GAME_ENDED, kinds.UNKNOWN_PLY),
)
async def agree(call: Call[TableParts, Speaking, Nothing]) -> Response[bytes]:
    """Agree to a proposal.

    See `proposal` of the game. With the last agreement it happens.
    """
    game, seat = await _at_table(call, call.body.seat)
    await call.parts.proposals.agree(game, seat)
    return await answered(call, game)


@operation(
    "POST",
    "/v1/games/{game_id}/decline",
    tag="table",
    scope=Scope.PLAY,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=_PROBLEMS,
)
async def decline(call: Call[TableParts, Speaking, Nothing]) -> Response[bytes]:
    """Decline a proposal, or withdraw your own."""
    game, seat = await _at_table(call, call.body.seat)
    await call.parts.proposals.decline(game, seat)
    return await answered(call, game)


@operation(
    "POST",
    "/v1/games/{game_id}/resign",
    tag="table",
    scope=Scope.PLAY,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=_PROBLEMS,
)
async def resign(call: Call[TableParts, Speaking, Nothing]) -> Response[bytes]:
    """Give up.

    Your seat is ranked behind all others. While others play on, a bot takes it over; if nobody is
    left to play against, the game is over. Repeating it is harmless.
    """
    game, seat = await _at_table(call, call.body.seat)
    await call.parts.leaving.resign(game, seat)
    return await answered(call, game)


@operation(
    "POST",
    "/v1/games/{game_id}/abandon",
    tag="table",
    scope=Scope.PLAY,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, GameShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_OPEN),
)
async def abandon(call: Call[TableParts, Nothing, Nothing]) -> Response[bytes]:
    """Close a table that has not started, and where you sit alone.

    A game that runs is called off by agreement: propose `call-off`.
    """
    game = await find_readable(call)
    await call.parts.leaving.close(game, call.account)
    return await answered(call, game)


@operation(
    "POST",
    "/v1/games/{game_id}/rematch",
    tag="table",
    scope=Scope.CREATE,
    headers=(ACCEPT_LANGUAGE,),
    answers=(GAME_MADE,),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.NOT_YOUR_SEAT,
        kinds.GAME_NOT_OVER,
        kinds.TOO_MANY_GAMES,
    ),
)
async def rematch(call: Call[TableParts, Again, Nothing]) -> Response[bytes]:
    """Open a rematch, in which everybody sits one seat further.

    The first who asks opens the table; seats are kept for the others, who sit down by asking for
    the rematch, too, or by joining it. It starts when all have come.
    """
    game = await find_readable(call)

    async def body(opened: LiveGame) -> bytes:
        return msgspec.json.encode({"id": opened.id})  # kept for ever, so it names nobody

    again = await call.parts.rematches.again(game, call.account, body, call.body)
    language = preferred(call.header("accept-language"))
    shown = msgspec.json.encode(await show(call.parts, again, language))
    return made(shown, f"/v1/games/{again.id}", language=language)


async def _at_table(call: Call[TableParts, Any, Any], seat: Seat | None) -> tuple[LiveGame, Seat]:
    """The game in the path, and the seat that is meant, if the caller holds it."""
    game = await find_readable(call)
    return game, own_seat(game.held_by(call.account), seat)
