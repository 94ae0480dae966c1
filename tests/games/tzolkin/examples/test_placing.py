"""Placing workers (TZ-PLC), and what a turn is (TZ-TRN)."""

import pytest

from games.tzolkin.commands import BegForCorn, ChooseTechnology, EndTurn, PlaceWorker
from games.tzolkin.facts.turn import CalendarCornTaken, TurnEnded, WorkerPlaced
from games.tzolkin.goods import Goods
from games.tzolkin.names import GEARS, TARGETS
from tests.games.tzolkin.examples.table import (
    BLUE,
    GREEN,
    RED,
    given,
    goods,
    legal,
    pick_up,
    place,
    player,
    positions,
    take_back,
)
from tests.games.tzolkin.position import position


def test_a_worker_goes_to_the_lowest_vacant_position():
    """A02, TZ-PLC-02, TZ-PLC-08, TZ-PRC-01."""
    state = position().worker(RED, "palenque", 1).corn(GREEN, 9).turn(GREEN)
    scene = given(state).when(GREEN, place("palenque"), place("palenque"))
    assert positions(scene, "palenque", GREEN) == (0, 2)


def test_a_placement_costs_the_position_and_one_more_for_each_worker_before():
    """A03, TZ-PLC-04, TZ-PLC-05, TZ-PRC-02."""
    table = position().worker(RED, "palenque", 1).hand(GREEN, 4).corn(GREEN, 7)
    scene = given(table.turn(GREEN)).when(
        GREEN, place("palenque"), place("palenque"), place("tikal")
    )
    scene.then(
        WorkerPlaced(seat=GREEN, target="palenque", position=0, order=1, cost=0),
        WorkerPlaced(seat=GREEN, target="palenque", position=2, order=2, cost=3),
        WorkerPlaced(seat=GREEN, target="tikal", position=0, order=3, cost=2),
    )
    assert goods(scene, GREEN) == Goods(corn=2)
    scene.when(GREEN, place("yaxchilan")).refused("TZ-PLC-05")


def test_only_workers_in_hand_can_be_placed():
    """A04, TZ-PLC-01."""
    table = position().dummy("palenque", 0, 1, 2).hand(RED, 2).corn(RED, 10)
    scene = given(table.turn(RED)).when(RED, place("palenque"), place("palenque"))
    assert positions(scene, "palenque", RED) == (3, 4)
    assert goods(scene, RED) == Goods(corn=2)
    scene.when(RED, place("tikal")).refused("TZ-PLC-01")


def test_six_workers_on_position_zero_cost_fifteen():
    """B08, TZ-PLC-04, TZ-PLC-06."""
    state = position().hand(RED, 6).corn(RED, 15).turn(RED)
    scene = given(state).when(RED, *(PlaceWorker(target=target) for target in TARGETS))
    assert goods(scene, RED) == Goods()
    assert player(scene, RED).hand == 0


@pytest.mark.parametrize("gear", GEARS)
def test_a_gear_without_a_vacant_position_takes_nobody(gear):
    """TZ-PLC-03: hidden slots are never used."""
    last = 10 if gear == "chichen_itza" else 7
    full = position().dummy(gear, *range(last + 1)).corn(RED, 20)
    given(full.turn(RED)).when(RED, place(gear)).refused("TZ-PLC-03")


def test_the_last_position_of_a_gear_can_be_taken():
    """TZ-PLC-02."""
    scene = given(position().dummy("uxmal", *range(7)).corn(RED, 7).turn(RED))
    assert positions(scene.when(RED, place("uxmal")), "uxmal", RED) == (7,)


def test_the_starting_space_holds_one_worker():
    """TZ-PLC-06, TZ-STP-01."""
    state = position().starting_space(GREEN).corn(RED, 5).turn(RED)
    given(state).when(RED, place("starting_player_space")).refused("TZ-PLC-06")


