"""Palenque: fishing, harvesting, burning (TZ-PAL)."""

import pytest

from games.tzolkin.commands import ChooseHarvest, ChooseTemple
from games.tzolkin.facts.actions import GoodsGained, HarvestTileTaken, TempleStepped, WoodTileBurned
from games.tzolkin.facts.turn import WorkerPickedUp
from games.tzolkin.goods import Goods
from games.tzolkin.state.jungle import Field
from tests.games.tzolkin.examples.table import RED, given, goods, group, legal, pick_up, player
from tests.games.tzolkin.position import Position, position

WOOD, CORN, BURN = (ChooseHarvest(take=take) for take in ("wood", "corn", "burn"))


def on_palenque(*at: int) -> Position:
    """Four players; a red worker on each of the positions."""
    return position(seats=4).worker(RED, "palenque", *at)


def test_wood_and_burning():
    """A08, TZ-PAL-03, TZ-PAL-08, TZ-PAL-10."""
    scene = given(on_palenque(1, 3, 4).turn(RED)).when(
        RED,
        pick_up("palenque", 3),
        WOOD,
        pick_up("palenque", 4),
        BURN,
        ChooseTemple(temple="chaac"),
    )
    scene.then(
        HarvestTileTaken(seat=RED, group=3, tile="wood"),
        WoodTileBurned(seat=RED, group=4),
        HarvestTileTaken(seat=RED, group=4, tile="corn"),
        besides=(GoodsGained, TempleStepped, WorkerPickedUp),
    )
    assert goods(scene, RED) == Goods(corn=7, wood=2)
    assert (player(scene, RED).corn_tiles, player(scene, RED).wood_tiles) == (1, 1)
    assert player(scene, RED).temples.chaac == 0
    assert (group(scene, 3), group(scene, 4)) == (Field(4, 3), Field(3, 3))


def test_the_wood_taken_uncovers_corn_for_the_next_worker():
    """A09, TZ-PCK-04, TZ-PAL-04."""
    harvest = (pick_up("palenque", 3), WOOD, pick_up("palenque", 4, 3), CORN)
    scene = given(on_palenque(3, 4).corn(RED, 1).turn(RED)).when(RED, *harvest)
    assert goods(scene, RED) == Goods(corn=5, wood=2)
    assert group(scene, 3) == Field(3, 3)
    given(on_palenque(3, 4).turn(RED)).when(RED, *harvest).refused("TZ-PCK-04")


def test_fishing_gives_three_corn_for_ever():
    """TZ-PAL-01."""
    table = on_palenque(1)
    for number in (2, 3, 4, 5):
        table.field(number, corn=0)
    assert goods(given(table.turn(RED)).when(RED, pick_up("palenque", 1)), RED) == Goods(corn=3)


def test_the_second_action_takes_a_corn_tile_and_four_corn():
    """TZ-PAL-02, TZ-SET-03."""
    scene = given(on_palenque(2).turn(RED)).when(RED, pick_up("palenque", 2))
    assert goods(scene, RED) == Goods(corn=4)
    assert group(scene, 2) == Field(3, 0)
    assert player(scene, RED).corn_tiles == 1


HARVEST = [(3, 2, 5), (4, 3, 7), (5, 4, 9)]


@pytest.mark.parametrize(("number", "wood", "corn"), HARVEST)
def test_each_group_gives_its_wood_or_its_corn(number, wood, corn):
    """TZ-PAL-03, TZ-PAL-04."""
    table = on_palenque(number).field(number, corn=2, wood=1)
    start = given(table.turn(RED))
    cut = start.when(RED, pick_up("palenque", number), WOOD)
    assert (goods(cut, RED), group(cut, number)) == (Goods(wood=wood), Field(2, 0))
    reaped = start.when(RED, pick_up("palenque", number), CORN)
    assert (goods(reaped, RED), group(reaped, number)) == (Goods(corn=corn), Field(1, 1))


