"""Boards on narrow terminals: what is blank goes first, what is left can be scrolled."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

GAPS: Final = (2, 1)
"""Blank columns that stay between two that are not, the first that fits."""


def fitted(picture: str, columns: int) -> Iterator[str]:
    """The lines of a picture. A paragraph that is too wide loses columns that are blank in all its
    lines, so what stood below each other still does."""
    for _, lines in groupby(picture.splitlines(), key=lambda line: not line.strip()):
        yield from _paragraph(list(lines), columns)


def _paragraph(lines: Sequence[str], columns: int) -> Sequence[str]:
    for gap in GAPS:
        if max(map(len, lines)) <= columns:
            break
        lines = _squeezed(lines, gap)
    return lines


def _squeezed(lines: Sequence[str], gap: int) -> list[str]:
    wide = max(map(len, lines))
    padded = [line.ljust(wide) for line in lines]
    kept, blank = list[int](), 0
    for column in range(wide):
        blank = blank + 1 if all(line[column] == " " for line in padded) else 0
        if blank <= gap:
            kept.append(column)
    return ["".join(line[column] for column in kept).rstrip() for line in padded]
