"""Picking up workers (TZ-PCK)."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.commands import PickUpWorker
from games.tzolkin.components import LAST_POSITION, WHEELS
from games.tzolkin.facts import WorkerPickedUp
from games.tzolkin.names import GEARS
from games.tzolkin.rules.actions import start_action
from games.tzolkin.rules.extras import NEXT_HIGHER
from games.tzolkin.rules.feasible import corn_needed, short_of_corn, why_not
from games.tzolkin.rules.fees import fees
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.steps import TakingTurn


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


def check_pick_up(state: State, seat: Seat, command: PickUpWorker) -> Illegal | None:
    """Refuses a worker that is not there, and an action that cannot be reached, paid or done.

    Workers on the starting space stand on no gear and cannot be named (TZ-PCK-02).
    """
    gear, position, number = command.gear, command.position, command.action
    if not 0 <= position <= LAST_POSITION[gear] or state.gears.on(gear)[position] != seat:
        because = f"You have no worker on {gear} {position}."
        return Illegal(rule="TZ-PCK-01", because=because)
    if number is None:
        return None
    player = state.players[seat]
    corn = player.goods.corn
    fee = fees(gear, position, player.levels.theology).get(number)
    if fee is None:
        return _out_of_reach(command, player.levels.theology)
    if fee.corn > corn:
        because = f"Stepping back to action {number} costs {fee.corn} corn; you have {corn}."
        return Illegal(rule="TZ-PCK-04", because=because)
    needed = corn_needed(state, seat, gear, number)
    if needed is None:
        return why_not(state, seat, gear, number)
    if fee.corn + needed <= corn:
        return None
    # The cost of an action is due on top of a free choice or a step back (TZ-PCK-07, TZ-PCK-08).
    if position in WHEELS[gear].free_choice_positions and number == COPYING:
        because = f"Choosing action {COPYING} still costs its {needed} corn; you have {corn}."
        return Illegal(rule="TZ-UXM-06", because=because)
    return short_of_corn(number, needed, corn - fee.corn)


COPYING = 5
"""The number of the Uxmal action that copies others."""


def _out_of_reach(command: PickUpWorker, theology: int) -> Illegal:
    chichen = command.gear == "chichen_itza"
    if command.position == 0 and not (chichen and theology >= NEXT_HIGHER):
        because = "A worker on position 0 can only be taken back without an action."
        return Illegal(rule="TZ-PCK-06", because=because)
    if chichen:
        because = "Theology 1 reaches the next higher action, from the worker's own position only."
        return Illegal(rule="TZ-TEC-14", because=because)
    because = f"From position {command.position} action {command.action} cannot be used."
    return Illegal(rule="TZ-PCK-03", because=because)


def pick_up(move: Move, seat: Seat, step: TakingTurn, command: PickUpWorker) -> None:
    """Worker to hand, fee, then the action (TZ-PRC-04); the turn goes on after it."""
    gear, position, number = command.gear, command.position, command.action
    move.open(seat, TakingTurn(mode="picking_up", begged=step.begged))
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
