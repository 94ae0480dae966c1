"""Uxmal: temples, the market, workers, buildings for corn, copied actions (TZ-UXM)."""

import pytest

from games.tzolkin.box import BUILDINGS
from games.tzolkin.commands import (
    ConstructMonument,
    EndTrading,
    EndTurn,
    PayResource,
    PerformAction,
)
from games.tzolkin.facts.actions import (
    BuildingConstructed,
    GoodsGained,
    GoodsPaid,
    MarketTraded,
    MonumentConstructed,
    PointsScored,
    TechnologyAdvanced,
    TempleStepped,
    WorkerGained,
)
from games.tzolkin.facts.turn import ActionCopied, WorkerPickedUp
from games.tzolkin.goods import Goods
from tests.games.tzolkin.examples.table import (
    ANY_DRAW,
    RED,
    build,
    buy,
    given,
    goods,
    legal,
    pick_up,
    player,
    points,
    sell,
    technology,
    temples,
)
from tests.games.tzolkin.position import Position, position

FARM = "a1_farm_one_worker_1"
SHRINE = "a1_shrine_theology_kukulkan"


def on_uxmal(*at: int) -> Position:
    """A red worker on each of the positions."""
    return position().worker(RED, "uxmal", *at)


def test_three_corn_for_one_step_on_a_temple():
    """TZ-UXM-01."""
    scene = given(on_uxmal(1).corn(RED, 7).turn(RED)).when(
        RED, pick_up("uxmal", 1), *temples("quetzalcoatl"), EndTurn()
    )
    assert goods(scene, RED) == Goods(corn=4)
    assert player(scene, RED).temples.quetzalcoatl == 2


def test_a_temple_step_needs_three_corn():
    """TZ-UXM-01, TZ-PRC-11."""
    given(on_uxmal(1).corn(RED, 2).turn(RED)).when(RED, pick_up("uxmal", 1)).refused("TZ-UXM-01")


def test_resources_are_swapped_through_corn():
    """B33, Q34, TZ-UXM-02."""
    scene = given(on_uxmal(2).goods(RED, stone=3).turn(RED)).when(
        RED, pick_up("uxmal", 2), sell("stone"), sell("stone"), buy("gold"), buy("wood")
    )
    scene.then(
        WorkerPickedUp(seat=RED, gear="uxmal", position=2, action=2, reason="own"),
        MarketTraded(seat=RED, direction="sell", resource="stone", corn=3),
        MarketTraded(seat=RED, direction="sell", resource="stone", corn=3),
        MarketTraded(seat=RED, direction="buy", resource="gold", corn=4),
        MarketTraded(seat=RED, direction="buy", resource="wood", corn=2),
    )
    assert goods(scene, RED) == Goods(wood=1, stone=1, gold=1)


def test_what_was_sold_is_not_bought_back():
    """B41, TZ-UXM-07."""
    scene = given(on_uxmal(2).goods(RED, wood=1, corn=2).turn(RED)).when(
        RED, pick_up("uxmal", 2), sell("wood")
    )
    scene.when(RED, buy("wood")).refused("TZ-UXM-07")
    assert goods(scene.when(RED, buy("gold")), RED) == Goods(gold=1)


def test_what_was_bought_is_not_sold_again():
    """TZ-UXM-07."""
    scene = given(on_uxmal(2).goods(RED, wood=1, corn=4).turn(RED)).when(
        RED, pick_up("uxmal", 2), buy("wood")
    )
    scene.when(RED, sell("wood")).refused("TZ-UXM-07")


def test_a_purchase_needs_its_corn_at_once_and_a_sale_its_resource():
    """TZ-UXM-02, TZ-UXM-07."""
    scene = given(on_uxmal(2).goods(RED, wood=1, corn=3).turn(RED)).when(RED, pick_up("uxmal", 2))
    scene.when(RED, buy("gold")).refused("TZ-UXM-02")
    scene.when(RED, sell("gold")).refused("TZ-UXM-02")


def test_one_may_leave_the_market_without_a_trade():
    """TZ-UXM-02."""
    scene = given(on_uxmal(2).corn(RED, 9).turn(RED)).when(
        RED, pick_up("uxmal", 2), EndTrading(), EndTurn()
    )
    assert goods(scene, RED) == Goods(corn=9)


def test_a_market_without_any_possible_trade_does_not_wait():
    """TZ-UXM-02, TZ-PRC-11."""
    given(on_uxmal(2).turn(RED)).when(RED, pick_up("uxmal", 2), EndTurn()).accepted()


def test_skulls_are_not_traded():
    """TZ-UXM-02."""
    scene = given(on_uxmal(2).goods(RED, corn=9, skull=2).turn(RED)).when(RED, pick_up("uxmal", 2))
    assert {command for command in legal(scene, RED) if command != EndTrading()} == {
        buy("wood"),
        buy("stone"),
        buy("gold"),
    }


