"""Monuments (TZ-MON): building them, and what each scores at the end."""

from collections import Counter

import pytest

from games.tzolkin.box import MONUMENTS
from games.tzolkin.commands import ConstructMonument
from games.tzolkin.facts.actions import MonumentConstructed
from games.tzolkin.facts.calendar import FinalScoreComputed
from games.tzolkin.facts.turn import WorkerPickedUp
from games.tzolkin.goods import Goods
from tests.games.tzolkin.examples.table import (
    ANY_DRAW,
    BLUE,
    GREEN,
    RED,
    Scene,
    after_the_round,
    facts_of,
    given,
    goods,
    pick_up,
    player,
    points,
)
from tests.games.tzolkin.position import Position, position


def last_round(seats: int = 2) -> Position:
    """The round of the last Food Day, everybody having corn enough."""
    table = position(seats=seats).age(2).calendar(26, number=27, food_day=4)
    for seat in range(seats):
        table.corn(seat, 40)
    return table


def scored(scene: Scene, monument: str, seat: int = RED) -> int:
    """What the monument scored for a seat."""
    (fact,) = facts_of(scene, FinalScoreComputed)
    (sheet,) = [one for one in fact.sheets if one.seat == seat]
    (line,) = [one for one in sheet.monuments if one.monument == monument]
    return line.points


def test_a_monument_may_cost_a_skull_which_returns_to_the_bank():
    """B28, TZ-MON-01, TZ-MON-03, TZ-MON-04."""
    table = position().worker(RED, "tikal", 4).goods(RED, gold=4, skull=1)
    scene = given(table.offered("mon_skulls_placed").turn(RED)).when(RED, pick_up("tikal", 4))
    scene.then(
        WorkerPickedUp(seat=RED, gear="tikal", position=4, action=4, reason="own"),
        MonumentConstructed(
            seat=RED, monument="mon_skulls_placed", paid=Goods(gold=4, skull=1), auto=True
        ),
    )
    assert goods(scene, RED) == Goods()
    assert scene.state.skulls == 13
    assert points(scene, RED) == 0


def test_monuments_are_not_refilled_and_a_player_may_own_several():
    """TZ-MON-02, TZ-LIM-05."""
    table = position().worker(RED, "tikal", 4, 6).goods(RED, wood=5, stone=5, gold=5)
    table.offered("mon_tombs", "mon_civic")
    scene = given(table.turn(RED)).when(
        RED,
        pick_up("tikal", 4),
        ConstructMonument(monument="mon_tombs"),
        pick_up("tikal", 6, 4),
        chance=ANY_DRAW,
    )
    assert scene.state.monuments == ()
    assert player(scene, RED).monuments == ("mon_tombs", "mon_civic")


def test_a_monument_taken_or_unaffordable_cannot_be_built():
    """TZ-MON-01, TZ-MON-02, TZ-PRC-11."""
    table = position().worker(RED, "tikal", 4).goods(RED, stone=3, gold=3, wood=1)
    table.offered("mon_best_temple", "mon_tombs").display("a1_farm_one_worker_1")
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 4))
    scene.when(RED, ConstructMonument(monument="mon_tombs")).refused("TZ-MON-01")
    scene.when(RED, ConstructMonument(monument="mon_workers")).refused("TZ-MON-02")


def test_architecture_does_nothing_for_a_monument():
    """TZ-MON-01, TZ-TEC-13."""
    table = position().worker(RED, "tikal", 4).goods(RED, stone=3, gold=3)
    table.tech(RED, "architecture", 3).offered("mon_best_temple")
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 4))
    assert goods(scene, RED) == Goods()
    assert points(scene, RED) == 0


def test_a_level_three_discount_does_not_reach_a_monument():
    """TZ-TEC-13."""
    table = position().worker(RED, "tikal", 4).goods(RED, stone=2, gold=3)
    table.tech(RED, "architecture", 3).offered("mon_best_temple")
    assert given(table.turn(RED)).when(RED, pick_up("tikal", 4)).refusal is not None


@pytest.mark.parametrize(
    ("monument", "category"),
    [("mon_tombs", "tomb"), ("mon_civic", "civic"), ("mon_shrines", "shrine")],
)
def test_four_points_for_each_tile_of_a_category_itself_included(monument, category):
    """TZ-MON-05."""
    own = {
        "tomb": ("a1_tomb_chaac_kukulkan", "a2_tomb_points"),
        "civic": ("a1_civic_agriculture", "a2_civic_tech_gold"),
        "shrine": ("a1_shrine_architecture", "a2_shrine_two_techs"),
    }
    table = last_round().buildings(RED, *own[category], "a1_farm_one_worker_1")
    scene = after_the_round(table.monuments(RED, monument))
    assert scored(scene, monument) == 4 * 3


def test_monuments_of_the_same_frame_count_too():
    """TZ-MON-05."""
    scene = after_the_round(last_round().monuments(RED, "mon_tombs", "mon_buildings"))
    assert scored(scene, "mon_tombs") == 4 * 2


def test_two_points_for_each_building_and_monument():
    """TZ-MON-05."""
    table = last_round().buildings(RED, "a1_farm_one_worker_1", "a2_tomb_points")
    scene = after_the_round(table.monuments(RED, "mon_buildings", "mon_civic"))
    assert scored(scene, "mon_buildings") == 2 * 4


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 5), (4, 4)])
def test_monuments_of_everybody(seats, each):
    """TZ-MON-05."""
    table = last_round(seats).monuments(RED, "mon_monuments").monuments(GREEN, "mon_civic")
    assert scored(after_the_round(table), "mon_monuments") == 2 * each


