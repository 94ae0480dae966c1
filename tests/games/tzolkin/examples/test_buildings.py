"""Constructing buildings (TZ-BLD), and Architecture (TZ-TEC-10..13)."""

from games.tzolkin.commands import Decline, EndTurn, GainResource, PerformAction
from games.tzolkin.facts.actions import BuildingConstructed, GoodsGained, TechnologyAdvanced
from games.tzolkin.facts.turn import BuildingDisplayRefilled, WorkerPickedUp
from games.tzolkin.goods import Goods
from tests.games.tzolkin.examples.table import (
    ANY_DRAW,
    RED,
    after_the_round,
    build,
    buy,
    facts_of,
    given,
    goods,
    legal,
    pick_up,
    player,
    points,
    technology,
    temples,
)
from tests.games.tzolkin.position import Position, position

FARM, OTHER_FARM, THIRD_FARM = (f"a1_farm_one_worker_{n}" for n in (1, 2, 3))
SHRINE = "a1_shrine_theology_kukulkan"
NESTING = "a1_tomb_temple_build"
COPYING = "a2_tomb_free_action"


def on_tikal_two(**owned: int) -> Position:
    """A red worker on Tikal 2, and what red owns."""
    return position().worker(RED, "tikal", 2).goods(RED, **owned)


def test_a_building_costs_exactly_what_it_shows():
    """A07, TZ-BLD-01, TZ-BLD-06."""
    table = on_tikal_two(stone=1, gold=1).display(
        SHRINE, FARM, OTHER_FARM, THIRD_FARM, "a1_farm_all_workers_1", "a1_farm_all_workers_2"
    )
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    assert goods(scene, RED) == Goods()
    assert player(scene, RED).levels.theology == 1
    assert player(scene, RED).temples.kukulkan == 2
    assert sum(tile is not None for tile in scene.state.display) == 5
    scene = scene.when(RED, EndTurn(), chance=ANY_DRAW)
    assert sum(tile is not None for tile in scene.state.display) == 6


def test_what_is_too_dear_is_not_built():
    """TZ-BLD-01."""
    table = on_tikal_two(wood=1, gold=1).display(FARM, NESTING, SHRINE)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    scene.when(RED, build(SHRINE)).refused("TZ-BLD-01")
    assert set(legal(scene, RED)) == {build(FARM), build(NESTING)}


def test_only_face_up_buildings_are_built():
    """TZ-BLD-02, TZ-BLD-10."""
    table = on_tikal_two(wood=9, gold=1).display(FARM, NESTING)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    scene.when(RED, build(OTHER_FARM)).refused("TZ-BLD-02")


def test_without_a_payable_building_there_is_no_action():
    """TZ-PRC-11, TZ-BLD-01."""
    table = on_tikal_two(corn=20).display(FARM)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    assert scene.refusal is not None
    assert scene.refusal.rule.startswith("TZ-")


def test_farms_do_nothing_at_once():
    """TZ-BLD-03."""
    scene = given(on_tikal_two(wood=1).display(FARM).turn(RED)).when(RED, pick_up("tikal", 2))
    assert goods(scene, RED) == Goods()
    assert points(scene, RED) == 0
    assert player(scene, RED).buildings == (FARM,)


def test_a_building_revealed_this_turn_is_not_built_this_turn():
    """Q3, TZ-BLD-06, TZ-BLD-07."""
    table = position().worker(RED, "tikal", 2, 6).goods(RED, wood=2).display(FARM)
    table.stack(OTHER_FARM)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    assert scene.when(RED, pick_up("tikal", 6, 2)).refusal is not None
    assert not facts_of(scene, BuildingDisplayRefilled)


def test_two_builds_of_one_turn_share_the_display():
    """Q43, TZ-BLD-06, TZ-BLD-07."""
    table = position().worker(RED, "tikal", 2, 6).goods(RED, wood=2).display(FARM, OTHER_FARM)
    scene = given(table.turn(RED)).when(
        RED, pick_up("tikal", 2), build(FARM), pick_up("tikal", 6, 2)
    )
    assert player(scene, RED).buildings == (FARM, OTHER_FARM)
    scene = scene.when(RED, EndTurn(), chance=ANY_DRAW)
    assert len(facts_of(scene, BuildingDisplayRefilled)) == 1


