"""Scenes: the table as boards, zones and items, for whoever draws it."""

from litestar import Response

from referee.asked import Look
from referee.problems import kinds
from referee.showing import SCENE
from referee.state_schemas import SceneShown
from service.http.call import Call
from service.http.operation import Answer, operation
from service.identity.scopes import Scope
from service.moves.parts import MoveParts
from service.moves.routes.showing import shown


@operation(
    "GET",
    "/v1/games/{game_id}/scenes/{ply}",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, SceneShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
)
async def get_scene(call: Call[MoveParts, None, Look]) -> Response[bytes]:
    """Get the scene of a game.

    Returns the table after a ply, or now with `latest`, as drawable boards, zones and items. Ids
    are stable from ply to ply, so a client can animate the change between two scenes. A scene shows
    nothing that `states` does not show. Names are keys into the catalogue's `words`; `component` is
    the id of a catalogue entry.
    """
    return await shown(call, SCENE)
