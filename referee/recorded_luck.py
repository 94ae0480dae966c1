"""The chance of recorded games, as it was at each ply."""

from collections.abc import Iterable
from typing import Protocol

from events.chance import GameChance, chance_of
from events.draws import Draws, together
from games.kernel.table.state import TableState
from referee.positions import REWOUND


class DrawnEvent(Protocol):
    """An event, as far as it says what was drawn before others."""

    @property
    def kind(self) -> str:
        """What happened."""
        ...

    @property
    def ply(self) -> int:
        """The move that it belongs to."""
        ...

    @property
    def draws(self) -> Draws:
        """The draws of its link, on the last event of the link."""
        ...


class RecordedLuck:
    """The chance of each ply of a log, and of the one behind it. `seed` is the drawing seed,
    `table` that of the game."""

    def __init__(self, seed: bytes, table: TableState, log: Iterable[DrawnEvent]) -> None:
        self._seed = seed
        self._derivation = table.draws
        self._before: dict[int, tuple[int, Draws]] = {}
        branch, ply = 0, -1
        draws: Draws = ()
        for event in log:
            if event.ply != ply:
                ply = event.ply
                self._before[ply] = branch, draws
            branch += event.kind == REWOUND
            draws = together(draws, event.draws)
        self._end = branch, draws

    def at(self, ply: int) -> GameChance:
        """The chance of a ply."""
        branch, before = self._before.get(ply, self._end)
        return chance_of(self._derivation, self._seed, ply=ply, branch=branch, before=before)
