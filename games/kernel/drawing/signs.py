"""The drawings of signs, which the browser client has, too: symbols of 16 x 16 in `signs.svg`."""

import re
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

SIDE: Final = 16
_SYMBOL: Final = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
_SPRITE: Final = files("games.kernel.drawing").joinpath("signs.svg").read_text("utf-8")
_UNCUT: Final = '<symbol overflow="visible" '
"""Drawings keep to their square, so they are not cut to it, for which each would need a layer."""
_SYMBOLS: Final = {
    found[1]: found[0].replace("<symbol ", _UNCUT, 1) for found in _SYMBOL.finditer(_SPRITE)
}

DRAWN: Final = frozenset(_SYMBOLS)
"""The signs that have a drawing; every other one is shown by its name."""


def symbols(used: Iterable[str]) -> str:
    """The drawings of these signs, in the order of their ids."""
    return "".join(_SYMBOLS[one] for one in sorted(used))
