"""The starting player space and marker (TZ-STP)."""

from games.tzolkin.commands import EndTurn
from games.tzolkin.facts.calendar import (
    CalendarAdvanced,
    CalendarCornAdded,
    FinalScoreComputed,
    GameFinished,
    RoundStarted,
    StartingPlayerChanged,
    StartingWorkerReturned,
    TemplePointsGained,
    WorkersFed,
)
from games.tzolkin.facts.turn import CalendarCornTaken, TurnEnded, WorkerPlaced
from games.tzolkin.steps import TakingTurn
from tests.games.tzolkin.examples.table import (
    BLUE,
    GREEN,
    RED,
    after_the_round,
    facts_of,
    given,
    goods,
    place,
    player,
)
from tests.games.tzolkin.position import position


def test_the_worker_returns_without_an_action():
    """TZ-STP-03, TZ-CAL-02."""
    scene = after_the_round(position().starting_space(RED).board(RED, "dark"))
    scene.then(
        StartingWorkerReturned(seat=RED),
        besides=(
            CalendarAdvanced,
            CalendarCornTaken,
            RoundStarted,
            StartingPlayerChanged,
            TurnEnded,
        ),
    )
    assert scene.state.starting_space is None
    assert player(scene, RED).hand == 4


def test_the_occupant_takes_the_marker():
    """TZ-STP-04."""
    table = position(seats=3).starting_space(RED).board(RED, "dark")
    scene = after_the_round(table, GREEN)
    scene.then(
        StartingPlayerChanged(holder=BLUE, seat=RED),
        besides=(CalendarAdvanced, RoundStarted, StartingWorkerReturned, TurnEnded),
    )
    assert scene.state.marker == RED
    assert scene.state.agenda.awaits() == {RED}


def test_an_occupant_who_holds_the_marker_passes_it_to_the_left():
    """B23, TZ-STP-04."""
    table = position(seats=3).starting_space(RED).board(RED, "dark").marker(RED)
    scene = given(table.turn(BLUE, TakingTurn(mode="picking_up"))).when(BLUE, EndTurn())
    scene.then(
        StartingPlayerChanged(holder=RED, seat=GREEN),
        besides=(CalendarAdvanced, RoundStarted, StartingWorkerReturned, TurnEnded),
    )
    assert scene.state.marker == GREEN


def test_the_marker_stays_if_nobody_takes_the_space():
    """TZ-STP-05."""
    scene = after_the_round(position(seats=3), GREEN)
    assert scene.state.marker == BLUE
    assert not facts_of(scene, StartingPlayerChanged)


def test_any_player_may_take_the_space():
    """TZ-STP-01: also the holder of the marker, also with other workers."""
    scene = given(position().corn(RED, 9).turn(RED)).when(
        RED, place("tikal"), place("starting_player_space"), EndTurn()
    )
    scene.then(
        WorkerPlaced(seat=RED, target="tikal", position=0, order=1, cost=0),
        WorkerPlaced(seat=RED, target="starting_player_space", position=0, order=2, cost=1),
        CalendarCornTaken(seat=RED, amount=0),
        TurnEnded(seat=RED),
    )
    assert goods(scene, RED).corn == 8


def test_the_space_pays_in_the_last_round_too():
    """TZ-STP-06."""
    table = position(seats=2).age(2).calendar(26, number=27, corn=7, food_day=4).corn(GREEN, 6)
    table.marker(GREEN)
    scene = given(table.turn(RED)).when(RED, place("starting_player_space"), EndTurn())
    scene.then(
        CalendarCornTaken(seat=RED, amount=7),
        besides=(
            CalendarAdvanced,
            FinalScoreComputed,
            GameFinished,
            StartingPlayerChanged,
            StartingWorkerReturned,
            TemplePointsGained,
            TurnEnded,
            WorkerPlaced,
            WorkersFed,
        ),
    )
    assert not facts_of(scene, CalendarCornAdded)
