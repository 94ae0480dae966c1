"""Dwellings of Eldervale in pictures: the realms, the tracks, the adventures."""

from typing import Final

from games.kernel.drawing.arrangement import Arrangement
from games.kernel.drawing.colours import Theme
from games.kernel.drawing.drawing import Drawing
from games.kernel.drawing.font import fitted
from games.kernel.drawing.formulas import flow, formula, length, lines, words
from games.kernel.drawing.hexagons import Land, land, lying
from games.kernel.drawing.pieces import figure, marker, shape
from games.kernel.drawing.room import Room
from games.kernel.formula import Part, Parts, Term
from games.kernel.scene import Item, Zone

GROUNDS: Final = ("realm", "empty hex")
INK: Final = "#1d1810"
TOKEN: Final = "#fffdf4"
LANDS: Final = {
    "fire": "#f3bfa2",
    "water": "#b5d8f2",
    "earth": "#c6dcae",
    "air": "#dceaf1",
    "light": "#f8e9ad",
    "darkness": "#d3cae4",
    "order": "#e4d9c2",
    "chaos": "#f0c9df",
}
RUIN: Final = "#d9d5c4"
DEEP: Final = {
    "fire": "#a83a1c",
    "water": "#1c64a0",
    "earth": "#3a6f35",
    "air": "#3b6f88",
    "light": "#7d5f00",
    "darkness": "#564289",
    "order": "#70552a",
    "chaos": "#982468",
}
FIGURES: Final = {
    "worker": "M8 2a3 3 0 011.7 5.5c2 .8 2.8 3 3.3 6.5H3c.5-3.5 1.3-5.7 3.3-6.5A3 3 0 018 2z",
    "warrior": "M8 2c3 0 4.5 2 4.5 4.5V14H9.3V9H6.7v5H3.5V6.5C3.5 4 5 2 8 2z",
    "wizard": "M8.5 1l2.8 8.3c1.5.2 2.7.7 3.7 1.4-1.5 1.8-12.5 1.8-14 0 1-.7 2.2-1.2 3.7-1.4z",
    "dragon": "M2 9.5C2.5 5 5.5 3 9 3l1.5-1.5.7 2.3c2 .9 3.3 2.7 3.3 4.8l-2.5 1.2-2.8-1-.5 2 2 3.7"
    "H4.3C2.7 13 1.8 11.5 2 9.5z",
    "ghost": "M4 14V7c0-3 1.6-5 4-5s4 2 4 5v7l-1.3-1.2L9.3 14 8 12.8 6.7 14l-1.4-1.2z",
    "guardian": "M8 2l5 1.6v4c0 3.3-2 5.2-5 6.4-3-1.2-5-3.1-5-6.4v-4z",
}
HORNED: Final = (
    "M3 2c.3 1.8 1 2.6 2.5 3 1.6-.5 3.4-.5 5 0C12 4.6 12.7 3.8 13 2c.9 2 .8 3.6-.2 5 .2 3.5-1.8 6.8"
    "-4.8 7-3-.2-5-3.5-4.8-7C2.2 5.6 2.1 4 3 2z"
)


def draw(drawing: Drawing, room: Room) -> None:
    """The map on the left; power, glory and the adventures on the right."""
    if drawing.small:
        left, right = room.columns((1.5, 1), 8)
        _map(drawing, left)
        _power(drawing, right)
        return
    left, right = room.columns((1.75, 1), 12)
    _map(drawing, left)
    power, glory, decks = right.rows((3, 1.2, 3), 14)
    _power(drawing, power)
    _glory(drawing, glory)
    _decks(drawing, decks)


def _map(drawing: Drawing, room: Room) -> None:
    zone = drawing.zone("map")
    realms = [one for one in zone.items if one.kind == "realm"]
    if not realms:
        return
    ground = land(room, [one.at for one in realms], "corner", 92.0)
    on = lying(zone.items, GROUNDS)
    for realm in realms:
        _realm(drawing, ground, realm, on.get(realm.at[:2], []))


def element_of(drawing: Drawing, item: Item) -> str | None:
    """The element of a realm or of a card; ruins have none."""
    printed = drawing.book.property(item.component, "element")
    return printed if isinstance(printed, str) else None


def _realm(drawing: Drawing, ground: Land, realm: Item, on: list[Item]) -> None:
    canvas, far, element = drawing.canvas, ground.radius, element_of(drawing, realm)
    fought = "battle" in realm.marks
    edge, line = ("#b3261e", 4.0) if fought else ("#6f6a50", 2.0)
    canvas.path(
        ground.outline(realm.at[:2], 0.98),
        fill=LANDS.get(element or "", RUIN),
        edge=edge,
        line=line,
    )
    x, y = ground.middles[realm.at[:2]]
    if drawing.small:
        if element is not None:
            canvas.sign(x - far * 0.28, y - far * 0.78, far * 0.56, element)
        _standing(drawing, x, y + far * 0.2, far * 0.68, realm, on)
        return
    size = far * 0.2
    if element is not None:
        symbols = drawing.book.property(realm.component, "symbols")
        many = symbols if isinstance(symbols, int) else 1
        for at in range(many):
            left = x + (at - many / 2) * size * 1.25
            canvas.sign(left, y - far * 0.82, size * 1.2, element)
    name, shown = fitted(drawing.name(realm), size, far * 1.45, bold=True)
    canvas.text(x, y - far * 0.34, name, shown, fill=INK, bold=True, anchor="middle")
    _offered(drawing, x, y - far * 0.26, far, realm, on)
    _standing(drawing, x, y + far * 0.2, far * 0.38, realm, on)
    _home(drawing, x, y + far * 0.45, far, realm, element)


