"""The machine of Tzolk'in in pictures: the calendar with five gears that mesh with it, the temples,
the technologies and what can be built. As the browser client arranges it, in the same measures."""

from typing import Final

from msgspec import Struct

from games.kernel.drawing.arrangement import Arrangement
from games.kernel.drawing.cards import tile
from games.kernel.drawing.colours import Theme, mixed
from games.kernel.drawing.drawing import Drawing
from games.kernel.drawing.formulas import LINE, formula, length, lines, words
from games.kernel.drawing.pieces import marker, worker
from games.kernel.drawing.room import Room
from games.kernel.drawing.wheels import around, cog
from games.kernel.formula import Either, Part, Parts, Term
from games.kernel.scene import Item, Zone

WIDE: Final = 700.0
HIGH: Final = 690.0
MIDDLE: Final = (350.0, 343.0)
TEETH: Final = 26
RADIUS: Final = 132.0
TOOTH: Final = 11.0
"""How high teeth are."""
WOOD: Final = "#3a2b18"
SPACE: Final = "#f4e6c6"
INK: Final = "#1d140a"
TEMPLES: Final = ("chaac", "quetzalcoatl", "kukulkan")
TECHNOLOGIES: Final = ("agriculture", "extraction", "architecture", "theology")
UNSAID: Final = ("corn_tile", "wood_tile")
EFFECTS: Final = ("gives", "end")


class Wheel(Struct, frozen=True):
    """A gear: its teeth, its radius, its middle, and the degrees at which position 0 lies."""

    id: str
    teeth: int
    radius: float
    at: tuple[float, float]
    first: float

    def place(self, position: int, far: float) -> tuple[float, float]:
        """A point so far from the middle, in the direction of a position."""
        x, y = around(self.first + position * 360 / self.teeth, far)
        return self.at[0] + x, self.at[1] + y


def _wheel(id_: str, teeth: int, pitches: int) -> Wheel:
    radius = 62.0 if teeth == 10 else 80.0
    angle = pitches * 360 / TEETH
    x, y = around(angle, RADIUS + radius + TOOTH + 3)
    first = angle + 180 + 1.5 * 360 / teeth
    return Wheel(id_, teeth, radius, (MIDDLE[0] + x, MIDDLE[1] + y), first)


WHEELS: Final = (
    _wheel("palenque", 10, -10),
    _wheel("yaxchilan", 10, -5),
    _wheel("tikal", 10, 0),
    _wheel("uxmal", 10, 5),
    _wheel("chichen_itza", 13, 11),
)


def draw(drawing: Drawing, room: Room) -> None:
    """The machine on the left, tracks and buildings on the right."""
    left, right = room.columns((1.12, 1), 10)
    _machine(drawing, left)
    if drawing.small:
        _temples(drawing, right.within(6))
        return
    temples, technologies, buildings = right.rows((5, 3.6, 2), 10)
    _temples(drawing, temples)
    _technologies(drawing, technologies)
    _buildings(drawing, buildings)


class _Scale(Struct, frozen=True):
    """From the measures of the machine to those of the picture."""

    room: Room
    unit: float

    def at(self, point: tuple[float, float]) -> tuple[float, float]:
        """A point of the machine in the picture."""
        return self.room.x + point[0] * self.unit, self.room.y + point[1] * self.unit


def _machine(drawing: Drawing, room: Room) -> None:
    if drawing.small:  # the plates are not drawn, so the gears fill the room
        inner = room.fitting(530, 606)
        scale = _Scale(Room(inner.x, inner.y, 0, 0), inner.wide / 530)
        x, y = scale.at((-90, -58))
        scale = _Scale(Room(x, y, 0, 0), scale.unit)
    else:
        place = room.fitting(WIDE, HIGH)
        scale = _Scale(place, place.wide / WIDE)
    _calendar(drawing, scale)
    for wheel in WHEELS:
        _gear(drawing, scale, wheel)
    if not drawing.small:
        for wheel in WHEELS:
            _plates(drawing, scale, wheel)


def _calendar(drawing: Drawing, scale: _Scale) -> None:
    canvas, unit, zone = drawing.canvas, scale.unit, drawing.zone("calendar")
    x, y = scale.at(MIDDLE)
    fill = drawing.book.colour("calendar") or "#d8bf7c"
    d = cog(TEETH, RADIUS, TOOTH, 0)
    canvas.path(d, fill=fill, edge=WOOD, line=1.5, at=(x, y), scale=unit)
    for item in zone.items:
        dx, dy = around(item.at[0] * 360 / TEETH + zone.turned, (RADIUS - 17) * unit)
        now = "now" in item.marks
        if item.component == "food_day":
            side = 25 * unit
            canvas.sign(x + dx - side / 2, y + dy - side / 2, side, "food_day")
        else:
            canvas.circle(x + dx, y + dy, 4.6 * unit, fill=SPACE, edge="#8d7b57")
        if now:
            canvas.circle(x + dx, y + dy, 7 * unit, edge="#7a2e12", line=3 * unit)
    _hub(drawing, x, y, unit)


