"""Palenque 3 to 5: wood, corn, or burning the forest (TZ-PAL-03)."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin.commands import ChooseHarvest, Command
from games.tzolkin.components import ACTIONS
from games.tzolkin.rules.effects import resolve
from games.tzolkin.rules.feasible import unmet
from games.tzolkin.rules.misfit import misfit
from games.tzolkin.rules.move import Move
from games.tzolkin.state import State
from games.tzolkin.steps import Harvesting, OfAction


def options(state: State, seat: Seat, step: Harvesting) -> Iterator[Command]:
    """The alternatives whose conditions hold; burning needs no covered field (TZ-PAL-06)."""
    for one in ACTIONS["palenque", step.number].one_of:
        if unmet(state, seat, step.number, one) is None:
            yield ChooseHarvest(take=one.choice)


def check(state: State, seat: Seat, step: Harvesting, command: Command) -> Illegal | None:
    """Refuses an alternative whose condition does not hold (TZ-PAL-04, TZ-PAL-05)."""
    if not isinstance(command, ChooseHarvest):
        return misfit(step, command)
    for one in ACTIONS["palenque", step.number].one_of:
        if one.choice == command.take:
            return unmet(state, seat, step.number, one)
    return misfit(step, command)


def perform(
    move: Move, seat: Seat, step: Harvesting, command: Command, *, auto: bool = False
) -> None:
    """Takes tiles and goods; when burning, the god is chosen in between (TZ-PAL-10)."""
    assert isinstance(command, ChooseHarvest)
    resolve(move, seat, OfAction("palenque", step.number, command.take), auto=auto)
