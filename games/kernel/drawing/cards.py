"""Tiles and cards: what they cost and what they do."""

from collections.abc import Sequence

from games.kernel.drawing.colours import ink
from games.kernel.drawing.drawing import Drawing
from games.kernel.drawing.font import width, wrapped
from games.kernel.drawing.formulas import flow, formula, words
from games.kernel.drawing.room import Room
from games.kernel.formula import Parts


def tile(
    drawing: Drawing, room: Room, colour: str | None, cost: Parts, gives: Parts, size: float = 12.5
) -> None:
    """Its cost above, in the colour of its kind, and what it does below."""
    canvas, theme = drawing.canvas, drawing.theme
    fill = colour or theme.page
    canvas.frame(room, fill=theme.plate, edge=theme.edge, round_=6)
    head = room.high * 0.42
    canvas.rect(room.x + 0.6, room.y + 0.6, room.wide - 1.2, head, fill=fill, round_=5)
    canvas.rect(room.x + 0.6, room.y + head - 5, room.wide - 1.2, 5.6, fill=fill)
    formula(
        drawing,
        room.x + 2,
        room.y + 3,
        room.wide - 4,
        cost,
        size,
        most=2,
        centre=True,
        ink=ink(fill),
    )
    formula(
        drawing,
        room.x + 2,
        room.y + head + 4,
        room.wide - 4,
        gives,
        size,
        most=max(1, int((room.high - head - 4) / (size * 1.3))),
        centre=True,
    )


def card(
    drawing: Drawing,
    room: Room,
    name: str,
    lines: Sequence[tuple[str, Parts]],
    *,
    colour: str,
    sign: str | None = None,
    label: str = "",
    size: float = 13.0,
    edge: str | None = None,
) -> None:
    """A name behind the sign of its kind, and lines: a sign or nothing, and a formula. What has no
    room is left out."""
    canvas, theme = drawing.canvas, drawing.theme
    canvas.frame(room, fill=theme.plate, edge=edge or theme.edge, round_=5)
    canvas.rect(room.x + 0.6, room.y + 0.6, 5, room.high - 1.2, fill=colour, round_=3)
    left, y = room.x + 10, room.y + 4
    shift = 0.0
    if sign is not None:
        canvas.sign(left, y, size * 1.2, sign, colour)
        shift = size * 1.45
    said = f"{name} {label}" if label else name
    broken = list(wrapped(said, size, room.right - left - shift - 5, bold=True))[:2]
    for at, line in enumerate(broken):
        canvas.text(
            left + shift,
            y + size + at * size * 1.1,
            line,
            size,
            fill=theme.ink,
            bold=True,
            within=room.right - left - shift - 4,
        )
    y += max(len(broken), 1) * size * 1.1 + 4
    for moment, parts in lines:
        most = int((room.below - y - 2) / (size * 1.3))
        if most < 1:
            return
        x = left
        if moment:
            canvas.sign(left, y + 1, size * 1.15, moment)
            x += size * 1.35
        several = words(parts, drawing.book)
        y += flow(drawing, x, y, room.right - x - 4, several, size, most=most)


def plate(drawing: Drawing, room: Room, heading: str = "") -> Room:
    """A plate with a heading, which a small picture leaves out; the room below it."""
    theme = drawing.theme
    drawing.canvas.frame(room, fill=theme.plate, edge=theme.edge, round_=6)
    inner = room.within(4 if drawing.small else 7)
    if drawing.small or not heading:
        return inner
    words = drawing.canvas
    words.text(inner.x, inner.y + 13, heading, 15, fill=theme.ink, bold=True, within=inner.wide)
    return Room(inner.x, inner.y + 20, inner.wide, inner.high - 20)


def amounts(
    drawing: Drawing,
    x: float,
    y: float,
    several: Sequence[tuple[str, int | float | str]],
    size: float,
    *,
    within: float,
) -> None:
    """Signs with their counts on a base line; those that have no room are left out."""
    canvas, right = drawing.canvas, x + within
    for sign, count in several:
        wide = size * 1.4 + width(str(count), size, bold=True)
        if x + wide > right:
            return
        canvas.sign(x, y - size * 0.95, size * 1.2, sign)
        canvas.text(x + size * 1.35, y, str(count), size, fill=drawing.theme.ink, bold=True)
        x += wide + size * 0.7
