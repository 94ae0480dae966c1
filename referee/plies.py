"""Plies that are asked for."""

from typing import Final

from games.kernel.sentence import Sentence
from referee.positions import Position
from referee.problems import kinds
from referee.problems.problem import refused

LATEST: Final = "latest"


def named_ply(now: Position, asked: str) -> int:
    """The ply in a path, if a game that stands at `now` has it."""
    if now.state is None:
        raise refused(kinds.GAME_NOT_STARTED)
    if asked == LATEST:
        return now.ply
    if not is_ply(asked):
        if asked.isascii() and asked.isdecimal():
            raise refused(kinds.UNKNOWN_PLY, Sentence("game-at-ply", {"ply": now.ply}))
        raise refused(kinds.INVALID_PATH, Sentence("ply-or-latest"), field="ply")
    return reached(now, int(asked))


def reached(now: Position, ply: int, *, field: str | None = None) -> int:
    """The ply, if the game has it. `field` of the query names it; none if the path does."""
    if now.state is None:
        raise refused(kinds.GAME_NOT_STARTED)
    if ply > now.ply:
        detail = Sentence("game-at-ply", {"ply": now.ply})
        raise refused(kinds.UNKNOWN_PLY, detail, field=field)
    return ply


def is_ply(asked: str) -> bool:
    """Whether a text is a number that plies can have."""
    return asked.isascii() and asked.isdigit() and len(asked) < 9
