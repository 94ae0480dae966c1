"""PNG of positions of every title: many in a soak, and not for longer than people wait."""

import statistics
import time
import zlib
from collections.abc import Iterator

import pytest

from games.kernel.drawing.picture import WIDE, Wanted, picture
from games.kernel.scene import Scene
from games.kernel.seats import Spectator
from games.kernel.title import AnyTitle
from service.pictures.raster import Order, rastered
from tests.support.depth import amount, dice
from tests.support.drawing import scene_of
from tests.support.games import game
from tests.support.titles import SLUGS, title_of

SECONDS = 0.15
"""Of a processor: a picture takes at most so long, most of the time."""


def positions(slug: str) -> Iterator[tuple[AnyTitle, Scene]]:
    """Positions of games of a title, early and late, with few and many seats."""
    title, thrown = title_of(slug), dice(f"pictures of {slug}")
    low, high = title.meta.seats
    for _ in range(amount(1, 4)):
        seats = thrown.randint(max(2, low), high)
        states = list(game(title, seats=seats, seed=thrown.randrange(1000), policy="mixed").states)
        for state in thrown.sample(states, min(amount(2, 10), len(states))):
            yield title, scene_of(title, state, Spectator())


@pytest.mark.deep
@pytest.mark.parametrize("slug", SLUGS)
def test_positions_become_png(slug: str) -> None:
    times = list[float]()
    for title, scene in positions(slug):
        began = time.process_time()
        drawn = picture(title, scene, Wanted())
        png = rastered(Order(drawn, int(WIDE)))
        times.append(time.process_time() - began)
        assert _pixels(png) > 40, "something is drawn"
    if amount(0, 1):
        assert statistics.median(times) < SECONDS


def _pixels(png: bytes) -> int:
    """Colours of the rows of a PNG, roughly: how many different bytes its data has."""
    data, at = b"", 8
    while at < len(png):
        length = int.from_bytes(png[at : at + 4], "big")
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += length + 12
    return len(set(zlib.decompress(data)))


def test_words_are_drawn_with_our_fonts() -> None:
    """Letters with diacritics are drawn; where a font lacks them, nothing would be."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40">'
    blank, *told = (
        rastered(Order(f'{head}<text y="30" font-size="20" fill="#000">{one}</text></svg>', 200))
        for one in ("", "ěščřžýáíéůúďťň", "ĚŠČŘŽÝÁÍÉŮÚĎŤŇ", "−→≤×–")
    )
    assert all(len(one) > len(blank) + 300 for one in told)
