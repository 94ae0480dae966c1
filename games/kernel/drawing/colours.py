"""Colours of looks: words of a title's palette, ink that can be read on them, tones of seats."""

from typing import Final

from msgspec import Struct

PALETTE: Final = {
    "black": "#3a3a40",
    "blue": "#4f86c6",
    "brown": "#a9774a",
    "green": "#5f9f5f",
    "grey": "#9a9a9a",
    "jade": "#4fa58a",
    "orange": "#e0953c",
    "purple": "#9a78bd",
    "red": "#c8574d",
    "yellow": "#e3c74b",
}
SEATS: Final = ("#2672c4", "#c9432b", "#17795b", "#7d52b8", "#59626e")


class Theme(Struct, frozen=True, kw_only=True):
    """The colours of a page: the ground and what is written on it, plates and their edges."""

    page: str = "#f6f6f4"
    ink: str = "#1a1c1e"
    plate: str = "#ffffff"
    edge: str = "#7d8287"
    quiet: str = "#54595e"
    strong: str = "#1a1c1e"
    """What outlines the pieces of seats."""


LIGHT: Final = Theme()
DARK: Final = Theme(
    page="#131516",
    ink="#e8e9ea",
    plate="#1c1f21",
    edge="#7f858a",
    quiet="#a9afb4",
    strong="#f2f3f4",
)


def colour(of: str) -> str | None:
    """As `#rrggbb`; None for colours that are not known."""
    return of if of.startswith("#") else PALETTE.get(of)


def tone(seat: int) -> str:
    """The tone of a seat."""
    return SEATS[seat % len(SEATS)]


def mixed(one: str, other: str, share: float) -> str:
    """So much of one colour, the rest of the other."""
    parts = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in parts)


def ink(on: str) -> str:
    """Black or white, whichever has more contrast on it (WCAG 2, relative luminance)."""
    linear = [_linear(part / 255) for part in _parts(on)]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return "#000000" if (light + 0.05) / 0.05 > 1.05 / (light + 0.05) else "#ffffff"


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _parts(of: str) -> tuple[int, int, int]:
    return int(of[1:3], 16), int(of[3:5], 16), int(of[5:7], 16)
