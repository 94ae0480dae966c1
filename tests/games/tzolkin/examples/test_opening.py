"""The first two rounds of a game, move by move (A20)."""

from games.kernel.seats import Seat
from games.tzolkin.commands import ChooseCalendarAdvance, EndTurn
from games.tzolkin.facts.calendar import StartingPlayerChanged, StartingWorkerReturned
from games.tzolkin.facts.turn import CalendarCornTaken, TurnEnded, WorkerPlaced
from games.tzolkin.goods import Goods
from games.tzolkin.names import Gear, Target
from tests.games.tzolkin.examples.table import (
    Scene,
    given,
    goods,
    pick_up,
    place,
    player,
    positions,
    technology,
)
from tests.games.tzolkin.position import position

GREEN, BLUE, RED, YELLOW = range(4)
"""Here the seats in the order of the first round."""


def placing(scene: Scene, seat: Seat, *targets: Target) -> Scene:
    """A whole placing turn."""
    return scene.when(seat, *(place(target) for target in targets), EndTurn())


def standing(scene: Scene, gear: Gear) -> dict[Seat, tuple[int, ...]]:
    """Who stands where on a gear."""
    return {seat: at for seat in range(4) if (at := positions(scene, gear, seat))}


def first_round() -> Scene:
    """The turns of the first round; everybody begins with 20 corn."""
    table = position(seats=4).marker(GREEN)
    for seat in range(4):
        table.corn(seat, 20)
    scene = placing(given(table.turn(GREEN)), GREEN, "tikal", "yaxchilan", "palenque")
    scene = placing(scene, BLUE, "palenque", "palenque")
    scene = placing(scene, RED, "yaxchilan", "yaxchilan", "tikal")
    return placing(scene, YELLOW, "tikal", "starting_player_space")


def test_the_first_round():
    """A20, TZ-PLC-04, TZ-STP-02, TZ-STP-04, TZ-CAL-02, TZ-CAL-03."""
    scene = first_round()
    scene.then(
        WorkerPlaced(seat=YELLOW, target="tikal", position=2, order=1, cost=2),
        WorkerPlaced(seat=YELLOW, target="starting_player_space", position=0, order=2, cost=1),
        CalendarCornTaken(seat=YELLOW, amount=0),
        TurnEnded(seat=YELLOW),
        StartingWorkerReturned(seat=YELLOW),
        StartingPlayerChanged(holder=GREEN, seat=YELLOW),
    )
    assert [20 - goods(scene, seat).corn for seat in range(4)] == [3, 4, 7, 3]
    assert player(scene, YELLOW).hand == 2
    scene = scene.when(YELLOW, ChooseCalendarAdvance(days=1))
    assert scene.accepted().state.marker == YELLOW
    assert standing(scene, "palenque") == {GREEN: (1,), BLUE: (2, 3)}
    assert standing(scene, "yaxchilan") == {GREEN: (1,), RED: (2, 3)}
    assert standing(scene, "tikal") == {GREEN: (1,), RED: (2,), YELLOW: (3,)}


def test_the_second_round():
    """A20, TZ-PLC-02, TZ-PCK-08, TZ-CAL-01."""
    scene = first_round().when(YELLOW, ChooseCalendarAdvance(days=1))
    corn = [goods(scene, seat).corn for seat in range(4)]
    scene = placing(scene, YELLOW, "palenque", "palenque")
    assert positions(scene, "palenque", YELLOW) == (0, 4)
    assert goods(scene, YELLOW) == Goods(corn=corn[YELLOW] - 5)
    scene = scene.when(
        GREEN, pick_up("yaxchilan", 1), pick_up("tikal", 1), technology("agriculture"), EndTurn()
    )
    assert goods(scene, GREEN) == Goods(corn=corn[GREEN])
    assert player(scene, GREEN).levels.agriculture == 1
    scene = placing(scene, BLUE, "tikal")
    assert (positions(scene, "tikal", BLUE), goods(scene, BLUE).corn) == ((0,), corn[BLUE])
    scene = scene.when(RED, pick_up("yaxchilan", 3), EndTurn())
    assert goods(scene, RED) == Goods(corn=corn[RED] + 2, gold=1)
    assert (scene.state.tooth, scene.state.calendar_corn, scene.state.round) == (2, 1, 3)
