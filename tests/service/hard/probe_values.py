"""What the paths of a probed service lead to."""

import time

from service.routes import OPERATIONS
from tests.service.hard.stage import Stage


def values(stage: Stage) -> dict[str, list[str]]:
    """Values of every parameter in a path; of the games, the first one is finished."""
    found: dict[str, list[str]] = {}
    for operation in OPERATIONS:
        stage.path(operation)
    for name, value in stage.known.items():
        found[name] = [value]
    found["game_id"] = [finished(stage), stage.game, stage.open_table()]
    found["title"] = [stage.title, "tzolkin", "ancient_knowledge"]
    found["ply"] = ["latest", "0"]
    return found


def finished(stage: Stage) -> str:
    """A game that bots have played to its end."""
    game: str = stage.ada.open("random", "random", title="lanterns")["id"]
    deadline = time.monotonic() + 30
    while stage.ada.get(f"/v1/games/{game}")["status"] != "finished":
        assert time.monotonic() < deadline, "the bots do not finish"
        time.sleep(0.05)
    return game