def test_four_points_for_each_own_harvest_tile():
    """TZ-MON-05, TZ-PAL-08: burnt wood tiles are not owned."""
    table = last_round().tiles(RED, corn=3, wood=2).tiles(GREEN, corn=1)
    scene = after_the_round(table.monuments(RED, "mon_corn_tiles", "mon_wood_tiles"))
    assert scored(scene, "mon_corn_tiles") == 12
    assert scored(scene, "mon_wood_tiles") == 8


@pytest.mark.parametrize(("workers", "worth"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_points_for_workers_in_play(workers, worth):
    """TZ-MON-05: in hand, on gears and on the starting space."""
    table = last_round().hand(RED, workers - 2).worker(RED, "tikal", 2)
    table.starting_space(RED).monuments(RED, "mon_workers")
    scene = after_the_round(table)
    assert scored(scene, "mon_workers") == worth


def test_three_points_for_each_technology_level():
    """TZ-MON-05."""
    table = last_round().tech(RED, "agriculture", 3).tech(RED, "theology", 2)
    scene = after_the_round(table.monuments(RED, "mon_tech_levels"))
    assert scored(scene, "mon_tech_levels") == 15


@pytest.mark.parametrize(("finished", "worth"), [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)])
def test_points_for_finished_technologies(finished, worth):
    """TZ-MON-05."""
    table = last_round().monuments(RED, "mon_tech_maxed")
    for track in ("agriculture", "extraction", "architecture", "theology")[:finished]:
        table.tech(RED, track, 3)
    assert scored(after_the_round(table), "mon_tech_maxed") == worth


def test_the_best_temple_counts_from_the_starting_step():
    """A21, TZ-MON-05."""
    table = last_round().temples(RED, chaac=3, quetzalcoatl=5, kukulkan=0)
    assert scored(after_the_round(table.monuments(RED, "mon_best_temple")), "mon_best_temple") == 12


def test_below_the_start_the_best_temple_is_worth_nothing():
    """TZ-MON-05."""
    table = last_round().temples(RED, chaac=0, quetzalcoatl=0, kukulkan=0)
    assert scored(after_the_round(table.monuments(RED, "mon_best_temple")), "mon_best_temple") == 0


def test_the_printed_values_of_the_three_steps():
    """TZ-MON-05: may be negative."""
    table = last_round().temples(RED, chaac=4, quetzalcoatl=6, kukulkan=0)
    scene = after_the_round(table.monuments(RED, "mon_temple_values"))
    assert scored(scene, "mon_temple_values") == 6 + 9 - 3
    low = last_round().temples(RED, chaac=0, quetzalcoatl=0, kukulkan=0)
    scene = after_the_round(low.monuments(RED, "mon_temple_values"))
    assert scored(scene, "mon_temple_values") == -1 - 2 - 3


def test_skulls_on_chichen_itza_count_whoever_placed_them():
    """TZ-MON-05."""
    table = last_round().skull_on(1, GREEN).skull_on(4, RED).skull_on(9, GREEN)
    scene = after_the_round(table.monuments(RED, "mon_skulls_placed"))
    assert scored(scene, "mon_skulls_placed") == 9


def test_monuments_score_only_at_the_end():
    """TZ-MON-03, TZ-END-06."""
    table = position(seats=3).calendar(13, number=14, food_day=2).corn(BLUE, 20)
    table.monuments(BLUE, "mon_buildings").temples(BLUE, chaac=0, quetzalcoatl=0, kukulkan=0)
    scene = after_the_round(table, BLUE)
    assert points(scene, BLUE) == -1 - 2 - 3


COSTS = {
    "mon_tombs": ("tomb", Goods(wood=3, stone=2, gold=1)),
    "mon_civic": ("civic", Goods(wood=2, stone=3, gold=1)),
    "mon_shrines": ("shrine", Goods(stone=2, gold=3)),
    "mon_buildings": ("tomb", Goods(wood=1, stone=3, gold=2)),
    "mon_monuments": ("tomb", Goods(wood=2, stone=2, gold=2)),
    "mon_corn_tiles": ("tomb", Goods(wood=1, stone=1, gold=4)),
    "mon_wood_tiles": ("tomb", Goods(wood=1, gold=4)),
    "mon_workers": ("civic", Goods(wood=3, gold=3)),
    "mon_tech_levels": ("civic", Goods(wood=2, stone=1, gold=3)),
    "mon_tech_maxed": ("civic", Goods(wood=1, stone=1, gold=3)),
    "mon_best_temple": ("shrine", Goods(stone=3, gold=3)),
    "mon_temple_values": ("shrine", Goods(stone=4, gold=3)),
    "mon_skulls_placed": ("shrine", Goods(gold=4, skull=1)),
}


@pytest.mark.parametrize("monument", MONUMENTS)
def test_a_monument_costs_exactly_what_it_shows(monument):
    """TZ-MON-01, TZ-CMP-06."""
    category, cost = COSTS[monument]
    assert MONUMENTS[monument].category == category
    table = position().worker(RED, "tikal", 4).offered(monument)
    table.goods(RED, wood=cost.wood, stone=cost.stone, gold=cost.gold, skull=cost.skull)
    scene = given(table.turn(RED)).when(RED, pick_up("tikal", 4))
    assert player(scene, RED).monuments == (monument,)
    assert goods(scene, RED) == Goods()


def test_thirteen_monuments_in_three_frames():
    """TZ-CMP-06."""
    assert set(COSTS) == set(MONUMENTS)
    assert Counter(one.category for one in MONUMENTS.values()) == {
        "tomb": 5,
        "civic": 4,
        "shrine": 4,
    }
