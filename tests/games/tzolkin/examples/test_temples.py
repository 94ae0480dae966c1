"""Temples: steps, tops and the player board (TZ-TMP)."""

import pytest

from games.tzolkin.box import TEMPLE_TRACKS
from games.tzolkin.commands import BegForCorn
from games.tzolkin.facts.actions import GoodsPaid, PlayerBoardFlipped, TempleStepped
from games.tzolkin.facts.turn import WorkerPickedUp
from games.tzolkin.goods import Goods
from games.tzolkin.names import TEMPLES
from tests.games.tzolkin.examples.table import (
    GREEN,
    RED,
    facts_of,
    given,
    pick_up,
    player,
    technology,
    temples,
)
from tests.games.tzolkin.position import Position, position

TOP = {"chaac": 6, "quetzalcoatl": 8, "kukulkan": 7}


def climber(temple: str, index: int) -> Position:
    """Red can climb one step with Uxmal 1."""
    return position().worker(RED, "uxmal", 1).corn(RED, 3).temple(RED, temple, index)


@pytest.mark.parametrize("temple", TEMPLES)
def test_a_step_up_is_one_step(temple):
    """TZ-TMP-01, TZ-PRC-08."""
    scene = given(climber(temple, 1).turn(RED)).when(RED, pick_up("uxmal", 1), *temples(temple))
    scene.then(
        TempleStepped(seat=RED, temple=temple, start=1, index=2),
        besides=(GoodsPaid, WorkerPickedUp),
    )


@pytest.mark.parametrize("temple", TEMPLES)
def test_the_top_is_the_top(temple):
    """TZ-TMP-01, TZ-CMP-09."""
    assert TEMPLE_TRACKS[temple].top_index == TOP[temple]
    scene = given(climber(temple, TOP[temple]).turn(RED))
    scene = scene.when(RED, pick_up("uxmal", 1), *temples(temple))
    assert player(scene, RED).temples.on(temple) == TOP[temple]


@pytest.mark.parametrize("temple", TEMPLES)
def test_the_top_holds_one_marker(temple):
    """Q9, TZ-TMP-02."""
    table = climber(temple, TOP[temple] - 1).temple(GREEN, temple, TOP[temple])
    scene = given(table.turn(RED)).when(RED, pick_up("uxmal", 1), *temples(temple))
    scene.then(
        TempleStepped(seat=RED, temple=temple, start=TOP[temple] - 1, index=TOP[temple] - 1),
        besides=(GoodsPaid, WorkerPickedUp),
    )
    assert player(scene, RED).temples.on(temple) == TOP[temple] - 1


def test_all_other_steps_are_shared():
    """TZ-TMP-03."""
    table = climber("chaac", 4).temple(GREEN, "chaac", 5)
    scene = given(table.turn(RED)).when(RED, pick_up("uxmal", 1), *temples("chaac"))
    assert player(scene, RED).temples.chaac == player(scene, GREEN).temples.chaac == 5


def test_two_steps_are_made_one_by_one():
    """Q10, TZ-TMP-04: with the top taken, the second of two steps is lost."""
    table = position().age(2).worker(RED, "tikal", 2).goods(RED, gold=2)
    table.temple(RED, "kukulkan", 5).temple(GREEN, "kukulkan", 7).display("a2_shrine_kukulkan_two")
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    assert player(scene, RED).temples.kukulkan == 6
    assert len(facts_of(scene, TempleStepped)) == 2


def test_reaching_a_top_turns_the_board_to_its_light_side():
    """B21, TZ-TMP-05."""
    table = climber("quetzalcoatl", 7).board(RED, "dark")
    scene = given(table.turn(RED)).when(RED, pick_up("uxmal", 1), *temples("quetzalcoatl"))
    scene.then(
        WorkerPickedUp(seat=RED, gear="uxmal", position=1, action=1, reason="own"),
        GoodsPaid(seat=RED, goods=Goods(corn=3), purpose="action"),
        TempleStepped(seat=RED, temple="quetzalcoatl", start=7, index=8),
        PlayerBoardFlipped(seat=RED, light=True),
    )
    assert player(scene, RED).temples.quetzalcoatl == 8
    assert player(scene, RED).light


