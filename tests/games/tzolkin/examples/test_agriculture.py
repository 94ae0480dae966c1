"""Agriculture and Resource Extraction: more of what the gears give (TZ-TEC-05..09, TZ-TEC-18)."""

import pytest

from games.tzolkin.commands import ChooseHarvest, ChooseTemple, PerformAction
from games.tzolkin.facts.actions import GoodsGained, HarvestTileTaken
from games.tzolkin.facts.turn import WorkerPickedUp
from games.tzolkin.goods import Goods
from games.tzolkin.state.jungle import Field
from tests.games.tzolkin.examples.table import RED, buy, given, goods, group, legal, pick_up, player
from tests.games.tzolkin.position import position

WOOD, CORN, BURN = (ChooseHarvest(take=take) for take in ("wood", "corn", "burn"))


def test_agriculture_three_adds_three_corn_to_a_harvest_and_one_to_fishing():
    """B13, TZ-TEC-07, TZ-TEC-18."""
    table = position(seats=4).worker(RED, "palenque", 1, 4).field(4, corn=2, wood=1)
    scene = given(table.tech(RED, "agriculture", 3).turn(RED)).when(
        RED, pick_up("palenque", 4), CORN
    )
    assert goods(scene, RED) == Goods(corn=10)
    assert group(scene, 4) == Field(1, 1)
    assert goods(scene.when(RED, pick_up("palenque", 1)), RED) == Goods(corn=14)


@pytest.mark.parametrize(
    ("level", "fishing", "harvest"), [(0, 3, 4), (1, 3, 5), (2, 4, 5), (3, 4, 7)]
)
def test_each_level_of_agriculture(level, fishing, harvest):
    """TZ-TEC-05, TZ-TEC-06, TZ-TEC-07, TZ-TEC-18."""
    table = position().worker(RED, "palenque", 1, 2).tech(RED, "agriculture", level)
    start = given(table.turn(RED))
    assert goods(start.when(RED, pick_up("palenque", 1)), RED).corn == fishing
    assert goods(start.when(RED, pick_up("palenque", 2)), RED).corn == harvest


def test_agriculture_two_harvests_where_all_corn_is_covered():
    """B14, Q14, TZ-TEC-06, TZ-PAL-04."""
    table = position().worker(RED, "palenque", 5).field(5, corn=2, wood=2)
    second = given(table.tech(RED, "agriculture", 2).turn(RED)).when(RED, pick_up("palenque", 5))
    assert set(legal(second, RED)) == {WOOD, CORN, BURN}
    scene = second.when(RED, CORN)
    assert goods(scene, RED) == Goods(corn=10)
    assert group(scene, 5) == Field(2, 2)
    assert player(scene, RED).corn_tiles == 0
    first = given(table.tech(RED, "agriculture", 1).turn(RED)).when(RED, pick_up("palenque", 5))
    first.when(RED, CORN).refused("TZ-PAL-04")


def test_agriculture_two_harvests_from_an_empty_group():
    """TZ-TEC-06, TZ-PAL-07."""
    table = position().worker(RED, "palenque", 2, 5).field(2, corn=0).field(5, corn=0)
    scene = given(table.tech(RED, "agriculture", 2).turn(RED)).when(
        RED, pick_up("palenque", 2), pick_up("palenque", 5)
    )
    assert goods(scene, RED) == Goods(corn=5 + 10)
    assert player(scene, RED).corn_tiles == 0


def test_agriculture_two_takes_an_uncovered_tile_if_there_is_one():
    """Q13, TZ-TEC-06."""
    table = position().worker(RED, "palenque", 3).field(3, corn=2, wood=1)
    scene = given(table.tech(RED, "agriculture", 2).turn(RED)).when(
        RED, pick_up("palenque", 3), CORN
    )
    scene.then(
        WorkerPickedUp(seat=RED, gear="palenque", position=3, action=3, reason="own"),
        HarvestTileTaken(seat=RED, group=3, tile="corn"),
        GoodsGained(seat=RED, goods=Goods(corn=6), source="action", extra=Goods(corn=1)),
    )
    assert group(scene, 3) == Field(1, 1)