def test_a_turn_is_either_placing_or_picking_up():
    """B06, TZ-TRN-02, TZ-TRN-04."""
    state = position().worker(RED, "tikal", 3).corn(RED, 5).turn(RED)
    given(state).when(RED, place("tikal"), take_back("tikal", 3)).refused("TZ-TRN-02")
    given(state).when(RED, take_back("tikal", 3), place("tikal")).refused("TZ-TRN-02")


def test_doing_nothing_is_no_turn():
    """B07, TZ-TRN-02."""
    given(position().turn(RED)).when(RED, EndTurn()).refused("TZ-TRN-02")


def test_begging_alone_is_no_turn():
    """TZ-TRN-02."""
    begged = given(position().worker(RED, "yaxchilan", 1).turn(RED))
    begged.when(RED, BegForCorn(temple="chaac"), EndTurn()).refused("TZ-TRN-02")


def test_without_a_worker_on_a_gear_one_must_place():
    """TZ-TRN-03."""
    scene = given(position().corn(RED, 3).turn(RED))
    assert {type(command) for command in legal(scene, RED)} == {PlaceWorker}


def test_without_a_worker_in_hand_one_must_pick_up():
    """TZ-TRN-03, TZ-PLC-01."""
    state = position().hand(RED, 0).worker(RED, "uxmal", 3).corn(RED, 9).turn(RED)
    given(state).when(RED, place("tikal")).refused("TZ-PLC-01")
    given(state).when(RED, take_back("uxmal", 3), EndTurn()).accepted()


def test_the_engine_never_ends_a_turn():
    """B40, TZ-TRN-05."""
    table = position().hand(RED, 1).worker(RED, "tikal", 2).corn(RED, 5)
    scene = given(table.turn(RED)).when(RED, place("palenque"))
    assert legal(scene, RED) == (EndTurn(),)


def test_turns_go_clockwise():
    """TZ-RND-02, TZ-SET-01."""
    scene = given(position(seats=3).marker(BLUE).corn(BLUE, 5).turn(BLUE))
    scene = scene.when(BLUE, place("tikal"), EndTurn()).then(
        WorkerPlaced(seat=BLUE, target="tikal", position=0, order=1, cost=0), TurnEnded(seat=BLUE)
    )
    assert scene.state.agenda.awaits() == {RED}


def test_nobody_acts_in_the_turn_of_another():
    """TZ-RND-02, TZ-RND-06."""
    assert not legal(given(position().turn(RED)), GREEN)
    scene = given(position().corn(GREEN, 9).turn(RED)).when(GREEN, place("tikal"))
    assert scene.refusal is not None


def test_corn_of_the_starting_space_comes_after_the_turn():
    """A22, TZ-STP-02, TZ-PLC-05."""
    table = position().calendar(4, corn=4).dummy("tikal", 0)
    placed = given(table.turn(RED)).when(RED, place("starting_player_space"))
    placed.when(RED, place("palenque")).refused("TZ-PLC-05")
    scene = placed.when(RED, EndTurn()).then(
        CalendarCornTaken(seat=RED, amount=4), TurnEnded(seat=RED)
    )
    assert goods(scene, RED) == Goods(corn=4)
    assert scene.state.calendar_corn == 0


def test_a_worker_picked_up_cannot_be_placed_at_once():
    """TZ-TRN-04."""
    state = position().hand(RED, 0).worker(RED, "yaxchilan", 1).corn(RED, 9).turn(RED)
    given(state).when(RED, pick_up("yaxchilan", 1), place("tikal")).refused("TZ-TRN-02")


def test_there_is_no_undo_and_no_dead_end():
    """TZ-TRN-06: each choice takes effect at once, and what is mandatory stays payable."""
    state = position().worker(RED, "yaxchilan", 2).worker(RED, "tikal", 1).turn(RED)
    scene = given(state).when(RED, pick_up("yaxchilan", 2), pick_up("tikal", 1))
    assert goods(scene, RED) == Goods(corn=1, stone=1)
    assert {type(command) for command in legal(scene, RED)} == {ChooseTechnology}
    stuck = scene.when(RED, EndTurn())
    assert stuck.refusal is not None
