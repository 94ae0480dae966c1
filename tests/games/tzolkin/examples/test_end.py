"""The end of the game and the final scoring (TZ-END)."""

import pytest

from games.kernel.chance import Scripted
from games.kernel.refusal import Illegal
from games.tzolkin import title
from games.tzolkin.commands import ChooseCalendarAdvance, ChooseStartingWealth, Command, PlaceWorker
from games.tzolkin.facts.calendar import (
    CalendarAdvanced,
    FinalScoreComputed,
    GameFinished,
    RoundStarted,
)
from games.tzolkin.options import Options
from tests.games.tzolkin.examples.table import (
    BLUE,
    GREEN,
    RED,
    Scene,
    after_the_round,
    facts_of,
    player,
)
from tests.games.tzolkin.position import Position, position

FED = 6
"""Corn that feeds three workers."""


def last_round(seats: int = 2, options: Options | None = None) -> Position:
    """The round of the last Food Day; everybody has the corn to feed three workers."""
    table = position(seats=seats, options=options).age(2).calendar(26, number=27, food_day=4)
    for seat in range(seats):
        table.corn(seat, FED)
    return table


def sheet(scene: Scene, seat: int = RED):
    """The score sheet of a seat."""
    (fact,) = facts_of(scene, FinalScoreComputed)
    return next(one for one in fact.sheets if one.seat == seat)


def test_resources_become_corn_and_four_corn_a_point():
    """B26, TZ-END-02, TZ-END-03, TZ-END-04, TZ-END-05."""
    table = last_round().goods(RED, corn=FED + 5, wood=2, stone=1, gold=1, skull=1)
    scored = sheet(after_the_round(table))
    assert (scored.corn_from_resources, scored.corn) == (11, 16)
    assert scored.corn_points == 4
    assert scored.skulls == 3
    assert scored.total == scored.during + 4 + 3


def test_quarter_points_are_kept():
    """B27, Q37, TZ-END-04."""
    scored = sheet(after_the_round(last_round().corn(RED, FED + 3)))
    assert scored.corn_points == 0.75
    assert scored.total == scored.during + 0.75


def test_quarter_points_may_be_dropped_by_an_option():
    """TZ-END-04."""
    table = last_round(options=Options(corn_vp_rounding="floor")).corn(RED, FED + 7)
    scored = sheet(after_the_round(table))
    assert scored.total == scored.during + 1


def test_the_last_advance_is_single_and_asks_nobody():
    """B48, TZ-CAL-11, TZ-RND-05, TZ-END-01."""
    table = last_round().starting_space(RED).corn(RED, 2 * 4)
    scene = after_the_round(table)
    (advanced,) = facts_of(scene, CalendarAdvanced)
    assert (advanced.days, scene.state.tooth) == (1, 27)
    assert scene.state.starting_space is None
    assert player(scene, RED).hand == 4
    assert not facts_of(scene, RoundStarted)
    assert scene.state.agenda.awaits() == frozenset()
    scene.when(RED, ChooseCalendarAdvance(days=2)).refused("KR-AGENDA-02")


@pytest.mark.parametrize(
    "command",
    [ChooseCalendarAdvance(days=1), ChooseStartingWealth(keep=()), PlaceWorker(target="tikal")],
)
def test_nothing_can_be_played_after_the_end(command: Command) -> None:
    """TZ-RND-05."""
    over = after_the_round(last_round()).accepted().state
    refused = title.rules.decide(over, RED, command, Scripted(()))
    assert refused == Illegal("TZ-RND-05", "game-over")


def test_after_the_game_the_result_names_every_line():
    """TZ-END-02, TZ-END-07: the breakdown adds up."""
    scene = after_the_round(last_round().goods(RED, corn=FED + 9, skull=2))
    result = title.rules.result(scene.accepted().state)
    assert result is not None
    for standing in result.standings:
        assert sum(line.points for line in standing.breakdown) == standing.points
        assert standing.points == sheet(scene, standing.seat).total
    assert result.winners == (RED,)
    assert facts_of(scene, GameFinished) == (GameFinished(winners=(RED,)),)


def test_nothing_is_scored_for_temples_tiles_and_buildings():
    """TZ-END-06: beyond the rewards of the last Food Day."""
    table = last_round().tiles(RED, corn=4, wood=4).buildings(RED, "a2_tomb_points")
    scored = sheet(after_the_round(table))
    assert scored.total == scored.during


def test_a_tie_goes_to_the_player_with_more_workers_on_gears():
    """TZ-END-07."""
    table = last_round().hand(RED, 2).worker(RED, "tikal", 1).worker(GREEN, "uxmal", 1)
    table.hand(GREEN, 1).worker(GREEN, "uxmal", 2)
    result = title.rules.result(after_the_round(table).accepted().state)
    assert result is not None
    assert [standing.points for standing in result.standings].count(result.standings[0].points) == 2
    assert result.winners == (GREEN,)


def test_a_perfect_tie_is_a_shared_victory():
    """TZ-END-07."""
    scene = after_the_round(last_round())
    result = title.rules.result(scene.accepted().state)
    assert result is not None
    assert result.winners == (RED, GREEN)


@pytest.mark.parametrize(("at", "winners"), [(6, (RED, GREEN)), (7, (GREEN,))])
def test_the_last_advance_may_push_a_worker_out_of_the_tie_break(at, winners):
    """TZ-CAL-11, TZ-END-07."""
    table = last_round().hand(RED, 2).worker(RED, "tikal", at)
    table.hand(GREEN, 2).worker(GREEN, "tikal", 1)
    result = title.rules.result(after_the_round(table).accepted().state)
    assert result is not None
    assert result.winners == winners


def test_the_worker_of_the_starting_space_counts_no_more():
    """TZ-END-08, TZ-STP-06."""
    table = last_round(seats=3).hand(RED, 2).starting_space(RED)
    table.hand(GREEN, 2).worker(GREEN, "tikal", 1)
    scene = after_the_round(table, BLUE)
    assert sheet(scene, RED).workers_on_gears == 0
    result = title.rules.result(scene.accepted().state)
    assert result is not None
    assert result.winners == (GREEN,)


def test_the_double_advance_to_tooth_27_ends_the_game_at_tooth_28():
    """TZ-CAL-07, TZ-PRC-10."""
    table = position().age(2).calendar(27, number=27, food_day=4).corn(RED, 6).corn(GREEN, 6)
    scene = after_the_round(table)
    assert scene.accepted().state.tooth == 28
    assert scene.state.phase == "finished"
