"""Two plies compared as a person would."""

from games.kernel.scene import Scene
from games.kernel.scene_comparison import compared
from games.kernel.seats import Viewer
from referee.asked import Compared
from referee.operations.operation import operation
from referee.plies import reached
from referee.recorded_game import RecordedGame
from referee.requests import Call, Reply, reply
from referee.showing import scene_of
from referee.state_schemas import Comparison


@operation("GET", "/v1/games/{game_id}/comparison")
def get_comparison(call: Call[Compared, None]) -> Reply:
    """Compare two plies: amounts and things with their names."""
    game, asked = call.game, call.query
    viewer = game.eyes(asked.seat, asked.eyes)
    over = game.position.over and asked.eyes is None
    before = _scene(game, viewer, reached(game.position, asked.from_, field="from"), over=over)
    after = _scene(game, viewer, reached(game.position, asked.to, field="to"), over=over)
    words = game.title.words
    called = str if words is None else words.of(call.language).called
    found = compared(before, after, called, game.title.showing.background)
    told = Comparison(from_=asked.from_, to=asked.to, differences=found)
    return reply(told, headers={"Content-Language": call.language})


def _scene(game: RecordedGame, viewer: Viewer, ply: int, *, over: bool) -> Scene:
    view = game.tools.redaction.view(game.title, game.at(ply).state, viewer, over=over)
    return scene_of(game.title, view)
