"""Hints for those who play against bots."""

import msgspec
from litestar import Response

from referee.hint_schemas import HintAsked, MoveHint
from referee.problems import kinds
from referee.viewers import own_seat
from service.http.call import Call, Nothing
from service.http.operation import Answer, operation
from service.http.replies import sent
from service.identity.scopes import Scope
from service.lobby.access import find_readable, held
from service.moves.parts import MoveParts


@operation(
    "POST",
    "/v1/games/{game_id}/hint",
    tag="play",
    scope=Scope.PLAY,
    answers=(Answer(200, MoveHint),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.NOT_YOUR_SEAT,
        kinds.NO_HINTS,
        kinds.GAME_NOT_STARTED,
        kinds.GAME_PAUSED,
        kinds.GAME_ENDED,
        kinds.DECISION_CLOSED,
    ),
)
async def get_hint(call: Call[MoveParts, HintAsked, Nothing]) -> Response[bytes]:
    """Get a hint.

    Needs a game that was opened with `hints` in its terms, and a seat of yours that has to decide.
    Returns up to three commands that a strong player would choose, the best first, with what each
    seat may expect after each of them. The service looks only at what your seat can know. Nothing
    is played.
    """
    seat = call.body.seat
    game = await find_readable(call)
    own_seat(held(call, game), seat)
    hint = await call.parts.hints.of(game.basis, seat, call.account)
    return sent(msgspec.json.encode(hint), headers={"Cache-Control": "no-store"})
