"""Scenes: the table as boards, zones and items, for whoever draws it."""

from litestar import Response

from service.http.call import Call
from service.http.operation import Answer, operation
from service.identity.scopes import Scope
from service.lobby.access import Look
from service.moves.parts import MoveParts
from service.moves.past_answers import SCENE
from service.moves.routes.caching import IF_NONE_MATCH
from service.moves.routes.showing import shown
from service.moves.schemas import SceneShown
from service.problems import kinds


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
    return await shown(call, SCENE)
