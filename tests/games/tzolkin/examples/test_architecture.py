"""Architecture: buildings that cost less and give more (TZ-TEC-10..13, TZ-TIK-05)."""

import pytest

from games.tzolkin.commands import EndTurn, PerformAction
from games.tzolkin.goods import Goods
from tests.games.tzolkin.examples.table import (
    RED,
    build,
    given,
    goods,
    legal,
    pick_up,
    points,
    technology,
    temples,
)
from tests.games.tzolkin.position import Position, position

FARM, OTHER_FARM = "a1_farm_one_worker_1", "a1_farm_one_worker_2"
SHRINE = "a1_shrine_theology_kukulkan"
NESTING = "a1_tomb_temple_build"
COPYING = "a2_tomb_free_action"


def on_tikal_two(**owned: int) -> Position:
    """A red worker on Tikal 2, and what red owns."""
    return position().worker(RED, "tikal", 2).goods(RED, **owned)


def on_tikal(*at: int) -> Position:
    """A red worker on each of the positions."""
    return position().worker(RED, "tikal", *at)


def test_a_nested_build_has_an_architecture_of_its_own():
    """Q5, TZ-TEC-13."""
    table = on_tikal_two(wood=2, gold=1).tech(RED, "architecture", 2).display(NESTING, FARM)
    scene = given(table.turn(RED)).when(
        RED,
        pick_up("tikal", 2),
        build(NESTING, architecture=True),
        *temples("chaac"),
        build(FARM, architecture=True),
    )
    assert goods(scene, RED) == Goods(corn=2)
    assert points(scene, RED) == 4


def test_corn_from_architecture_pays_for_the_action_of_the_tomb():
    """Q6, TZ-BLD-01, TZ-TEC-10."""
    table = on_tikal_two(wood=2, stone=1, gold=1).age(2).tech(RED, "architecture", 1)
    scene = given(table.display(COPYING).turn(RED)).when(
        RED, pick_up("tikal", 2), PerformAction(gear="palenque", number=1)
    )
    assert goods(scene, RED) == Goods(corn=3)
    assert points(scene, RED) == 2


def test_architecture_gives_corn_then_points():
    """TZ-TEC-10, TZ-TEC-11."""
    for level, corn, worth in ((0, 0, 0), (1, 1, 0), (2, 1, 2), (3, 1, 2)):
        table = on_tikal_two(wood=1, stone=level == 3).tech(RED, "architecture", level)
        table.display(FARM, SHRINE)
        scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
        if legal(scene, RED) != (EndTurn(),) and level == 3:
            scene = scene.when(RED, build(FARM, architecture=True))
        assert (goods(scene, RED).corn, points(scene, RED)) == (corn, worth)


def test_corn_from_architecture_comes_after_paying():
    """TZ-TEC-10."""
    table = position().worker(RED, "uxmal", 4).corn(RED, 1).tech(RED, "architecture", 1)
    assert given(table.display(FARM).turn(RED)).when(RED, pick_up("uxmal", 4)).refusal is not None


@pytest.mark.parametrize("saved", ["wood", "stone", "none"])
def test_architecture_three_saves_one_resource_of_choice(saved):
    """TZ-TEC-12, TZ-PRC-05."""
    table = on_tikal_two(wood=2, stone=1).tech(RED, "architecture", 3)
    table.display("a1_tomb_chaac_quetzalcoatl")
    scene = given(table.turn(RED)).when(
        RED,
        pick_up("tikal", 2),
        build("a1_tomb_chaac_quetzalcoatl", architecture=True, discount=saved),
    )
    left = {"wood": Goods(corn=1, wood=1), "stone": Goods(corn=1, stone=1), "none": Goods(corn=1)}
    assert goods(scene, RED) == left[saved]


