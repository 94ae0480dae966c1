"""The draws of games that are over."""

from typing import Annotated

from litestar import Response
from msgspec import Meta, Struct

from referee.pages import cursor
from referee.paging import After, number_after
from referee.problems import kinds
from referee.problems.problem import refused
from service.disputes.parts import DisputeParts
from service.disputes.schemas import DrawList
from service.http.call import Call
from service.http.operation import Answer, operation
from service.http.replies import json
from service.identity.scopes import Scope
from service.lobby.access import find_examinable


class DrawsWanted(Struct, frozen=True, kw_only=True):
    """Which draws."""

    after: After = None
    limit: Annotated[int, Meta(ge=1, le=1000, description="Maximum number of items.")] = 200


@operation(
    "GET",
    "/v1/games/{game_id}/draws",
    tag="auditing",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, DrawList),),
    problems=(kinds.UNKNOWN_GAME, kinds.GAME_NOT_OVER),
)
async def list_draws(call: Call[DisputeParts, None, DrawsWanted]) -> Response[bytes]:
    """List the draws of a finished game.

    The service replays the game to list its draws, so the first page can take several seconds. You
    can derive each outcome from the seed in the export, as the audit format describes. Which draws
    a ply makes, and their labels, is the service's claim; `kronika verify` derives them from the
    rules.
    """
    game = await find_examinable(call)
    if not game.position.over:
        raise refused(kinds.GAME_NOT_OVER)
    listing = f"draws of {game.id}"
    start = number_after(listing, call.query.after or 0)
    found = await call.parts.draws.of(game)
    end = start + call.query.limit
    more = cursor(listing, end) if end < len(found.draws) else None
    return json(
        DrawList(
            items=found.draws[start:end],
            next=more,
            plies=found.plies,
            by=found.by,
            departures=found.departures,
        )
    )
