"""Tikal: technologies, buildings, temples (TZ-TIK)."""

import pytest

from games.tzolkin.commands import ConstructMonument, Decline, EndTurn, GainResource, PayResource
from games.tzolkin.facts.actions import (
    BuildingConstructed,
    GoodsPaid,
    TechnologyAdvanced,
    TechnologyBonusGained,
)
from games.tzolkin.facts.turn import BuildingDisplayRefilled, ChoiceDeclined, WorkerPickedUp
from games.tzolkin.goods import Goods
from tests.games.tzolkin.examples.table import (
    ANY_DRAW,
    RED,
    build,
    facts_of,
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

FARM, OTHER_FARM = "a1_farm_one_worker_1", "a1_farm_one_worker_2"


def on_tikal(*at: int) -> Position:
    """A red worker on each of the positions."""
    return position().worker(RED, "tikal", *at)


def test_two_technologies_and_two_buildings():
    """A10, TZ-TIK-03, TZ-TIK-04, TZ-BLD-06."""
    table = on_tikal(3, 4).goods(RED, wood=2 + 1, gold=1)
    table.display(
        "a1_farm_one_worker_1",
        "a1_shrine_architecture",
        "a1_civic_agriculture",
        "a1_civic_extraction_gold",
        "a1_farm_all_workers_1",
        "a1_tomb_temple_build",
    )
    learned = given(table.turn(RED)).when(
        RED, pick_up("tikal", 3), technology("agriculture"), PayResource(resource="wood")
    )
    learned = learned.when(RED, technology("extraction"), PayResource(resource="wood"))
    built = learned.when(RED, pick_up("tikal", 4), build("a1_farm_one_worker_1"))
    scene = built.when(RED, build("a1_shrine_architecture"))
    assert goods(scene, RED) == Goods()
    assert player(scene, RED).buildings == ("a1_farm_one_worker_1", "a1_shrine_architecture")
    levels = player(scene, RED).levels
    assert (levels.agriculture, levels.extraction, levels.architecture) == (1, 1, 1)
    assert sum(tile is not None for tile in scene.state.display) == 4
    scene = scene.when(RED, EndTurn(), chance=ANY_DRAW)
    assert all(scene.state.display)
    (refilled,) = facts_of(scene, BuildingDisplayRefilled)
    assert len(refilled.tiles) == 2


def test_two_steps_on_one_track_cost_one_and_two():
    """A10, TZ-TEC-02, TZ-TIK-03."""
    table = on_tikal(3).goods(RED, wood=3)
    scene = given(table.turn(RED)).when(
        RED, pick_up("tikal", 3), technology("agriculture"), technology("agriculture")
    )
    assert goods(scene, RED) == Goods()
    assert player(scene, RED).levels.agriculture == 2


def test_one_technology_step_is_paid_with_any_resource():
    """TZ-TIK-01, TZ-TEC-02, TZ-ACT-02."""
    scene = given(on_tikal(1).goods(RED, corn=5, wood=1, gold=1).turn(RED)).when(
        RED, pick_up("tikal", 1), technology("theology"), PayResource(resource="gold")
    )
    scene.then(
        WorkerPickedUp(seat=RED, gear="tikal", position=1, action=1, reason="own"),
        GoodsPaid(seat=RED, goods=Goods(gold=1), purpose="technology"),
        TechnologyAdvanced(seat=RED, track="theology", level=1),
    )
    assert goods(scene, RED) == Goods(corn=5, wood=1)


def test_corn_and_skulls_pay_for_no_technology():
    """TZ-ACT-02, TZ-TEC-02."""
    state = on_tikal(1).goods(RED, corn=9, skull=2).turn(RED)
    given(state).when(RED, pick_up("tikal", 1)).refused("TZ-TEC-02")


@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 2), (2, 3), (3, 1)])
def test_the_price_of_a_step(level, price):
    """TZ-TEC-02, TZ-TEC-01."""
    table = on_tikal(1)
    for track in ("agriculture", "extraction", "theology", "architecture"):
        table.tech(RED, track, level)
    poor = given(table.goods(RED, gold=price - 1).turn(RED)).when(RED, pick_up("tikal", 1))
    poor.refused("TZ-TEC-02")
    rich = given(table.goods(RED, gold=price).turn(RED)).when(
        RED, pick_up("tikal", 1), technology("architecture")
    )
    assert goods(rich, RED) == Goods()
    assert player(rich, RED).levels.architecture == min(level + 1, 3)


def test_a_step_that_nobody_can_pay_is_no_action():
    """B43, TZ-TEC-02, TZ-PCK-08, TZ-PRC-11."""
    table = on_tikal(3).goods(RED, corn=2, wood=1)
    for track in ("agriculture", "extraction", "theology", "architecture"):
        table.tech(RED, track, 1)
    start = given(table.turn(RED))
    start.when(RED, pick_up("tikal", 3)).refused("TZ-TEC-02")
    start.when(RED, pick_up("tikal", 3, 1)).refused("TZ-TEC-02")
    start.when(RED, take_back("tikal", 3)).accepted()


def test_the_second_step_is_declined_by_the_engine_if_nothing_is_left():
    """B44, TZ-ACT-06."""
    scene = given(on_tikal(3).goods(RED, wood=1).turn(RED)).when(
        RED, pick_up("tikal", 3), technology("theology")
    )
    scene.then(
        WorkerPickedUp(seat=RED, gear="tikal", position=3, action=3, reason="own"),
        GoodsPaid(seat=RED, goods=Goods(wood=1), purpose="technology", auto=True),
        TechnologyAdvanced(seat=RED, track="theology", level=1),
        ChoiceDeclined(seat=RED, choice="technology", auto=True),
    )
    assert goods(scene, RED) == Goods()
    assert player(scene, RED).levels.theology == 1
    scene.when(RED, EndTurn()).accepted()


