"""How positions look to somebody, and the points then: what moves are told by. A position is drawn
once for all who see the same of it."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from games.kernel.points import Points
from games.kernel.scene import Gauge, Scene
from games.kernel.seats import Seat, Viewer
from referee.positions import Position
from referee.redaction import Redaction
from referee.viewers import viewer_class
from service.play.basis import DecisionBasis
from service.play.position_cache import PositionCache

KEPT: Final = 256
"""Positions that are remembered, about a hundred kilobytes each: the last ones of busy games."""

_Key = tuple[str, int, str]
"""A game, a version of it, and who sees the same."""


class Figures(Struct, frozen=True, kw_only=True):
    """A position as somebody sees it: its scene, and the points of the seats."""

    scene: Scene
    points: Sequence[Points]

    @property
    def round(self) -> Gauge | None:
        """The gauge of rounds; None if the title counts none."""
        common = (one for board in self.scene.boards if board.seat is None for one in board.gauges)
        return next((one for one in common if one.id == "round"), None)

    @property
    def seats(self) -> Iterator[tuple[Seat, Gauge]]:
        """The gauges of seats."""
        for board in self.scene.boards:
            if board.seat is not None:
                yield from ((board.seat, gauge) for gauge in board.gauges)


class FigureCache:
    """Draws positions, and remembers the last ones."""

    def __init__(self, past: PositionCache, redaction: Redaction) -> None:
        self._past = past
        self._redaction = redaction
        self._kept: OrderedDict[_Key, Figures] = OrderedDict()

    async def at(self, basis: DecisionBasis, ply: int, viewer: Viewer) -> Figures:
        """The position right after a ply that the game has reached."""
        return self._figures(basis, await self._past.at(basis, ply), viewer)

    def now(self, basis: DecisionBasis, viewer: Viewer) -> Figures:
        """The game as it stands."""
        return self._figures(basis, basis.position, viewer)

    def _figures(self, basis: DecisionBasis, position: Position, viewer: Viewer) -> Figures:
        over = basis.position.over
        seen_by = viewer_class(viewer, over=over)
        assert seen_by is not None, "auditors read no lists"
        key = (basis.id, position.version, seen_by)
        found = self._kept.get(key)
        if found is None:
            found = self._drawn(basis, position.state, viewer, over=over)
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found

    def _drawn(self, basis: DecisionBasis, state: Any, viewer: Viewer, *, over: bool) -> Figures:
        showing, count = basis.title.showing, basis.title.showing.points
        points = () if count is None else count(state)
        if showing.scene is None:
            return Figures(scene=Scene(boards=()), points=points)
        view = self._redaction.view(basis.title, state, viewer, over=over)
        seen = msgspec.json.decode(view, type=basis.title.types.view)
        return Figures(scene=showing.scene(seen), points=points)