def test_without_building_the_display_stays():
    """TZ-BLD-06: only the turn of a player who built refills it."""
    table = position().worker(RED, "yaxchilan", 1).display(FARM)
    scene = given(table.turn(RED)).when(RED, pick_up("yaxchilan", 1), EndTurn())
    assert not facts_of(scene, BuildingDisplayRefilled)


def test_the_nested_build_comes_from_the_rest_of_the_display():
    """B30, TZ-BLD-05, TZ-BLD-07, TZ-BLD-10."""
    table = on_tikal_two(wood=3, gold=1).display(
        NESTING, FARM, OTHER_FARM, SHRINE, "a1_civic_agriculture", "a1_farm_all_workers_1"
    )
    nested = given(table.turn(RED)).when(
        RED, pick_up("tikal", 2), build(NESTING), *temples("chaac")
    )
    assert set(legal(nested, RED)) == {
        build(FARM),
        build(OTHER_FARM),
        build("a1_civic_agriculture"),
        Decline(),
    }
    scene = nested.when(RED, build(FARM), EndTurn(), chance=ANY_DRAW)
    (refilled,) = facts_of(scene, BuildingDisplayRefilled)
    assert len(refilled.tiles) == 2


def test_the_nested_build_is_optional():
    """TZ-BLD-05, TZ-ACT-06."""
    table = on_tikal_two(wood=2, gold=1).display(NESTING, FARM)
    scene = given(table.turn(RED)).when(
        RED, pick_up("tikal", 2), build(NESTING), *temples("chaac"), Decline()
    )
    assert player(scene, RED).buildings == (NESTING,)


def test_a_nested_build_is_paid_in_resources_even_inside_uxmal_four():
    """Q5, TZ-BLD-05."""
    table = position().worker(RED, "uxmal", 4).goods(RED, corn=20, wood=1)
    table.display(NESTING, FARM, OTHER_FARM)
    scene = given(table.turn(RED)).when(
        RED, pick_up("uxmal", 4), build(NESTING), *temples("chaac"), build(FARM)
    )
    assert goods(scene, RED) == Goods(corn=16)
    poor = given(table.goods(RED, wood=0).turn(RED)).when(
        RED, pick_up("uxmal", 4), build(NESTING), *temples("chaac"), EndTurn(), chance=ANY_DRAW
    )
    assert goods(poor, RED) == Goods(corn=16)


def test_the_action_of_the_tomb_needs_a_corn():
    """Q6, TZ-BLD-05: an effect that cannot be used is lost, the building stands."""
    table = on_tikal_two(wood=2, stone=1, gold=1).age(2).display(COPYING)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    assert player(scene, RED).buildings == (COPYING,)
    assert points(scene, RED) == 2
    scene.when(RED, EndTurn(), chance=ANY_DRAW).accepted()


def test_the_action_of_the_tomb_can_be_declined_and_is_not_uxmal_five():
    """TZ-BLD-05."""
    table = on_tikal_two(corn=5, wood=2, stone=1, gold=1).age(2).display(COPYING)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    assert scene.when(RED, PerformAction(gear="uxmal", number=5)).refusal is not None
    assert scene.when(RED, PerformAction(gear="chichen_itza", number=1)).refusal is not None
    assert goods(scene.when(RED, Decline()), RED) == Goods(corn=5)


def test_the_action_of_the_tomb_builds_a_monument():
    """Q7, TZ-MON-01, TZ-BLD-05."""
    table = on_tikal_two(corn=1, wood=2, stone=4, gold=4).age(2).display(COPYING)
    scene = given(table.offered("mon_best_temple").turn(RED)).when(
        RED, pick_up("tikal", 2), PerformAction(gear="tikal", number=4)
    )
    assert player(scene, RED).monuments == ("mon_best_temple",)
    assert goods(scene, RED) == Goods()


