"""Monumental in pictures: the map, a city, and what can be acquired."""

from typing import Final

from games.kernel.drawing.arrangement import Arrangement
from games.kernel.drawing.cards import amounts
from games.kernel.drawing.colours import Theme, mixed, tone
from games.kernel.drawing.drawing import Drawing
from games.kernel.drawing.formulas import formula
from games.kernel.drawing.hexagons import Land, land, lying
from games.kernel.drawing.pieces import count, figure, mark, shape
from games.kernel.drawing.room import Room
from games.kernel.scene import Item, Zone

TILES: Final = ("capital", "province", "water")
UNITS: Final = ("soldier", "warlord", "outpost", "wonder token", "explorer")
LAND_INK: Final = "#1f1a10"
MINE: Final = "#1f66b3"
EMBLEMS: Final = {
    "plains": "M48 128q26-12 52 0t52 0M56 144q22-10 44 0t44 0",
    "forest": "M52 142l18-48 18 48zM86 142l20-62 20 62zM124 142l14-40 14 40z",
    "swamp": "M50 142h28m14 0h42m-60-12v-28m10 28v-36m42 44v-36m10 36v-26",
    "desert": "M36 140q32-40 60 0 32-54 72 0z",
    "mountain": "M36 142l36-72 22 36 22-46 48 82z",
    "volcano": "M40 142l40-76h40l40 76M86 60q8-18 0-32m20 32q-6-14 6-28",
    "water": "M46 122q14-12 27 0t27 0 27 0 27 0M56 138q14-12 26 0t26 0 26 0",
}
"""What terrain looks like, on 200 x 173."""
FIGURES: Final = {
    "warlord": "M4 11.3L3.6 6l2 1.8L8 4.8l2.4 3 2-1.8-.4 5.3z",
    "outpost": "M4.6 4h1.6v1.3h1.1V4h1.4v1.3h1.1V4h1.6v3l-1 .8v2.9h1V12H4.6v-1.3h1V7.8l-1-.8z",
    "wonder token": "M3.6 7L8 4.2 12.4 7v.8H3.6zM4.2 11.4h7.6v1.2H4.2zM5 8.3h1.2v2.6H5zm2.4 0h1.2"
    "v2.6H7.4zm2.4 0H11v2.6H9.8z",
    "explorer": "M3.5 12.9l4.2-4.5C6.6 6.4 6 5.6 5 4.8c3.6-.4 6.8 2.4 6.4 6.4-.9-1-1.7-1.6-2.7-2.1"
    "l-4.2 4.6z",
}
TOKENS: Final = {
    "exploration_token": "barbarian",
    "free_town": "free_town",
    "production_token": "production_token",
}
KINDS: Final = {
    "knowledge": "knowledge_card",
    "wonder": "wonder",
    "hero": "hero",
    "monster": "monster",
    "policy": "policy",
}
HEADS: Final = {"wonder": "#7a5a0c", "knowledge": "#24507f", "hero": "#2f6b45"}
EFFECTS: Final = (
    *("use", "passive", "on_complete", "on_develop", "on_warlord_conquest", "on_acquire"),
    *("on_return", "on_slain", "on_failed"),
)
"""Roles of what a card does besides its icons."""
STOCK: Final = ("production", "science", "military", "gold", "culture", "production_token")


def draw(drawing: Drawing, room: Room) -> None:
    """The map on the left, the city on the right, the display below."""
    if drawing.small:
        left, right = room.columns((1.25, 1), 8)
        _map(drawing, left)
        _city(drawing, right.within(8))
        return
    above, below = room.rows((3.6, 1), 10)
    left, right = above.columns((1.12, 1), 10)
    _map(drawing, left)
    _city(drawing, right)
    _display(drawing, below)


def nation_of(drawing: Drawing, seat: int) -> str:
    """What the nation of a seat is called."""
    for warlord in drawing.zone(f"leaders-{seat}").items[:1]:
        nation = drawing.book.property(warlord.component, "civilisation")
        if isinstance(nation, str):
            return drawing.book.name(nation)
    return ""


def _map(drawing: Drawing, room: Room) -> None:
    zone = drawing.zone("map")
    tiles = [one for one in zone.items if one.kind in TILES]
    if not tiles:
        return
    ground = land(room, [one.at for one in tiles], "edge", 64.0)
    on = lying(zone.items, TILES)
    for tile in tiles:
        _tile(drawing, ground, tile)
    for tile in tiles:
        _pieces(drawing, ground, tile, on.get(tile.at[:2], []))


