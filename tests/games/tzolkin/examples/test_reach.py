"""Which actions a worker can use from each position, and for what fee (TZ-PRC-03)."""

import pytest

from games.tzolkin.commands import PickUpWorker
from games.tzolkin.facts.turn import WorkerPickedUp
from games.tzolkin.names import GEARS
from tests.games.tzolkin.examples.table import RED, facts_of, given, legal, pick_up
from tests.games.tzolkin.position import Position, position

SMALL = GEARS[:4]
PLACES = [(gear, at) for gear in SMALL for at in range(8)]
PLACES += [("chichen_itza", at) for at in range(11)]


def rich(gear: str, at: int) -> Position:
    """Red can pay for everything, wherever the worker stands."""
    table = position().worker(RED, gear, at).display("a1_farm_one_worker_1")
    return table.goods(RED, corn=30, wood=5, stone=5, gold=5, skull=1)


def expected(gear: str, at: int, theology: int) -> dict[int, int]:
    """Fees by action: own 0, lower 1 per step, free choice 0, Theology 1 the next for 0."""
    last_action, free = (9, {10}) if gear == "chichen_itza" else (5, {6, 7})
    reach = theology and gear == "chichen_itza"
    if at in free or (reach and at + 1 in free):
        return dict.fromkeys(range(1, last_action + 1), 0)
    fees = {number: at - number for number in range(1, at + 1)}
    return fees | ({at + 1: 0} if reach else {})


@pytest.mark.parametrize("theology", [0, 1])
@pytest.mark.parametrize(("gear", "at"), PLACES)
def test_what_a_worker_can_reach(gear, at, theology):
    """TZ-PCK-03, TZ-PCK-06, TZ-PCK-07, TZ-TEC-14, TZ-PRC-03, TZ-PRC-04."""
    start = given(rich(gear, at).tech(RED, "theology", theology).turn(RED))
    offered = {
        command.action: command
        for command in legal(start, RED)
        if isinstance(command, PickUpWorker)
    }
    fees = expected(gear, at, theology)
    assert set(offered) == {None, *fees}
    for number, fee in fees.items():
        (taken,) = facts_of(start.when(RED, pick_up(gear, at, number)), WorkerPickedUp)
        assert (taken.action, taken.fee) == (number, fee)


@pytest.mark.parametrize(("gear", "at"), PLACES)
def test_without_corn_only_what_is_free_can_be_reached(gear, at):
    """TZ-PCK-04, TZ-PCK-08."""
    start = given(rich(gear, at).corn(RED, 0).turn(RED))
    dear = {number for number, fee in expected(gear, at, 0).items() if fee}
    offered = {command.action for command in legal(start, RED) if isinstance(command, PickUpWorker)}
    assert offered.isdisjoint(dear)
    for number in dear:
        start.when(RED, pick_up(gear, at, number)).refused("TZ-PCK-04")
