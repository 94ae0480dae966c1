"""Every building: what it costs and what it does at once (TZ-BLD-03..05, TZ-CMP-05).

The rows are read off the tiles a second time, in the words of the game, so that a slip in the
component data or in an operation shows up here.
"""

from collections import Counter

import pytest
from msgspec import Struct

from games.kernel.scenario import Scenario
from games.tzolkin.box import BUILDINGS
from games.tzolkin.commands import Command, Decline, EndTrading
from games.tzolkin.goods import NOTHING, Goods
from games.tzolkin.state.player import Levels, Temples
from tests.games.tzolkin.examples.table import (
    RED,
    given,
    goods,
    legal,
    pick_up,
    player,
    points,
    technology,
    temples,
)
from tests.games.tzolkin.position import position


class Row(Struct, frozen=True):
    """A building: cost, choices on the way, and what red has gained afterwards."""

    cost: Goods
    choices: tuple[Command, ...] = ()
    gained: Goods = NOTHING
    levels: Levels = Levels()
    temples: Temples = Temples()
    points: int = 0
    workers: int = 0


WOOD, STONE, GOLD = Goods(wood=1), Goods(stone=1), Goods(gold=1)
FARM_ONE, FARM_ALL, FARM_THREE = Row(WOOD), Row(Goods(wood=4)), Row(Goods(wood=2))
THEOLOGY = (technology("theology"),)

ROWS = {
    "a1_farm_one_worker_1": FARM_ONE,
    "a1_farm_one_worker_2": FARM_ONE,
    "a1_farm_one_worker_3": FARM_ONE,
    "a1_farm_all_workers_1": FARM_ALL,
    "a1_farm_all_workers_2": FARM_ALL,
    "a1_civic_agriculture": Row(Goods(wood=2), levels=Levels(agriculture=1)),
    "a1_civic_agriculture_stone": Row(Goods(wood=3), gained=STONE, levels=Levels(agriculture=1)),
    "a1_civic_extraction_corn": Row(
        WOOD + STONE, gained=Goods(corn=1), levels=Levels(extraction=1)
    ),
    "a1_civic_extraction_gold": Row(
        Goods(wood=2, stone=1), gained=GOLD, levels=Levels(extraction=1)
    ),
    "a1_tomb_chaac_quetzalcoatl": Row(
        Goods(wood=2, stone=1), temples=Temples(chaac=2, quetzalcoatl=2)
    ),
    "a1_tomb_chaac_kukulkan": Row(Goods(wood=1, stone=2), temples=Temples(chaac=2, kukulkan=2)),
    "a1_tomb_temple_build": Row(
        WOOD + GOLD, choices=temples("quetzalcoatl"), temples=Temples(quetzalcoatl=2)
    ),
    "a1_shrine_architecture": Row(GOLD, levels=Levels(architecture=1)),
    "a1_shrine_theology_kukulkan": Row(
        STONE + GOLD, levels=Levels(theology=1), temples=Temples(kukulkan=2)
    ),
    "a2_farm_three_workers_1": FARM_THREE,
    "a2_farm_three_workers_2": FARM_THREE,
    "a2_farm_three_workers_3": FARM_THREE,
    "a2_civic_tech_stone": Row(
        Goods(wood=3), choices=THEOLOGY, gained=STONE, levels=Levels(theology=1)
    ),
    "a2_civic_tech_gold": Row(
        Goods(wood=2, stone=1), choices=THEOLOGY, gained=GOLD, levels=Levels(theology=1)
    ),
    "a2_civic_tech_skull": Row(
        Goods(wood=2, stone=2), choices=THEOLOGY, gained=Goods(skull=1), levels=Levels(theology=1)
    ),
    "a2_civic_tech_corn": Row(
        Goods(wood=3, stone=1), choices=THEOLOGY, gained=Goods(corn=6), levels=Levels(theology=1)
    ),
    "a2_tomb_worker": Row(WOOD + STONE + GOLD, points=6, workers=1),
    "a2_tomb_free_action": Row(Goods(wood=2, stone=1, gold=1), points=2),
    "a2_tomb_three_temples": Row(
        Goods(wood=1, stone=2, gold=1),
        temples=Temples(chaac=2, quetzalcoatl=2, kukulkan=2),
        points=3,
    ),
    "a2_tomb_points": Row(Goods(wood=1, gold=2), points=8),
    "a2_tomb_market": Row(Goods(stone=3), points=6),
    "a2_shrine_two_techs": Row(
        Goods(stone=1, gold=2),
        choices=(technology("theology"), technology("extraction")),
        levels=Levels(extraction=1, theology=1),
    ),
    "a2_shrine_theology_chaac_kukulkan": Row(
        Goods(stone=2, gold=1), levels=Levels(theology=1), temples=Temples(chaac=2, kukulkan=2)
    ),
    "a2_shrine_kukulkan_two": Row(Goods(gold=2), temples=Temples(kukulkan=3), points=3),
    "a2_shrine_chaac_two": Row(Goods(stone=2), temples=Temples(chaac=3), points=2),
    "a2_shrine_quetzalcoatl_two": Row(Goods(gold=3), temples=Temples(quetzalcoatl=3), points=4),
    "a2_shrine_architecture": Row(STONE + GOLD, levels=Levels(architecture=1), points=3),
}


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_building_gives_what_it_shows(building):
    """TZ-BLD-03, TZ-BLD-04, TZ-CMP-05, TZ-LIM-04."""
    row = ROWS[building]
    table = position().worker(RED, "tikal", 2).age(BUILDINGS[building].age).display(building)
    scene = given(_owning(table, row.cost).turn(RED)).when(RED, pick_up("tikal", 2), *row.choices)
    scene = _leaving_options(scene)
    assert goods(scene, RED) == row.gained
    assert player(scene, RED).levels == row.levels
    assert player(scene, RED).temples == row.temples
    assert points(scene, RED) == row.points
    assert player(scene, RED).bank == 2 - row.workers
    assert player(scene, RED).buildings == (building,)


@pytest.mark.parametrize("building", BUILDINGS)
def test_uxmal_sells_every_building_for_twice_its_resources(building):
    """A11, TZ-BLD-09, TZ-PRC-05."""
    row = ROWS[building]
    price = 2 * row.cost.blocks
    table = position().worker(RED, "uxmal", 4).age(BUILDINGS[building].age).display(building)
    given(table.corn(RED, price - 1).turn(RED)).when(RED, pick_up("uxmal", 4)).refused("TZ-UXM-04")
    scene = given(table.corn(RED, price).turn(RED)).when(RED, pick_up("uxmal", 4), *row.choices)
    assert player(_leaving_options(scene), RED).buildings == (building,)
    assert goods(scene, RED) == row.gained


def test_the_box_holds_eight_buildings_of_each_category():
    """TZ-CMP-05, TZ-LIM-04."""
    assert set(ROWS) == set(BUILDINGS)
    assert Counter(one.category for one in BUILDINGS.values()) == dict.fromkeys(
        ("farm", "tomb", "civic", "shrine"), 8
    )
    assert Counter(one.age for one in BUILDINGS.values()) == {1: 14, 2: 18}


def _owning(table, cost):
    return table.goods(RED, wood=cost.wood, stone=cost.stone, gold=cost.gold)


def _leaving_options(scene: Scenario) -> Scenario:
    """Without using an option that the building leaves open."""
    for leave in (Decline(), EndTrading()):
        if leave in legal(scene, RED):
            scene = scene.when(RED, leave)
    return scene
