"""Picking up workers (TZ-PCK): own action, stepping back, free choice, no action."""

from games.tzolkin.commands import ChooseTemple, EndTurn, PerformAction, PickUpWorker
from games.tzolkin.facts.actions import GoodsGained, GoodsPaid, WorkerGained
from games.tzolkin.facts.turn import ActionCopied, WorkerPickedUp
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
    positions,
    take_back,
    technology,
)
from tests.games.tzolkin.position import Position, position


def three_on_yaxchilan() -> Position:
    """Red workers on Yaxchilan 1, 2 and 3, none in hand, nothing owned."""
    return position().hand(RED, 0).worker(RED, "yaxchilan", 1, 2, 3)


def test_an_earlier_gain_pays_for_stepping_back():
    """A05, TZ-PCK-03, TZ-PCK-08, TZ-PRC-03."""
    scene = given(three_on_yaxchilan().turn(RED)).when(
        RED, pick_up("yaxchilan", 2), pick_up("yaxchilan", 3, 2)
    )
    scene.then(
        WorkerPickedUp(seat=RED, gear="yaxchilan", position=2, action=2, reason="own"),
        GoodsGained(seat=RED, goods=Goods(corn=1, stone=1), source="action"),
        WorkerPickedUp(seat=RED, gear="yaxchilan", position=3, action=2, fee=1, reason="lower"),
        GoodsGained(seat=RED, goods=Goods(corn=1, stone=1), source="action"),
    )
    assert goods(scene, RED) == Goods(corn=1, stone=2)
    assert positions(scene, "yaxchilan", RED) == (1,)
    assert player(scene, RED).hand == 2


def test_the_fee_is_paid_before_the_action_yields_anything():
    """A06, Q1, TZ-PCK-04."""
    state = three_on_yaxchilan().turn(RED)
    given(state).when(RED, pick_up("yaxchilan", 3, 2)).refused("TZ-PCK-04")
    given(state).when(RED, pick_up("yaxchilan", 3)).accepted()
    given(state).when(RED, take_back("yaxchilan", 3)).accepted()


def test_a_level_gained_by_one_worker_helps_the_next():
    """Q2, TZ-TEC-04."""
    state = position().worker(RED, "tikal", 1).worker(RED, "yaxchilan", 1).goods(RED, gold=1)
    scene = given(state.turn(RED)).when(
        RED, pick_up("tikal", 1), technology("extraction"), pick_up("yaxchilan", 1)
    )
    assert goods(scene, RED) == Goods(wood=2)


def test_stepping_back_costs_a_corn_for_each_step():
    """B09, TZ-PCK-03."""
    state = position().worker(RED, "chichen_itza", 9).goods(RED, corn=5, skull=1).turn(RED)
    scene = given(state).when(RED, pick_up("chichen_itza", 9, 4))
    assert goods(scene, RED) == Goods()
    assert points(scene, RED) == 7
    assert player(scene, RED).temples.kukulkan == 2


def test_a_higher_action_is_out_of_reach():
    """TZ-PCK-03, TZ-PRC-03."""
    state = position().worker(RED, "yaxchilan", 2).corn(RED, 9).turn(RED)
    given(state).when(RED, pick_up("yaxchilan", 2, 3)).refused("TZ-PCK-03")


def test_free_choice_costs_nothing():
    """B10, TZ-PCK-07."""
    scene = given(position().worker(RED, "yaxchilan", 7).turn(RED))
    scene = scene.when(RED, pick_up("yaxchilan", 7, 4))
    scene.then(
        WorkerPickedUp(seat=RED, gear="yaxchilan", position=7, action=4, reason="free_choice"),
        GoodsGained(seat=RED, goods=Goods(skull=1), source="action"),
    )
    assert goods(scene, RED) == Goods(skull=1)


def test_from_position_seven_action_five_is_a_free_choice():
    """Q35, TZ-PCK-07, TZ-YAX-01."""
    scene = given(position().worker(RED, "yaxchilan", 7).turn(RED))
    assert goods(scene.when(RED, pick_up("yaxchilan", 7, 5)), RED) == Goods(corn=2, stone=1, gold=1)


def test_position_zero_has_no_action():
    """B37, TZ-PCK-06."""
    state = position().worker(RED, "palenque", 0).corn(RED, 5).turn(RED)
    given(state).when(RED, pick_up("palenque", 0, 1)).refused("TZ-PCK-06")
    given(state).when(RED, take_back("palenque", 0)).accepted()