def test_the_second_step_is_optional():
    """TZ-ACT-06, TZ-TIK-03."""
    scene = given(on_tikal(3).goods(RED, wood=2).turn(RED)).when(
        RED, pick_up("tikal", 3), technology("theology"), Decline()
    )
    assert goods(scene, RED) == Goods(wood=1)


def test_the_first_step_is_not():
    """TZ-ACT-06, TZ-TIK-03."""
    scene = given(on_tikal(3).goods(RED, wood=2).turn(RED)).when(RED, pick_up("tikal", 3))
    assert scene.when(RED, Decline()).refusal is not None


def test_a_finished_track_gives_its_bonus_as_often_as_it_is_paid():
    """Q31, TZ-TEC-02, TZ-TEC-12, TZ-TIK-03."""
    table = on_tikal(3).goods(RED, stone=2).tech(RED, "architecture", 3)
    scene = given(table.turn(RED)).when(
        RED, pick_up("tikal", 3), technology("architecture"), technology("architecture")
    )
    assert len(facts_of(scene, TechnologyBonusGained)) == 2
    assert (points(scene, RED), goods(scene, RED)) == (6, Goods())


def test_the_bonus_of_the_first_step_pays_for_the_second():
    """Q32, Q39, TZ-TIK-03, TZ-TEC-08."""
    table = on_tikal(3).goods(RED, wood=1).tech(RED, "extraction", 3).tech(RED, "theology", 1)
    scene = given(table.turn(RED)).when(
        RED,
        pick_up("tikal", 3),
        technology("extraction"),
        GainResource(resource="gold"),
        GainResource(resource="stone"),
        technology("theology"),
    )
    assert goods(scene, RED) == Goods()
    assert player(scene, RED).levels.theology == 2


def test_the_bonus_of_the_first_step_cannot_pay_for_itself():
    """Q39, TZ-TIK-03."""
    state = on_tikal(3).tech(RED, "extraction", 3).turn(RED)
    given(state).when(RED, pick_up("tikal", 3)).refused("TZ-TEC-02")


def test_never_a_monument_together_with_a_building():
    """B42, TZ-TIK-04."""
    table = on_tikal(4).goods(RED, wood=5, stone=5, gold=5).display(FARM, OTHER_FARM)
    table.offered("mon_best_temple")
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 4), build(FARM))
    scene.when(RED, ConstructMonument(monument="mon_best_temple")).refused("TZ-TIK-04")
    assert set(legal(scene, RED)) == {Decline(), build(OTHER_FARM)}


def test_a_monument_ends_the_action():
    """TZ-TIK-04, TZ-MON-01."""
    table = on_tikal(4).goods(RED, wood=5, stone=5, gold=5).display(FARM)
    table.offered("mon_best_temple", "mon_tombs")
    scene = given(table.turn(RED)).when(
        RED, pick_up("tikal", 4), ConstructMonument(monument="mon_best_temple"), EndTurn()
    )
    assert goods(scene, RED) == Goods(wood=5, stone=2, gold=2)


def test_the_second_action_builds_one_building_and_no_monument():
    """TZ-TIK-02, TZ-MON-01."""
    table = on_tikal(2).goods(RED, wood=5, stone=5, gold=5).display(FARM, OTHER_FARM)
    table.offered("mon_best_temple")
    start = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    start.when(RED, ConstructMonument(monument="mon_best_temple")).refused("TZ-MON-01")
    start.when(RED, build(FARM), EndTurn(), chance=ANY_DRAW).accepted()


def test_two_different_temples_for_one_resource():
    """TZ-TIK-06."""
    table = on_tikal(5).goods(RED, wood=1, gold=1)
    scene = given(table.turn(RED)).when(
        RED, pick_up("tikal", 5), PayResource(resource="wood"), *temples("chaac", "kukulkan")
    )
    assert goods(scene, RED) == Goods(gold=1)
    markers = player(scene, RED).temples
    assert (markers.chaac, markers.quetzalcoatl, markers.kukulkan) == (2, 1, 2)


def test_not_twice_the_same_temple():
    """B31, TZ-TIK-06."""
    state = on_tikal(5).goods(RED, wood=1).turn(RED)
    given(state).when(RED, pick_up("tikal", 5), *temples("chaac", "chaac")).refused("TZ-TIK-06")


def test_one_of_the_two_temples_may_be_without_effect():
    """TZ-TIK-06, TZ-ACT-07, TZ-TMP-01."""
    table = on_tikal(5).goods(RED, wood=1).temple(RED, "chaac", 6)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 5), *temples("chaac", "quetzalcoatl"))
    markers = player(scene, RED).temples
    assert (markers.chaac, markers.quetzalcoatl) == (6, 2)


def test_temples_need_a_resource():
    """TZ-TIK-06, TZ-PRC-11."""
    state = on_tikal(5).goods(RED, corn=9).turn(RED)
    given(state).when(RED, pick_up("tikal", 5)).refused("TZ-TIK-06")


@pytest.mark.parametrize("at", [6, 7])
def test_the_last_positions_choose_any_action(at):
    """TZ-TIK-07, TZ-PCK-07."""
    table = on_tikal(at).goods(RED, wood=1).display(FARM)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", at, 2))
    scene.then(
        BuildingConstructed(
            seat=RED, building=FARM, slot=0, mode="tikal_2", paid=Goods(wood=1), auto=True
        ),
        besides=(WorkerPickedUp,),
    )
    temple = given(table.turn(RED)).when(
        RED, pick_up("tikal", at, 5), *temples("chaac", "kukulkan")
    )
    assert goods(temple, RED) == Goods()
