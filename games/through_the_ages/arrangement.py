"""Through the Ages in pictures: the card row, a nation with its technologies, and how all nations
compare."""

from typing import Final

from games.kernel.drawing.arrangement import Arrangement
from games.kernel.drawing.cards import amounts, card, plate
from games.kernel.drawing.colours import Theme
from games.kernel.drawing.drawing import Drawing
from games.kernel.drawing.formulas import formula
from games.kernel.drawing.pieces import mark, shape
from games.kernel.drawing.room import Room
from games.kernel.formula import Parts
from games.kernel.scene import Item

PRICES: Final = ((1, 1, 5), (2, 6, 9), (3, 10, 13))
"""What a card of the row costs in actions, and from which to which place (TTA-ROW-01)."""
TYPES: Final = (
    *("farm", "mine", "temple", "lab", "arena", "library", "theater"),
    *("infantry", "cavalry", "artillery", "air"),
)
COLOURS: Final = {
    **dict.fromkeys(("farm", "mine"), "#a07840"),
    **dict.fromkeys(("temple", "lab", "arena", "library", "theater"), "#7d8794"),
    **dict.fromkeys(("infantry", "cavalry", "artillery", "air", "tactic", "war"), "#b8403c"),
    **dict.fromkeys(("event", "territory", "pact", "bonus"), "#5c838d"),
    "aggression": "#b8403c",
    "government": "#c9743a",
    "leader": "#3f8a5a",
    "wonder": "#8257ad",
    "special": "#3f86bd",
    "action": "#a8960f",
}
COSTS: Final = ("cost", "revolution", "stage")
MOMENTS: Final = {"needs": "target", "aggression_success": "aggression", "war_won": "war"}
COMPARED: Final = ("culture", "culture_rating", "science_rating", "strength")
STATE: Final = ("state", "site", "wonders", "colonies")
TAB: Final = "#27406b"


def draw(drawing: Drawing, room: Room) -> None:
    """The row above; below it the state, the technologies, and the nations side by side."""
    if drawing.small:
        row, nation = room.rows((1, 1.5), 6)
        _row(drawing, row)
        _technologies(drawing, plate(drawing, nation))
        return
    row, nation = room.rows((1, 1.85), 10)
    _row(drawing, row)
    left, right = nation.columns((1, 3.4), 8)
    _state(drawing, left)
    technologies, below = right.rows((1.15, 1), 8)
    _technologies(drawing, _headed(drawing, technologies))
    table, hands = below.columns((1.5, 1), 8)
    _comparison(drawing, table)
    _stock(drawing, hands)


def _headed(drawing: Drawing, room: Room) -> Room:
    """The plate of the nation that is shown whole, with the mark of its seat."""
    inner = plate(drawing, room, " ")
    mark(drawing, drawing.main, inner.x + 9, inner.y - 9, 20)
    return inner


def type_of(drawing: Drawing, item: Item) -> str:
    """The type of a technology, else the kind of a card."""
    printed = drawing.book.property(item.component, "type")
    return printed if item.kind == "technology" and isinstance(printed, str) else item.kind


def sign_of(type_: str) -> str:
    """The air of other titles is an element, not a force."""
    return "air_force" if type_ == "air" else type_


def _row(drawing: Drawing, room: Room) -> None:
    canvas = drawing.canvas
    head = 9.0 if drawing.small else 22.0
    shares = [last - first + 1 for _, first, last in PRICES]
    for (price, first, last), part in zip(PRICES, room.columns(shares, 8), strict=True):
        canvas.rect(part.x, part.y + head - 2, part.wide, 2, fill=TAB)
        wide = price * (9 if drawing.small else 20) + 12
        x = part.middle[0] - wide / 2
        canvas.rect(x, part.y, wide, head - 1, fill=TAB, round_=4)
        for at in range(price):
            side = 7.0 if drawing.small else 17.0
            canvas.sign(x + 6 + at * (side + 3), part.y + 1, side, "civil_actions")
        cards = Room(part.x, part.y + head + 2, part.wide, part.high - head - 2)
        for number, place in zip(
            range(first, last + 1), cards.columns([1] * (last - first + 1), 4), strict=True
        ):
            for item in drawing.zone(f"row/{number}").items:
                _card(drawing, place, item)


