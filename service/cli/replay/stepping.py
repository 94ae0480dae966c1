"""Which ply comes next: what a reader has in hand, and how each key changes it."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

FAR: Final = 10
"""Plies of a long step."""


class ReplayPosition(Struct, frozen=True, kw_only=True):
    """Where the reader is, between 0 and `last`.

    `typed` is the number being typed after `g` (None: none is); `playing` steps by itself; `top`
    lines of the board have been scrolled away.
    """

    ply: int
    last: int
    top: int = 0
    typed: str | None = None
    playing: bool = False
    facts: bool = True
    legend: bool = False
    over: bool = False


def pressed(place: ReplayPosition, key: str) -> ReplayPosition:
    """The place after a key; unknown keys change nothing."""
    if key in ("closed", "\x03", "\x04"):
        return replace(place, over=True)
    if place.typed is not None:
        return _typing(place, place.typed, key)
    change = KEYS.get(key)
    return place if change is None else change(place)


def ticked(place: ReplayPosition) -> ReplayPosition:
    """The place after the delay of playing by itself."""
    return replace(to(place, place.ply + 1), playing=place.ply + 1 < place.last)


def to(place: ReplayPosition, ply: int) -> ReplayPosition:
    """The place at a ply, or at the nearest there is."""
    return replace(place, ply=max(0, min(place.last, ply)), playing=False, typed=None)


def _typing(place: ReplayPosition, typed: str, key: str) -> ReplayPosition:
    """After `g`: digits, then Enter."""
    match key:
        case "enter" if typed:
            return to(place, int(typed))
        case "backspace":
            return replace(place, typed=typed[:-1])
        case "enter" | "escape" | "q":
            return replace(place, typed=None)
        case _ if key.isascii() and key.isdigit() and len(typed) < 6:
            return replace(place, typed=typed + key)
        case _:
            return place


def _by(plies: int) -> Callable[[ReplayPosition], ReplayPosition]:
    return lambda place: to(place, place.ply + plies)


def _end(place: ReplayPosition) -> ReplayPosition:
    return replace(place, over=True)


def _scroll(lines: int) -> Callable[[ReplayPosition], ReplayPosition]:
    return lambda place: replace(place, top=max(0, place.top + lines))


def _auto(place: ReplayPosition) -> ReplayPosition:
    return replace(place, playing=not place.playing and place.ply < place.last)


KEYS: Final[Mapping[str, Callable[[ReplayPosition], ReplayPosition]]] = {
    **dict.fromkeys(("n", "right", " ", "enter"), _by(1)),
    **dict.fromkeys(("p", "left", "backspace"), _by(-1)),
    **dict.fromkeys(("+", "=", "page-down"), _by(FAR)),
    **dict.fromkeys(("-", "page-up"), _by(-FAR)),
    **dict.fromkeys(("home", "0"), lambda place: to(place, 0)),
    **dict.fromkeys(("end", "$"), lambda place: to(place, place.last)),
    "up": _scroll(-1),
    "down": _scroll(1),
    "q": _end,
    "a": _auto,
    "f": lambda place: replace(place, facts=not place.facts),
    "l": lambda place: replace(place, legend=not place.legend),
    "g": lambda place: replace(place, typed="", playing=False),
}
