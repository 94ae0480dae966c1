"""Pictures in characters: the table for terminals, and for programs that read text."""

from litestar import Response

from referee.asked import Look
from referee.problems import kinds
from referee.showing import TEXT_PICTURE
from referee.state_schemas import TextPictureShown
from service.http.call import Call
from service.http.operation import Answer, operation
from service.identity.scopes import Scope
from service.moves.parts import MoveParts
from service.moves.routes.showing import shown


@operation(
    "GET",
    "/v1/games/{game_id}/text-pictures/{ply}",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    answers=(Answer(200, TextPictureShown),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
)
async def get_text_picture(call: Call[MoveParts, None, Look]) -> Response[bytes]:
    """Get a picture of a game in characters.

    Draws the table after a ply, or now with `latest`, as `kronika replay` does: a board of 2 to 4
    kB that a person can read in a terminal and a language model in its context. It shows nothing
    that `states` does not show.
    """
    return await shown(call, TEXT_PICTURE)
