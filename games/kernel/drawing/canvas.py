"""SVG that is being written. Lengths are in units of the picture, from its upper left corner."""

from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from typing import Final, Literal

from games.kernel.drawing.font import FAMILY, fitted, width
from games.kernel.drawing.room import Room
from games.kernel.drawing.signs import symbols

Anchor = Literal["start", "middle", "end"]
NONE: Final = "none"


class Canvas:
    """Elements in the order in which they are drawn, each above those before it."""

    def __init__(self, wide: float, high: float, ground: str) -> None:
        self.wide = wide
        self.high = high
        self._parts = list[str]()
        self._signs = set[str]()
        self.rect(0, 0, wide, high, fill=ground)

    def rect(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        *,
        fill: str = NONE,
        edge: str = NONE,
        line: float = 1.0,
        round_: float = 0.0,
        dashed: bool = False,
    ) -> None:
        """A rectangle with its upper left corner."""
        self._add(
            "rect",
            f'x="{n(x)}" y="{n(y)}" width="{n(max(wide, 0))}" height="{n(max(high, 0))}"'
            + (f' rx="{n(round_)}"' if round_ else ""),
            fill,
            edge,
            line,
            dashed=dashed,
        )

    def frame(
        self,
        room: Room,
        *,
        fill: str = NONE,
        edge: str = NONE,
        line: float = 1.0,
        round_: float = 0.0,
        dashed: bool = False,
    ) -> None:
        """A rectangle that is as large as a room."""
        self.rect(
            *(room.x, room.y, room.wide, room.high),
            fill=fill,
            edge=edge,
            line=line,
            round_=round_,
            dashed=dashed,
        )

    def circle(
        self,
        x: float,
        y: float,
        far: float,
        *,
        fill: str = NONE,
        edge: str = NONE,
        line: float = 1.0,
    ) -> None:
        """A circle around a point."""
        self._add("circle", f'cx="{n(x)}" cy="{n(y)}" r="{n(far)}"', fill, edge, line)

    def path(
        self,
        d: str,
        *,
        fill: str = NONE,
        edge: str = NONE,
        line: float = 1.0,
        at: tuple[float, float] = (0, 0),
        scale: float = 1.0,
        faint: float = 1.0,
    ) -> None:
        """A path, moved and scaled."""
        moved = f' transform="translate({n(at[0])} {n(at[1])}) scale({scale:.4g})"'
        still = at == (0, 0) and scale == 1.0
        seen = "" if faint == 1.0 else f' opacity="{faint:g}"'
        self._add("path", f'd="{d}"{"" if still else moved}{seen}', fill, edge, line)

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        fill: str,
        bold: bool = False,
        anchor: Anchor = "start",
        within: float | None = None,
    ) -> float:
        """Words on a base line, made to fit; how wide they are."""
        if within is not None:
            words, size = fitted(words, size, within, bold=bold)
        wide = width(words, size, bold=bold)
        if not words:
            return 0.0
        placed = "" if anchor == "start" else f' text-anchor="{anchor}"'
        weight = ' font-weight="700"' if bold else ""
        kept = f' textLength="{n(wide)}"' if len(words) > 2 else ""
        self._parts.append(
            f'<text x="{n(x)}" y="{n(y)}" font-size="{n(size)}" fill="{fill}"{placed}{weight}'
            f"{kept}>{escape(words)}</text>"
        )
        return wide

    def sign(self, x: float, y: float, side: float, sign: str, colour: str | None = None) -> None:
        """A sign by its upper left corner. What has no colour of its own takes `colour`."""
        self._signs.add(sign)
        tinted = "" if colour is None else f' color="{colour}"'
        self._parts.append(
            f'<use href="#{sign}" x="{n(x)}" y="{n(y)}" width="{n(side)}" height="{n(side)}"'
            f"{tinted}/>"
        )

    @contextmanager
    def faint(self, seen: float) -> Iterator[None]:
        """What is drawn meanwhile is seen through."""
        self._parts.append(f'<g opacity="{seen:g}">')
        yield
        self._parts.append("</g>")

    def svg(self, name: str) -> str:
        """The whole picture, called `name`."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {n(self.wide)} {n(self.high)}" '
            f'width="{n(self.wide)}" height="{n(self.high)}" role="img" font-family="{FAMILY}" '
            f'color="#3f7f4f"><title>{escape(name)}</title><defs>{symbols(self._signs)}</defs>'
            f"{''.join(self._parts)}</svg>"
        )

    def _add(
        self, element: str, where: str, fill: str, edge: str, line: float, *, dashed: bool = False
    ) -> None:
        edged = "" if edge == NONE else f' stroke="{edge}" stroke-width="{n(line)}"'
        broken = ' stroke-dasharray="4 3"' if dashed else ""
        self._parts.append(f'<{element} {where} fill="{fill}"{edged}{broken}/>')


def n(length: float) -> str:
    """A length in as few characters as tell it to a hundredth."""
    return f"{length:.2f}".rstrip("0").rstrip(".") if length else "0"
