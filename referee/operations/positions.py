"""States, scenes, pictures in characters and differences at any ply."""

from referee.asked import Between, Look
from referee.difference import differences
from referee.operations.operation import operation
from referee.plies import LATEST, named_ply, reached
from referee.requests import Call, Reply, reply
from referee.showing import SCENE, STATE, TEXT_PICTURE, Showing
from referee.state_schemas import Diff


@operation("GET", "/v1/games/{game_id}/states/{ply}")
def get_state(call: Call[Look, None]) -> Reply:
    """Get the state of a game after a ply, or `latest`."""
    return _shown(call, STATE)


@operation("GET", "/v1/games/{game_id}/scenes/{ply}")
def get_scene(call: Call[Look, None]) -> Reply:
    """Get the scene of a game after a ply, or `latest`."""
    return _shown(call, SCENE)


@operation("GET", "/v1/games/{game_id}/text-pictures/{ply}")
def get_text_picture(call: Call[Look, None]) -> Reply:
    """Get the picture of a game in characters, after a ply, or `latest`."""
    return _shown(call, TEXT_PICTURE)


def _shown(call: Call[Look, None], showing: Showing) -> Reply:
    game, asked = call.game, call.parameters["ply"]
    viewer = game.viewer(call.query.seat)
    now, ply = game.position, named_ply(game.position, asked)
    position = now if asked == LATEST else game.at(ply)
    view = game.tools.redaction.view(
        game.title, position.state, viewer, over=now.over, result=position.result
    )
    return reply(showing.made(game.title, position, ply, view))


@operation("GET", "/v1/games/{game_id}/diff")
def get_diff(call: Call[Between, None]) -> Reply:
    """Compare two states of a game."""
    game, asked = call.game, call.query
    viewer = game.viewer(asked.seat)
    views = []
    for field, ply in (("from", asked.from_), ("to", asked.to)):
        position = game.at(reached(game.position, ply, field=field))
        views.append(
            game.tools.redaction.view(
                game.title, position.state, viewer, over=game.position.over, result=position.result
            )
        )
    return reply(Diff(from_=asked.from_, to=asked.to, changes=differences(*views)))
