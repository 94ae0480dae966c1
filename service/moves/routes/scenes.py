"""Scenes: the table as boards, zones and items, for whoever draws it."""

import msgspec
from litestar import Response

from games.kernel.scene import Scene
from service.http.call import Call
from service.http.operation import Answer, operation
from service.identity.scopes import Scope
from service.lobby.access import Look, find_examinable, viewer_of
from service.moves.parts import MoveParts
from service.moves.routes.caching import IF_NONE_MATCH, cacheable
from service.moves.routes.reading import lasts, named_ply
from service.moves.schemas import SceneShown
from service.problems import kinds

_NOTHING = Scene(boards=())


@operation(
    "GET",
    "/v1/games/{game_id}/scenes/{ply}",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(IF_NONE_MATCH,),
    answers=(Answer(200, SceneShown), Answer(304, None)),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
)
async def get_scene(call: Call[MoveParts, None, Look]) -> Response[bytes]:
    """Get the table after a ply, or as it is (`latest`), as something that can be drawn.

    Boards hold zones, zones hold items; ids stay with things from ply to ply, so two scenes give
    an animation. It is made of the same view as `states`: it shows nothing more. Names are keys of
    the title's words, components those of its catalogue.
    """
    game = await find_examinable(call)
    viewer = viewer_of(call, game, call.query.seat)
    asked = call.path("ply")
    ply = named_ply(game, asked)
    position = game.position if asked == "latest" else await call.parts.past.at(game, ply)
    over, title = game.position.over, game.title
    view = call.parts.redaction.view(
        title, position.state, viewer, over=over, result=position.result
    )
    drawn = _NOTHING
    if title.scene is not None:
        drawn = title.scene(msgspec.json.decode(view, type=title.types.view))
    body = msgspec.json.encode(SceneShown(ply=ply, version=position.version, scene=drawn))
    lasting = asked != "latest" and lasts(call, game, ply, position, view)
    return cacheable(call, game, viewer, body, lasting=lasting)
