"""The calendar: advancing, pushing off, double advances, rounds (TZ-CAL, TZ-RND)."""

import pytest

from games.tzolkin.box import FOOD_DAYS
from games.tzolkin.commands import ChooseCalendarAdvance, EndTurn
from games.tzolkin.facts.actions import PlayerBoardFlipped
from games.tzolkin.facts.calendar import (
    CalendarAdvanced,
    CalendarCornAdded,
    PushedOff,
    RoundStarted,
)
from games.tzolkin.facts.turn import TurnEnded
from games.tzolkin.names import GEARS
from games.tzolkin.state.gears import DUMMY
from tests.games.tzolkin.examples.table import (
    ANY_DRAW,
    GREEN,
    RED,
    Scene,
    after_the_round,
    facts_of,
    given,
    goods,
    legal,
    player,
    positions,
    take_back,
)
from tests.games.tzolkin.position import Position, position

ONE, TWO = ChooseCalendarAdvance(days=1), ChooseCalendarAdvance(days=2)


def occupied(position: Position) -> Scene:
    """The end of a round in which red took the starting space."""
    return after_the_round(position.starting_space(RED))


def may_choose(scene: Scene) -> bool:
    """Whether red may advance the calendar twice."""
    return set(legal(scene, RED)) == {ONE, TWO}


def test_corn_gathers_while_nobody_takes_the_starting_space():
    """TZ-CAL-01, TZ-SET-04."""
    scene = after_the_round(position().calendar(3, number=4, corn=2))
    scene.then(
        CalendarCornAdded(tooth=3, total=3), besides=(CalendarAdvanced, RoundStarted, TurnEnded)
    )
    assert (scene.state.tooth, scene.state.calendar_corn) == (4, 3)


def test_a_round_of_the_starting_space_adds_no_corn_however_far_the_calendar_goes():
    """Q21, TZ-CAL-01, TZ-CAL-02."""
    scene = occupied(position().calendar(3, number=4)).when(RED, TWO)
    assert not facts_of(scene, CalendarCornAdded)
    assert (scene.state.tooth, scene.state.calendar_corn) == (5, 0)


def test_a_worker_on_position_six_prevents_a_double_advance():
    """A13, TZ-CAL-03: picking it up makes the double advance possible."""
    table = position(seats=2).starting_space(GREEN).worker(RED, "tikal", 6).worker(RED, "uxmal", 7)
    table.marker(GREEN)
    six = given(table.turn(RED)).when(RED, take_back("tikal", 6), EndTurn())
    assert set(legal(six, GREEN)) == {ONE, TWO}
    seven = given(table.turn(RED)).when(RED, take_back("uxmal", 7), EndTurn())
    assert seven.accepted().state.tooth == 1
    seven.when(GREEN, TWO).refused("TZ-CAL-03")


@pytest.mark.parametrize("gear", GEARS)
def test_who_blocks_a_double_advance(gear):
    """Q19, TZ-CAL-03, TZ-CAL-04: 6 (9) does, 7 (10) and a dummy do not."""
    blocker, last = (9, 10) if gear == "chichen_itza" else (6, 7)
    assert not may_choose(occupied(position().worker(GREEN, gear, blocker)))
    assert may_choose(occupied(position().worker(GREEN, gear, last)))
    assert may_choose(occupied(position().dummy(gear, blocker)))


def test_a_dark_board_does_not_advance_twice():
    """B34, TZ-CAL-03."""
    scene = occupied(position().board(RED, "dark"))
    assert scene.accepted().state.tooth == 1
    scene.when(RED, TWO).refused("TZ-CAL-03")


def test_a_double_advance_turns_the_board_dark():
    """TZ-CAL-05."""
    scene = occupied(position()).when(RED, TWO)
    scene.then(PlayerBoardFlipped(seat=RED, light=False), besides=(CalendarAdvanced, RoundStarted))
    assert not player(scene, RED).light
    assert scene.state.tooth == 2


def test_a_single_advance_leaves_the_board_light():
    """TZ-CAL-05."""
    scene = occupied(position()).when(RED, ONE)
    assert player(scene, RED).light
    assert scene.state.tooth == 1


def test_a_double_advance_over_a_food_day_meets_it():
    """B22, Q20, TZ-CAL-06, TZ-RND-03."""
    scene = occupied(position().calendar(6, number=7)).when(RED, TWO)
    scene.then(
        RoundStarted(number=8, tooth=8, first=RED, food_day=1),
        besides=(CalendarAdvanced, PlayerBoardFlipped),
    )
    again = after_the_round(position().calendar(8, number=8, food_day=1).corn(RED, 9))
    assert again.state.food_day is None


