"""How wide words are in Source Sans 3, without the font: `widths.json` has what its tables say."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

FAMILY: Final = "Source Sans 3, Source Sans Pro, Segoe UI, Noto Sans, Liberation Sans, sans-serif"
DOTS: Final = "…"
SMALLEST: Final = 0.75
"""Words that are too long are drawn smaller down to this part of their size, then cut."""


class _Widths(Struct, frozen=True):
    """Of each character, in thousandths of the size."""

    regular: dict[str, int]
    bold: dict[str, int]


_WIDTHS: Final = msgspec.json.decode(
    files("games.kernel.drawing").joinpath("widths.json").read_bytes(), type=_Widths
)
_UNKNOWN: Final = 560


def width(words: str, size: float, *, bold: bool = False) -> float:
    """How wide words are at a size."""
    known = _WIDTHS.bold if bold else _WIDTHS.regular
    return sum(known.get(one, _UNKNOWN) for one in words) * size / 1000


def fitted(words: str, size: float, within: float, *, bold: bool = False) -> tuple[str, float]:
    """Words and a size that are no wider than `within`: smaller first, then cut."""
    whole = width(words, size, bold=bold)
    smaller = size if whole <= within else max(size * within / whole, size * SMALLEST)
    if width(words, smaller, bold=bold) <= within * 1.001:
        return words, smaller
    while words and width(words + DOTS, smaller, bold=bold) > within:
        words = words[:-1]
    return words.rstrip() + DOTS, smaller


def wrapped(words: str, size: float, within: float, *, bold: bool = False) -> Iterator[str]:
    """The lines of words that are broken between words."""
    line = ""
    for one in words.split():
        longer = f"{line} {one}" if line else one
        if line and width(longer, size, bold=bold) > within:
            yield line
            line = one
        else:
            line = longer
    if line:
        yield line
