"""Picking up workers: what it costs to use an action, and what can be used (TZ-PCK, TZ-PRC-03)."""

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.box import LAST_POSITION, NUMBERS, WHEELS
from games.tzolkin.commands import PickUpWorker
from games.tzolkin.facts.turn import WorkerPickedUp
from games.tzolkin.names import GEARS, Gear
from games.tzolkin.rules.actions import corn_needed, short_of_corn, start_action, why_not
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


Fees = Mapping[int, Fee]
"""Fees by action number; actions that cannot be used are missing."""


def _fees(gear: Gear, position: int, theology: int) -> Fees:
    found = {number: fee(gear, position, number, theology) for number in NUMBERS[gear]}
    return {number: one for number, one in found.items() if one is not None}


_TABLE: Mapping[tuple[Gear, int, bool], Fees] = {
    (gear, position, theology): _fees(gear, position, NEXT_HIGHER if theology else 0)
    for gear in GEARS
    for position in range(LAST_POSITION[gear] + 1)
    for theology in (False, True)
}


def fees(gear: Gear, position: int, theology: int) -> Fees:
    """All actions that a worker on `position` can use."""
    return _TABLE[gear, position, theology >= NEXT_HIGHER]


def pick_ups(state: State, seat: Seat) -> Iterator[PickUpWorker]:
    """Every own worker on a gear with every action that it can do, and with none (TZ-PCK-03)."""
    player = state.players[seat]
    corn, theology = player.goods.corn, player.levels.theology
    for gear in GEARS:
        slots = state.gears.on(gear)
        if seat not in slots:
            continue
        needs: dict[int, int | None] = {}
        for position, by in enumerate(slots):
            if by != seat:
                continue
            yield PickUpWorker(gear=gear, position=position)
            for number, fee in fees(gear, position, theology).items():
                if fee.corn > corn:
                    continue
                if number not in needs:
                    needs[number] = corn_needed(state, seat, gear, number)
                needed = needs[number]
                if needed is not None and fee.corn + needed <= corn:
                    yield PickUpWorker(gear=gear, position=position, action=number)


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
    fee = fees(gear, position, player.levels.theology).get(number)
    if fee is None:
        return _out_of_reach(command, player.levels.theology)
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
    fee = fees(gear, position, move.player(seat).levels.theology)[number]
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
