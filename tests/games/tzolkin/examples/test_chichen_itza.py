"""Chichen Itza: skulls for the gods (TZ-CHI), and Theology (TZ-TEC-14..16)."""

import pytest

from games.tzolkin.commands import Decline, EndTurn, GainResource, PayResource
from games.tzolkin.facts.actions import GoodsGained, PointsScored, SkullPlaced, TempleStepped
from games.tzolkin.facts.turn import ChoiceDeclined, WorkerPickedUp
from games.tzolkin.goods import Goods
from tests.games.tzolkin.examples.table import (
    GREEN,
    RED,
    given,
    goods,
    legal,
    pick_up,
    player,
    points,
    take_back,
    technology,
    temples,
)
from tests.games.tzolkin.position import Position, position

GEAR = "chichen_itza"
GOLD = GainResource(resource="gold")


def at_chichen(*at: int) -> Position:
    """A red worker on each of the positions, and one red skull."""
    return position().worker(RED, GEAR, *at).goods(RED, skull=1)


def test_a_skull_for_points_a_temple_step_and_a_resource():
    """A12, TZ-CHI-01, TZ-PCK-03."""
    scene = given(at_chichen(7).corn(RED, 1).turn(RED)).when(RED, pick_up(GEAR, 7, 6), GOLD)
    scene.then(
        WorkerPickedUp(seat=RED, gear="chichen_itza", position=7, action=6, fee=1, reason="lower"),
        SkullPlaced(seat=RED, space=6),
        PointsScored(seat=RED, points=8, source=GEAR),
        TempleStepped(seat=RED, temple="kukulkan", start=1, index=2),
        GoodsGained(seat=RED, goods=Goods(gold=1), source="action"),
    )
    assert goods(scene, RED) == Goods(gold=1)
    assert player(scene, RED).temples.kukulkan == 2


SPACES = [
    (1, 4, "chaac", 0),
    (2, 5, "chaac", 0),
    (3, 6, "chaac", 0),
    (4, 7, "kukulkan", 0),
    (5, 8, "kukulkan", 0),
    (6, 8, "kukulkan", 1),
    (7, 10, "quetzalcoatl", 0),
    (8, 11, "quetzalcoatl", 1),
    (9, 13, "quetzalcoatl", 1),
]


@pytest.mark.parametrize(("space", "worth", "temple", "resources"), SPACES)
def test_the_nine_skull_spaces(space, worth, temple, resources):
    """TZ-CHI-01, TZ-CMP-11."""
    scene = given(at_chichen(space).turn(RED)).when(RED, pick_up(GEAR, space), *[GOLD] * resources)
    assert points(scene, RED) == worth
    assert player(scene, RED).temples.on(temple) == 2
    assert goods(scene, RED) == Goods(gold=resources)
    assert scene.state.skull_spaces[space - 1] == RED


def test_the_skull_on_the_space_is_the_whole_price():
    """B39, TZ-CHI-05."""
    table = at_chichen(3).bank_skulls(5)
    scene = given(table.turn(RED)).when(RED, pick_up(GEAR, 3))
    assert goods(scene, RED) == Goods()
    assert scene.state.skulls == 5
    assert points(scene, RED) == 6
    assert player(scene, RED).temples.chaac == 2


def test_no_skull_no_action():
    """TZ-CHI-01, TZ-PRC-11."""
    table = at_chichen(3).goods(RED, corn=9, skull=0)
    given(table.turn(RED)).when(RED, pick_up(GEAR, 3)).refused("TZ-CHI-01")


def test_each_space_is_used_once():
    """TZ-CHI-02."""
    table = at_chichen(3).skull_on(3, GREEN)
    given(table.turn(RED)).when(RED, pick_up(GEAR, 3)).refused("TZ-CHI-02")


def test_the_rest_happens_if_the_temple_step_does_not():
    """B20, Q9, TZ-CHI-03, TZ-TMP-02."""
    table = at_chichen(1).temple(RED, "chaac", 5).temple(GREEN, "chaac", 6).board(RED, "dark")
    scene = given(table.turn(RED)).when(RED, pick_up(GEAR, 1))
    assert player(scene, RED).temples.chaac == 5
    assert points(scene, RED) == 4
    assert scene.state.skull_spaces[0] == RED
    assert not player(scene, RED).light


