"""Pictures of what the simulations say: the slowest moves of each site, as load grows; and the
moves that clusters keep, by their workers."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import ceil, floor, log2, log10
from typing import Final

from bench.clusters import Load
from bench.queues import Outcome, Site

WIDTH: Final = 760
HEIGHT: Final = 430
LEFT: Final = 70
RIGHT: Final = 715
TOP: Final = 50
BOTTOM: Final = 330
MOST: Final = 10_000.0
"""Moves a second at the right edge."""
SLOWEST: Final = 1_000.0
"""Milliseconds at the upper edge, where waits that grow without end are drawn."""
COLOURS: Final = ("#1b6ca8", "#c1440e", "#3a7d44", "#7b3fa0", "#555555", "#a67c00")
TITLE: Final = "How long the slowest moves take (p99), by moves a second"
OF_CLUSTERS: Final = "Moves a second that a cluster keeps, by its workers"


def picture(found: Sequence[Outcome]) -> str:
    """The picture as SVG."""
    return "\n".join(_lines(found)) + "\n"


def of_clusters(found: Sequence[Load]) -> str:
    """The picture of clusters as SVG."""
    return "\n".join([*_head("clusters-title", OF_CLUSTERS), *_clusters(found), "</svg>"]) + "\n"


def _lines(found: Sequence[Outcome]) -> Iterator[str]:
    yield from _head("queues-title", TITLE)
    yield from _axes()
    for number, (site, some) in enumerate(groupby(found, key=lambda one: one.site)):
        yield from _site(number, site, list(some))
    yield "</svg>"


def _head(name: str, title: str) -> Iterator[str]:
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}"'
        f' height="{HEIGHT}" font-family="sans-serif" font-size="13" role="img"'
        f' aria-labelledby="{name}">'
    )
    yield f'<title id="{name}">{title}</title>'
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
    yield f'<text x="20" y="28" font-weight="bold">{title}</text>'


def _clusters(found: Sequence[Load]) -> Iterator[str]:
    """A line for each shape; both axes double with each step."""
    sizes = sorted({one.shape.workers for one in found})
    top = 2 ** ceil(log2(max(one.load for one in found) / 1000))
    low = 2 ** floor(log2(min(one.load for one in found) / 1000))
    steps = round(log2(top / low)) or 1

    def x(workers: int) -> float:
        return LEFT + 20 + (RIGHT - LEFT - 40) * sizes.index(workers) / max(1, len(sizes) - 1)

    def y(thousands: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * log2(thousands / low) / steps

    for step in range(steps + 1):
        value = low * 2**step
        yield f'<path d="M{LEFT} {y(value):.0f} H{RIGHT}" stroke="#ddd"/>'
        at, name = f"{y(value) + 4:.0f}", f"{value * 1000:,.0f}"
        yield f'<text x="{LEFT - 8}" y="{at}" text-anchor="end">{name}</text>'
    for size in sizes:
        yield f'<path d="M{x(size):.0f} {TOP} V{BOTTOM}" stroke="#eee"/>'
        yield f'<text x="{x(size):.0f}" y="{BOTTOM + 18}" text-anchor="middle">{size}</text>'
    for number, (name, some) in enumerate(groupby(found, key=lambda one: one.shape.name)):
        places = [(x(one.shape.workers), y(one.load / 1000)) for one in some]
        width = 2 * max(1, len(COLOURS) - number)  # those below others are seen on both sides
        yield from _line(number, name, places, width)


def _line(
    number: int, name: str, places: Sequence[tuple[float, float]], width: int = 2
) -> Iterator[str]:
    """A line with its points, and what it is called below the picture."""
    colour = COLOURS[number % len(COLOURS)]
    points = " ".join(f"{x:.0f},{y:.0f}" for x, y in places)
    yield f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
    yield from (f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="{colour}"/>' for x, y in places)
    x, y = 30 + 360 * (number % 2), BOTTOM + 42 + 18 * (number // 2)
    yield f'<rect x="{x}" y="{y - 10}" width="14" height="10" fill="{colour}"/>'
    yield f'<text x="{x + 20}" y="{y}">{name}</text>'


def _axes() -> Iterator[str]:
    for wait in (1, 10, 100, 1000):
        name = "grows" if wait == SLOWEST else f"{wait} ms"
        yield f'<path d="M{LEFT} {_y(wait):.0f} H{RIGHT}" stroke="#ddd"/>'
        yield f'<text x="{LEFT - 8}" y="{_y(wait) + 4:.0f}" text-anchor="end">{name}</text>'
    for load in range(0, int(MOST) + 1, 2000):
        yield f'<path d="M{_x(load):.0f} {TOP} V{BOTTOM}" stroke="#eee"/>'
        yield f'<text x="{_x(load):.0f}" y="{BOTTOM + 18}" text-anchor="middle">{load:,}</text>'


def _site(number: int, site: Site, found: Sequence[Outcome]) -> Iterator[str]:
    """The line of a site."""
    places = [(_x(one.load), TOP if one.grows else _y(min(SLOWEST, one.move[1]))) for one in found]
    watched = f", {site.streams} streams a game" if site.streams > 3 else ""
    processes, cores = _many(site.processes, "process", "es"), _many(site.cores, "core", "s")
    yield from _line(number, f"{processes}, {cores} of PostgreSQL{watched}", places)


def _many(count: int, name: str, ending: str) -> str:
    return f"{count} {name}{ending if count > 1 else ''}"


def _x(load: float) -> float:
    return LEFT + (RIGHT - LEFT) * min(load, MOST) / MOST


def _y(wait: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * log10(max(wait, 1.0)) / log10(SLOWEST)
