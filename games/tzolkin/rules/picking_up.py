"""Picking up workers: what it costs to use an action, and what can be used (TZ-PCK, TZ-PRC-03)."""

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.box import BOX, LAST_POSITION, NUMBERS, WHEELS
from games.tzolkin.commands import PickUpWorker
from games.tzolkin.facts.turn import WorkerPickedUp
from games.tzolkin.names import GEARS, Gear
from games.tzolkin.rules.actions import (
    Needs,
    corn_needed,
    needs,
    short_of_corn,
    start_action,
    why_not,
)
from games.tzolkin.rules.extras import NEXT_HIGHER
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.steps import TakingTurn

Reason = Literal["own", "lower", "free_choice", "theology_1"]


class Fee(Struct, frozen=True, gc=False):
    """Corn for the use of one action, and why."""

    corn: int
    reason: Reason


def fee(gear: Gear, position: int, number: int, theology: int) -> Fee | None:
    """The fee for action `number` from `position`, None if it cannot be used from there.

    Own action: free. A free-choice position: any action, free (TZ-PCK-07; TZ-PAL-09, TZ-TIK-07,
    TZ-CHI-04). What stands on the positions between is irrelevant (TZ-PCK-05). A lower action: one
    corn per step back (TZ-PCK-03). Theology: the next higher one, free, from the worker's own
    position only; from the last but one position that is a free choice (TZ-TEC-14).
    """
    wheel = WHEELS[gear]
    if position in wheel.free_choice_positions:
        return Fee(0, "free_choice")
    if number == position:
        return Fee(0, "own")
    next_higher = number == position + 1 or position + 1 in wheel.free_choice_positions
    if gear == "chichen_itza" and theology >= NEXT_HIGHER and next_higher:
        return Fee(0, "theology_1")
    return Fee(position - number, "lower") if number < position else None


class Use(Struct, frozen=True, gc=False):
    """One action that a worker can use: the command, the fee, and what else the action asks for."""

    command: PickUpWorker
    fee: Fee
    needs: Needs | None

    def possible(self, state: State, seat: Seat, corn: int) -> bool:
        """Whether the seat can do it with so much corn."""
        if self.needs is None:
            return self.fee.corn <= corn
        if self.fee.corn > corn:
            return False
        needed = self.needs(state, seat)
        return needed is not None and self.fee.corn + needed <= corn


Uses = Mapping[int, Use]
"""What a worker can use, by action number."""


def _uses(gear: Gear, position: int, theology: int) -> Uses:
    found = ((number, fee(gear, position, number, theology)) for number in NUMBERS[gear])
    return {
        number: Use(
            PickUpWorker(gear=gear, position=position, action=number), one, needs(gear, number)
        )
        for number, one in found
        if one is not None
    }


_TABLE: Mapping[tuple[Gear, int, bool], Uses] = {
    (gear, position, theology): _uses(gear, position, NEXT_HIGHER if theology else 0)
    for gear in GEARS
    for position in range(LAST_POSITION[gear] + 1)
    for theology in (False, True)
}

_FOR_NOTHING: Mapping[tuple[Gear, int], PickUpWorker] = {
    (gear, position): PickUpWorker(gear=gear, position=position)
    for gear in GEARS
    for position in range(LAST_POSITION[gear] + 1)
}


def in_reach(gear: Gear, position: int, theology: int) -> Uses:
    """All actions that a worker on `position` can use."""
    return _TABLE[gear, position, theology >= NEXT_HIGHER]


def on_gears(state: State, seat: Seat) -> int:
    """How many workers of a seat stand on gears: those that are nowhere else."""
    player = state.players[seat]
    elsewhere = player.bank + player.hand + (state.starting_space == seat)
    return BOX.pieces.workers_per_player - elsewhere


def pick_ups(state: State, seat: Seat) -> Iterator[PickUpWorker]:
    """Every own worker on a gear with every action that it can do, and with none (TZ-PCK-03)."""
    for gear, position in state.gears.standing(seat):
        yield from uses(state, seat, gear, position)


def uses(state: State, seat: Seat, gear: Gear, position: int) -> list[PickUpWorker]:
    """What one worker can be picked up for: for nothing, or for an action."""
    player = state.players[seat]
    corn = player.goods.corn
    found = [_FOR_NOTHING[gear, position]]
    for use in in_reach(gear, position, player.levels.theology).values():
        if use.possible(state, seat, corn):
            found.append(use.command)
    return found


def no_pick_up(state: State, seat: Seat, command: PickUpWorker) -> Illegal | None:
    """Refuses a worker that is not there, and an action that cannot be reached, paid or done.

    Workers on the starting space stand on no gear and cannot be named (TZ-PCK-02).
    """
    gear, position, number = command.gear, command.position, command.action
    if not 0 <= position <= LAST_POSITION[gear] or state.gears.on(gear)[position] != seat:
        return Illegal("TZ-PCK-01", "worker-not-there", gear=gear, position=position)
    if number is None:
        return None
    player = state.players[seat]
    corn = player.goods.corn
    use = in_reach(gear, position, player.levels.theology).get(number)
    if use is None:
        return _out_of_reach(command, player.levels.theology)
    fee = use.fee
    if fee.corn > corn:
        return Illegal(
            "TZ-PCK-04", "stepping-back-too-dear", number=number, fee=fee.corn, corn=corn
        )
    needed = corn_needed(state, seat, gear, number)
    if needed is None:
        return why_not(state, seat, gear, number)
    if fee.corn + needed <= corn:
        return None
    # The cost of an action is due on top of a free choice or a step back (TZ-PCK-07, TZ-PCK-08).
    if position in WHEELS[gear].free_choice_positions and number == COPYING:
        return Illegal("TZ-UXM-06", "free-choice-too-dear", number=number, needed=needed, corn=corn)
    return short_of_corn(number, needed, corn - fee.corn)


COPYING = 5
"""The number of the Uxmal action that copies others."""


def _out_of_reach(command: PickUpWorker, theology: int) -> Illegal:
    chichen = command.gear == "chichen_itza"
    if command.position == 0 and not (chichen and theology >= NEXT_HIGHER):
        return Illegal("TZ-PCK-06", "no-action-on-position-0")
    if chichen:
        return Illegal("TZ-TEC-14", "beyond-theology-1")
    return Illegal(
        "TZ-PCK-03", "action-out-of-reach", position=command.position, action=command.action
    )


def pick_up(move: Move, seat: Seat, step: TakingTurn, command: PickUpWorker) -> None:
    """Worker to hand, fee, then the action (TZ-PRC-04); the turn goes on after it."""
    gear, position, number = command.gear, command.position, command.action
    move.ask(seat, TakingTurn(mode="picking_up", begged=step.begged))
    if number is None:
        move.note(WorkerPickedUp(seat=seat, gear=gear, position=position))
        return
    fee = in_reach(gear, position, move.player(seat).levels.theology)[number].fee
    picked_up = WorkerPickedUp(
        seat=seat,
        gear=gear,
        position=position,
        action=number,
        fee=fee.corn,
        reason=fee.reason,
    )
    move.note(picked_up)
    start_action(move, seat, gear, number)
