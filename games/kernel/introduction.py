"""Introductions: a title taught step by step on a prepared game, as data.

The game is a real one: a seed, and its moves as lines of notation. The rules decide it again
whenever somebody reads the introduction (`games.kernel.prepared_game`), so no position is stored.
A step shows a position of it, points at things of the scene, and may ask for a move: the one that
was played there, or another that serves as well. It may also show a move that is refused.

`data/introduction.json` of a title holds its introduction, `data/introduction.en.json` and
`data/introduction.cs.json` what the steps say (`games.kernel.texts.LessonText`).
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from games.kernel.seats import Seat


class Refused(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A move that somebody may want to make, as a line of notation, and the rule against it."""

    command: str
    rule: str


class Step(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A step of an introduction.

    `at` is the number of moves played before it. `points` are ids of zones and items of the scene
    there. `tries` are lines of notation, each a move that the step asks for. The first is the one
    that was played, and `moves` counts it and those behind it that belong to it, such as payments.
    `rules` are the ids of those that the step teaches.
    """

    id: str
    at: int
    points: tuple[str, ...] = ()
    tries: tuple[str, ...] = ()
    moves: int = 1
    refuses: Refused | None = None
    rules: tuple[str, ...]

    @property
    def end(self) -> int:
        """The number of moves played once the step is done."""
        return self.at + self.moves if self.tries else self.at


class Introduction(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An introduction: how its game is set up, who learns, what was played, and the steps.

    `names` are those of the players by seat, in every language. Each move is a seat and a line of
    notation: `0 place on palenque`.
    """

    names: tuple[str, ...]
    seat: Seat
    seed: str
    options: Mapping[str, Any] = {}
    moves: tuple[str, ...]
    steps: tuple[Step, ...]


def introduction(folder: Path) -> Introduction:
    """The introduction in a title's `data/` folder."""
    return msgspec.json.decode((folder / "introduction.json").read_bytes(), type=Introduction)
