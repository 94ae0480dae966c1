"""The law of pictures: every position can be drawn, large and small, and a picture tells nobody
more than the scene: that of an imagined twin has the same bytes."""

import itertools
from collections.abc import Iterator
from xml.etree import ElementTree

from games.kernel.drawing.picture import Wanted, picture
from games.kernel.seats import AtSeat, Seat, Spectator, Viewer
from tests.laws.budget import PREVIEWS, looked_at
from tests.support.drawing import scene_of
from tests.support.games import Dice, Played

_USE = "{http://www.w3.org/2000/svg}use"
_SYMBOL = "{http://www.w3.org/2000/svg}symbol"


def pictures(played: Played) -> Iterator[str]:
    """Draws plies for one viewer after the other."""
    title = played.title
    if title.showing.scene is None:
        return
    viewers: list[Viewer] = [Spectator(), *map(AtSeat, range(played.table.seats))]
    for ply, viewer in zip(looked_at(played, PREVIEWS), itertools.cycle(viewers), strict=False):
        dice = Dice(f"{played.name} picture {ply.number}")
        scene = scene_of(title, ply.before, viewer)
        twin = scene_of(title, title.rules.imagine(ply.before, viewer, dice), viewer)
        for wanted in _wanted(viewer):
            drawn = picture(title, scene, wanted)
            if drawn != picture(title, twin, wanted):
                yield f"ply {ply.number}, {viewer}: the picture of an imagined twin differs"
            yield from (f"ply {ply.number}, {viewer}: {one}" for one in _undrawn(drawn))


def _wanted(viewer: Viewer) -> Iterator[Wanted]:
    seat: Seat | None = viewer.seat if isinstance(viewer, AtSeat) else None
    yield Wanted(seat=seat)
    yield Wanted(seat=seat, small=True, theme="dark", language="cs")


def _undrawn(drawn: str) -> Iterator[str]:
    """Signs that are shown and not drawn."""
    root = ElementTree.fromstring(drawn)
    known = {one.get("id") for one in root.iter(_SYMBOL)}
    used = {(one.get("href") or "").removeprefix("#") for one in root.iter(_USE)}
    yield from (f"there is no drawing of {one}" for one in sorted(used - known))


def test_pictures(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *pictures(played)) for played in batch] == [(p.name,) for p in batch]
