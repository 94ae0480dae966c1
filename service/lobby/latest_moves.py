"""What happened last in a game, in a few lines with what they changed in numbers."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from games.kernel.seats import Seat, Viewer
from referee.schemas import MoveListed
from referee.viewers import viewer_class
from service.lobby.figures import FigureCache
from service.lobby.news import Readings, Weighed, weighed, worth_telling
from service.lobby.schemas.standings import MoveTold
from service.play.basis import DecisionBasis
from service.play.game_cache import LiveGame
from service.play.history import MoveHistory

LOOKED_AT: Final = 24
"""So many moves are looked at for those that are told."""
KEPT: Final = 16_384
"""Moves of which it is remembered what came of them, about half a kilobyte each."""

_Key = tuple[str, int, str]
"""A game, a ply of it, and who sees the same."""


class LatestMoves:
    """Tells the last moves of games that run."""

    def __init__(self, history: MoveHistory, figures: FigureCache) -> None:
        self._history = history
        self._figures = figures
        self._kept: OrderedDict[_Key, Weighed] = OrderedDict()

    async def since(
        self, game: LiveGame, viewer: Viewer, asked: Seat | None, ply: int
    ) -> Sequence[MoveListed]:
        """The last moves in force until `ply`; if a seat is asked, those since its last one."""
        page = await self._history.page(
            game, viewer, after=max(0, ply - LOOKED_AT), limit=LOOKED_AT
        )
        moves = [one for one in page.items if one.in_force and one.ply <= ply]
        if asked is None:
            return moves
        own = max((at for at, one in enumerate(moves, 1) if one.seat == asked), default=0)
        return moves[own:]

    async def told(
        self,
        basis: DecisionBasis,
        viewer: Viewer,
        moves: Sequence[MoveListed],
        readings: Readings,
    ) -> tuple[MoveTold, ...]:
        """Those of some moves that matter most, in their order."""
        lines = []
        for one in moves:
            came = await self._came_of(basis, one, viewer, readings.seat)
            lines.append((came.weight, readings.line(one, came)))
        return worth_telling(lines)

    async def _came_of(
        self, basis: DecisionBasis, move: MoveListed, viewer: Viewer, reader: Seat | None
    ) -> Weighed:
        """What came of a move. A ply is not played a second time, so it stays as it is."""
        seen_by = viewer_class(viewer, over=basis.position.over)
        assert seen_by is not None, "auditors read no lists"
        key = (basis.id, move.ply, seen_by)
        found = self._kept.get(key)
        if found is None:
            earlier = move.ply - 1 if move.parent is None else move.parent
            before = await self._figures.at(basis, earlier, viewer)
            after = await self._figures.at(basis, move.ply, viewer)
            found = self._kept[key] = weighed(basis.title, move, reader, before, after)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found
