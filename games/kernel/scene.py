"""Scenes: a view as boards, zones and items, so that one client draws every title.

A scene is a pure function of a view that was redacted for its viewer, so nothing can leak by it.
Places are whole units on a board whose `size` is given; how they become pixels is the client's
matter. Items keep their ids from scene to scene: two scenes, matched by id, give the animation.

A title's `handles` say for each type of command which items or zones a person clicks, in order:

    {Upgrade: "n{seat}/{from_card} n{seat}/{to_card}", PlaceWorker: "space/{target}", EndTurn: ""}

A word of a handle is left out if it names a field that is None. What the paths of all legal
commands have in common is what can be clicked next; a command without a path is a button.
"""

import re
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from games.kernel.points import Points
from games.kernel.seats import Seat

Unit = Annotated[int, Meta(description="In units of the board's size.")]
Layout = Literal["row", "grid", "fan", "stack", "track", "ring", "hexes", "list"]


class Box(Struct, frozen=True):
    """A rectangle on a board: its upper left corner, width and height."""

    x: Unit
    y: Unit
    width: Unit
    height: Unit


class Item(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that lies somewhere: a card, a worker, a cube, a tile.

    `id` is unique in the scene and stays with the thing as long as viewers can follow it.
    `component` is the id in the catalogue, None when the viewer may not know it. `at` is the
    place in its zone: (slot,), (column, row) or (q, r), by the zone's layout. `owner`: the seat
    whose colour it has. `count`: how many equal ones it stands for. `turned`: degrees,
    clockwise. `label`: a few characters to print on it; `marks`: small signs beside it
    ("new", "activated"), as the title names them.
    """

    id: str
    kind: str
    component: str | None = None
    at: tuple[int, ...] = ()
    owner: Seat | None = None
    count: int = 1
    face: Literal["up", "down"] = "up"
    turned: int = 0
    label: str = ""
    marks: tuple[str, ...] = ()


class Zone(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place where items lie.

    `slots`: how many places it has, 0 if it has no fixed number. `turned`: degrees of a ring
    (a gear). `hidden`: how many more items lie here that the viewer knows nothing about.
    """

    id: str
    name: str
    layout: Layout
    box: Box
    slots: int = 0
    turned: int = 0
    hidden: int = 0
    items: tuple[Item, ...] = ()


class Gauge(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A number worth seeing: points, corn, workers left. `of`: its bound, if it has one."""

    id: str
    name: str
    value: Points
    of: int | None = None
    component: str | None = None


class Board(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A board: one of the game's (`seat` None), or the area of a seat."""

    id: str
    name: str
    size: tuple[int, int]
    seat: Seat | None = None
    zones: tuple[Zone, ...] = ()
    gauges: tuple[Gauge, ...] = ()


class Scene(Struct, frozen=True):
    """All boards, those of the game first, then one for each seat in order."""

    boards: tuple[Board, ...]

    @property
    def ids(self) -> frozenset[str]:
        """The ids of everything that can be clicked: zones and items."""
        zones = [zone for board in self.boards for zone in board.zones]
        items = [item.id for zone in zones for item in zone.items]
        return frozenset([zone.id for zone in zones] + items)


_FIELD = re.compile(r"\{(\w+(?:\.\w+)*)\}")


def path(handles: Mapping[type[Any], str], seat: Seat, command: Struct) -> tuple[str, ...]:
    """The ids that a person of that seat clicks to say a command.

    `{field}` stands for a field of the command (`{unit.kind}` for one inside it, `{cards.0}` for
    the first of several), `{seat}` for the seat. Several values, or those of a nested struct after
    its tag, are joined by hyphens (`{unit.place}`: `hex-1--2`).
    """
    words = handles[type(command)].split()
    fields = {"seat": seat} | msgspec.to_builtins(command, order="deterministic")
    return tuple(one for word in words if (one := _filled(word, fields)) is not None)


def _filled(word: str, fields: Mapping[str, Any]) -> str | None:
    values = [_value(fields, name) for name in _FIELD.findall(word)]
    if any(value is None for value in values):
        return None
    each = iter(values)
    return _FIELD.sub(lambda _: str(next(each)), word)


def _value(fields: Mapping[str, Any], name: str) -> Any:
    value: Any = fields
    for part in name.split("."):
        if isinstance(value, list | tuple):
            value = value[int(part)] if part.isdecimal() and int(part) < len(value) else None
        else:
            value = value.get(part) if isinstance(value, Mapping) else None
    if isinstance(value, Mapping):
        value = tuple(value.values())
    return "-".join(map(str, value)) if isinstance(value, list | tuple) else value