def _card(drawing: Drawing, room: Room, item: Item) -> None:
    type_ = type_of(drawing, item)
    colour = COLOURS.get(type_, drawing.theme.edge)
    if drawing.small:
        canvas, side = drawing.canvas, min(room.wide * 0.72, 30)
        canvas.frame(room, fill=drawing.theme.plate, edge=colour, line=1.6, round_=4)
        canvas.rect(room.x, room.y, room.wide, 12, fill=colour, round_=4)
        x, y = room.middle
        canvas.sign(x - side / 2, y - side / 2 + 6, side, sign_of(type_), colour)
        return
    lines = [("", parts) for parts in (_costs(drawing, item), *_effects(drawing, item)) if parts]
    card(
        drawing,
        room,
        drawing.name(item),
        lines,
        colour=colour,
        sign=sign_of(type_),
        label=item.label,
        size=14,
    )


def _costs(drawing: Drawing, item: Item) -> Parts:
    found = drawing.book.formulas(item.component)
    return tuple(part for one in found if one.role in COSTS for part in one.parts)


def _effects(drawing: Drawing, item: Item) -> list[Parts]:
    players = len(drawing.seats)
    return [
        one.parts
        for one in drawing.book.formulas(item.component)
        if one.role not in COSTS and (one.role != "players" or one.at == players)
    ]


def _state(drawing: Drawing, room: Room) -> None:
    """Government, leader, wonders, colonies: a line each with what they do."""
    inner, seat = plate(drawing, room, drawing.book.name("government")), drawing.main
    items = [one for kind in STATE for one in drawing.zone(f"{kind}/{seat}").items]
    high = min(52.0, inner.high / max(len(items), 1))
    for at, item in enumerate(items):
        _in_play(drawing, Room(inner.x, inner.y + at * high, inner.wide, high - 4), item)


def _in_play(drawing: Drawing, room: Room, item: Item) -> None:
    canvas, type_ = drawing.canvas, type_of(drawing, item)
    colour = COLOURS.get(type_, drawing.theme.edge)
    canvas.rect(room.x, room.y, 3, room.high, fill=colour)
    canvas.sign(room.x + 8, room.y + 1, 16, sign_of(type_), colour)
    built = next((one for one in item.marks if "/" in one), "")
    name = f"{drawing.name(item)} {built or item.label}"
    canvas.text(
        room.x + 28, room.y + 14, name, 14, fill=drawing.theme.ink, bold=True, within=room.wide - 30
    )
    parts = tuple(part for one in _effects(drawing, item) for part in one)
    if room.high > 34:
        formula(drawing, room.x + 8, room.y + 20, room.wide - 10, parts, 13, most=1)


def _technologies(drawing: Drawing, room: Room) -> None:
    """A column for each type, the highest level on top, with workers and stock."""
    items = drawing.zone(f"n{drawing.main}").items
    columns = [
        (type_, [one for one in items if type_of(drawing, one) == type_][::-1]) for type_ in TYPES
    ]
    shown = [(type_, held) for type_, held in columns if held]
    if not shown:
        return
    most = max(len(held) for _, held in shown)
    for (type_, held), place in zip(shown, room.columns([1] * max(len(shown), 6), 5), strict=False):
        head = 18.0 if drawing.small else 22.0
        side = 14.0 if drawing.small else 17.0
        drawing.canvas.sign(place.x, place.y, side, sign_of(type_), COLOURS[type_])
        if not drawing.small:
            drawing.canvas.text(
                place.x + 21,
                place.y + 14,
                drawing.book.name(type_),
                13,
                fill=drawing.theme.ink,
                within=place.wide - 21,
            )
        high = min((place.high - head) / most, 62.0)
        for at, item in enumerate(held):
            y = place.y + head + at * high
            _post(drawing, Room(place.x, y, place.wide, high - 4), item, COLOURS[type_])