def _hub(drawing: Drawing, x: float, y: float, unit: float) -> None:
    """The round, and how many rounds it is to the next Food Day."""
    canvas = drawing.canvas
    canvas.circle(x, y, 66 * unit, fill="#efe0b4", edge="#8d7b57", line=2)
    size = 40 * unit
    number = str(drawing.gauge("round") or "")
    if drawing.small:
        canvas.text(x, y + 22 * unit, number, 62 * unit, fill=WOOD, bold=True, anchor="middle")
        return
    canvas.text(x, y + 8 * unit, number, size, fill=WOOD, bold=True, anchor="middle")
    words = drawing.book.name("round")
    canvas.text(x, y - 28 * unit, words, 16 * unit, fill=WOOD, anchor="middle")
    left = drawing.gauge("teeth_left")
    if left is not None:
        canvas.sign(x - 22 * unit, y + 18 * unit, 20 * unit, "food_day")
        canvas.text(x + 3 * unit, y + 34 * unit, str(left), 18 * unit, fill=WOOD, bold=True)


def _gear(drawing: Drawing, scale: _Scale, wheel: Wheel) -> None:
    canvas, unit = drawing.canvas, scale.unit
    x, y = scale.at(wheel.at)
    fill = drawing.book.colour(wheel.id) or drawing.theme.plate
    d = cog(wheel.teeth, wheel.radius, TOOTH, wheel.first)
    canvas.path(d, fill=fill, edge=WOOD, line=1.5, at=(x, y), scale=unit)
    standing = _standing(drawing.zone(wheel.id))
    for space in drawing.zone(f"{wheel.id}-spaces").items:
        position = space.at[0]
        taken = space.owner is not None or "dummy" in space.marks
        _space(drawing, scale, wheel, space, standing.get(position) if taken else None)
    if not drawing.small:
        _name(drawing, x, y, drawing.book.name(wheel.id), 17 * unit)


def _standing(zone: Zone) -> dict[int, Item]:
    """Who stands over which position: the gear has turned by whole teeth."""
    slots = zone.slots or 1
    gone = round(zone.turned * slots / 360)
    return {(one.at[0] + gone) % slots: one for one in zone.items if one.kind != "tooth"}


def _space(drawing: Drawing, scale: _Scale, wheel: Wheel, space: Item, on: Item | None) -> None:
    canvas, unit = drawing.canvas, scale.unit
    x, y = scale.at(wheel.place(space.at[0], wheel.radius - 8))
    side = (34 if drawing.small else 28) * unit
    if on is not None:
        worker(canvas, on.owner, x, y, side)
        return
    far = 8 * unit if drawing.small else 13 * unit
    canvas.circle(x, y, far, fill=SPACE, edge=WOOD, line=1.3)
    if not drawing.small:
        size = 14 * unit
        canvas.text(x, y + size * 0.36, space.label, size, fill="#54472c", anchor="middle")


def _name(drawing: Drawing, x: float, y: float, name: str, size: float) -> None:
    lines = name.split()
    for at, line in enumerate(lines):
        base = y + size * 0.35 + (at - (len(lines) - 1) / 2) * size * 1.1
        drawing.canvas.text(x, base, line, size, fill=INK, bold=True, anchor="middle")


def _plates(drawing: Drawing, scale: _Scale, wheel: Wheel) -> None:
    """What the positions give; nothing is printed at the lowest one."""
    fill = drawing.book.colour(wheel.id) or drawing.theme.edge
    for space in drawing.zone(f"{wheel.id}-spaces").items:
        position = space.at[0]
        parts = printed(drawing.book.parts(f"{wheel.id}_{position}", "gives"))
        if not parts:
            continue
        dx, dy = around(wheel.first + position * 360 / wheel.teeth, 46 * scale.unit)
        x, y = scale.at(wheel.place(position, wheel.radius - 8))
        _plate(drawing, x + dx, y + dy * 0.88, parts, 14 * scale.unit, mixed(fill, WOOD, 0.8))


def _plate(drawing: Drawing, x: float, y: float, parts: Parts, size: float, edge: str) -> None:
    broken = lines(words(parts, drawing.book), size, size * 3.9)
    wide = max(length(one, size) for one in broken) + 8
    high = len(broken) * size * LINE + 3
    plate = drawing.theme.plate
    drawing.canvas.rect(
        x - wide / 2, y - high / 2, wide, high, fill=plate, edge=edge, line=1.3, round_=5
    )
    formula(drawing, x - wide / 2, y - high / 2, wide, parts, size, centre=True)


def printed(parts: Parts) -> Parts:
    """What is printed on a plate: goods, without what the rules take with them."""
    return tuple(one for part in parts for one in _printed(part))


def _printed(part: Part) -> Parts:
    match part:
        case Either(options=options):
            kept = tuple(printed(one) for one in options if not any(map(_angers, one)))
            return kept[0] if len(kept) == 1 else (Either(kept),)
        case Term(sign=sign, count=count):
            lost = sign == "skull" and (count or 0) < 0
            return () if sign in UNSAID or lost else (part,)
    return (part,)