@pytest.mark.parametrize(("choice", "tooth"), [(TWO, 27), (ONE, 26)])
def test_the_last_food_day_is_met_from_tooth_25_either_way(choice, tooth):
    """B49, TZ-CAL-07."""
    scene = occupied(position().age(2).calendar(25, number=26)).when(RED, choice)
    scene.then(
        RoundStarted(number=27, tooth=tooth, first=RED, food_day=4),
        besides=(CalendarAdvanced, PlayerBoardFlipped),
    )


def test_a_double_advance_is_allowed_after_a_food_day():
    """TZ-CAL-12."""
    table = position().calendar(7, number=8, food_day=1).corn(RED, 20).corn(GREEN, 20)
    scene = occupied(table)
    assert may_choose(scene)
    assert scene.when(RED, TWO).accepted().state.tooth == 9


def test_an_advance_moves_everybody_and_pushes_off_the_last():
    """TZ-CAL-08, TZ-PRC-06."""
    table = position().worker(RED, "palenque", 0, 7).worker(GREEN, "chichen_itza", 9, 10)
    scene = after_the_round(table)
    (advanced,) = facts_of(scene, CalendarAdvanced)
    assert advanced.pushed_off == (
        PushedOff(seat=RED, gear="palenque"),
        PushedOff(seat=GREEN, gear="chichen_itza"),
    )
    assert positions(scene, "palenque", RED) == (1,)
    assert positions(scene, "chichen_itza", GREEN) == (10,)
    assert (player(scene, RED).hand, player(scene, GREEN).hand) == (4, 4)


def test_a_worker_pushed_off_acts_no_more():
    """TZ-CAL-08."""
    scene = after_the_round(position().worker(RED, "yaxchilan", 7))
    assert goods(scene, RED).blocks == 0
    assert player(scene, RED).hand == 4


@pytest.mark.parametrize(("slot", "after"), [(7, 8), (8, 9), (9, 0), (0, 1)])
def test_dummies_turn_with_the_gear_and_never_leave(slot, after):
    """B29, TZ-CAL-09."""
    gears = after_the_round(position().dummy("tikal", slot)).state.gears
    assert gears.tikal[after] == DUMMY
    assert gears.lowest_vacant("tikal") == (1 if after == 0 else 0)


def test_dummies_of_chichen_itza_pass_two_hidden_slots():
    """TZ-CAL-09."""
    for slot, after in ((10, 11), (11, 12), (12, 0)):
        gears = after_the_round(position().dummy("chichen_itza", slot)).state.gears
        assert gears.chichen_itza[after] == DUMMY


def test_a_double_advance_is_two_single_ones():
    """TZ-CAL-10."""
    table = position().worker(GREEN, "uxmal", 5, 7).dummy("uxmal", 9)
    scene = occupied(table).when(RED, TWO)
    assert positions(scene, "uxmal", GREEN) == (7,)
    assert scene.state.gears.uxmal[1] == DUMMY
    (advanced,) = facts_of(scene, CalendarAdvanced)
    assert advanced.pushed_off == (PushedOff(seat=GREEN, gear="uxmal"),)


def test_a_round_begins_with_the_holder_of_the_marker():
    """TZ-RND-01, TZ-RND-02."""
    scene = after_the_round(position(seats=4), GREEN)
    (started,) = facts_of(scene, RoundStarted)
    assert started.first == scene.state.marker
    assert scene.state.agenda.awaits() == {scene.state.marker}


def test_food_days_are_in_rounds_8_14_21_and_27():
    """TZ-RND-03, TZ-RND-04: without double advances round n is on tooth n - 1."""
    assert {day.tooth for day in FOOD_DAYS.values()} == {7, 13, 20, 26}
    found = {}
    for tooth in range(26):
        table = position().age(1 if tooth < 14 else 2).calendar(tooth, number=tooth + 1)
        scene = after_the_round(table, chance=ANY_DRAW)
        (started,) = facts_of(scene, RoundStarted)
        if started.food_day:
            found[started.number] = started.food_day
    assert found == {8: 1, 14: 2, 21: 3, 27: 4}


def test_round_one_is_not_a_food_day():
    """TZ-RND-03, TZ-SET-04: though the arrow points at a turquoise tooth."""
    scene = after_the_round(position().corn(RED, 9))
    assert goods(scene, RED).corn == 9
