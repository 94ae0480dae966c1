"""The branches of a game that has gone back."""

from collections.abc import Mapping, Sequence
from typing import Self

from msgspec import Struct

from games.kernel.table.rewinding import Rewind, Stretch, line


class Branches(Struct, frozen=True):
    """The branches of a game, worked out once for all of its moves: the plies in force, and what
    those were played on that do not follow the ply before them."""

    line: tuple[Stretch, ...]
    parents: Mapping[int, int]

    @classmethod
    def of(cls, rewinds: Sequence[Rewind], last: int) -> Self:
        """Those of a game whose last ply is `last`."""
        return cls(line(rewinds, last), {one.at + 1: one.to for one in rewinds})
