"""Scenes drawn as SVG, to be looked at: every board below the other, zones as frames, items by the
look of their component.

    python -m tests.support.drawing tzolkin --seats 3 --seed 1 --ply 40 > scene.svg
"""

import argparse
import sys
from collections.abc import Iterator, Mapping
from html import escape
from math import cos, pi, sin

import msgspec

from games.kernel.catalogue import Component
from games.kernel.hexes import Hex, to_plane
from games.kernel.scene import Board, Item, Scene, Zone
from games.kernel.seats import AtSeat, Spectator, Viewer
from games.kernel.title import AnyTitle
from games.kernel.visibility import Redactor
from tests.support.games import game
from tests.support.titles import title_of

UNIT = 24
"""Pixels of a unit."""

_REDACTOR = Redactor()

SEATS = ("#d33", "#38c", "#2a2", "#e90", "#839")


def scene_of(title: AnyTitle, state: object, viewer: Viewer) -> Scene:
    """The scene of a state as a viewer sees it."""
    assert title.showing.scene is not None
    over = title.rules.result(state) is not None
    seen = _REDACTOR.redact(title.showing.view(state), viewer, over=over)
    return title.showing.scene(msgspec.convert(seen, title.types.view))


def svg(title: AnyTitle, scene: Scene) -> str:
    """The drawing."""
    known = {one.id: one for one in title.showing.catalogue()}
    width = max(board.size[0] for board in scene.boards) * UNIT + 2 * UNIT
    parts, top = list[str](), UNIT
    for board in scene.boards:
        gauges = ", ".join(f"{one.name} {one.value}" for one in board.gauges)
        parts.append(_text(UNIT, top, f"{board.name} {_seat(board)}{gauges}", 14))
        parts.append(
            f'<g transform="translate({UNIT} {top + 8})">{"".join(_board(board, known))}</g>'
        )
        top += board.size[1] * UNIT + 3 * UNIT
    body = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{top}" '
        f'font-family="sans-serif"><rect width="100%" height="100%" fill="#fff"/>{body}</svg>'
    )


def _seat(board: Board) -> str:
    return "" if board.seat is None else f"of seat {board.seat}: "


def _board(board: Board, known: Mapping[str, Component]) -> Iterator[str]:
    width, height = board.size
    yield f'<rect width="{width * UNIT}" height="{height * UNIT}" fill="#f6f2e8" stroke="#999"/>'
    for zone in board.zones:
        yield from _zone(zone, known)


def _zone(zone: Zone, known: Mapping[str, Component]) -> Iterator[str]:
    box = zone.box
    x, y = box.x * UNIT, box.y * UNIT
    yield (
        f'<rect x="{x}" y="{y}" width="{box.width * UNIT}" height="{box.height * UNIT}" '
        'fill="none" stroke="#bbb" stroke-dasharray="3"/>'
    )
    hidden = f" (+{zone.hidden})" if zone.hidden else ""
    yield _text(x + 2, y + 9, f"{zone.name}{hidden}", 9)
    for at, item in enumerate(zone.items):
        centre_x, centre_y, size = _place(zone, item, at)
        yield from _item(item, known.get(item.component or ""), centre_x, centre_y, size)


def _place(zone: Zone, item: Item, at: int) -> tuple[float, float, float]:
    """Where the centre of an item is, and how large it may be."""
    box, slot = zone.box, item.at[0] if item.at else at
    width, height = box.width * UNIT, (box.height * UNIT) - 10
    left, top = box.x * UNIT, box.y * UNIT + 10
    count = max(zone.slots, len(zone.items), slot + 1, 1)
    match zone.layout:
        case "ring":
            angle = 2 * pi * slot / count + zone.turned * pi / 180 - pi / 2
            radius = min(width, height) / 2 - UNIT / 2
            return (
                left + width / 2 + radius * cos(angle),
                top + height / 2 + radius * sin(angle),
                min(UNIT, 2 * pi * radius / count),
            )
        case "hexes":
            return _on_map(zone, item, left, top, width, height)
        case "grid" if len(item.at) > 1:
            columns = max(one.at[0] for one in zone.items) + 1
            rows = max(one.at[1] for one in zone.items) + 1
            cell_x, cell_y = width / columns, height / rows
            x, y = left + (item.at[0] + 0.5) * cell_x, top + (item.at[1] + 0.5) * cell_y
            return x, y, min(cell_x, cell_y) * 0.9
        case "stack":
            return left + width / 2 + at, top + height / 2 - at, min(width, height) * 0.9
        case _:
            across = width >= height
            step = (width if across else height) / count
            x = left + (slot + 0.5) * step if across else left + width / 2
            y = top + height / 2 if across else top + (slot + 0.5) * step
            return x, y, min(step, height if across else width) * 0.95


def _on_map(
    zone: Zone, item: Item, left: float, top: float, width: float, height: float
) -> tuple[float, float, float]:
    """A place on a map that fills its zone. What lies first on a hex is the hex; the others stand
    on it in a ring."""
    places = [to_plane(Hex(*one.at[:2]), 1) for one in zone.items]
    low_x, low_y = (min(axis) - 1 for axis in zip(*places, strict=True))
    high_x, high_y = (max(axis) + 1 for axis in zip(*places, strict=True))
    scale = min(width / (high_x - low_x), height / (high_y - low_y))
    x, y = to_plane(Hex(*item.at[:2]), scale)
    x, y = left + x - low_x * scale, top + y - low_y * scale
    ground, *standing = (one.id for one in zone.items if one.at[:2] == item.at[:2])
    if item.id == ground:
        return x, y, scale * 1.5
    angle = 2 * pi * standing.index(item.id) / len(standing) - pi / 2
    return x + scale * 0.5 * cos(angle), y + scale * 0.5 * sin(angle), scale * 0.42


def _item(
    item: Item, component: Component | None, x: float, y: float, size: float
) -> Iterator[str]:
    look = component.look if component else None
    colour = SEATS[item.owner] if item.owner is not None else "#fff"
    if look is not None and look.colour and item.owner is None:
        colour = look.colour
    glyph = item.label or (look.glyph if look and look.glyph else (item.component or "?")[:3])
    if item.face == "down":
        colour, glyph = "#777", ""
    turn = f'transform="rotate({item.turned} {x:.0f} {y:.0f})"'
    half = size / 2
    round_ = look is not None and look.shape in ("token", "worker", "gear", "die")
    if round_:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{half:.1f}" fill="{colour}" stroke="#333"/>'
    else:
        yield (
            f'<rect x="{x - half:.1f}" y="{y - half:.1f}" width="{size:.1f}" height="{size:.1f}" '
            f'rx="3" fill="{colour}" stroke="#333" {turn}/>'
        )
    count = f"x{item.count}" if item.count > 1 else ""
    yield _text(x - half + 1, y + 3, f"{glyph}{count}", max(6, min(11, int(size / 3))))


def _text(x: float, y: float, text: str, size: int) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}">{escape(text)}</text>'


def main() -> int:
    """Draws one ply of a random game."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.drawing", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", default="random")
    parser.add_argument("--ply", type=int, default=0)
    parser.add_argument("--viewer", type=int, help="a seat; without one, a spectator")
    given = parser.parse_args()
    title = title_of(given.title)
    played = game(title, seats=given.seats, seed=given.seed, policy=given.policy)
    states = list(played.states)
    viewer: Viewer = Spectator() if given.viewer is None else AtSeat(given.viewer)
    sys.stdout.write(svg(title, scene_of(title, states[given.ply], viewer)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
