"""The general layout: every board as its scene places it, zones as frames, items by their looks."""

from collections.abc import Iterator
from math import cos, pi, sin, sqrt

from games.kernel.drawing.arrangement import Arrangement
from games.kernel.drawing.colours import ink
from games.kernel.drawing.drawing import Drawing
from games.kernel.drawing.pieces import marker
from games.kernel.drawing.room import Room
from games.kernel.scene import Board, Item, Zone

ROUND = ("token", "worker", "gear", "die")
Spot = tuple[float, float, float]
"""The middle of an item, and how large it may be."""


def draw(drawing: Drawing, room: Room) -> None:
    """The game's boards on the left, those of the seats on the right."""
    own = [one for one in drawing.scene.boards if one.seat is not None]
    common = [one for one in drawing.scene.boards if one.seat is None]
    if own and common:
        left, right = room.columns((2, 1), 12)
        _column(drawing, left, common)
        _column(drawing, right, own)
    else:
        _column(drawing, room, own or common)


def _column(drawing: Drawing, room: Room, boards: list[Board]) -> None:
    shares = [max(one.size[1], 1) for one in boards]
    for board, part in zip(boards, room.rows(shares, 10), strict=True):
        _board(drawing, part, board)


def _board(drawing: Drawing, room: Room, board: Board) -> None:
    wide, high = (max(side, 1) for side in board.size)
    place = room.fitting(wide, high)
    unit = place.wide / wide
    if board.seat is not None and not drawing.small:
        marker(drawing, board.seat, place.x - 4, place.y + 4, 20)
    for zone in board.zones:
        box = zone.box
        x, y = place.x + box.x * unit, place.y + box.y * unit
        _zone(drawing, Room(x, y, box.width * unit, box.height * unit).within(1), zone)


def _zone(drawing: Drawing, room: Room, zone: Zone) -> None:
    theme, canvas = drawing.theme, drawing.canvas
    canvas.frame(room, fill=theme.plate, edge=theme.edge, round_=4)
    named = not drawing.small and room.high > 34
    if named:
        hidden = f" {zone.hidden}" if zone.hidden else ""
        words = drawing.book.name(zone.name) + hidden
        canvas.text(room.x + 4, room.y + 12, words, 11, fill=theme.quiet, within=room.wide - 8)
    within = Room(room.x, room.y + 14, room.wide, room.high - 14) if named else room
    for item, spot in zip(zone.items, places(zone, within.within(3)), strict=True):
        _item(drawing, item, *spot)


def places(zone: Zone, room: Room) -> Iterator[Spot]:
    """Where each item of a zone lies."""
    ats = [one.at or (order,) for order, one in enumerate(zone.items)]
    if zone.layout in ("hexes", "grid") and ats and min(map(len, ats)) > 1:
        yield from _cells(zone.layout, ats, room)
        return
    count = max(zone.slots, 1, *(at[0] + 1 for at in ats)) if ats else 1
    for at in ats:
        if zone.layout == "ring":
            turn = 2 * pi * (at[0] / count + zone.turned / 360 - 0.25)
            far = 0.4 * min(room.wide, room.high)
            x, y = room.middle
            yield x + far * cos(turn), y + far * sin(turn), 5 * far / count
        elif room.wide >= room.high:
            step = room.wide / count
            yield room.x + (at[0] + 0.5) * step, room.middle[1], min(step, room.high)
        else:
            step = room.high / count
            yield room.middle[0], room.y + (at[0] + 0.5) * step, min(step, room.wide)


def _cells(layout: str, ats: list[tuple[int, ...]], room: Room) -> Iterator[Spot]:
    spots = [
        (at[0] + at[1] / 2, at[1] * sqrt(3) / 2) if layout == "hexes" else (at[0], at[1])
        for at in ats
    ]
    left, top = min(x for x, _ in spots), min(y for _, y in spots)
    across = max(x for x, _ in spots) - left + 1
    down = max(y for _, y in spots) - top + 1
    step = min(room.wide / across, room.high / down)
    for order, (x, y) in enumerate(spots):
        below = spots[:order].count((x, y))
        shift = 0.18 * step * below
        yield (
            room.x + (x - left + 0.5) * step + shift,
            room.y + (y - top + 0.5) * step + shift,
            step / (1 + below),
        )


def _item(drawing: Drawing, item: Item, x: float, y: float, size: float) -> None:
    side, canvas = size * 0.86, drawing.canvas
    if side < 2:
        return
    component = drawing.book.components.get(item.component or "")
    look = None if component is None else component.look
    if item.owner is not None and (look is None or look.shape in ROUND):
        marker(drawing, item.owner, x, y, side)
    else:
        fill = drawing.book.colour(item.component) or drawing.theme.page
        far = side / 2 if look is not None and look.shape in ROUND else min(4.0, side / 6)
        canvas.rect(
            x - side / 2, y - side / 2, side, side, fill=fill, edge=drawing.theme.edge, round_=far
        )
        glyph = item.label or (look.glyph if look is not None else "")
        if glyph and side >= 14:
            size = min(14.0, side * 0.45)
            canvas.text(
                x, y + size * 0.35, glyph, size, fill=ink(fill), anchor="middle", within=side - 2
            )
    if item.count > 1 and side >= 14:
        canvas.text(
            x + side / 2,
            y + side / 2,
            f"×{item.count}",
            min(12.0, side * 0.4),
            fill=drawing.theme.ink,
            bold=True,
            anchor="end",
        )


GENERAL = Arrangement(draw=draw)