def test_the_discount_is_of_a_type_in_the_cost():
    """TZ-TEC-12."""
    table = on_tikal_two(wood=2, stone=1).tech(RED, "architecture", 3)
    table.display("a1_tomb_chaac_quetzalcoatl")
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    wrong = build("a1_tomb_chaac_quetzalcoatl", architecture=True, discount="gold")
    scene.when(RED, wrong).refused("TZ-TEC-12")


def test_below_level_three_there_is_no_discount():
    """TZ-TEC-12."""
    table = on_tikal_two(wood=2, stone=1).tech(RED, "architecture", 2)
    table.display("a1_tomb_chaac_quetzalcoatl", FARM)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    wrong = build("a1_tomb_chaac_quetzalcoatl", architecture=True, discount="wood")
    scene.when(RED, wrong).refused("TZ-TEC-12")


def test_architecture_is_automatic_outside_tikal_four():
    """TZ-TIK-05, TZ-TEC-13."""
    table = on_tikal_two(wood=2).tech(RED, "architecture", 1).display(FARM, OTHER_FARM)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    scene.when(RED, build(FARM)).refused("TZ-TIK-05")
    scene.when(RED, build(FARM, architecture=True)).accepted()


def test_the_bonus_of_architecture_is_three_points():
    """TZ-TEC-12."""
    table = position().worker(RED, "tikal", 1).goods(RED, wood=1).tech(RED, "architecture", 3)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 1), technology("architecture"))
    assert points(scene, RED) == 3


def test_architecture_applies_to_one_of_two_buildings():
    """B19, Q4, TZ-TIK-05, TZ-TEC-13."""
    table = on_tikal(4).goods(RED, wood=2).tech(RED, "architecture", 2).display(FARM, OTHER_FARM)
    start = given(table.turn(RED)).when(RED, pick_up("tikal", 4))
    twice = start.when(RED, build(FARM, architecture=True), build(OTHER_FARM, architecture=True))
    twice.refused("TZ-TIK-05")
    for first, second in ((True, False), (False, True)):
        scene = start.when(
            RED, build(FARM, architecture=first), build(OTHER_FARM, architecture=second)
        )
        assert goods(scene, RED) == Goods(corn=1)
        assert points(scene, RED) == 2


def test_architecture_may_be_declined_for_both_buildings():
    """TZ-TIK-05, TZ-ACT-06."""
    table = on_tikal(4).goods(RED, wood=2).tech(RED, "architecture", 2).display(FARM, OTHER_FARM)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 4), build(FARM), build(OTHER_FARM))
    assert (goods(scene, RED), points(scene, RED)) == (Goods(), 0)


def test_architecture_cannot_be_declared_without_a_level():
    """TZ-TIK-05."""
    table = on_tikal(4).goods(RED, wood=2).display(FARM, OTHER_FARM)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 4), build(FARM, architecture=True))
    scene.refused("TZ-TIK-05")


def test_a_level_won_by_the_first_building_serves_the_second():
    """Q4, TZ-TIK-05."""
    table = on_tikal(4).goods(RED, wood=1, gold=1).display("a1_shrine_architecture", FARM)
    scene = given(table.turn(RED)).when(
        RED, pick_up("tikal", 4), build("a1_shrine_architecture"), build(FARM, architecture=True)
    )
    assert goods(scene, RED) == Goods(corn=1)


def test_a_nested_build_does_not_use_up_the_architecture_of_the_fourth_action():
    """Q38, TZ-TEC-13, TZ-TIK-05."""
    table = on_tikal(4).goods(RED, wood=3, gold=1).tech(RED, "architecture", 1)
    table.display("a1_tomb_temple_build", FARM, OTHER_FARM)
    scene = given(table.turn(RED)).when(
        RED,
        pick_up("tikal", 4),
        build("a1_tomb_temple_build"),
        *temples("chaac"),
        build(FARM, architecture=True),
        build(OTHER_FARM, architecture=True),
    )
    assert goods(scene, RED) == Goods(corn=2)