def _angers(part: Part) -> bool:
    """Burning the forest is a rule, and not printed."""
    return isinstance(part, Term) and part.sign == "step" and (part.count or 0) < 0


def _temples(drawing: Drawing, room: Room) -> None:
    for id_, column in zip(TEMPLES, room.columns((1, 1, 1), 10), strict=True):
        _temple(drawing, column, id_)


def _temple(drawing: Drawing, room: Room, id_: str) -> None:
    canvas, zone, theme = drawing.canvas, drawing.zone(id_), drawing.theme
    head = 0.0 if drawing.small else 24.0
    if head:
        canvas.text(
            room.middle[0],
            room.y + 17,
            drawing.book.name(id_),
            18,
            fill=theme.ink,
            bold=True,
            anchor="middle",
            within=room.wide,
        )
    steps = [one for one in zone.items if one.kind == "step"][::-1]
    worth = {one.at: one.parts for one in drawing.book.formulas(id_, "step")}
    own = drawing.book.colour(id_) or theme.edge
    high = (room.high - head) / 9
    for order, step in enumerate(steps):
        y = room.y + head + order * high
        share = 0.9 * (1 - order / (len(steps) + 3))
        canvas.rect(
            room.x, y, room.wide, high - 2, fill=mixed(own, "#fbf3df", share), edge=WOOD, round_=4
        )
        if not drawing.small:
            size = min(15.0, high * 0.6)
            parts = worth.get(step.at[0], ())
            formula(
                drawing,
                room.x + 6,
                y + (high - 2 - size * 1.3) / 2,
                room.wide,
                parts,
                size,
                ink=INK,
            )
        _markers(drawing, zone, step.at[0], room.right - 4, y + (high - 2) / 2, high * 0.8)


def _markers(drawing: Drawing, zone: Zone, at: int, right: float, y: float, side: float) -> None:
    here = [one for one in zone.items if one.kind == "marker" and one.at[0] == at]
    for order, one in enumerate(reversed(here)):
        marker(drawing, one.owner, right - side * (0.5 + order * 0.86), y, side)


def _technologies(drawing: Drawing, room: Room) -> None:
    for id_, row in zip(TECHNOLOGIES, room.rows((1, 1, 1, 1), 5), strict=True):
        _technology(drawing, row, id_)


def _technology(drawing: Drawing, room: Room, id_: str) -> None:
    canvas, zone, theme, book = drawing.canvas, drawing.zone(id_), drawing.theme, drawing.book
    steps = [one for one in zone.items if one.kind == "step"]
    name, *places = room.columns((1.6, *(1 for _ in steps), 0.8), 5)
    canvas.text(
        name.x,
        name.middle[1] + 5,
        book.name(id_),
        15,
        fill=theme.ink,
        bold=True,
        within=name.wide,
    )
    levels = book.formulas(id_, "level")
    told = [tuple(p for one in levels if one.at == step.at[0] for p in one.parts) for step in steps]
    for place, step, parts in zip(places, steps, told, strict=False):
        canvas.frame(place, fill=theme.plate, edge=theme.edge, round_=5)
        here = any(o.kind == "marker" and o.at[0] == step.at[0] for o in zone.items)
        formula(
            drawing,
            place.x + 3,
            place.y + 2,
            place.wide - 6,
            parts,
            13,
            most=1 if here else 2,
            centre=True,
        )
        side = 17.0
        shift = place.below - side * 0.62 if parts else place.middle[1]
        count = sum(o.kind == "marker" and o.at[0] == step.at[0] for o in zone.items)
        _markers(
            drawing, zone, step.at[0], place.middle[0] + side * 0.86 * count / 2 + 1, shift, side
        )
    last = places[-1]
    canvas.frame(last, edge=theme.edge, round_=5, dashed=True)
    formula(
        drawing,
        last.x,
        last.y + last.high / 2 - 10,
        last.wide,
        book.parts(id_, "bonus"),
        13,
        most=2,
        centre=True,
    )


def _buildings(drawing: Drawing, room: Room) -> None:
    items = [*drawing.zone("building_display").items, *drawing.zone("monument_display").items]
    if not items:
        return
    for item, place in zip(items, room.columns([1] * max(len(items), 9), 5), strict=False):
        cost = drawing.book.parts(item.component, "cost")
        gives = tuple(
            part
            for one in drawing.book.formulas(item.component)
            if one.role in EFFECTS or (one.role == "players" and one.at == len(drawing.seats))
            for part in one.parts
        )
        tile(drawing, place, drawing.book.colour(item.component), cost, gives)


ARRANGEMENT: Final = Arrangement(
    draw=draw,
    light=Theme(
        page="#e9dcc0",
        ink="#2b2117",
        plate="#fbf3df",
        edge="#8d7b57",
        quiet="#5d4c33",
        strong="#ffffff",
    ),
    dark=Theme(
        page="#2a231a",
        ink="#f1e6cf",
        plate="#3b3226",
        edge="#c9b48c",
        quiet="#cdbd9b",
        strong="#ffffff",
    ),
)
