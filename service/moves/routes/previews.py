"""Commands on trial: what they would do."""

from typing import Final

import msgspec
from litestar import Response

from referee.drafting import CommandBatch
from referee.languages import preferred
from referee.preview_schemas import Preview, Trial
from referee.problems import kinds
from referee.problems.problem import ProblemError
from service.http.call import Call, Nothing
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import sent
from service.identity.scopes import Scope
from service.lobby.access import find_playable
from service.moves.parts import MoveParts
from service.moves.previews import Previews
from service.moves.routes.moves import players_named
from service.play.command_loop import PlayRequest

_TOO_LATE: Final = frozenset(
    one.type for one in (kinds.DECISION_CLOSED, kinds.GAME_PAUSED, kinds.NOT_YOUR_SEAT)
)
"""What commands are refused with whose decision, game or seat is not what it was."""


@operation(
    "POST",
    "/v1/games/{game_id}/previews",
    tag="play",
    scope=Scope.PLAY,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, Preview),),
    problems=(
        kinds.UNKNOWN_GAME,
        kinds.NOT_YOUR_SEAT,
        kinds.GAME_NOT_STARTED,
        kinds.ILLEGAL_COMMAND,
    ),
)
async def preview_moves(call: Call[MoveParts, Trial, Nothing]) -> Response[bytes]:
    """Preview commands.

    Plays nothing. Tries the commands where everything that you cannot know is imagined, and says
    what they change in your scene, what you could choose then, and how much of it is certain. So a
    client can show what a choice does, and let somebody put together a turn before it is played.
    If the decision is not open any more, nothing is tried: the answer is the game as it stands now,
    and nothing of it is certain.
    """
    wanted = call.body
    game = await find_playable(call, wanted.seat)
    order = PlayRequest(
        batch=CommandBatch(
            seat=wanted.seat,
            commands=call.parts.vocabulary.commands(game.title, wanted.commands),
            decision=wanted.decision,
        ),
        by="person",
        account=call.account,
        dry_run=True,
    )
    language = preferred(call.header("accept-language"))
    previews = Previews(call.parts.pool, call.parts.redaction, language)
    try:
        tried = await call.parts.loop.rehearse(game, order)
        told = await previews.of(game, tried, refused=wanted.refused)
    except ProblemError as refusal:
        if refusal.problem.type not in _TOO_LATE:
            refusal.seats = await players_named(call, game, refusal)
            raise
        told = await previews.none(game, wanted.seat, refused=wanted.refused)
    headers = {"Cache-Control": "no-store", "Content-Language": language}
    return sent(msgspec.json.encode(told), headers=headers)
