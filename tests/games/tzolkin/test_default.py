"""What is played for a player of Tzolk'in who does not decide."""

from collections import Counter
from typing import Any

import pytest

from games.tzolkin import title
from games.tzolkin.commands import (
    BegForCorn,
    ChooseCalendarAdvance,
    ChooseHarvest,
    EndTurn,
    PickUpWorker,
    PlaceWorker,
)
from games.tzolkin.default import default
from games.tzolkin.names import GEARS, STARTING_SPACE
from games.tzolkin.rules import RULES
from games.tzolkin.rules.placing import spot
from games.tzolkin.steps import TakingTurn
from tests.games.tzolkin.position import position
from tests.support.games import Ply, game


@pytest.fixture(scope="module")
def plies() -> list[Ply]:
    """Games with all kinds of situations, and one in which nobody ever decides."""
    games = [game(title, seats=3, seed=seed, policy="curious") for seed in range(3)]
    return [ply for one in (*games, absent()) for ply in one.plies]


def absent() -> Any:
    return game(title, seats=4, seed=0, policy="absent")


def test_the_absent_place_one_worker_where_it_costs_least_and_end_the_turn() -> None:
    played = Counter[type]()
    for ply in absent().plies:
        step = ply.before.agenda.open_for(ply.action.seat).step
        command = ply.action.command
        played[type(command)] += 1
        if isinstance(step, TakingTurn) and step.mode != "start":
            assert command == EndTurn()
        if isinstance(command, PlaceWorker):
            others = RULES.legal(ply.before, ply.action.seat)
            costs = [spot(ply.before, one.target) for one in others if isinstance(one, PlaceWorker)]
            assert spot(ply.before, command.target) == min(costs)
    assert {PlaceWorker, PickUpWorker, EndTurn} <= set(played)


def test_workers_are_taken_back_only_if_none_can_be_placed_and_do_nothing(
    plies: list[Ply],
) -> None:
    for ply in plies:
        before: Any = ply.before
        seat = ply.action.seat
        command = default(before, seat)
        choices = list(RULES.legal(before, seat))
        if isinstance(command, PickUpWorker):
            assert command.action is None
            assert not any(isinstance(one, PlaceWorker) for one in choices)
        if isinstance(command, BegForCorn):
            assert all(isinstance(one, BegForCorn) for one in choices)


def test_nothing_is_burnt_and_the_calendar_advances_by_one_day(plies: list[Ply]) -> None:
    for ply in plies:
        command = default(ply.before, ply.action.seat)  # type: ignore[arg-type]
        if isinstance(command, ChooseHarvest):
            options = list(RULES.legal(ply.before, ply.action.seat))  # type: ignore[arg-type]
            assert command.take != "burn" or len(options) == 1
        if isinstance(command, ChooseCalendarAdvance):
            assert command.days == 1


def test_a_free_placement_is_taken_before_one_that_costs_corn() -> None:
    full = position(seats=3).goods(0, corn=9)
    for gear in GEARS:
        full.dummy(gear, 0)
    assert default(full.turn(0), 0) == PlaceWorker(target=STARTING_SPACE)


def test_of_free_placements_a_gear_comes_before_the_starting_space() -> None:
    assert default(position(seats=3).turn(0), 0) == PlaceWorker(target="chichen_itza")
