"""A picture of a position: what its title draws, above a line that says who has how many points."""

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from games.kernel.drawing.canvas import Canvas
from games.kernel.drawing.drawing import Book, Drawing
from games.kernel.drawing.font import width
from games.kernel.drawing.general import GENERAL
from games.kernel.drawing.pieces import mark
from games.kernel.drawing.room import Room
from games.kernel.scene import Scene
from games.kernel.seats import Seat
from games.kernel.title import AnyTitle

RATIO: Final = 1200 / 630
"""Width to height: what pages that show links to others have room for."""
WIDE: Final = 1200.0
SMALL_WIDE: Final = 600.0
"""Units of a picture that leaves words out: everything in it is twice as large."""


class Wanted(Struct, frozen=True, kw_only=True):
    """How a picture is drawn; `seat` is whoever looks, which changes what is shown large."""

    language: str = "en"
    theme: Literal["light", "dark"] = "light"
    small: bool = False
    seat: Seat | None = None


def picture(title: AnyTitle, scene: Scene, wanted: Wanted) -> str:
    """The SVG of a scene, 1200 units wide and 630 high, half of that if it is small. The same scene
    gives the same bytes."""
    arrangement = title.showing.arrangement or GENERAL
    theme = arrangement.light if wanted.theme == "light" else arrangement.dark
    wide = SMALL_WIDE if wanted.small else WIDE
    canvas = Canvas(wide, wide / RATIO, theme.page)
    drawing = Drawing(
        scene=scene,
        book=book(title, wanted.language),
        theme=theme,
        canvas=canvas,
        small=wanted.small,
        seat=wanted.seat,
    )
    foot = 38.0 if wanted.small else 46.0
    edge = 5.0 if wanted.small else 10.0
    whole = Room(0, 0, canvas.wide, canvas.high)
    arrangement.draw(drawing, Room(0, 0, whole.wide, whole.high - foot).within(edge))
    _seats(drawing, Room(0, whole.high - foot, whole.wide, foot), title.meta.name)
    return canvas.svg(title.meta.name)


@lru_cache(maxsize=32)
def book(title: AnyTitle, language: str) -> Book:
    """What a title prints and how it calls things, in a language."""
    components = {one.id: one for one in title.showing.catalogue()}
    if title.words is None:
        return Book(language=language, components=components, names={}, signs={})
    spoken = title.words.of(language)
    named = {**spoken.legend.roles, **spoken.labels, **spoken.box.kinds, **spoken.names}
    return Book(
        language=language,
        components=components,
        names={key: words for key, words in named.items() if key not in components},
        signs={key: sign.name for key, sign in spoken.legend.signs.items()},
    )


def _seats(drawing: Drawing, room: Room, name: str) -> None:
    """The title, the round, and each seat with its points; those of who leads are bold."""
    canvas, theme = drawing.canvas, drawing.theme
    canvas.frame(room, fill=theme.plate)
    canvas.rect(room.x, room.y, room.wide, 1.2, fill=theme.edge)
    base, size = room.y + room.high / 2 + room.high * 0.16, room.high * 0.46
    left = 14.0
    if not drawing.small:
        left += canvas.text(left, base, name, size, fill=theme.ink, bold=True) + 14
        turn = drawing.gauge("round")
        if turn is not None:
            words = f"{drawing.book.name('round')} {turn}"
            canvas.text(left, base, words, size * 0.85, fill=theme.quiet)
    _points(drawing, room, base, size)


def _points(drawing: Drawing, room: Room, base: float, size: float) -> None:
    told = {seat: _of(drawing, seat) for seat in drawing.seats}
    most = max((one for one in told.values() if one is not None), default=None)
    right = room.right - 14
    for seat, points in reversed(told.items()):
        if points is not None:
            words, leads = f"{points:g}".replace("-", "−"), points == most
            wide = width(words, size, bold=leads)
            drawing.canvas.text(right - wide, base, words, size, fill=drawing.theme.ink, bold=leads)
            right -= wide + 6
            drawing.canvas.sign(right - size, base - size * 0.85, size, "points")
            right -= size + 6
        mark(drawing, seat, right - size * 0.6, room.middle[1], size * 1.25)
        right -= size * 1.25 + 22


def _of(drawing: Drawing, seat: int) -> float | None:
    """The points of a seat: the first number of its board."""
    board = drawing.board(seat)
    return board.gauges[0].value if board is not None and board.gauges else None
