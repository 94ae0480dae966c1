"""Scenes: a view as boards, zones and items, so that one client draws every title.

A scene is a pure function of a view that was redacted for its viewer, so nothing can leak by it.
Places are whole units on a board whose `size` is given; how they become pixels is the client's
matter. Items keep their ids from scene to scene: two scenes, matched by id, give the animation.

A command declares which items or zones a person clicks, in order (`games.kernel.command`):

    click = "n{seat}/{from_card} n{seat}/{to_card}"

A word of it is left out if it names a field that is None. What the paths of all legal commands
have in common is what can be clicked next; a command without a path is a button.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.command import BaseCommand
from games.kernel.points import Points
from games.kernel.seats import Seat

Unit = Annotated[int, Meta(description="In units of the board's size.")]
Layout = Literal["row", "grid", "fan", "stack", "track", "ring", "hexes", "list"]


Called = Annotated[
    str, Meta(description="What the title calls it; the catalogue's `words` translate it.")
]


class Box(Struct, frozen=True):
    """A rectangle on a board: its upper left corner, width and height."""

    x: Unit
    y: Unit
    width: Unit
    height: Unit


class Item(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A visible object: a card, worker, cube or tile."""

    id: Annotated[
        str,
        Meta(
            description="Unique in the scene; stays with the thing as long as viewers can follow"
            " it."
        ),
    ]
    kind: Annotated[str, Meta(description="What sort of thing it is, as the title names it.")]
    component: Annotated[
        str | None,
        Meta(description="Its id in the catalogue; null if you may not know it, or there is none."),
    ] = None
    at: Annotated[
        tuple[int, ...],
        Meta(
            description="Its place in the zone, by the zone's layout: (slot), (column, row) or "
            "(q, r)."
        ),
    ] = ()
    owner: Annotated[
        Seat | None, Meta(description="The seat whose colour it has; missing: nobody's.")
    ] = None
    count: Annotated[int, Meta(description="How many equal things it stands for.")] = 1
    face: Annotated[Literal["up", "down"], Meta(description="Which side is seen.")] = "up"
    turned: Annotated[int, Meta(description="Degrees, clockwise.")] = 0
    label: Annotated[str, Meta(description="A few characters to print on it.")] = ""
    marks: Annotated[
        tuple[str, ...],
        Meta(description="Small signs beside it (`new`, `activated`), as the title names them."),
    ] = ()


class Zone(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A place where items lie."""

    id: Annotated[str, Meta(description="Unique in the scene.")]
    name: Called
    layout: Annotated[
        Layout, Meta(description="How the items lie in it, and so what their `at` means.")
    ]
    box: Box
    slots: Annotated[int, Meta(description="How many places it has; 0: no fixed number.")] = 0
    turned: Annotated[
        int, Meta(description="Degrees, clockwise, by which a ring (a gear) has turned.")
    ] = 0
    hidden: Annotated[
        int, Meta(description="Number of hidden items in the zone that are not listed.")
    ] = 0
    items: Annotated[tuple[Item, ...], Meta(description="What lies here, in order.")] = ()


class Gauge(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A number shown beside a board, such as points or corn."""

    id: Annotated[str, Meta(description="Unique in the scene.")]
    name: Called
    value: Points
    of: Annotated[int | None, Meta(description="Its upper bound; missing: none.")] = None
    component: Annotated[
        str | None, Meta(description="Id in the catalogue of what is counted; missing: none.")
    ] = None
    tally: Annotated[
        bool,
        Meta(
            description="Whether it is a part of what the seat would score if the game ended now; "
            "those of a board add up."
        ),
    ] = False
    derived: Annotated[
        bool,
        Meta(
            description="Whether it only follows from what else is shown, such as a price now or "
            "what the end of the turn will do; that it has changed is no news."
        ),
    ] = False


def derived(gauges: Iterable[Gauge]) -> Iterator[Gauge]:
    """The gauges, as numbers that only follow from others."""
    return (replace(one, derived=True) for one in gauges)


class Board(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A board of the game, or the area of a seat."""

    id: Annotated[str, Meta(description="Unique in the scene.")]
    name: Called
    size: Annotated[tuple[int, int], Meta(description="Width and height, in units.")]
    seat: Annotated[
        Seat | None,
        Meta(description="The seat whose area it is; missing: one of the game's boards."),
    ] = None
    team: Annotated[
        int | None,
        Meta(
            description="The team of the seat, from 0: seats of a team score together; missing "
            "where everybody plays alone."
        ),
    ] = None
    zones: Annotated[tuple[Zone, ...], Meta(description="The places on it.")] = ()
    gauges: Annotated[tuple[Gauge, ...], Meta(description="The numbers shown beside it.")] = ()


class Scene(Struct, frozen=True):
    """All boards, those of the game first, then one for each seat in order."""

    boards: Annotated[
        tuple[Board, ...],
        Meta(description="Those of the game first, then one for each seat in order."),
    ]

    @property
    def ids(self) -> frozenset[str]:
        """The ids of everything that can be clicked: zones and items."""
        zones = [zone for board in self.boards for zone in board.zones]
        items = [item.id for zone in zones for item in zone.items]
        return frozenset([zone.id for zone in zones] + items)


_FIELD = re.compile(r"\{(\w+(?:\.\w+)*)\}")


def path(seat: Seat, command: BaseCommand) -> tuple[str, ...]:
    """The ids that a person of that seat clicks to say a command.

    `{field}` stands for a field of the command (`{unit.kind}` for one inside it, `{cards.0}` for
    the first of several), `{seat}` for the seat. Several values, or those of a nested struct after
    its tag, are joined by hyphens (`{unit.place}`: `hex-1--2`).
    """
    words = command.click.split()
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
