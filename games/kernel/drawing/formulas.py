"""Formulas as they are drawn: amounts and signs, `/` between alternatives, `→` to the gain."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from games.kernel.drawing.canvas import Canvas
from games.kernel.drawing.drawing import Book, Drawing
from games.kernel.drawing.font import width
from games.kernel.drawing.signs import DRAWN
from games.kernel.formula import Either, Exchange, Part, Per, Span, Term

SIGN: Final = 1.15
"""Side of a sign, in sizes of the letters beside it."""
LINE: Final = 1.3
"""From line to line."""
GAP: Final = 0.3
SMALLER: Final = (1.0, 0.9, 0.8, 0.7, 0.6)
"""Parts of its size that a formula is drawn in, the first one in which it fits."""


class Piece(Struct, frozen=True):
    """Letters or a sign; `tint` colours a sign."""

    letters: str = ""
    sign: str = ""
    tint: str | None = None
    bold: bool = True
    part: float = 1.0
    """Of the size of the letters around it."""

    def wide(self, size: float) -> float:
        """How wide it is, for letters of a size."""
        if self.sign:
            return size * SIGN
        return width(self.letters, size * self.part, bold=self.bold)


Word = tuple[Piece, ...]
"""What is not broken between lines."""


def words(parts: Iterable[Part], book: Book) -> list[Word]:
    """A formula as words."""
    return [word for part in parts for word in _words(part, book)]


def _words(part: Part, book: Book) -> Iterator[Word]:
    match part:
        case Term():
            yield _term(part, book)
        case Span(first=first, last=last):
            yield (Piece(f"{first}–{last}"),)
        case Either(options=options):
            if scale := _scale(options, book):
                yield scale
                return
            yield from words(options[0], book)
            for option in options[1:]:
                yield from _behind("/", words(option, book))
        case Exchange(cost=cost, gain=gain):
            yield from words(cost, book)
            yield from _behind("→", words(gain, book))
        case Per(gain=gain, each=each):
            yield from words(gain, book)
            yield from _behind(":", words(each, book))


def _behind(operator: str, several: Sequence[Word]) -> Iterator[Word]:
    first = Piece(operator, bold=False)
    if several:
        yield (first, *several[0])
        yield from several[1:]


def _term(term: Term, book: Book) -> Word:
    pieces = list[Piece]()
    if term.count is not None:
        sign = "+" if term.plus else ""
        most, less = "≤" if term.up_to else "", "−" if term.count < 0 else ""
        pieces.append(Piece(f"{sign}{most}{less}{abs(term.count)}"))
    elif term.plus:
        pieces.append(Piece("+"))
    pieces.append(sign_of(term.sign, book, None if term.of is None else book.colour(term.of)))
    if term.of is not None:
        pieces.append(Piece(book.glyph(term.of), part=0.8))
    return tuple(pieces)


def sign_of(sign: str, book: Book, tint: str | None = None) -> Piece:
    """A sign, or the name of one that has no drawing."""
    if sign in DRAWN:
        return Piece(sign=sign, tint=tint)
    return Piece(book.signs.get(sign) or book.name(sign).lower(), bold=False)


def _scale(options: Sequence[Sequence[Part]], book: Book) -> Word | None:
    """So many points for one, so many for two: amounts of one sign for amounts of another one."""
    if len(options) < 3:
        return None
    gains, costs = list[Term](), list[Term]()
    for option in options:
        match option:
            case [Exchange(cost=[Term() as cost, *_], gain=[Term() as gain, *_]), *_]:
                costs.append(cost)
                gains.append(gain)
            case _:
                return None
    if any(one.sign != costs[0].sign for one in costs):
        return None
    while len(gains) > 1 and gains[-1].count == gains[-2].count:
        gains.pop()
    counts = "/".join(str(one.count or 0) for one in gains)
    between = Piece(":", bold=False)
    return (Piece(counts), sign_of(gains[0].sign, book), between, sign_of(costs[0].sign, book))


def wide(word: Word, size: float) -> float:
    """How wide a word is."""
    return sum(one.wide(size) for one in word)


def lines(several: Iterable[Word], size: float, within: float) -> list[list[Word]]:
    """Words broken into lines."""
    found, left = list[list[Word]](), 0.0
    for word in several:
        needed = wide(word, size)
        if not found or left + size * GAP + needed > within:
            found.append([word])
            left = needed
        else:
            found[-1].append(word)
            left += size * GAP + needed
    return found


def put(canvas: Canvas, x: float, y: float, line: Sequence[Word], size: float, ink: str) -> float:
    """Draws words on a base line; where they end."""
    for at, word in enumerate(line):
        x += size * GAP if at else 0
        for piece in word:
            if piece.sign:
                canvas.sign(x, y - size * 0.93, size * SIGN, piece.sign, piece.tint)
            else:
                canvas.text(x, y, piece.letters, size * piece.part, fill=ink, bold=piece.bold)
            x += piece.wide(size)
    return x


def length(line: Sequence[Word], size: float) -> float:
    """How wide a line is."""
    return sum(wide(one, size) for one in line) + size * GAP * (len(line) - 1)


def flow(
    drawing: Drawing,
    x: float,
    y: float,
    within: float,
    several: Sequence[Word],
    size: float,
    *,
    most: int = 9,
    centre: bool = False,
    ink: str | None = None,
) -> float:
    """Draws words in lines from `y` downwards, at most so many of them; how high they are. What
    has no room is left out as a whole."""
    for part in SMALLER:
        broken = lines(several, size * part, within)
        if len(broken) <= most and all(length(one, size * part) <= within for one in broken):
            break
    size *= part
    broken = [one for one in broken[:most] if length(one, size) <= within * 1.02]
    for at, line in enumerate(broken):
        shift = (within - length(line, size)) / 2 if centre else 0
        base = y + at * size * LINE + size
        put(drawing.canvas, x + shift, base, line, size, ink or drawing.theme.ink)
    return len(broken) * size * LINE


def formula(
    drawing: Drawing,
    x: float,
    y: float,
    within: float,
    parts: Iterable[Part],
    size: float,
    *,
    most: int = 9,
    centre: bool = False,
    ink: str | None = None,
) -> float:
    """Draws a formula in lines from `y` downwards; how high it is."""
    several = words(parts, drawing.book)
    return flow(drawing, x, y, within, several, size, most=most, centre=centre, ink=ink)
