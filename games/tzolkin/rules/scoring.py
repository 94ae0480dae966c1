"""Final scoring and the result (TZ-END)."""

from collections.abc import Iterator
from typing import Protocol

from games.kernel.points import Points, points
from games.kernel.result import Line, Result, ranked, scores
from games.kernel.seats import Seat
from games.tzolkin.box import BOX, MONUMENTS, RATES
from games.tzolkin.facts.calendar import FinalScoreComputed, GameFinished
from games.tzolkin.names import RESOURCES
from games.tzolkin.options import Options
from games.tzolkin.rules.monuments import Standing, score_monument
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.state.gears import Gears
from games.tzolkin.state.player import Points as Earned
from games.tzolkin.state.sheet import MonumentScore, Sheet

CORN_PER_POINT = BOX.final_scoring.corn_per_vp
"""One corn is a quarter of a point (TZ-END-04)."""


class Scored(Standing, Protocol):
    """What the final scoring looks at: a state, or what a view tells of one."""

    @property
    def options(self) -> Options:
        """How corn is rounded."""

    @property
    def gears(self) -> Gears:
        """Who stands on the gears."""


def finish_game(move: Move) -> None:
    """Scores every seat, and ends the game (TZ-END-01)."""
    sheets = tuple(sheet(move.state, seat) for seat in range(len(move.state.players)))
    move.note(FinalScoreComputed(sheets=sheets))
    move.note(GameFinished(winners=standings(move.state).winners))


def sheet(state: Scored, seat: Seat) -> Sheet:
    """What a seat scores, in the order of TZ-END-02."""
    player = state.players[seat]
    # TZ-END-03: resources become corn, skulls do not.
    traded = sum(RATES[resource] * player.goods.of(resource) for resource in RESOURCES)
    corn = player.goods.corn + traded
    corn_points = points(corn / CORN_PER_POINT)
    if state.options.corn_vp_rounding == "floor":
        corn_points = corn // CORN_PER_POINT
    skulls = BOX.final_scoring.skull_vp * player.goods.skull  # TZ-END-05
    monuments = tuple(
        MonumentScore(monument, score_monument(state, seat, MONUMENTS[monument].effects[0].formula))
        for monument in player.monuments
    )
    whole = player.points.total + skulls + sum(one.points for one in monuments)
    return Sheet(
        seat=seat,
        during=player.points.total,
        corn_from_resources=traded,
        corn=corn,
        corn_points=corn_points,
        skulls=skulls,
        monuments=monuments,
        total=points(whole + corn_points),
        workers_on_gears=state.gears.workers(seat),
    )


def seat_points(state: State) -> tuple[Points, ...]:
    """The points of each seat: those scored so far, at the end those of the result."""
    so_far = (player.points.total for player in state.players)
    return tuple(one.points for one in scores(result(state), so_far))


def result(state: State) -> Result | None:
    """Ranking and score breakdown once the game is over."""
    return standings(state) if state.phase == "finished" else None


def standings(state: State) -> Result:
    """Most points first; then more workers on gears; then they share (TZ-END-07, TZ-END-08)."""
    return ranked(
        {one.seat: tuple(_lines(one, state.players[one.seat].points)) for one in state.sheets},
        tie_breaks={one.seat: (one.workers_on_gears,) for one in state.sheets},
    )


def _lines(one: Sheet, earned: Earned) -> Iterator[Line]:
    """Nothing else scores (TZ-END-06)."""
    yield Line("Chichen Itza", earned.chichen_itza)
    yield Line("buildings", earned.buildings)
    yield Line("technologies", earned.technologies)
    yield Line("temples", earned.temples)
    yield Line("unfed workers", earned.hunger)
    yield Line("corn", one.corn_points)
    yield Line("crystal skulls", one.skulls)
    for monument in one.monuments:
        yield Line(MONUMENTS[monument.monument].name, monument.points)
