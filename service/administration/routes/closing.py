"""Games that administrators end."""

import re
from typing import Final

from litestar import Response

from referee.problems import kinds
from referee.problems.problem import refused
from service.acts.record import RecordedAct
from service.administration.desk import Desk
from service.administration.parts import AdministrationParts
from service.administration.routes.doing import DONE, in_steps
from service.administration.schemas import GameClosing
from service.http.call import Call, Nothing
from service.http.idempotency import SHORT_KEY
from service.http.operation import operation
from service.identity.scopes import Scope

_GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


@operation(
    "POST",
    "/v1/admin/games/{game_id}/void",
    tag="administration",
    scope=Scope.ADMIN,
    headers=(SHORT_KEY,),
    answers=(DONE,),
    problems=(kinds.UNKNOWN_GAME, kinds.GAME_ENDED),
)
async def void_game(call: Call[AdministrationParts, GameClosing, Nothing]) -> Response[bytes]:
    """Declare a game void.

    A game that has not started is closed, a running one ends without a result, a finished one does
    not count any more. No seat has to dispute anything. The log of the game tells the players that
    an administrator did it, and why; as in every game that is void, its hidden information becomes
    public. This cannot be undone; repeating the request has no further effect.
    """

    async def act(desk: Desk) -> RecordedAct:
        game_id = call.path("game_id")
        if not _GAME.fullmatch(game_id):
            raise refused(kinds.UNKNOWN_GAME)
        return await call.parts.voiding.declare(desk, game_id, call.body.reason)

    return await in_steps(call, act)