@pytest.mark.parametrize("action", range(1, 10))
def test_position_ten_chooses_any_space_for_no_corn(action):
    """TZ-CHI-04, TZ-PCK-07."""
    scene = given(at_chichen(10).turn(RED)).when(RED, pick_up(GEAR, 10, action))
    scene.then(
        WorkerPickedUp(seat=RED, gear=GEAR, position=10, action=action, reason="free_choice"),
        besides=(PointsScored, SkullPlaced, TempleStepped),
    )


def test_position_ten_needs_an_empty_space():
    """TZ-CHI-04, TZ-CHI-02."""
    table = at_chichen(10).skull_on(9, GREEN)
    given(table.turn(RED)).when(RED, pick_up(GEAR, 10, 9)).refused("TZ-CHI-02")


def test_theology_one_reaches_the_next_space_for_no_corn():
    """TZ-TEC-14."""
    table = at_chichen(4).tech(RED, "theology", 1)
    scene = given(table.turn(RED)).when(RED, pick_up(GEAR, 4, 5))
    scene.then(
        WorkerPickedUp(seat=RED, gear=GEAR, position=4, action=5, reason="theology_1"),
        SkullPlaced(seat=RED, space=5),
        PointsScored(seat=RED, points=8, source="chichen_itza"),
        TempleStepped(seat=RED, temple="kukulkan", start=1, index=2),
    )
    assert points(scene, RED) == 8


def test_without_theology_the_next_space_is_out_of_reach():
    """TZ-TEC-14."""
    given(at_chichen(4).corn(RED, 9).turn(RED)).when(RED, pick_up(GEAR, 4, 5)).refused("TZ-TEC-14")


def test_theology_one_gives_an_action_even_to_position_zero():
    """B46, Q15, TZ-TEC-14, TZ-PCK-06."""
    table = at_chichen(0).tech(RED, "theology", 1).corn(RED, 5)
    scene = given(table.turn(RED)).when(RED, pick_up(GEAR, 0, 1))
    assert goods(scene, RED) == Goods(corn=5)
    assert points(scene, RED) == 4
    given(table.turn(RED)).when(RED, pick_up(GEAR, 0, 2)).refused("TZ-TEC-14")


@pytest.mark.parametrize("action", range(1, 10))
def test_theology_one_turns_position_nine_into_a_free_choice(action):
    """Q15, TZ-TEC-14, TZ-PRC-03."""
    table = at_chichen(9).tech(RED, "theology", 1)
    scene = given(table.turn(RED)).when(RED, pick_up(GEAR, 9, action))
    assert player(scene, RED).goods.corn == 0


def test_theology_one_is_not_combined_with_stepping_back():
    """TZ-TEC-14: from position 4, action 3 costs 1 corn, and action 6 is out of reach."""
    table = at_chichen(4).tech(RED, "theology", 1)
    given(table.turn(RED)).when(RED, pick_up(GEAR, 4, 3)).refused("TZ-PCK-04")
    given(table.corn(RED, 5).turn(RED)).when(RED, pick_up(GEAR, 4, 6)).refused("TZ-TEC-14")


def test_the_next_space_must_be_empty():
    """Q17, TZ-TEC-14, TZ-CHI-02."""
    table = at_chichen(4).tech(RED, "theology", 1).skull_on(5, GREEN).corn(RED, 1)
    start = given(table.turn(RED))
    start.when(RED, pick_up(GEAR, 4, 5)).refused("TZ-CHI-02")
    start.when(RED, pick_up(GEAR, 4)).accepted()
    start.when(RED, pick_up(GEAR, 4, 3)).accepted()
    start.when(RED, take_back(GEAR, 4)).accepted()


def test_the_own_space_need_not_be_empty():
    """Q18, TZ-TEC-14."""
    table = at_chichen(4).tech(RED, "theology", 1).skull_on(4, GREEN)
    given(table.turn(RED)).when(RED, pick_up(GEAR, 4)).refused("TZ-CHI-02")
    given(table.turn(RED)).when(RED, pick_up(GEAR, 4, 5)).accepted()


