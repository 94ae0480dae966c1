"""Ancient Knowledge in pictures: the technologies, and for each seat its Timeline and its Past."""

from typing import Final

from games.kernel.drawing.arrangement import Arrangement
from games.kernel.drawing.cards import amounts, card
from games.kernel.drawing.colours import Theme
from games.kernel.drawing.drawing import Drawing
from games.kernel.drawing.pieces import marker
from games.kernel.drawing.room import Room
from games.kernel.formula import Parts
from games.kernel.scene import Item

BOARDS: Final = ("tech_board_1", "tech_board_2", "tech_board_3")
SPACES: Final = (1, 2, 3, 4, 5, 6)
COLOURS: Final = {
    "city": "#b5583a",
    "megalith": "#6b8270",
    "pyramid": "#b07c1c",
    "artifact": "#4a70b5",
    "ancient": "#8f54a8",
    "writing": "#a0602f",
    "secret": "#1f827a",
}
SIGNS: Final = {"ancient": "tech_ancient", "writing": "tech_writing", "secret": "tech_secret"}
MOMENTS: Final = {
    "immediate": "immediate",
    "ongoing": "ongoing",
    "timeline_icon": "timeline",
    "decline_icon": "decline",
    "end": "scoring",
}
FIRST: Final = "#8f2f2c"
SAND: Final = "#cbb284"


def draw(drawing: Drawing, room: Room) -> None:
    """The technologies above, and a row for each seat."""
    seats = [drawing.main, *(one for one in drawing.seats if one != drawing.main)]
    shares = (1.25 if len(seats) < 4 else 1.0, *(1 for _ in seats))
    offers, *rows = room.rows(shares, 6 if drawing.small else 9)
    _technologies(drawing, offers)
    for seat, row in zip(seats, rows, strict=True):
        _seat(drawing, row, seat)


def _technologies(drawing: Drawing, room: Room) -> None:
    zones = [zone for one in BOARDS if (zone := drawing.zone(one)).items]
    if not zones:
        return
    for zone, board in zip(zones, room.columns([1] * len(zones), 8), strict=True):
        drawing.canvas.frame(board, fill=_sand(drawing), round_=6)
        inner = board.within(4)
        for item, place in zip(
            zone.items, inner.columns([1] * max(3, len(zone.items)), 4), strict=False
        ):
            _card(drawing, place, item, needs=True)


def _sand(drawing: Drawing) -> str:
    return "#d9cdb0" if drawing.theme.page == LIGHT.page else "#454234"


def type_of(drawing: Drawing, item: Item) -> str:
    """The type of a card, which has a sign and a colour."""
    printed = drawing.book.property(item.component, "type")
    type_ = printed if isinstance(printed, str) else item.kind
    return type_ if type_ in COLOURS else "artifact"


def _card(drawing: Drawing, room: Room, item: Item, *, needs: bool = False) -> None:
    type_ = type_of(drawing, item)
    sign, colour = SIGNS.get(type_, type_), COLOURS[type_]
    if drawing.small:
        canvas, side = drawing.canvas, min(room.wide, room.high) * 0.62
        canvas.frame(room, fill=drawing.theme.plate, edge=colour, line=1.6, round_=3)
        canvas.rect(room.x, room.y, 4, room.high, fill=colour)
        x, y = room.middle
        canvas.sign(x - side / 2 + 2, y - side / 2, side, sign, colour)
        return
    lines = list[tuple[str, Parts]]()
    if needs:
        lines += [
            ("requirement", one) for one in (drawing.book.parts(item.component, "needs"),) if one
        ]
    lines += [
        (MOMENTS[one.role], one.parts)
        for one in drawing.book.formulas(item.component)
        if one.role in MOMENTS
    ]
    card(
        drawing,
        room,
        drawing.name(item),
        lines,
        colour=colour,
        sign=sign,
        size=15 if needs else 12.5,
    )


def _seat(drawing: Drawing, room: Room, seat: int) -> None:
    past, *spaces = room.columns((1.7, *(1 for _ in SPACES)), 5)
    _past(drawing, past, seat)
    for number, space in zip(SPACES, spaces, strict=True):
        _space(drawing, space, seat, number)