def _tile(drawing: Drawing, ground: Land, tile: Item) -> None:
    canvas, at, far = drawing.canvas, tile.at[:2], ground.radius
    own = drawing.book.colour(tile.component) or "#d8d2c2"
    fill, held = mixed(own, "#ffffff", 0.62), tile.owner is not None
    if tile.owner is not None:
        fill = mixed(tone(tile.owner), fill, 0.2)
    canvas.path(ground.outline(at, 0.985), fill=fill, edge="#8f8364", line=1)
    x, y = ground.middles[at]
    emblem = EMBLEMS.get(tile.component or "")
    if emblem:
        corner = (x - far, y - 0.866 * far)
        canvas.path(emblem, edge="#3b3524", line=5, at=corner, scale=far / 100, faint=0.22)
    if tile.owner is not None:
        canvas.path(ground.outline(at, 0.93), edge=tone(tile.owner), line=far * 0.09)
    if drawing.small or far < 30:
        return
    capital = tile.kind == "capital" and held
    name = nation_of(drawing, tile.owner or 0) if capital else drawing.name(tile)
    size = far * 0.25
    canvas.text(
        x, y - far * 0.5, name, size, fill=LAND_INK, bold=True, anchor="middle", within=far * 1.1
    )
    if tile.label:
        canvas.sign(x - size * 1.05, y + far * 0.48, size * 1.15, "strength")
        canvas.text(x + size * 0.15, y + far * 0.7, tile.label, size, fill=LAND_INK, bold=True)


def _pieces(drawing: Drawing, ground: Land, tile: Item, on: list[Item]) -> None:
    """Units above, tokens below."""
    units = [one for one in on if one.kind in UNITS]
    others = [one for one in on if one.kind not in UNITS]
    rows = [one for one in (units[:4], units[4:8], others[:4]) if one]
    x, y = ground.middles[tile.at[:2]]
    side = ground.radius * (0.62 if drawing.small and len(rows) < 2 else 0.42)
    for number, row in enumerate(rows):
        top = y + (number - (len(rows) - 1) / 2) * side * 1.06 + ground.radius * 0.04
        for order, item in enumerate(row):
            left = x + (order - (len(row) - 1) / 2) * side * 1.06
            _piece(drawing, left, top, side, item, tile)


def _piece(drawing: Drawing, x: float, y: float, side: float, item: Item, tile: Item) -> None:
    canvas = drawing.canvas
    match item.kind:
        case "soldier":
            count(canvas, item.owner, x, y, side, str(item.count))
        case "wonder token":
            figure(canvas, tile.owner, x, y, side, FIGURES[item.kind])
        case "warlord" | "outpost" | "explorer":
            figure(canvas, item.owner, x, y, side, FIGURES[item.kind])
        case "market":
            resource = (item.component or "").replace("market_", "")
            canvas.sign(x - side * 0.9, y - side / 2, side, "stall")
            canvas.sign(x, y - side / 2, side, resource)
        case _:
            sign = TOKENS.get(item.component or "", "text")
            canvas.sign(x - side / 2, y - side / 2, side, sign)


def _city(drawing: Drawing, room: Room) -> None:
    """The nine slots of a city, its stock, and the wonder in construction."""
    seat = drawing.main
    if drawing.small:
        grid = room
    else:
        head, grid, foot = room.rows((1, 11, 1.7), 6)
        mark(drawing, seat, head.x + 14, head.middle[1], 26)
        drawing.canvas.text(
            head.x + 34,
            head.middle[1] + 7,
            nation_of(drawing, seat),
            19,
            fill=drawing.theme.ink,
            bold=True,
        )
        held = {one.component: one.count for one in drawing.zone(f"stock-{seat}").items}
        stock = [(sign, held[sign]) for sign in STOCK if held.get(sign)]
        amounts(
            drawing, head.x + head.wide * 0.4, head.middle[1] + 7, stock, 17, within=head.wide * 0.6
        )
        _site(drawing, foot, seat)
    for row, rooms in enumerate(grid.rows((1, 1, 1), 5)):
        for column, place in enumerate(rooms.columns((1, 1, 1), 5)):
            _slot(drawing, place, drawing.zone(f"slot-{seat}-{3 * row + column + 1}"))


