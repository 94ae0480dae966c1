"""Begging for corn, and the mercy of the gods (TZ-BEG)."""

from games.tzolkin.commands import BegForCorn, EndTurn, PlaceWorkerByMercy
from games.tzolkin.facts.turn import CornBegged, WorkerPlacedByMercy
from games.tzolkin.goods import Goods
from games.tzolkin.names import GEARS
from tests.games.tzolkin.examples.table import (
    GREEN,
    RED,
    given,
    goods,
    legal,
    pick_up,
    place,
    player,
)
from tests.games.tzolkin.position import Position, position

CHAAC = BegForCorn(temple="chaac")


def crowded(*, lowest: int) -> Position:
    """Green on the starting space, and on every gear nothing vacant below `lowest`."""
    table = position(seats=2).starting_space(GREEN)
    for gear in GEARS:
        table.dummy(gear, *range(lowest))
    return table


def test_begging_sets_corn_to_three_and_moves_a_marker_down():
    """B01, TZ-BEG-01."""
    scene = given(position().corn(RED, 2).turn(RED)).when(RED, CHAAC)
    scene.then(CornBegged(seat=RED, corn_before=2, corn=3, temple="chaac", index=0))
    assert goods(scene, RED) == Goods(corn=3)
    assert player(scene, RED).temples.chaac == 0


def test_nobody_with_three_corn_may_beg():
    """B02, TZ-BEG-01."""
    given(position().corn(RED, 3).turn(RED)).when(RED, CHAAC).refused("TZ-BEG-01")


def test_nobody_may_beg_with_all_markers_at_the_bottom():
    """B03, TZ-BEG-02."""
    state = position().corn(RED, 1).temples(RED, chaac=0, quetzalcoatl=0, kukulkan=0).turn(RED)
    given(state).when(RED, CHAAC).refused("TZ-BEG-02")


def test_a_god_already_at_the_bottom_cannot_be_angered():
    """TZ-BEG-02."""
    state = position().corn(RED, 1).temple(RED, "chaac", 0).turn(RED)
    given(state).when(RED, CHAAC).refused("TZ-BEG-02")
    given(state).when(RED, BegForCorn(temple="kukulkan")).accepted()


def test_begging_comes_before_the_first_placement():
    """TZ-BEG-01."""
    given(position().corn(RED, 2).turn(RED)).when(RED, place("tikal"), CHAAC).refused("TZ-BEG-01")


def test_who_can_afford_no_placement_must_beg_first():
    """B04, TZ-BEG-04."""
    state = crowded(lowest=1).turn(RED)
    given(state).when(RED, place("palenque")).refused("TZ-BEG-04")
    scene = given(state).when(RED, CHAAC, place("palenque"))
    assert goods(scene, RED) == Goods(corn=2)


def test_forced_begging_leaves_only_the_choice_of_the_temple():
    """TZ-BEG-04."""
    scene = given(crowded(lowest=1).temple(RED, "kukulkan", 0).turn(RED))
    assert set(legal(scene, RED)) == {CHAAC, BegForCorn(temple="quetzalcoatl")}


def test_the_gods_have_mercy_on_who_can_neither_place_nor_beg():
    """B05, TZ-BEG-05."""
    table = position(seats=2).starting_space(GREEN).dummy("tikal", 0)
    for gear in GEARS:
        if gear != "tikal":
            table.dummy(gear, 0, 1)
    state = table.temples(RED, chaac=0, quetzalcoatl=0, kukulkan=0).turn(RED)
    scene = given(state).when(RED, PlaceWorkerByMercy(target="tikal"))
    scene.then(WorkerPlacedByMercy(seat=RED, target="tikal", position=1, corn_paid=0))
    assert legal(scene, RED) == (EndTurn(),)
    scene.when(RED, place("tikal")).refused("TZ-BEG-05")
    given(state).when(RED, PlaceWorkerByMercy(target="palenque")).refused("TZ-BEG-05")
    given(state).when(RED, place("tikal")).refused("TZ-BEG-05")


def test_mercy_takes_all_corn_and_lets_the_player_pick_among_the_cheapest():
    """TZ-BEG-05, TZ-PLC-07."""
    table = crowded(lowest=3).temples(RED, chaac=0, quetzalcoatl=0, kukulkan=0).corn(RED, 2)
    start = given(table.turn(RED))
    assert set(legal(start, RED)) == {PlaceWorkerByMercy(target=gear) for gear in GEARS}
    scene = start.when(RED, PlaceWorkerByMercy(target="uxmal"))
    assert goods(scene, RED) == Goods()


def test_there_is_no_mercy_while_a_placement_is_affordable():
    """B53, TZ-BEG-05."""
    state = position().temples(RED, chaac=0, quetzalcoatl=0, kukulkan=0).turn(RED)
    given(state).when(RED, PlaceWorkerByMercy(target="tikal")).refused("TZ-BEG-05")


def test_one_begs_once_in_a_turn_and_may_then_pick_up():
    """B52, TZ-BEG-01, TZ-BEG-03."""
    begged = given(position().worker(RED, "yaxchilan", 2).turn(RED)).when(RED, CHAAC)
    begged.when(RED, CHAAC).refused("TZ-BEG-01")
    scene = begged.when(RED, pick_up("yaxchilan", 2))
    assert goods(scene, RED) == Goods(corn=4, stone=1)


def test_three_corn_pay_for_a_placement_however_crowded_the_gears_are():
    """TZ-BEG-06: the 18 pieces of all others cannot occupy all 21 places that cost 3 or less."""
    table = crowded(lowest=3).dummy("palenque", 3).dummy("tikal", 3).corn(RED, 2)
    scene = given(table.turn(RED)).when(RED, CHAAC, place("uxmal"))
    assert goods(scene, RED) == Goods()
