"""The table at a ply, in whatever way it is shown."""

from typing import Any

from litestar import Response

from games.kernel.seats import Viewer
from referee.asked import Look
from referee.plies import LATEST, is_ply, named_ply
from referee.showing import Showing
from service.http.call import Call
from service.lobby.access import find_examinable, found_in_memory, held, viewer_of
from service.moves.cached_answers import CachedAnswer
from service.moves.parts import MoveParts
from service.moves.routes.caching import cacheable
from service.play.game_cache import LiveGame


async def shown(call: Call[MoveParts, None, Look], showing: Showing) -> Response[bytes]:
    """The table at the ply in the path."""
    answers, asked = call.parts.answers, call.path("ply")
    if (known := _lasting(call, asked, showing)) is not None:
        return known
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    ply = named_ply(game.position, asked)
    if asked == LATEST:
        return _answer(call, game, viewer, answers.latest(game, game.position, showing, viewer))
    return _answer(call, game, viewer, await answers.at(game, ply, showing, viewer))


def _lasting(
    call: Call[MoveParts, None, Look], asked: str, showing: Showing
) -> Response[bytes] | None:
    """An answer that is at hand and never changes: nothing needs to be read for it."""
    game = found_in_memory(call)
    if game is None or not is_ply(asked):
        return None
    seat = call.query.seat
    if seat is not None and seat not in held(call, game):
        return None
    viewer = viewer_of(call, game, seat)
    found = call.parts.answers.lasting(game, int(asked), showing, viewer)
    return None if found is None else _answer(call, game, viewer, found)


def _answer(
    call: Call[MoveParts, Any, Any], game: LiveGame, viewer: Viewer, found: CachedAnswer
) -> Response[bytes]:
    return cacheable(call, game, viewer, found.body, lasting=found.lasting, etag=found.etag)