def _slot(drawing: Drawing, room: Room, zone: Zone) -> None:
    canvas, theme = drawing.canvas, drawing.theme
    on = any("activated" in one.marks for one in zone.items)
    edge, line = (tone(drawing.main), 2.2) if on else (theme.edge, 1.0)
    fill = theme.plate if on else mixed(theme.plate, theme.page, 0.5)
    canvas.frame(room, fill=fill, edge=edge, line=line, round_=6)
    covers = [one for one in zone.items if one.kind != "knowledge"]
    learned = [one for one in zone.items if one.kind == "knowledge"]
    for item in covers[:1]:
        gives, side = drawing.book.parts(item.component, "gives"), room.high * 0.3
        if drawing.small:
            formula(
                drawing,
                room.x,
                room.middle[1] - side * 0.65,
                room.wide,
                gives,
                side * 0.9,
                most=1,
                centre=True,
            )
        else:
            canvas.text(
                room.x + 8,
                room.y + 19,
                drawing.name(item),
                15,
                fill=theme.ink,
                bold=True,
                within=room.wide - 14,
            )
            formula(drawing, room.x + 8, room.y + 30, room.wide - 12, gives, 22, most=1)
            free = Room(room.x, room.y, room.wide, room.high - 18 * len(learned))
            _effects(drawing, free, room.y + 62, item, 15)
    for order, item in enumerate(learned[:2]):
        if not drawing.small:
            y = room.below - 8 - order * 18
            canvas.sign(room.x + 8, y - 13, 15, "knowledge_card")
            canvas.text(
                room.x + 27, y, drawing.name(item), 13, fill=theme.ink, within=room.wide - 70
            )
            formula(
                drawing,
                room.right - 42,
                y - 14,
                40,
                drawing.book.parts(item.component, "gives"),
                13,
                most=1,
            )


def _site(drawing: Drawing, room: Room, seat: int) -> None:
    """The wonder that is being built."""
    canvas, theme = drawing.canvas, drawing.theme
    canvas.frame(room, fill=theme.plate, edge=theme.edge, round_=6)
    base = room.middle[1] + 6
    for item in drawing.zone(f"construction-{seat}").items[:1]:
        canvas.sign(room.x + 10, base - 16, 20, "wonder")
        wide = canvas.text(
            room.x + 36,
            base,
            drawing.name(item),
            17,
            fill=theme.ink,
            bold=True,
            within=room.wide * 0.5,
        )
        formula(
            drawing,
            room.x + 50 + wide,
            base - 17,
            room.wide * 0.4,
            drawing.book.parts(item.component, "gives"),
            17,
            most=1,
        )
    shape(canvas, seat, room.right - 16, room.middle[1], 16)


def _effects(drawing: Drawing, room: Room, y: float, item: Item, size: float) -> None:
    """What a card does besides its icons: a line for each effect, as long as there is room."""
    for one in drawing.book.formulas(item.component):
        if one.role in EFFECTS and y + size * 1.4 < room.below:
            formula(drawing, room.x + 8, y, room.wide - 14, one.parts, size, most=1)
            y += size * 1.4


def _display(drawing: Drawing, room: Room) -> None:
    zones = [zone for number in range(1, 10) if (zone := drawing.zone(f"display-{number}")).items]
    places = room.columns([1] * max(len(zones), 5), 6)
    for zone, place in zip(zones, places, strict=False):
        _offer(drawing, place, zone.items[0])


def _offer(drawing: Drawing, room: Room, item: Item) -> None:
    """A card of the display: what it costs above, what it gives below."""
    canvas, theme, book = drawing.canvas, drawing.theme, drawing.book
    head = 28.0
    fill = HEADS.get(item.kind, "#7a3f28")
    canvas.frame(room, fill=theme.plate, edge=theme.edge, round_=6)
    canvas.rect(room.x, room.y, room.wide, head, fill=fill, round_=6)
    canvas.rect(room.x, room.y + head - 6, room.wide, 6, fill=fill)
    kind = KINDS.get(item.kind, "building")
    canvas.rect(room.x + 6, room.y + 4, 20, 20, fill="#ffffff", round_=4)
    canvas.sign(room.x + 7, room.y + 5, 18, kind)
    formula(
        drawing,
        room.x + 32,
        room.y + 4,
        room.wide - 36,
        book.parts(item.component, "cost"),
        16,
        most=1,
        ink="#ffffff",
    )
    canvas.text(
        room.x + 8,
        room.y + head + 20,
        drawing.name(item),
        16,
        fill=theme.ink,
        bold=True,
        within=room.wide - 14,
    )
    formula(
        drawing,
        room.x + 8,
        room.y + head + 30,
        room.wide - 12,
        book.parts(item.component, "gives"),
        21,
        most=1,
    )
    _effects(drawing, room, room.y + head + 60, item, 15)


ARRANGEMENT: Final = Arrangement(
    draw=draw,
    light=Theme(
        page="#e9dfca",
        ink="#221c10",
        plate="#fffdf6",
        edge="#8a7a55",
        quiet="#5c5138",
        strong="#ffffff",
    ),
    dark=Theme(
        page="#26231c",
        ink="#f2ead6",
        plate="#35312a",
        edge="#a3956f",
        quiet="#cabfa2",
        strong="#ffffff",
    ),
)