def _post(drawing: Drawing, room: Room, item: Item, colour: str) -> None:
    canvas, theme = drawing.canvas, drawing.theme
    canvas.frame(room, fill=theme.page, edge=colour, line=1.4, round_=4)
    canvas.rect(room.x, room.y, 4, room.high, fill=colour)
    workers, tokens = item.marks.count("workers"), item.marks.count("tokens")
    counts = [
        (sign, count) for sign, count in (("population", workers), ("blue_tokens", tokens)) if count
    ]
    if drawing.small:
        size = min(13.0, room.high * 0.5)
        amounts(
            drawing, room.x + 7, room.middle[1] + size * 0.35, counts, size, within=room.wide - 8
        )
        return
    canvas.text(
        room.x + 8,
        room.y + 14,
        f"{drawing.name(item)} {item.label}",
        13,
        fill=theme.ink,
        bold=True,
        within=room.wide - 12,
    )
    if room.high > 33:
        amounts(drawing, room.x + 8, room.y + 31, counts, 13, within=room.wide - 12)
    if room.high > 50:
        parts = drawing.book.parts(item.component, "worker")
        formula(drawing, room.x + 8, room.y + 36, room.wide - 10, parts, 12.5, most=1)


def _comparison(drawing: Drawing, room: Room) -> None:
    """Culture, what a turn brings, and strength, of all nations side by side."""
    inner, canvas, theme = plate(drawing, room), drawing.canvas, drawing.theme
    head, *rows = inner.rows([1] * (len(COMPARED) + 1))
    seats = drawing.seats
    name, *columns = head.columns((3, *(1 for _ in seats)))
    for seat, column in zip(seats, columns, strict=True):
        mark(drawing, seat, *column.middle, 22)
    for id_, row in zip(COMPARED, rows, strict=True):
        canvas.rect(row.x, row.y, row.wide, 1, fill=theme.page)
        base = row.middle[1] + 6
        canvas.sign(row.x, base - 15, 18, id_)
        canvas.text(
            row.x + 24, base, drawing.book.name(id_), 15, fill=theme.ink, within=name.wide - 26
        )
        values = [drawing.gauge(f"{id_}/{seat}") or 0 for seat in seats]
        for value, column in zip(values, columns, strict=True):
            canvas.text(
                column.middle[0],
                base,
                f"{value:g}",
                16,
                fill=theme.ink,
                bold=value == max(values),
                anchor="middle",
            )


def _stock(drawing: Drawing, room: Room) -> None:
    """What the nation can spend, and how many cards it holds."""
    inner, seat = plate(drawing, room), drawing.main
    names = (
        ("food_stock", "food"),
        ("resource_stock", "resource"),
        ("science", "science"),
        ("civil_actions", "civil_actions"),
        ("military_actions", "military_actions"),
        ("happy", "happy"),
    )
    found = [
        (sign, f"{value:g}")
        for name, sign in names
        if (value := drawing.gauge(f"{name}/{seat}")) is not None
    ]
    hands = [drawing.zone(f"{kind}/{seat}") for kind in ("civil", "military")]
    found.append(("hand_size", str(sum(len(one.items) + one.hidden for one in hands))))
    for order, row in enumerate(inner.rows([1] * 3)):
        amounts(drawing, row.x + 6, row.middle[1] + 7, found[order::3], 18, within=row.wide - 6)
    shape(drawing.canvas, seat, inner.right - 10, inner.y + 10, 16)


ARRANGEMENT: Final = Arrangement(
    draw=draw,
    light=Theme(
        page="#e6e4dc",
        ink="#22252b",
        plate="#fffdf7",
        edge="#a5a9b0",
        quiet="#555b66",
        strong="#ffffff",
    ),
    dark=Theme(
        page="#1d2126",
        ink="#ecebe6",
        plate="#2b3037",
        edge="#626b78",
        quiet="#b9bec6",
        strong="#ffffff",
    ),
)
