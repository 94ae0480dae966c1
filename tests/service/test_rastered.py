"""PNG of positions of every title: many in a soak, and not for longer than people wait."""

import statistics
import sys
import time
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import Struct

from games.kernel.drawing.picture import WIDE, Wanted, picture
from games.kernel.seats import AtSeat, Spectator, Viewer
from games.kernel.title import AnyTitle
from service.pictures.raster import Order, rastered
from service.pictures.schemas import WIDEST
from tests.support.depth import amount, dice
from tests.support.drawing import scene_of
from tests.support.games import Dice, game
from tests.support.titles import SLUGS, title_of
from tests.support.worlds import reordered

SECONDS = 0.15
"""Of a processor: a picture takes at most so long, even the widest one."""
TRIES = 3
"""Of a picture that took longer: something else may have been in the way."""
IN_SOAK = amount(0, 1)


class Position(Struct, frozen=True):
    """A state, who looks at it, and one that they cannot tell from it."""

    title: AnyTitle
    state: Any
    viewer: Viewer
    twin: Any

    def drawn(self, state: Any) -> str:
        """The picture of a state as the viewer sees it."""
        seat = self.viewer.seat if isinstance(self.viewer, AtSeat) else None
        scene = scene_of(self.title, state, self.viewer)
        return picture(self.title, scene, Wanted(seat=seat))


def positions(slug: str) -> Iterator[Position]:
    """Positions of games of a title, early and late, with few and many seats, seen by each of
    them in turn."""
    title, thrown = title_of(slug), dice(f"pictures of {slug}")
    low, high = title.meta.seats
    for _ in range(amount(1, 4)):
        seats = thrown.randint(max(2, low), high)
        viewers = [Spectator(), *map(AtSeat, range(seats))]
        states = list(game(title, seats=seats, seed=thrown.randrange(1000), policy="mixed").states)
        for number, state in enumerate(thrown.sample(states, min(amount(2, 10), len(states)))):
            viewer = viewers[number % len(viewers)]
            imagined = title.rules.imagine(state, viewer, Dice(f"{slug} {number}"))
            yield Position(title, state, viewer, reordered(imagined, thrown))


def seconds(order: Order) -> float:
    """How long a PNG takes, if nothing is in the way."""
    times = list[float]()
    while len(times) < TRIES and min(times, default=1.0) >= SECONDS:
        began = time.process_time()
        rastered(order)
        times.append(time.process_time() - began)
    return min(times)


@pytest.mark.deep
@pytest.mark.parametrize("slug", SLUGS)
def test_positions_become_png_that_show_nothing_hidden(
    slug: str, capsys: pytest.CaptureFixture[str]
) -> None:
    times, secrets = list[float](), 0
    for one in positions(slug):
        drawn = one.drawn(one.state)
        assert one.drawn(one.twin) == drawn, f"{one.viewer} sees what is hidden"
        png = rastered(Order(drawn, int(WIDE)))
        assert _pixels(png) > 40, "something is drawn"
        secrets += one.state != one.twin
        if IN_SOAK:
            assert rastered(Order(one.drawn(one.twin), int(WIDE))) == png
            times.append(seconds(Order(drawn, WIDEST)))
    assert secrets, "something is hidden"
    if IN_SOAK:
        middle, most = (round(1000 * one) for one in (statistics.median(times), max(times)))
        with capsys.disabled():
            told = f"{slug}: {len(times)} pictures, median {middle} ms, at most {most} ms"
            sys.stdout.write(f"\n{told}\n")
        assert max(times) <= SECONDS


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