def test_the_market_of_the_tomb():
    """TZ-BLD-05, TZ-UXM-02."""
    table = on_tikal_two(corn=2, stone=3).age(2).display("a2_tomb_market")
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2), buy("wood"))
    assert goods(scene, RED) == Goods(wood=1)
    assert points(scene, RED) == 6


def test_an_empty_stack_leaves_the_slot_empty_until_the_age_changes():
    """B32, TZ-BLD-06, TZ-BLD-08."""
    table = on_tikal_two(wood=1).display(FARM, OTHER_FARM).stack()
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2), build(FARM), EndTurn())
    assert [tile for tile in scene.accepted().state.display if tile] == [OTHER_FARM]
    changed = after_the_round(table.calendar(13, number=14, food_day=2).corn(RED, 20))
    assert all(changed.accepted().state.display)
    assert all(tile.startswith("a2_") for tile in changed.state.display)


def test_in_the_round_of_the_second_food_day_buildings_are_still_of_the_first_age():
    """Q29, TZ-BLD-08, TZ-FOO-01."""
    table = on_tikal_two(wood=1).display(FARM).calendar(13, number=14, food_day=2)
    table.stack(OTHER_FARM, THIRD_FARM)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2), EndTurn(), chance=ANY_DRAW)
    assert {tile for tile in scene.state.display if tile} == {OTHER_FARM, THIRD_FARM}


def test_a_free_step_gives_the_bonus_of_a_finished_track_for_nothing():
    """B50, Q30, TZ-TEC-03, TZ-TEC-08."""
    table = on_tikal_two(wood=2, stone=1).age(2).tech(RED, "extraction", 3)
    scene = given(table.display("a2_civic_tech_gold").turn(RED)).when(
        RED,
        pick_up("tikal", 2),
        technology("extraction"),
        GainResource(resource="wood"),
        GainResource(resource="stone"),
    )
    assert goods(scene, RED) == Goods(wood=1, stone=1, gold=1)
    assert player(scene, RED).levels.extraction == 3


def test_three_temples():
    """A14, TZ-BLD-04."""
    table = on_tikal_two(wood=1, stone=2, gold=1).age(2).display("a2_tomb_three_temples")
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    markers = player(scene, RED).temples
    assert (markers.chaac, markers.quetzalcoatl, markers.kukulkan) == (2, 2, 2)
    assert points(scene, RED) == 3


def test_the_corn_of_a_building_gets_no_technology_extra():
    """TZ-TEC-17, TZ-TEC-05."""
    table = on_tikal_two(wood=1, stone=1).tech(RED, "agriculture", 3)
    scene = given(table.display("a1_civic_extraction_corn").turn(RED)).when(
        RED, pick_up("tikal", 2)
    )
    scene.then(
        WorkerPickedUp(seat=RED, gear="tikal", position=2, action=2, reason="own"),
        BuildingConstructed(
            seat=RED,
            building="a1_civic_extraction_corn",
            slot=0,
            mode="tikal_2",
            paid=Goods(wood=1, stone=1),
            auto=True,
        ),
        TechnologyAdvanced(seat=RED, track="extraction", level=1),
        GoodsGained(seat=RED, goods=Goods(corn=1), source="building"),
    )
    assert goods(scene, RED) == Goods(corn=1)


def test_one_building_after_another_without_limit():
    """TZ-BLD-02."""
    table = on_tikal_two(wood=1).buildings(RED, FARM, OTHER_FARM).display(THIRD_FARM)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 2))
    scene.then(
        WorkerPickedUp(seat=RED, gear="tikal", position=2, action=2, reason="own"),
        BuildingConstructed(
            seat=RED, building=THIRD_FARM, slot=0, mode="tikal_2", paid=Goods(wood=1), auto=True
        ),
    )
    assert player(scene, RED).buildings == (FARM, OTHER_FARM, THIRD_FARM)
