"""Comparing two plies as a person would: amounts and things with their names."""

import msgspec
from litestar import Response

from games.kernel.scene import Scene
from games.kernel.scene_comparison import compared
from games.kernel.seats import Viewer
from referee.asked import Compared
from referee.languages import preferred
from referee.plies import reached
from referee.problems import kinds
from referee.showing import scene_of
from referee.state_schemas import Comparison
from service.http.call import Call
from service.http.languages import ACCEPT_LANGUAGE
from service.http.operation import Answer, operation
from service.http.replies import sent
from service.identity.scopes import Scope
from service.lobby.access import eyes_of, find_examinable
from service.moves.parts import MoveParts
from service.play.game_cache import LiveGame


@operation(
    "GET",
    "/v1/games/{game_id}/comparison",
    tag="reading",
    scope=Scope.READ,
    anonymous=True,
    headers=(ACCEPT_LANGUAGE,),
    answers=(Answer(200, Comparison),),
    problems=(kinds.UNKNOWN_GAME, kinds.UNKNOWN_PLY, kinds.NOT_YOUR_SEAT, kinds.GAME_NOT_STARTED),
)
async def get_comparison(call: Call[MoveParts, None, Compared]) -> Response[bytes]:
    """Compare two plies of a game.

    Returns what a person would see that is different: numbers before and after, things that came,
    went or lie elsewhere, and rings that turned, all with their names. The lines of a replay have
    the same for each ply and its parent. It shows nothing that `scenes` does not show.
    """
    game = await find_examinable(call)
    viewer = eyes_of(call, game, call.query.seat, call.query.eyes)
    language = preferred(call.header("accept-language"))
    before = await _scene(
        call, game, viewer, reached(game.position, call.query.from_, field="from")
    )
    after = await _scene(call, game, viewer, reached(game.position, call.query.to, field="to"))
    words = game.title.words
    called = str if words is None else words.of(language).called
    differences = compared(before, after, called, game.title.showing.background)
    told = Comparison(from_=call.query.from_, to=call.query.to, differences=differences)
    return sent(msgspec.json.encode(told), headers={"Content-Language": language})


async def _scene(
    call: Call[MoveParts, None, Compared], game: LiveGame, viewer: Viewer, ply: int
) -> Scene:
    """The scene after a ply, as the viewer may see it."""
    over = game.position.over and call.query.eyes is None
    position = await call.parts.past.at(game.basis, ply)
    view = call.parts.redaction.view(game.title, position.state, viewer, over=over)
    return scene_of(game.title, view)
