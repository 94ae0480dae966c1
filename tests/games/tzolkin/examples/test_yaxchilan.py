"""Yaxchilan: resources and skulls (TZ-YAX), and the skulls of the bank (TZ-ACT-04, TZ-LIM-01)."""

from games.tzolkin.goods import Goods
from tests.games.tzolkin.examples.table import RED, given, goods, pick_up
from tests.games.tzolkin.position import position


def test_the_fourth_action_gives_a_skull():
    """TZ-YAX-01."""
    scene = given(position().worker(RED, "yaxchilan", 4).turn(RED))
    scene = scene.when(RED, pick_up("yaxchilan", 4))
    assert goods(scene, RED) == Goods(skull=1)
    assert scene.state.skulls == 12


def test_theology_three_gives_a_second_skull():
    """TZ-TEC-16."""
    table = position().worker(RED, "yaxchilan", 4).tech(RED, "theology", 3)
    assert goods(given(table.turn(RED)).when(RED, pick_up("yaxchilan", 4)), RED) == Goods(skull=2)


def test_the_last_skull_is_one_skull_and_then_there_is_none():
    """B17, Q26, TZ-ACT-04, TZ-YAX-02, TZ-PCK-09."""
    table = position().worker(RED, "yaxchilan", 4, 6).tech(RED, "theology", 3).bank_skulls(1)
    scene = given(table.turn(RED)).when(RED, pick_up("yaxchilan", 4))
    assert goods(scene, RED) == Goods(skull=1)
    assert scene.state.skulls == 0
    scene = scene.when(RED, pick_up("yaxchilan", 6, 4))
    assert goods(scene, RED) == Goods(skull=1)


def test_the_supply_of_resources_has_no_end():
    """TZ-LIM-01, TZ-CMP-03."""
    table = position().worker(RED, "yaxchilan", 5).goods(RED, corn=99, wood=65, stone=65, gold=65)
    scene = given(table.turn(RED)).when(RED, pick_up("yaxchilan", 5))
    assert goods(scene, RED) == Goods(corn=101, wood=65, stone=66, gold=66)
