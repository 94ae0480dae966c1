"""Text in columns, for pictures of at most 100 characters a line, and signs of seats."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from string import ascii_uppercase

from games.kernel.seats import Seat

WIDTH = 100
"""The greatest width of a picture, in characters."""


def letter(seat: Seat | None) -> str:
    """The sign of a seat in a picture: A for seat 0, B for seat 1; a dash for nobody."""
    return "-" if seat is None else ascii_uppercase[seat]


def beside(*blocks: Sequence[str], gap: int = 2) -> tuple[str, ...]:
    """Blocks of lines side by side, their upper edges level."""
    widths = [max(map(len, block), default=0) for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    return tuple(
        (" " * gap)
        .join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        .rstrip()
        for row in rows
    )


def aligned(rows: Sequence[Sequence[str]], *, gap: int = 2, right: Iterable[int] = ()) -> list[str]:
    """A table: each column as wide as its widest cell; those in `right` end level."""
    ends = frozenset(right)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        (" " * gap)
        .join(
            cell.rjust(width) if at in ends else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        .rstrip()
        for row in rows
    ]


def wrapped(words: Iterable[str], *, width: int = WIDTH, indent: str = "") -> list[str]:
    """Words in lines of at most `width`, never broken inside; lines but the first are indented."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(f"{indent if lines else ''}{word}")
    return lines