def test_a_worker_comes_from_the_bank():
    """TZ-UXM-03, TZ-ACT-03."""
    scene = given(on_uxmal(3).turn(RED)).when(RED, pick_up("uxmal", 3))
    scene.then(
        WorkerPickedUp(seat=RED, gear="uxmal", position=3, action=3, reason="own"),
        WorkerGained(seat=RED, workers=1),
    )
    assert (player(scene, RED).hand, player(scene, RED).bank) == (5, 1)


def test_a_building_costs_two_corn_for_each_resource():
    """A11, TZ-UXM-04, TZ-BLD-09."""
    table = on_uxmal(4).goods(RED, corn=4, stone=1, gold=1).display(SHRINE, FARM)
    scene = given(table.turn(RED)).when(RED, pick_up("uxmal", 4), build(SHRINE))
    scene.then(
        WorkerPickedUp(seat=RED, gear="uxmal", position=4, action=4, reason="own"),
        BuildingConstructed(seat=RED, building=SHRINE, slot=0, mode="uxmal_4", paid=Goods(corn=4)),
        TechnologyAdvanced(seat=RED, track="theology", level=1),
        TempleStepped(seat=RED, temple="kukulkan", start=1, index=2),
    )
    assert goods(scene, RED) == Goods(stone=1, gold=1)
    assert player(scene, RED).levels.theology == 1


def test_resources_do_not_pay_for_a_building_at_uxmal():
    """A11, TZ-UXM-04, TZ-PRC-11."""
    table = on_uxmal(4).goods(RED, corn=3, stone=1, gold=1).display(SHRINE)
    given(table.turn(RED)).when(RED, pick_up("uxmal", 4)).refused("TZ-UXM-04")


def test_of_the_buildings_at_uxmal_the_dear_one_is_refused():
    """TZ-UXM-04."""
    dear = max(BUILDINGS.values(), key=lambda one: (one.age == 1, one.cost.blocks)).id
    table = on_uxmal(4).goods(RED, corn=4, stone=5, gold=5).display(SHRINE, FARM, dear)
    scene = given(table.turn(RED)).when(RED, pick_up("uxmal", 4))
    scene.when(RED, build(dear)).refused("TZ-UXM-04")


def test_no_monument_is_built_at_uxmal():
    """TZ-UXM-04, TZ-MON-01."""
    table = on_uxmal(4).goods(RED, corn=40, stone=5, gold=5).display(SHRINE, FARM)
    scene = given(table.offered("mon_best_temple").turn(RED)).when(RED, pick_up("uxmal", 4))
    scene.when(RED, ConstructMonument(monument="mon_best_temple")).refused("TZ-MON-01")


def test_architecture_makes_a_building_for_corn_free():
    """B18, TZ-TEC-10, TZ-TEC-11, TZ-TEC-12."""
    table = on_uxmal(4).tech(RED, "architecture", 3).display(FARM)
    scene = given(table.turn(RED)).when(RED, pick_up("uxmal", 4))
    scene.then(
        WorkerPickedUp(seat=RED, gear="uxmal", position=4, action=4, reason="own"),
        BuildingConstructed(
            seat=RED,
            building=FARM,
            slot=0,
            mode="uxmal_4",
            paid=Goods(),
            architecture=True,
            discount="corn",
            auto=True,
        ),
        GoodsGained(seat=RED, goods=Goods(corn=1), source="technology"),
        PointsScored(seat=RED, points=2, source="technologies"),
    )
    assert (goods(scene, RED), points(scene, RED)) == (Goods(corn=1), 2)


def test_the_discount_of_two_corn_may_be_declined():
    """TZ-TEC-12, TZ-ACT-06."""
    table = on_uxmal(4).tech(RED, "architecture", 3).corn(RED, 4).display(SHRINE)
    start = given(table.turn(RED)).when(RED, pick_up("uxmal", 4))
    cheap = start.when(RED, build(SHRINE, architecture=True, discount="corn"))
    assert goods(cheap, RED) == Goods(corn=4 - 2 + 1)
    dear = start.when(RED, build(SHRINE, architecture=True))
    assert goods(dear, RED) == Goods(corn=4 - 4 + 1)


def test_copying_an_action_costs_a_corn():
    """B11, TZ-UXM-05."""
    scene = given(on_uxmal(5).corn(RED, 1).turn(RED)).when(
        RED, pick_up("uxmal", 5), PerformAction(gear="palenque", number=1)
    )
    assert goods(scene, RED) == Goods(corn=3)


def test_chichen_itza_is_not_copied():
    """B12, TZ-UXM-05."""
    state = on_uxmal(5).goods(RED, corn=5, skull=1).turn(RED)
    given(state).when(
        RED, pick_up("uxmal", 5), PerformAction(gear="chichen_itza", number=1)
    ).refused("TZ-UXM-05")


def test_uxmal_five_does_not_copy_itself():
    """TZ-UXM-05."""
    state = on_uxmal(5).corn(RED, 5).turn(RED)
    given(state).when(RED, pick_up("uxmal", 5), PerformAction(gear="uxmal", number=5)).refused(
        "TZ-UXM-05"
    )


def test_copying_without_a_corn_is_impossible():
    """TZ-UXM-05, TZ-PRC-11."""
    given(on_uxmal(5).turn(RED)).when(RED, pick_up("uxmal", 5)).refused("TZ-UXM-05")