def test_taking_no_action_is_free():
    """TZ-PCK-03, TZ-PCK-10."""
    scene = given(position().worker(RED, "palenque", 5).turn(RED))
    scene = scene.when(RED, take_back("palenque", 5))
    assert goods(scene, RED) == Goods()
    assert player(scene, RED).hand == 4


def test_the_worker_on_the_starting_space_stays():
    """TZ-PCK-02."""
    state = position().starting_space(RED).worker(RED, "tikal", 1).turn(RED)
    assert not [
        command
        for command in legal(given(state), RED)
        if isinstance(command, PickUpWorker) and command.gear != "tikal"
    ]


def test_workers_of_others_and_empty_positions_cannot_be_picked_up():
    """TZ-PCK-01."""
    state = position().worker(RED, "tikal", 1).worker(GREEN, "tikal", 2).turn(RED)
    given(state).when(RED, take_back("tikal", 2)).refused("TZ-PCK-01")
    given(state).when(RED, take_back("tikal", 3)).refused("TZ-PCK-01")


def test_any_number_of_workers_may_be_picked_up_in_any_order():
    """TZ-PCK-01."""
    table = position().hand(RED, 0).worker(RED, "yaxchilan", 1, 2).worker(RED, "palenque", 1)
    scene = given(table.turn(RED)).when(
        RED, pick_up("palenque", 1), pick_up("yaxchilan", 2), pick_up("yaxchilan", 1), EndTurn()
    )
    assert goods(scene, RED) == Goods(corn=4, wood=1, stone=1)
    assert player(scene, RED).hand == 3


def test_an_occupied_lower_position_does_not_prevent_its_action():
    """TZ-PCK-05."""
    state = position().worker(RED, "yaxchilan", 3).worker(GREEN, "yaxchilan", 1, 2)
    scene = given(state.corn(RED, 2).turn(RED)).when(RED, pick_up("yaxchilan", 3, 1))
    assert goods(scene, RED) == Goods(wood=1)


def test_free_choice_of_uxmal_five_still_costs_its_corn():
    """B11, TZ-UXM-06."""
    state = position().worker(RED, "uxmal", 7)
    given(state.turn(RED)).when(RED, pick_up("uxmal", 7, 5)).refused("TZ-UXM-06")
    scene = given(state.corn(RED, 1).turn(RED)).when(
        RED, pick_up("uxmal", 7, 5), PerformAction(gear="palenque", number=1)
    )
    scene.then(
        WorkerPickedUp(seat=RED, gear="uxmal", position=7, action=5, reason="free_choice"),
        GoodsPaid(seat=RED, goods=Goods(corn=1), purpose="action"),
        ActionCopied(seat=RED, gear="palenque", number=1),
        GoodsGained(seat=RED, goods=Goods(corn=3), source="action"),
    )
    assert goods(scene, RED) == Goods(corn=3)


def test_gaining_a_seventh_worker_is_legal_and_useless():
    """B36, Q33, TZ-PCK-09, TZ-ACT-03."""
    state = position().hand(RED, 6).worker(RED, "uxmal", 3).turn(RED)
    scene = given(state).when(RED, pick_up("uxmal", 3))
    scene.then(
        WorkerPickedUp(seat=RED, gear="uxmal", position=3, action=3, reason="own"),
        WorkerGained(seat=RED, workers=0),
    )
    assert (player(scene, RED).hand, player(scene, RED).bank) == (6, 0)


def test_a_temple_step_without_effect_still_costs():
    """TZ-PCK-09, TZ-ACT-07."""
    state = position().worker(RED, "uxmal", 1).temple(RED, "chaac", 6).corn(RED, 3).turn(RED)
    scene = given(state).when(RED, pick_up("uxmal", 1), ChooseTemple(temple="chaac"))
    assert goods(scene, RED) == Goods()
    assert player(scene, RED).temples.chaac == 6


def test_no_worker_is_picked_up_while_an_action_is_unfinished():
    """TZ-PCK-01, TZ-ACT-05."""
    state = position().worker(RED, "uxmal", 1).worker(RED, "tikal", 2).corn(RED, 3).turn(RED)
    scene = given(state).when(RED, pick_up("uxmal", 1), take_back("tikal", 2))
    assert scene.refusal is not None
    assert given(state).when(RED, pick_up("uxmal", 1), EndTurn()).refusal is not None
