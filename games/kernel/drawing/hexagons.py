"""Maps of hexes in pictures: where each hex lies in a room, and its outline."""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Literal

from msgspec import Struct

from games.kernel.drawing.room import Room
from games.kernel.scene import Item

Top = Literal["corner", "edge"]
"""What a hex has on top."""
Place = tuple[int, ...]

_HIGH = sqrt(3)
_EDGE = ((-0.5, -_HIGH / 2), (0.5, -_HIGH / 2), (1.0, 0.0))
_CORNER = ((0.0, -1.0), (_HIGH / 2, -0.5), (_HIGH / 2, 0.5))


class Land(Struct, frozen=True):
    """Hexes of a radius, by their places."""

    radius: float
    middles: Mapping[Place, tuple[float, float]]
    top: Top

    def outline(self, at: Place, part: float = 1.0) -> str:
        """A hex, or one that is smaller by a part around the same middle."""
        x, y = self.middles[at]
        half = _EDGE if self.top == "edge" else _CORNER
        far = self.radius * part
        points = [*half, *((-a, -b) for a, b in half)]
        return "M" + "L".join(f"{x + a * far:.1f} {y + b * far:.1f}" for a, b in points) + "Z"


def land(room: Room, places: Iterable[Place], top: Top, largest: float = 1000.0) -> Land:
    """Hexes that fill a room; none is larger than a radius."""
    spots = {at[:2]: _middle(at, top) for at in places}
    wide, high = (1.0, _HIGH / 2) if top == "edge" else (_HIGH / 2, 1.0)
    left, up = min(x for x, _ in spots.values()) - wide, min(y for _, y in spots.values()) - high
    across = max(x for x, _ in spots.values()) + wide - left
    down = max(y for _, y in spots.values()) + high - up
    radius = min(room.wide / across, room.high / down, largest)
    x, y = (
        room.x + (room.wide - across * radius) / 2,
        room.y + (room.high - down * radius) / 2,
    )
    middles = {at: (x + (a - left) * radius, y + (b - up) * radius) for at, (a, b) in spots.items()}
    return Land(radius, middles, top)


def _middle(at: Place, top: Top) -> tuple[float, float]:
    q, r = at[:2]
    if top == "edge":
        return 1.5 * q, _HIGH * (r + q / 2)
    return _HIGH * (q + r / 2), 1.5 * r


def lying(items: Iterable[Item], grounds: Sequence[str]) -> Mapping[Place, list[Item]]:
    """What lies on each hex, without the hexes themselves."""
    found = dict[Place, list[Item]]()
    for item in items:
        if item.kind not in grounds:
            found.setdefault(item.at[:2], []).append(item)
    return found
