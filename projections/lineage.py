"""Which games come from which: forks, imports, rematches."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from games.kernel.table.opening import GameDescended
from projections.projection import Happened, Target
from projections.rows import Rows


class DescentRow(Struct, frozen=True, kw_only=True):
    """A row of `lineage`: the game comes from `origin`, which need not be known here."""

    game_id: str
    how: Literal["fork", "import", "rematch"]
    origin: str
    ply: int


class LineageProjection:
    """Keeps `lineage`."""

    name = "lineage"
    tables_only = True
    _rows = Rows("lineage", DescentRow, "game_id")

    async def apply(self, target: Target, events: Sequence[Happened]) -> None:
        """Takes in the descents among the events."""
        await self._rows.save(
            target,
            [
                DescentRow(
                    game_id=event.recorded.game_id,
                    how=event.value.how,
                    origin=event.value.game,
                    ply=event.value.ply,
                )
                for event in events
                if isinstance(event.value, GameDescended)
            ],
        )

    async def clear(self, target: Target, limit: int) -> int:
        """Deletes rows of a retired generation."""
        return await self._rows.clear(target, limit)