def _offered(drawing: Drawing, x: float, y: float, far: float, realm: Item, on: list[Item]) -> None:
    """The stacks of treasure, or what a ruin does."""
    size = far * 0.18
    stacks = [one for one in on if one.kind == "treasure" and "below" not in one.marks]
    told = [(_top(drawing, one), "empty" in one.marks, one.count) for one in stacks]
    if not told:
        told = [(drawing.book.parts(realm.component, "action"), False, 0)]
    shown = [(parts, faint, many) for parts, faint, many in told if parts]
    wides = [_chip(drawing, parts, many, size) for parts, _, many in shown]
    left = x - sum(wides) / 2 - 2 * (len(wides) - 1)
    for (parts, faint, many), wide in zip(shown, wides, strict=True):
        with drawing.canvas.faint(0.55 if faint else 1.0):
            drawing.canvas.rect(
                left,
                y,
                wide,
                size * 1.6,
                fill=TOKEN,
                edge="#8a8366",
                round_=size * 0.8,
                dashed=faint,
            )
            flow(
                drawing,
                left + size * 0.35,
                y + size * 0.12,
                far * 2,
                words(parts, drawing.book),
                size,
                most=1,
                ink=INK,
            )
            if many > 1 and not faint:
                drawing.canvas.text(
                    left + wide - size * 0.4,
                    y + size * 1.12,
                    f"×{many}",
                    size * 0.85,
                    fill=INK,
                    anchor="end",
                )
        left += wide + 4


def _chip(drawing: Drawing, parts: Parts, many: int, size: float) -> float:
    line = lines(words(parts, drawing.book), size, 1000)[0]
    return length(line, size) + size * (0.8 if many < 2 else 1.9)


def _top(drawing: Drawing, stack: Item) -> Parts:
    """What the top token of a stack gives; if it is empty, what is printed there."""
    if stack.component is not None:
        return drawing.book.parts(stack.component, "gives")
    if "empty" not in stack.marks:
        return (Term("treasure"),)
    _, _, rest = stack.id.partition("-")
    tile, _, slot = rest.rpartition("-")
    printed = drawing.book.formulas(tile, "slot")
    return printed[int(slot)].parts if slot.isdigit() and int(slot) < len(printed) else ()


def _standing(
    drawing: Drawing, x: float, y: float, side: float, realm: Item, on: list[Item]
) -> None:
    """Units and monsters; in a small picture the dwelling, too."""
    here = [one for one in on if one.kind in ("unit", "monster")]
    many = len(here) + (drawing.small and realm.owner is not None)
    left = x - (many - 1) * side * 0.54
    if drawing.small and realm.owner is not None:
        drawing.canvas.sign(left - side / 2, y - side / 2, side, "dwelling")
        shape(drawing.canvas, realm.owner, left + side * 0.2, y + side * 0.22, side * 0.62)
        left += side * 1.08
    ghosts = len(drawing.seats)
    for item in here:
        kind = (item.component or item.kind) if item.kind == "unit" else "monster"
        owner = ghosts if item.id.startswith("ghosts/") else item.owner
        figure(drawing.canvas, owner, left, y, side, FIGURES.get(kind, HORNED), part=0.6)
        left += side * 1.08


def _home(
    drawing: Drawing, x: float, y: float, far: float, realm: Item, element: str | None
) -> None:
    """The roof with its owner, else what one would cost."""
    size, canvas = far * 0.19, drawing.canvas
    if realm.owner is not None:
        canvas.sign(x - size * 1.7, y, size * 1.5, "dwelling")
        marker(drawing, realm.owner, x + size * 0.8, y + size * 0.75, size * 1.5)
    elif element is not None:
        cost = (Term("dwelling"), *map(unpaid, drawing.book.parts(realm.component, "cost")))
        formula(drawing, x - far, y, far * 2, cost, size, most=1, centre=True, ink=INK)


def unpaid(part: Part) -> Part:
    """An amount as it is printed: what is to be paid has no sign."""
    if isinstance(part, Term) and part.count is not None and part.count < 0:
        return Term(part.sign, -part.count, part.of, part.plus, part.up_to)
    return part