def _past(drawing: Drawing, room: Room, seat: int) -> None:
    """Whose it is, how full the Past is, what is lost; the monuments that fell."""
    canvas, theme = drawing.canvas, drawing.theme
    canvas.frame(room, fill=theme.plate, edge=theme.edge, round_=6)
    side = 20.0 if drawing.small else 24.0
    marker(drawing, seat, room.x + side * 0.8, room.y + side * 0.8, side)
    items, left = drawing.zone(f"past-{seat}").items, room.x + side * 1.6
    end, lost = drawing.bound(f"fallen-{seat}"), drawing.gauge(f"lost-{seat}") or 0
    full = f"{len(items)}/{end}" if end else str(len(items))
    if not drawing.small:
        words = f"{drawing.book.name('past')} {full}"
        left += 8 + canvas.text(
            left, room.y + 24, words, 16, fill=theme.ink, bold=True, within=room.wide * 0.5
        )
    amounts(
        drawing,
        left + 4,
        room.y + side,
        [("lost", f"{lost:g}")],
        side * 0.62,
        within=room.right - left,
    )
    cell, top = (13.0 if drawing.small else 23.0), room.y + side * 1.6 + 6
    across = max(1, int((room.wide - 12) / (cell + 3)))
    for order, item in enumerate(items):
        x, y = room.x + 7 + order % across * (cell + 3), top + order // across * (cell + 3)
        if y + cell > room.below:
            return
        _fallen(drawing, x, y, cell, item)


def _fallen(drawing: Drawing, x: float, y: float, cell: float, item: Item) -> None:
    """A monument of the Past: its sign, faint if it is rotated."""
    type_ = type_of(drawing, item)
    canvas = drawing.canvas
    canvas.rect(x, y, cell, cell, fill=drawing.theme.page, edge=COLOURS[type_], round_=3)
    with canvas.faint(0.45 if item.turned else 1.0):
        canvas.sign(x + 2, y + 2, cell - 4, SIGNS.get(type_, type_), COLOURS[type_])


def _space(drawing: Drawing, room: Room, seat: int, number: int) -> None:
    canvas, theme = drawing.canvas, drawing.theme
    canvas.frame(room, fill=_sand(drawing), round_=5)
    head = 10.0 if drawing.small else 20.0
    first = number == 1
    canvas.rect(room.x, room.y, room.wide, head, fill=FIRST if first else SAND, round_=4)
    if not drawing.small:
        fill = "#ffffff" if first else "#26231b"
        canvas.text(room.x + 8, room.y + 15, str(number), 14, fill=fill, bold=True)
    below = Room(room.x + 3, room.y + head + 3, room.wide - 6, room.high - head - 6)
    held = {one.at[0] if one.at else 0: one for one in drawing.zone(f"space-{seat}-{number}").items}
    for part, place in enumerate(below.rows((1, 1), 3)):
        item = held.get(part)
        if item is None:
            canvas.frame(place, edge=theme.edge, round_=3, dashed=True)
        else:
            _monument(drawing, place, item)


def _monument(drawing: Drawing, room: Room, item: Item) -> None:
    """A monument of the Timeline with the knowledge that lies on it."""
    canvas, type_ = drawing.canvas, type_of(drawing, item)
    if drawing.small or room.high < 40:
        colour = COLOURS[type_]
        canvas.frame(room, fill=drawing.theme.plate, edge=colour, line=1.5, round_=3)
        side = min(room.high - 4, 22.0)
        canvas.sign(room.x + 4, room.middle[1] - side / 2, side, SIGNS.get(type_, type_), colour)
        if not drawing.small:
            canvas.text(
                room.x + side + 9,
                room.middle[1] + 5,
                drawing.name(item),
                13,
                fill=drawing.theme.ink,
                bold=True,
                within=room.wide - side - 40,
            )
    else:
        _card(drawing, room, item)
    if item.label:
        size = 11.0 if drawing.small else 15.0
        amounts(
            drawing,
            room.right - size * 2.6,
            room.below - size * 0.35,
            [("knowledge", item.label)],
            size,
            within=size * 3,
        )


LIGHT: Final = Theme(
    page="#ede7d8",
    ink="#26231b",
    plate="#fffdf6",
    edge="#8d7b57",
    quiet="#5f5846",
    strong="#ffffff",
)
ARRANGEMENT: Final = Arrangement(
    draw=draw,
    light=LIGHT,
    dark=Theme(
        page="#20241f",
        ink="#f0ebdd",
        plate="#2f332c",
        edge="#a89b78",
        quiet="#c9c2ae",
        strong="#ffffff",
    ),
)
