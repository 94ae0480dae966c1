"""The picture for terminals: one golden table, hidden values, and how wide it is."""

from itertools import cycle
from pathlib import Path

import msgspec
import pytest

from games.kernel.seats import AtSeat, Auditor, Spectator, Viewer
from games.kernel.visibility import Redactor
from games.tzolkin import title
from games.tzolkin.picture import picture
from games.tzolkin.state import State
from games.tzolkin.view import View
from tests.games.tzolkin.position import position
from tests.support.depth import share
from tests.support.games import random_game

GOLDEN = Path(__file__).parent / "golden" / "picture.txt"
WIDTH = 100


def seen(state: State, viewer: Viewer, *, over: bool = False) -> View:
    """The view as a client decodes it."""
    return msgspec.convert(Redactor().redact(title.showing.view(state), viewer, over=over), View)


def middle_of_a_game() -> State:
    """Three players in round nine, with something on every part of the board."""
    table = position(seats=3).calendar(8, number=9, corn=2).marker(1)
    table.goods(0, corn=5, wood=2, stone=1).goods(1, corn=1, gold=3, skull=1).goods(2, corn=11)
    table.worker(0, "palenque", 1, 4).worker(1, "yaxchilan", 3).worker(2, "chichen_itza", 0, 9)
    table.worker(1, "tikal", 2, 6).dummy("tikal", 3, 8).dummy("chichen_itza", 5, 11)
    table.starting_space(2).temples(0, chaac=3, quetzalcoatl=0, kukulkan=2)
    table.temples(1, chaac=6, kukulkan=2).tech(0, "agriculture", 2).tech(2, "theology", 3)
    table.field(2, corn=2).field(3, corn=2, wood=1).field(4, corn=0).skull_on(4, 2)
    table.score(0, -3).score(2, 17).board(2, "dark").tiles(0, corn=2, wood=1)
    table.buildings(0, "a1_farm_one_worker_1", "a1_tomb_temple_build")
    table.display("a1_shrine_architecture", "a1_civic_agriculture", "a1_tomb_chaac_kukulkan")
    table.offered("mon_tombs", "mon_tech_maxed").monuments(2, "mon_workers")
    return table.turn(1)


def test_the_picture_of_a_game():
    """The golden table: read it as a person would."""
    assert picture(title.showing.view(middle_of_a_game())) + "\n" == GOLDEN.read_text()


@pytest.mark.parametrize(
    ("viewer", "tiles"), [(AtSeat(0), 2), (AtSeat(1), 2), (Spectator(), 0), (Auditor(), 4)]
)
def test_hidden_tiles_are_counted_and_not_shown(viewer, tiles):
    """TZ-INF-01: starting wealth is for its owner's eyes."""
    table = position(seats=2).dealt(0, "wealth_01", "wealth_02").dealt(1, "wealth_03", "wealth_04")
    drawn = picture(seen(table.choosing_wealth(), viewer))
    assert drawn.count("dealt wealth_") == tiles
    assert drawn.count("dealt 2 starting wealth tiles") == (4 - tiles) // 2


@pytest.mark.deep
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pictures_of_whole_games_are_plain_and_narrow(seats):
    """No line is wider than a terminal, nothing but printable ASCII, for one viewer after the
    other."""
    viewers = cycle((AtSeat(seats - 1), Spectator()))
    played = random_game(title, seats=seats, seed=3 * seats)
    for state in share(tuple(played.states), 60, seats):
        check(picture(seen(state, next(viewers))))
    final = picture(seen(played.end, Spectator(), over=True))
    check(final)
    assert "Final score" in final


def check(drawn: str) -> None:
    """Fits a terminal."""
    lines = drawn.split("\n")
    assert max(map(len, lines)) <= WIDTH
    assert all(line.isascii() and line == line.rstrip() for line in lines)