def test_theology_two_offers_a_temple_step_for_a_resource():
    """TZ-TEC-15."""
    table = at_chichen(1).tech(RED, "theology", 2).goods(RED, wood=1)
    offered = given(table.turn(RED)).when(RED, pick_up(GEAR, 1))
    assert set(legal(offered, RED)) == {PayResource(resource="wood"), Decline()}
    scene = offered.when(RED, PayResource(resource="wood"), *temples("quetzalcoatl"), EndTurn())
    assert goods(scene, RED) == Goods()
    assert player(scene, RED).temples.quetzalcoatl == 2


def test_the_offer_may_be_declined():
    """TZ-TEC-15, TZ-ACT-06."""
    table = at_chichen(1).tech(RED, "theology", 2).goods(RED, wood=1)
    scene = given(table.turn(RED)).when(RED, pick_up(GEAR, 1), Decline())
    scene.then(
        WorkerPickedUp(seat=RED, gear="chichen_itza", position=1, action=1, reason="own"),
        SkullPlaced(seat=RED, space=1),
        PointsScored(seat=RED, points=4, source="chichen_itza"),
        TempleStepped(seat=RED, temple="chaac", start=1, index=2),
        ChoiceDeclined(seat=RED, choice="theology"),
    )
    assert goods(scene, RED) == Goods(wood=1)


def test_the_offer_comes_once_for_each_action():
    """TZ-TEC-15."""
    table = at_chichen(1, 2).tech(RED, "theology", 2).goods(RED, wood=3, skull=2)
    step = (PayResource(resource="wood"), *temples("chaac"))
    once = given(table.turn(RED)).when(RED, pick_up(GEAR, 1), *step)
    assert once.when(RED, PayResource(resource="wood")).refusal is not None
    twice = once.when(RED, pick_up(GEAR, 2), *step)
    assert goods(twice, RED) == Goods(wood=1)
    assert player(twice, RED).temples.chaac == 5


def test_the_resource_just_gained_can_pay_for_the_step():
    """Q16, TZ-TEC-15, TZ-PCK-10."""
    table = at_chichen(6).tech(RED, "theology", 2)
    scene = given(table.turn(RED)).when(
        RED, pick_up(GEAR, 6), GOLD, PayResource(resource="gold"), *temples("kukulkan")
    )
    assert goods(scene, RED) == Goods()
    assert player(scene, RED).temples.kukulkan == 3


def test_an_offer_that_nobody_can_pay_does_not_wait():
    """B54, TZ-TEC-15."""
    table = at_chichen(1).tech(RED, "theology", 2).worker(RED, "tikal", 1)
    scene = given(table.turn(RED)).when(RED, pick_up(GEAR, 1))
    scene.then(
        WorkerPickedUp(seat=RED, gear="chichen_itza", position=1, action=1, reason="own"),
        SkullPlaced(seat=RED, space=1),
        PointsScored(seat=RED, points=4, source="chichen_itza"),
        TempleStepped(seat=RED, temple="chaac", start=1, index=2),
        ChoiceDeclined(seat=RED, choice="theology", auto=True),
    )
    scene.when(RED, take_back("tikal", 1), EndTurn()).accepted()


def test_theology_one_makes_no_offer():
    """TZ-TEC-15."""
    table = at_chichen(1).tech(RED, "theology", 1).goods(RED, wood=1)
    given(table.turn(RED)).when(RED, pick_up(GEAR, 1), EndTurn()).accepted()


def test_taking_no_action_makes_no_offer():
    """TZ-TEC-15."""
    table = at_chichen(1).tech(RED, "theology", 2).goods(RED, wood=1)
    given(table.turn(RED)).when(RED, take_back(GEAR, 1), EndTurn()).accepted()


def test_technology_three_adds_no_skull_elsewhere():
    """TZ-TEC-16: a building gives one skull."""
    table = position().worker(RED, "tikal", 2).age(2).goods(RED, wood=2, stone=2)
    table.tech(RED, "theology", 3).display("a2_civic_tech_skull")
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2), technology("agriculture"))
    assert goods(scene, RED) == Goods(skull=1)