def test_agriculture_two_does_not_change_burning():
    """Q40, TZ-TEC-06, TZ-PAL-05."""
    table = position().worker(RED, "palenque", 3).field(3, corn=1, wood=1)
    table.tech(RED, "agriculture", 2)
    scene = given(table.turn(RED)).when(
        RED, pick_up("palenque", 3), BURN, ChooseTemple(temple="chaac")
    )
    assert goods(scene, RED) == Goods(corn=6)
    assert player(scene, RED).corn_tiles == 1
    table.temples(RED, chaac=0, quetzalcoatl=0, kukulkan=0)
    given(table.turn(RED)).when(RED, pick_up("palenque", 3), BURN).refused("TZ-PAL-05")


def test_extraction_three_adds_to_stone_and_gold_of_the_fifth_action():
    """B16, TZ-TEC-08."""
    table = position().worker(RED, "yaxchilan", 5).tech(RED, "extraction", 3)
    scene = given(table.turn(RED)).when(RED, pick_up("yaxchilan", 5))
    assert goods(scene, RED) == Goods(corn=2, stone=2, gold=2)


def test_extraction_one_adds_to_the_wood_of_the_jungle():
    """B16, TZ-TEC-08."""
    table = position().worker(RED, "palenque", 5).tech(RED, "extraction", 1)
    scene = given(table.turn(RED)).when(RED, pick_up("palenque", 5), WOOD)
    scene.then(
        WorkerPickedUp(seat=RED, gear="palenque", position=5, action=5, reason="own"),
        HarvestTileTaken(seat=RED, group=5, tile="wood"),
        GoodsGained(seat=RED, goods=Goods(wood=5), source="action", extra=Goods(wood=1)),
    )
    assert goods(scene, RED) == Goods(wood=5)


EXTRACTION = [
    (0, Goods(wood=1), Goods(corn=1, stone=1), Goods(corn=2, gold=1)),
    (1, Goods(wood=2), Goods(corn=1, stone=1), Goods(corn=2, gold=1)),
    (2, Goods(wood=2), Goods(corn=1, stone=2), Goods(corn=2, gold=1)),
    (3, Goods(wood=2), Goods(corn=1, stone=2), Goods(corn=2, gold=2)),
]


@pytest.mark.parametrize(("level", "first", "second", "third"), EXTRACTION)
def test_each_level_of_extraction_on_yaxchilan(level, first, second, third):
    """TZ-YAX-01, TZ-TEC-08, TZ-TEC-09: never more corn."""
    table = position().worker(RED, "yaxchilan", 1, 2, 3).tech(RED, "extraction", level)
    for at, expected in zip((1, 2, 3), (first, second, third), strict=True):
        scene = given(table.turn(RED)).when(RED, pick_up("yaxchilan", at))
        assert goods(scene, RED) == expected


def test_extraction_adds_nothing_on_the_market():
    """TZ-TEC-09."""
    table = position().worker(RED, "uxmal", 2).tech(RED, "extraction", 3).corn(RED, 9)
    scene = given(table.turn(RED)).when(RED, pick_up("uxmal", 2), buy("gold"))
    assert goods(scene, RED) == Goods(corn=5, gold=1)


def test_technologies_apply_to_copied_actions():
    """B51, TZ-TEC-17."""
    table = position().worker(RED, "uxmal", 5).goods(RED, corn=1).tech(RED, "agriculture", 1)
    table.field(4, corn=3, wood=2)
    scene = given(table.turn(RED)).when(
        RED, pick_up("uxmal", 5), PerformAction(gear="palenque", number=4), CORN
    )
    assert goods(scene, RED) == Goods(corn=8)
    assert player(scene, RED).corn_tiles == 1
    assert group(scene, 4) == Field(2, 2)


def test_technologies_apply_after_stepping_back_and_to_free_choice():
    """TZ-TEC-17."""
    table = position().worker(RED, "yaxchilan", 2, 7).tech(RED, "extraction", 1).corn(RED, 1)
    scene = given(table.turn(RED)).when(RED, pick_up("yaxchilan", 2, 1), pick_up("yaxchilan", 7, 1))
    assert goods(scene, RED) == Goods(wood=4)