def test_the_costs_of_a_copied_action_are_paid_too():
    """B45, TZ-UXM-05, TZ-PRC-11."""
    start = given(on_uxmal(5).goods(RED, corn=1, gold=1).turn(RED)).when(RED, pick_up("uxmal", 5))
    scene = start.when(RED, PerformAction(gear="tikal", number=5), *temples("chaac", "kukulkan"))
    assert goods(scene, RED) == Goods()
    markers = player(scene, RED).temples
    assert (markers.chaac, markers.kukulkan) == (2, 2)
    start.when(RED, PerformAction(gear="uxmal", number=1)).refused("TZ-UXM-05")


def test_a_copied_tikal_four_builds_a_monument():
    """Q7, TZ-MON-01, TZ-UXM-05."""
    table = on_uxmal(5).goods(RED, corn=1, stone=3, gold=3).offered("mon_best_temple")
    scene = given(table.turn(RED)).when(
        RED, pick_up("uxmal", 5), PerformAction(gear="tikal", number=4)
    )
    scene.then(
        WorkerPickedUp(seat=RED, gear="uxmal", position=5, action=5, reason="own"),
        GoodsPaid(seat=RED, goods=Goods(corn=1), purpose="action"),
        ActionCopied(seat=RED, gear="tikal", number=4),
        MonumentConstructed(
            seat=RED, monument="mon_best_temple", paid=Goods(stone=3, gold=3), auto=True
        ),
    )
    assert goods(scene, RED) == Goods()


@pytest.mark.parametrize(
    ("gear", "number", "corn", "wood"),
    [("tikal", 2, 1, 1), ("tikal", 4, 1, 1), ("uxmal", 4, 3, 0)],
)
def test_architecture_applies_to_a_copied_building_action(gear, number, corn, wood):
    """Q8, TZ-TEC-17, TZ-TEC-13."""
    table = on_uxmal(5).goods(RED, corn=corn, wood=wood).tech(RED, "architecture", 2).display(FARM)
    scene = given(table.turn(RED)).when(
        RED, pick_up("uxmal", 5), PerformAction(gear=gear, number=number)
    )
    if number == 4 and gear == "tikal":
        scene = scene.when(RED, build(FARM, architecture=True))
    assert (goods(scene, RED), points(scene, RED)) == (Goods(corn=1), 2)


def test_one_corn_reaches_action_four_by_stepping_back_or_by_copying():
    """Q36, TZ-PCK-03, TZ-UXM-05."""
    table = on_uxmal(5).corn(RED, 3).display(FARM)
    back = given(table.turn(RED)).when(RED, pick_up("uxmal", 5, 4))
    copied = given(table.turn(RED)).when(
        RED, pick_up("uxmal", 5), PerformAction(gear="uxmal", number=4)
    )
    assert goods(back, RED) == goods(copied, RED) == Goods()


def test_copying_a_lower_action_of_uxmal_is_cheaper_than_stepping_back():
    """Q36, TZ-PCK-03, TZ-UXM-05."""
    table = on_uxmal(5).corn(RED, 3)
    back = given(table.turn(RED)).when(RED, pick_up("uxmal", 5, 3))
    assert goods(back, RED) == Goods(corn=1)
    copied = given(table.turn(RED)).when(
        RED, pick_up("uxmal", 5), PerformAction(gear="uxmal", number=3)
    )
    assert goods(copied, RED) == Goods(corn=2)


def test_the_display_waits_for_the_end_of_the_turn_after_a_copied_build():
    """Q43, TZ-BLD-06, TZ-BLD-07."""
    table = on_uxmal(5).goods(RED, corn=1, wood=1).display(FARM, SHRINE)
    table.stack("a1_civic_agriculture")
    scene = given(table.turn(RED)).when(
        RED, pick_up("uxmal", 5), PerformAction(gear="tikal", number=2)
    )
    assert [tile for tile in scene.accepted().state.display if tile] == [SHRINE]
    scene = scene.when(RED, EndTurn(), chance=ANY_DRAW)
    assert "a1_civic_agriculture" in scene.accepted().state.display


@pytest.mark.parametrize("at", [6, 7])
def test_the_last_positions_choose_any_action(at):
    """TZ-UXM-06."""
    start = given(on_uxmal(at).corn(RED, 3).turn(RED))
    assert player(start.when(RED, pick_up("uxmal", at, 3)), RED).hand == 5
    blessed = start.when(RED, pick_up("uxmal", at, 1), *temples("chaac"))
    assert player(blessed, RED).temples.chaac == 2


def test_a_copied_technology_step_is_paid_as_always():
    """TZ-UXM-05, TZ-TIK-01."""
    table = on_uxmal(5).goods(RED, corn=1, wood=1, gold=1)
    scene = given(table.turn(RED)).when(
        RED,
        pick_up("uxmal", 5),
        PerformAction(gear="tikal", number=1),
        technology("theology"),
        PayResource(resource="wood"),
    )
    assert goods(scene, RED) == Goods(gold=1)
