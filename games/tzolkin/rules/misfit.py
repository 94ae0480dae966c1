"""Refusals of commands that come at the wrong moment: each names the rule that would allow it."""

from collections.abc import Mapping
from typing import Final

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin import commands
from games.tzolkin.commands import (
    BegForCorn,
    ChooseCalendarAdvance,
    ChooseStartingWealth,
    Command,
    Decline,
    EndTurn,
    PickUpWorker,
    PlaceWorker,
    PlaceWorkerByMercy,
)
from games.tzolkin.state import State
from games.tzolkin.steps import AdvancingCalendar, ChoosingWealth, Step, TakingTurn

NOT_OPTIONAL: Final = Illegal(
    rule="TZ-ACT-06", because="What is to be decided now is not optional."
)
NOT_YET: Final = Illegal(
    rule="TZ-SET-14", because="Play starts when all have chosen their starting wealth."
)

HOME: Mapping[type[Command], str] = {
    commands.ChooseStartingWealth: "TZ-SET-11",
    commands.ChooseHarvest: "TZ-PAL-03",
    commands.ChooseTemple: "TZ-TMP-08",
    commands.ChooseTechnology: "TZ-TEC-02",
    commands.PayResource: "TZ-ACT-02",
    commands.GainResource: "TZ-ACT-02",
    commands.ConstructBuilding: "TZ-BLD-02",
    commands.ConstructMonument: "TZ-MON-01",
    commands.Trade: "TZ-UXM-02",
    commands.EndTrading: "TZ-UXM-02",
    commands.PerformAction: "TZ-UXM-05",
    commands.ChooseCalendarAdvance: "TZ-CAL-03",
}
"""The rule under which a command is asked for, for those that are not of a turn."""


def misfit(_state: State, step: Step, command: Command) -> Illegal:
    """`command` does not answer the open decision `step`."""
    match command:
        case PlaceWorker() | PlaceWorkerByMercy() | PickUpWorker() | EndTurn() | BegForCorn():
            return _turn_command(step)
        case Decline():
            return NOT_OPTIONAL
        case _:
            because = f"This does not answer what is to be decided now: {_named(step)}."
            return Illegal(rule=HOME[type(command)], because=because)


def out_of_turn(state: State, _seat: Seat, command: Command) -> Illegal:
    """The seat is not awaited: nothing interrupts the turn of another player (TZ-RND-06)."""
    if state.phase == "finished":
        return Illegal(rule="TZ-RND-05", because="The game is over.")
    match command:
        case ChooseCalendarAdvance():
            because = "Only the occupant of the starting space may choose, if eligible for two."
            return Illegal(rule="TZ-CAL-03", because=because)
        case ChooseStartingWealth():
            because = "The starting wealth of this seat is chosen already."
            return Illegal(rule="TZ-SET-11", because=because)
        case _ if state.phase == "wealth":
            return NOT_YET
        case _:
            return Illegal(rule="TZ-RND-02", because="It is another player's turn.")


def _turn_command(step: Step) -> Illegal:
    match step:
        case ChoosingWealth():
            return NOT_YET
        case AdvancingCalendar():
            because = "All turns of this round are over; the calendar is to be advanced."
            return Illegal(rule="TZ-RND-01", because=because)
        case _:
            because = f"The current action must be finished first: {_named(step)}."
            return Illegal(rule="TZ-ACT-05", because=because)


def _named(step: Step) -> str:
    if isinstance(step, TakingTurn):
        return "the turn"
    return str(step.__struct_config__.tag).partition(".")[2].replace("-", " ")
