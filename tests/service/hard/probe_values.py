"""What the paths of a probed service lead to."""

from service.contract.published import OPERATIONS
from tests.service.hard.setup import Stage


def values(stage: Stage) -> dict[str, list[str]]:
    """Values of every parameter in a path; of the games, the first one is finished."""
    found: dict[str, list[str]] = {}
    for operation in OPERATIONS:
        stage.path(operation)
    for name, value in stage.known.items():
        found[name] = [value]
    found["game_id"] = [stage.finished, stage.game, stage.open_table()]
    found["title"] = [stage.title, "tzolkin", "ancient-knowledge"]
    found["ply"] = ["latest", "0"]
    return found