@pytest.mark.parametrize(("number", "_wood", "corn"), HARVEST)
def test_burning_yields_corn_and_no_wood(number, _wood, corn):
    """TZ-PAL-06, TZ-PAL-10: also where an uncovered corn tile lies beside."""
    table = on_palenque(number).field(number, corn=2, wood=1)
    scene = given(table.turn(RED)).when(
        RED, pick_up("palenque", number), BURN, ChooseTemple(temple="kukulkan")
    )
    assert goods(scene, RED) == Goods(corn=corn)
    assert group(scene, number) == Field(1, 0)
    assert (player(scene, RED).corn_tiles, player(scene, RED).wood_tiles) == (1, 0)
    assert player(scene, RED).temples.kukulkan == 0


def test_covered_corn_cannot_be_taken():
    """TZ-PAL-04."""
    scene = given(on_palenque(5).turn(RED)).when(RED, pick_up("palenque", 5))
    assert set(legal(scene, RED)) == {WOOD, BURN}
    scene.when(RED, CORN).refused("TZ-PAL-04")


def test_without_wood_tiles_there_is_nothing_to_cut_or_burn():
    """TZ-PAL-04: corn is then the only way, and the engine takes it."""
    scene = given(on_palenque(5).field(5, corn=2).turn(RED)).when(RED, pick_up("palenque", 5))
    scene.then(
        WorkerPickedUp(seat=RED, gear="palenque", position=5, action=5, reason="own"),
        HarvestTileTaken(seat=RED, group=5, tile="corn", auto=True),
        GoodsGained(seat=RED, goods=Goods(corn=9), source="action", auto=True),
    )
    assert goods(scene, RED) == Goods(corn=9)


def test_nobody_burns_with_all_markers_at_the_bottom():
    """Q11, TZ-PAL-05."""
    table = on_palenque(4).field(4, corn=2, wood=1)
    table.temples(RED, chaac=0, quetzalcoatl=0, kukulkan=0)
    scene = given(table.turn(RED)).when(RED, pick_up("palenque", 4))
    scene.when(RED, BURN).refused("TZ-PAL-05")
    assert set(legal(scene, RED)) == {WOOD, CORN}


def test_the_only_marker_above_the_bottom_is_lowered_without_asking():
    """TZ-PAL-10, TZ-TMP-07, TZ-ACT-05: all can see that there is no choice."""
    table = on_palenque(4).field(4, corn=2, wood=1)
    table.temples(RED, chaac=2, quetzalcoatl=0, kukulkan=0)
    scene = given(table.turn(RED)).when(RED, pick_up("palenque", 4), BURN).accepted()
    stepped = [fact for fact in scene.facts if isinstance(fact, TempleStepped)]
    assert [(one.temple, one.auto) for one in stepped] == [("chaac", True)]
    assert player(scene, RED).temples.chaac == 1


def test_an_empty_group_offers_no_action():
    """B15, TZ-PAL-07."""
    table = on_palenque(2).field(2, corn=0)
    given(table.turn(RED)).when(RED, pick_up("palenque", 2)).refused("TZ-PAL-07")
    scene = given(table.corn(RED, 1).turn(RED)).when(RED, pick_up("palenque", 2, 1))
    assert goods(scene, RED) == Goods(corn=3)


@pytest.mark.parametrize("at", [6, 7])
def test_the_last_positions_choose_any_action(at):
    """TZ-PAL-09, TZ-PCK-07."""
    start = given(on_palenque(at).turn(RED))
    assert goods(start.when(RED, pick_up("palenque", at, 1)), RED) == Goods(corn=3)
    assert goods(start.when(RED, pick_up("palenque", at, 5), WOOD), RED) == Goods(wood=4)


def test_any_marker_above_the_bottom_may_be_lowered_even_from_the_top():
    """Q12, Q44, TZ-TMP-06, TZ-TMP-07."""
    table = on_palenque(4).temples(RED, chaac=6, quetzalcoatl=0).board(RED, "dark")
    scene = given(table.turn(RED)).when(RED, pick_up("palenque", 4), BURN)
    scene.when(RED, ChooseTemple(temple="quetzalcoatl")).refused("TZ-TMP-07")
    assert set(legal(scene, RED)) == {
        ChooseTemple(temple="chaac"),
        ChooseTemple(temple="kukulkan"),
    }
    scene = scene.when(RED, ChooseTemple(temple="chaac"))
    assert player(scene, RED).temples.chaac == 5
    assert not player(scene, RED).light