def _power(drawing: Drawing, room: Room) -> None:
    tracks = [
        zone for one in drawing.scene.boards for zone in one.zones if zone.id.startswith("power-")
    ]
    if not tracks:
        return
    levels = max(zone.slots for zone in tracks) - 1
    head, *rows = room.rows((0.7 if not drawing.small else 0.01, *(1 for _ in tracks)), 4)
    shares = ((0.7 if drawing.small else 2.2), *(1 for _ in range(levels)))
    name, *steps = head.columns(shares, 4)
    if not drawing.small:
        drawing.canvas.text(
            name.x,
            head.below - 6,
            drawing.book.name("power"),
            18,
            fill=drawing.theme.ink,
            bold=True,
        )
        worth = {one.at: one.parts for one in drawing.book.formulas("power_track", "step")}
        for at, step in enumerate(steps):
            formula(
                drawing,
                step.x,
                head.below - 22,
                step.wide,
                worth.get(at + 1, ()),
                15,
                most=1,
                centre=True,
            )
    for zone, row in zip(tracks, rows, strict=True):
        _track(drawing, row, zone, shares)


def _track(drawing: Drawing, room: Room, zone: Zone, shares: tuple[float, ...]) -> None:
    canvas, (name, *steps) = drawing.canvas, room.columns(shares, 4)
    side = min(room.high * 0.8, 22.0)
    canvas.sign(name.x, name.middle[1] - side / 2, side, zone.name)
    if not drawing.small:
        canvas.text(
            name.x + side + 6,
            name.middle[1] + 5,
            drawing.book.name(zone.name),
            15,
            fill=drawing.theme.ink,
            bold=True,
            within=name.wide - side - 8,
        )
    for at, step in enumerate(steps):
        canvas.frame(step, fill=LANDS.get(zone.name, RUIN), round_=5)
        _markers(drawing, step.middle, zone, at + 1, min(step.high * 0.72, step.wide * 0.42, 22))


def _markers(
    drawing: Drawing, middle: tuple[float, float], zone: Zone, at: int, side: float
) -> None:
    here = [one for one in zone.items if one.at and one.at[0] == at]
    side = min(side, side * 2.3 / max(len(here), 1))
    x = middle[0] - (len(here) - 1) * side * 0.5
    for item in here:
        if item.kind == "orb":
            drawing.canvas.sign(x - side / 2, middle[1] - side / 2, side, "orb")
        else:
            marker(drawing, item.owner, x, middle[1], side)
        x += side


def _glory(drawing: Drawing, room: Room) -> None:
    zone, spaces = drawing.zone("glory"), drawing.book.formulas("glory_track", "step")
    if not spaces:
        return
    name, *places = room.columns((1.6, *(1 for _ in spaces)), 4)
    drawing.canvas.text(
        name.x,
        name.y + 17,
        drawing.book.name("glory"),
        17,
        fill=drawing.theme.ink,
        bold=True,
        within=name.wide,
    )
    _markers(drawing, (name.x + name.wide / 2, name.below - 16), zone, 0, 20)
    for one, place in zip(spaces, places, strict=True):
        drawing.canvas.frame(place, fill=drawing.theme.plate, edge=drawing.theme.edge, round_=5)
        formula(drawing, place.x, place.y + 2, place.wide, one.parts, 12, most=2, centre=True)
        _markers(drawing, (place.middle[0], place.below - 13), zone, one.at or 0, 16)


def _decks(drawing: Drawing, room: Room) -> None:
    decks = [
        zone for one in drawing.scene.boards for zone in one.zones if zone.id.startswith("deck-")
    ]
    for zone, row in zip(decks, room.rows([1] * max(len(decks), 4), 6), strict=False):
        _deck(drawing, row, zone)


def _deck(drawing: Drawing, room: Room, zone: Zone) -> None:
    """An adventure that lies face up: its price, its name, what it does."""
    canvas, theme, fill = drawing.canvas, drawing.theme, DEEP.get(zone.name, "#555555")
    canvas.frame(room, fill=theme.plate, edge=fill, round_=6)
    head = room.wide * 0.24
    canvas.rect(room.x, room.y, head, room.high, fill=fill, round_=6)
    canvas.sign(room.x + head + 6, room.middle[1] - 9, 18, zone.name)
    for item in zone.items[:1]:
        cost = tuple(map(unpaid, drawing.book.parts(item.component, "cost")))
        several = words(cost, drawing.book)
        flow(drawing, room.x + 6, room.middle[1] - 11, head - 8, several, 15, most=1, ink="#ffffff")
        wide = canvas.text(
            room.x + head + 30,
            room.middle[1] + 5,
            drawing.name(item),
            15,
            fill=theme.ink,
            bold=True,
            within=room.wide * 0.42,
        )
        does = tuple(
            part
            for one in drawing.book.formulas(item.component)
            if one.role != "cost"
            for part in one.parts
        )
        left = room.x + head + 38 + wide
        flow(
            drawing,
            left,
            room.middle[1] - 11,
            room.right - left - 6,
            words(does, drawing.book),
            15,
            most=1,
        )


ARRANGEMENT: Final = Arrangement(
    draw=draw,
    light=Theme(
        page="#e1e2d2",
        ink="#211d14",
        plate="#fffdf4",
        edge="#8a8366",
        quiet="#58543f",
        strong="#ffffff",
    ),
    dark=Theme(
        page="#1d221d",
        ink="#efead9",
        plate="#2c302a",
        edge="#98916f",
        quiet="#c6c0a8",
        strong="#ffffff",
    ),
)
