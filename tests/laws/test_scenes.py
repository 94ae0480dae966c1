"""The law of scenes: what is drawn is whole, lies where it belongs, tells nobody more than the
view, and gives every legal command a way to be said by clicking.

At each ply one viewer is looked at, in turn, so that a game shows all of them.
"""

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from games.kernel.scene import Board, Box, Item, Scene, Zone, path
from games.kernel.seats import AtSeat, Seat, Spectator, Viewer
from games.kernel.title import AnyTitle
from games.kernel.visibility import Redactor
from tests.laws.budget import READING, looked_at
from tests.support.drawing import scene_of
from tests.support.games import Dice, Played

_REDACTOR = Redactor()

DRAWN = ("card", "tile")
"""Every component of these shapes that stands in a view must be drawn."""


def scenes(played: Played) -> Iterator[str]:
    """Draws plies for one viewer after the other."""
    title = played.title
    if title.showing.scene is None:
        return
    viewers: list[Viewer] = [*map(AtSeat, range(played.table.seats)), Spectator()]
    for ply, viewer in zip(looked_at(played, READING), itertools.cycle(viewers), strict=False):
        dice = Dice(f"{played.name} scene {ply.number}")
        for finding in _wrong(title, ply.before, viewer, dice):
            yield f"ply {ply.number}, {viewer}: {finding}"
        seat = ply.action.seat
        for finding in _unsaid(title, ply.before, seat, scene_of(title, ply.before, AtSeat(seat))):
            yield f"ply {ply.number}: {finding}"


def _wrong(title: AnyTitle, state: Any, viewer: Viewer, dice: Dice) -> Iterator[str]:
    scene = scene_of(title, state, viewer)
    yield from _misplaced(scene)
    yield from _left_out(title, state, viewer, scene)
    twin = scene_of(title, title.rules.imagine(state, viewer, dice), viewer)
    if msgspec.json.encode(scene) != msgspec.json.encode(twin):
        yield "the scene of an imagined twin differs"


def _misplaced(scene: Scene) -> Iterator[str]:
    zones = [zone for board in scene.boards for zone in board.zones]
    ids = [zone.id for zone in zones] + [item.id for zone in zones for item in zone.items]
    ids += [board.id for board in scene.boards]
    yield from (f"{one!r} is the id of {n} things" for one, n in Counter(ids).items() if n > 1)
    for board in scene.boards:
        yield from _overlapping(board)
        for zone in board.zones:
            for item in zone.items:
                if _outside(zone, item):
                    yield f"{item.id} lies at {item.at} of {zone.id}, outside"


def _outside(zone: Zone, item: Item) -> bool:
    """Whether an item lies in a slot that its zone does not have."""
    counted = zone.slots and zone.layout in ("row", "track", "ring") and item.at
    return bool(counted) and not 0 <= item.at[0] < zone.slots


def _overlapping(board: Board) -> Iterator[str]:
    width, height = board.size
    for zone in board.zones:
        box = zone.box
        if box.x < 0 or box.y < 0 or box.x + box.width > width or box.y + box.height > height:
            yield f"{zone.id} sticks out of {board.id}"
    for one, other in itertools.combinations(board.zones, 2):
        if _meet(one.box, other.box):
            yield f"{one.id} and {other.id} overlap"


def _meet(a: Box, b: Box) -> bool:
    across = a.x < b.x + b.width and b.x < a.x + a.width
    return across and a.y < b.y + b.height and b.y < a.y + a.height


def _left_out(title: AnyTitle, state: Any, viewer: Viewer, scene: Scene) -> Iterator[str]:
    """Cards and tiles that the view names and the scene does not show."""
    shapes = {one.id: one.look.shape for one in title.showing.catalogue() if one.look}
    over = title.rules.result(state) is not None
    view = _REDACTOR.encode(title.showing.view(state), viewer, over=over)
    items = [item for board in scene.boards for zone in board.zones for item in zone.items]
    shown = {item.component for item in items} | {item.id for item in items}
    for text in sorted(set(_texts(json.loads(view)))):
        component = text.partition("#")[0]
        if shapes.get(component) in DRAWN and component not in shown and text not in shown:
            yield f"{text} stands in the view and is not drawn"


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case list():
            for one in value:
                yield from _texts(one)
        case dict():
            for one in value.values():
                yield from _texts(one)
        case _:
            return


def _unsaid(title: AnyTitle, state: Any, seat: Seat, scene: Scene) -> Iterator[str]:
    """Legal commands that cannot be said by clicking, or not told apart."""
    assert title.words is not None
    ways: dict[object, Any] = {}
    for command in title.rules.legal(state, seat):
        ids = path(seat, command)
        for one in ids:
            if one not in scene.ids:
                yield f"{command} is said by clicking {one!r}, which is not there"
        seen = _REDACTOR.redact(command, AtSeat(seat))
        assert isinstance(seen, dict)
        for language, phrases in title.words.by_language.items():
            way = (language, ids, phrases.command(seen))
            if way in ways:
                yield f"{command} and {ways[way]} are both said by {way}"
            ways[way] = command


def test_scenes(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *scenes(played)) for played in batch] == [(p.name,) for p in batch]
