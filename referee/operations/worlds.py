"""Previews of running games without the service: a world that it has given, and commands tried
there."""

from games.kernel.sentence import Sentence
from referee.build import build
from referee.operations.operation import operation
from referee.operations.previews import previewed
from referee.preview_schemas import Trial, World
from referee.problems import kinds
from referee.problems.problem import refused
from referee.requests import Call, Nothing, Reply, nothing
from referee.worlds import ImaginedGame


@operation("PUT", "/v1/worlds/{game_id}")
def put_world(call: Call[Nothing, World]) -> Reply:
    """Keep the world of a seat, instead of an earlier one of the game.

    One that other rules have made is refused, since those here may preview otherwise: the service
    was renewed after they were loaded.
    """
    world, shelf = call.body, call.shelf
    tools = shelf.tools(world.title)
    if tools is None or shelf.registry.get(world.title, world.ruleset) is None:
        raise refused(kinds.UNKNOWN_TITLE, field="title")
    if world.build != build():
        raise refused(kinds.INVALID_BODY, Sentence("world-of-other-rules"), field="build")
    shelf.keep_world(ImaginedGame(call.parameters["game_id"], tools, world))
    return nothing()


@operation("POST", "/v1/worlds/{game_id}/previews")
def preview_in_world(call: Call[Nothing, Trial]) -> Reply:
    """Preview commands in a world that is kept, as the service does it in the game."""
    game = call.shelf.world(call.parameters["game_id"])
    return previewed(game, call.body, call.language)
