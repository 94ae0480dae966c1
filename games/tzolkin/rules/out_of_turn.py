"""Refusals of commands that come at the wrong moment: each names the rule that would allow it."""

from collections.abc import Mapping
from typing import Final

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.tzolkin import commands
from games.tzolkin.state import State
from games.tzolkin.steps import AdvancingCalendar, ChoosingWealth, Step

NOT_OPTIONAL: Final = Illegal("TZ-ACT-06", "not-optional")
NOT_YET: Final = Illegal("TZ-SET-14", "wealth-comes-first")

HOME: Mapping[type[commands.Command], str] = {
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


def misfit(_state: State, step: Step, command: commands.Command) -> Illegal:
    """`command` does not answer the open decision `step`."""
    match command:
        case (
            commands.PlaceWorker()
            | commands.PlaceWorkerByMercy()
            | commands.PickUpWorker()
            | commands.EndTurn()
            | commands.BegForCorn()
        ):
            return _turn_command(step)
        case commands.Decline():
            return NOT_OPTIONAL
        case _:
            return Illegal(HOME[type(command)], "another-decision", step=_tag(step))


def out_of_turn(state: State, _seat: Seat, command: commands.Command) -> Illegal:
    """The seat is not awaited: nothing interrupts the turn of another player (TZ-RND-06)."""
    if state.phase == "finished":
        return Illegal("TZ-RND-05", "game-over")
    match command:
        case commands.ChooseCalendarAdvance():
            return Illegal("TZ-CAL-03", "calendar-advances-by-one")
        case commands.ChooseStartingWealth():
            return Illegal("TZ-SET-11", "wealth-chosen-already")
        case _ if state.phase == "wealth":
            return NOT_YET
        case _:
            return Illegal("TZ-RND-02", "not-your-turn")


def _turn_command(step: Step) -> Illegal:
    match step:
        case ChoosingWealth():
            return NOT_YET
        case AdvancingCalendar():
            return Illegal("TZ-RND-01", "round-is-over")
        case _:
            return Illegal("TZ-ACT-05", "action-unfinished", step=_tag(step))


def _tag(step: Step) -> str:
    """The tag of a step, which has a name in the words."""
    return str(step.__struct_config__.tag)
