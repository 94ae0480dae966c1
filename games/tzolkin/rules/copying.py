"""Doing an action of another gear: Uxmal 5, and the tomb with a free action."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.commands import Command, Decline, PerformAction
from games.tzolkin.components import ACTIONS
from games.tzolkin.effects import PerformAction as Copy
from games.tzolkin.facts import ActionCopied, ChoiceDeclined, GoodsPaid
from games.tzolkin.goods import Goods
from games.tzolkin.names import Gear
from games.tzolkin.rules.actions import start_action
from games.tzolkin.rules.feasible import corn_needed
from games.tzolkin.rules.misfit import misfit
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.steps import CopyingAction

COPYABLE: tuple[tuple[Gear, int], ...] = tuple(
    (gear, number)
    for effect in ACTIONS["uxmal", 5].effects
    if isinstance(effect, Copy)
    for gear in effect.gears
    for number in effect.numbers
    if (gear, number) not in {(one.gear, one.number) for one in effect.excludes}
)
"""Everything but Chichen Itza and Uxmal 5 itself (TZ-UXM-05); the same for the tomb."""


def options(state: State, seat: Seat, step: CopyingAction) -> Iterator[Command]:
    """Every action whose own costs and conditions can be met as well."""
    corn = state.players[seat].goods.corn - step.corn
    if corn >= 0:
        for gear, number in COPYABLE:
            needed = corn_needed(state, seat, gear, number)
            if needed is not None and needed <= corn:
                yield PerformAction(gear=gear, number=number)
    if step.optional:
        yield Decline()


def check(state: State, seat: Seat, step: CopyingAction, command: Command) -> Illegal | None:
    """Refuses what cannot be copied, or not be paid."""
    if isinstance(command, Decline) and step.optional:
        return None
    if not isinstance(command, PerformAction):
        return misfit(step, command)
    rule = "TZ-BLD-05" if step.optional else "TZ-UXM-05"
    gear, number = command.gear, command.number
    if (gear, number) not in COPYABLE:
        return Illegal(rule=rule, because=f"{gear} {number} cannot be copied.")
    needed = corn_needed(state, seat, gear, number)
    if needed is None:
        return Illegal(rule=rule, because=f"{gear} {number} cannot be done now.")
    corn = state.players[seat].goods.corn
    if needed + step.corn > corn:
        because = f"{gear} {number} needs {needed + step.corn} corn; you have {corn}."
        return Illegal(rule=rule, because=because)
    return None


def perform(
    move: Move, seat: Seat, step: CopyingAction, command: Command, *, auto: bool = False
) -> None:
    """Pays what is still to be paid, and does the action."""
    if not isinstance(command, PerformAction):
        move.note(ChoiceDeclined(seat=seat, choice="copied_action", auto=auto))
        return
    gear, number = command.gear, command.number
    move.note(ActionCopied(seat=seat, gear=gear, number=number, auto=auto))
    if step.corn:
        move.note(GoodsPaid(seat=seat, goods=Goods(step.corn), purpose="copied_action"))
    start_action(move, seat, gear, number)
