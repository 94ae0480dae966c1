"""Many games between bots: fair, repeatable, and counted rightly."""

import json
from collections import Counter
from itertools import pairwise
from math import factorial

import pytest

from games.kernel.registry import Registry
from service.cli.simulate.playing import GameOutcome
from service.cli.simulate.seating import seating, whole_rounds
from service.cli.simulate.tally import tally, wilson
from tests.cli.running import Terminal, kronika, table_of

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sits_on_every_seat_equally_often(seats: int) -> None:
    entrants = tuple(range(seats))
    for start in (0, seats, 5 * seats):
        places = Counter(
            (seat, entrant)
            for game in range(start, start + seats)
            for seat, entrant in enumerate(seating(entrants, game))
        )
        assert set(places.values()) == {1}
        assert len(places) == seats * seats
    assert whole_rounds(seats, 3 * seats)
    assert not whole_rounds(seats, 3 * seats + 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_meets_every_neighbour_equally_often(seats: int) -> None:
    tables = [seating(range(seats), game) for game in range(factorial(seats))]
    assert len(set(tables)) == factorial(seats)
    neighbours = Counter((one, other) for t in tables for one, other in pairwise(t))
    assert len(set(neighbours.values())) == 1


def test_shared_wins_count_in_parts() -> None:
    games = [
        ((0, 1), GameOutcome(points=(10.0, 4.0), ranks=(1, 2), plies=30)),
        ((1, 0), GameOutcome(points=(6.0, 6.0), ranks=(1, 1), plies=50)),
    ]
    found = tally("any", "1", ("first", "second"), games)
    first, second = found.entrants
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert (first.rate, second.rate) == (0.75, 0.25)
    assert (first.points, second.points) == (8.0, 5.0)
    assert (first.rank, second.rank) == (1.0, 1.5)
    assert found.by_seat == (0.75, 0.25)
    assert found.plies == (40.0, 30, 50)
    assert found.commands == 80


def test_an_entrant_on_several_seats_wins_once() -> None:
    outcome = GameOutcome(points=(1.0, 5.0, 5.0, 0.0), ranks=(3, 1, 1, 4), plies=9)
    found = tally("any", "1", ("a", "b"), [((0, 1, 0, 1), outcome)])
    assert [(one.wins, one.even) for one in found.entrants] == [(0.5, 0.5), (0.5, 0.5)]


def test_the_interval_of_a_rate_is_wilsons() -> None:
    low, high = wilson(0.5, 100)  # a value from the literature: 0.404 to 0.596
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(1.0, 10)[1] == 1.0
    assert wilson(0.0, 10)[0] == 0.0


def test_a_seed_gives_the_same_games_whatever_the_number_of_processes() -> None:
    same = ("simulate", "--bots=random,random", "--games=6", "--seed=seven", "--json")
    alone, together = kronika(*same, "--processes=1"), kronika(*same, "--processes=2")
    assert alone.returncode == together.returncode == 0, together.stderr
    figures = json.loads(alone.stdout)["figures"]
    assert figures == json.loads(together.stdout)["figures"]
    assert figures["games"] == 6
    assert sum(one["wins"] for one in figures["entrants"]) == pytest.approx(6)
    other = kronika(*same[:-2], "--seed=eight", "--json", "--processes=1")
    assert json.loads(other.stdout)["figures"]["commands"] != figures["commands"]


def test_a_strategy_beats_chance_and_the_table_says_so() -> None:
    done = kronika("simulate", "--bots=random,farmer", "--games=4", "--seed=1")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    farmer, random = table_of(lines, "farmer"), table_of(lines, "random")
    assert float(farmer[1]) > float(random[1])
    assert lines.index(next(x for x in lines if "farmer" in x)) < lines.index(
        next(x for x in lines if "random" in x)
    ), "the best stand first"
    assert "a second" in done.stdout
    assert done.stderr == "", "no progress bar in a pipe"


@pytest.mark.parametrize("slug", [one.meta.slug for one in Registry.installed()])
def test_every_title_can_be_simulated(slug: str) -> None:
    done = kronika("simulate", f"--title={slug}", "--bots=random", "--games=1")
    assert done.returncode == 0, done.stderr
    assert f"1 game of {slug}" in done.stdout


def test_uneven_seats_are_mentioned() -> None:
    done = kronika("simulate", "--seats=4", "--bots=random", "--games=1")
    assert done.returncode == 0, done.stderr
    assert "a multiple of 4 games" in done.stdout


def test_ctrl_c_shows_what_was_played() -> None:
    terminal = Terminal("simulate", "--bots=random,random", "--games=100000", "--processes=2")
    terminal.find(r"\b[1-9]\d*/100000")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "games of tzolkin" in terminal.shown
    assert "Traceback" not in terminal.shown


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--title=chess",), "there is no title 'chess'; installed are: "),
        (("--bots=farmer,genius",), "no bot 'genius'; there are: "),
        (("--seats=9",), "2 to 4 seats, not 9"),
        (("--seats=2", "--bots=random,random,random"), "3 bots do not fit on 2 seats"),
        (("--games=0",), "begin with 1"),
        (("--options={",), "--options do not fit"),
        (('--options={"corn_vp_rounding": "up"}',), "--options do not fit"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], told: str) -> None:
    done = kronika("simulate", *arguments)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr
