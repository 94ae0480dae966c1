"""The signs of seats and their pieces: each has a shape, a tone and a letter, so that no one has to
tell colours apart."""

from typing import Final

from games.kernel.drawing.canvas import Canvas
from games.kernel.drawing.colours import tone
from games.kernel.drawing.drawing import Drawing

SHAPES: Final = (
    "M8 .8a7.2 7.2 0 010 14.4A7.2 7.2 0 018 .8z",
    "M2.8 1.2h10.4a1.6 1.6 0 011.6 1.6v10.4a1.6 1.6 0 01-1.6 1.6H2.8a1.6 1.6 0 01-1.6-1.6V2.8a1.6 "
    "1.6 0 011.6-1.6z",
    "M4.3 1.3h7.4L15.4 8l-3.7 6.7H4.3L.6 8z",
    "M8 .3L15.7 8 8 15.7.3 8z",
    "M8 .6l6.6 1.8v5.8c0 3.7-2.8 6-6.6 7.2-3.8-1.2-6.6-3.5-6.6-7.2V2.4z",
)
"""Disc, square, hexagon, diamond, shield, on 16 x 16: the same for a seat everywhere."""
PAWN: Final = (
    "M8 3a2.2 2.2 0 011.3 4c1.4.6 2 2.2 2.4 4.8H4.3C4.7 9.2 5.3 7.6 6.7 7A2.2 2.2 0 018 3z"
)
NOBODY: Final = "#8b8b86"
WHITE: Final = "#ffffff"


def letter(seat: int) -> str:
    """The letter of a seat: A for seat 0."""
    return chr(ord("A") + seat)


def shape(
    canvas: Canvas, seat: int | None, x: float, y: float, side: float, *, edge: str = WHITE
) -> None:
    """The shape of a seat around a point, grey and square for nobody's."""
    square = SHAPES[1] if seat is None else SHAPES[seat % len(SHAPES)]
    fill = NOBODY if seat is None else tone(seat)
    at = (x - side / 2, y - side / 2)
    canvas.path(square, fill=fill, edge=edge, line=1.1, at=at, scale=side / 16)


def mark(drawing: Drawing, seat: int, x: float, y: float, side: float) -> None:
    """The sign of a seat around a point: its shape with its letter."""
    shape(drawing.canvas, seat, x, y, side, edge=drawing.theme.strong)
    middle, base = (x, y + side * 0.22)
    drawing.canvas.text(
        middle, base, letter(seat), side * 0.62, fill=WHITE, bold=True, anchor="middle"
    )


def marker(drawing: Drawing, seat: int | None, x: float, y: float, side: float) -> None:
    """A marker of a seat; in a small picture it has no letter, which nobody could read."""
    if seat is None or drawing.small or side < 15:
        shape(drawing.canvas, seat, x, y, side)
    else:
        mark(drawing, seat, x, y, side)


def figure(
    canvas: Canvas, seat: int | None, x: float, y: float, side: float, d: str, *, part: float = 1.0
) -> None:
    """A white figure, given on 16 x 16, on the shape of a seat."""
    shape(canvas, seat, x, y, side)
    small = side * part
    canvas.path(d, fill=WHITE, at=(x - small / 2, y - small / 2), scale=small / 16)


def worker(canvas: Canvas, seat: int | None, x: float, y: float, side: float) -> None:
    """A pawn on the shape of its seat."""
    figure(canvas, seat, x, y, side, PAWN)


def count(canvas: Canvas, seat: int | None, x: float, y: float, side: float, words: str) -> None:
    """A number on the shape of a seat."""
    shape(canvas, seat, x, y, side)
    canvas.text(x, y + side * 0.24, words, side * 0.66, fill=WHITE, bold=True, anchor="middle")