def test_a_light_board_saves_nothing_up():
    """TZ-TMP-05."""
    scene = given(climber("quetzalcoatl", 7).turn(RED))
    scene = scene.when(RED, pick_up("uxmal", 1), *temples("quetzalcoatl"))
    assert not facts_of(scene, PlayerBoardFlipped)
    assert player(scene, RED).light


def test_a_wasted_step_on_the_top_does_not_turn_the_board():
    """TZ-TMP-05."""
    table = climber("quetzalcoatl", 8).board(RED, "dark")
    scene = given(table.turn(RED)).when(RED, pick_up("uxmal", 1), *temples("quetzalcoatl"))
    assert not player(scene, RED).light


def test_arriving_again_after_a_drop_turns_the_board_again():
    """TZ-TMP-05, TZ-TMP-06."""
    table = position().worker(RED, "yaxchilan", 2, 3).worker(RED, "uxmal", 1).corn(RED, 2)
    table.temple(RED, "chaac", 6).board(RED, "dark")
    dropped = given(table.turn(RED)).when(RED, BegForCorn(temple="chaac"))
    assert not player(dropped, RED).light
    scene = dropped.when(RED, pick_up("uxmal", 1), *temples("chaac"))
    assert player(scene, RED).light


def test_a_marker_that_leaves_the_top_makes_room():
    """Q12, TZ-TMP-06."""
    table = position().worker(RED, "uxmal", 1).corn(RED, 3).temple(RED, "chaac", 5)
    table.temple(GREEN, "chaac", 6).marker(GREEN)
    blocked = given(table.turn(RED)).when(RED, pick_up("uxmal", 1), *temples("chaac"))
    assert player(blocked, RED).temples.chaac == 5
    fallen = table.temple(GREEN, "chaac", 5)
    free = given(fallen.turn(RED)).when(RED, pick_up("uxmal", 1), *temples("chaac"))
    assert player(free, RED).temples.chaac == 6


def test_begging_may_take_the_marker_from_the_top():
    """Q12, Q44, TZ-TMP-06, TZ-TMP-07."""
    table = position().corn(RED, 0).temple(RED, "kukulkan", 7)
    scene = given(table.turn(RED)).when(RED, BegForCorn(temple="kukulkan"))
    assert player(scene, RED).temples.kukulkan == 6
    assert player(scene, RED).light


def test_the_bonus_of_agriculture_is_a_step():
    """TZ-TEC-07, TZ-TMP-08."""
    table = position().worker(RED, "tikal", 1).goods(RED, wood=1).tech(RED, "agriculture", 3)
    scene = given(table.turn(RED)).when(
        RED, pick_up("tikal", 1), technology("agriculture"), *temples("kukulkan")
    )
    assert player(scene, RED).temples.kukulkan == 2


def test_the_bonus_of_theology_is_a_skull():
    """TZ-TEC-16."""
    table = position().worker(RED, "tikal", 1).goods(RED, wood=1).tech(RED, "theology", 3)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 1), technology("theology"))
    assert player(scene, RED).goods.skull == 1


STEPS = {
    "chaac": [(-1, ""), (0, ""), (2, "stone"), (4, ""), (6, "stone"), (7, ""), (8, "")],
    "quetzalcoatl": [
        (-2, ""),
        (0, ""),
        (1, ""),
        (2, "gold"),
        (4, ""),
        (6, "gold"),
        (9, ""),
        (12, ""),
        (13, ""),
    ],
    "kukulkan": [
        (-3, ""),
        (0, ""),
        (1, "wood"),
        (3, ""),
        (5, "wood"),
        (7, "skull"),
        (9, ""),
        (10, ""),
    ],
}


@pytest.mark.parametrize("temple", TEMPLES)
def test_the_printed_steps(temple):
    """TZ-CMP-09."""
    printed = [(step.vp, step.material or "") for step in TEMPLE_TRACKS[temple].steps]
    assert printed == STEPS[temple]
