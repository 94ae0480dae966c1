"""Refusals of commands that come at the wrong moment: each names the rule that would allow it."""

from typing import assert_never

from games.kernel.refusal import Illegal
from games.tzolkin.commands import (
    BegForCorn,
    ChooseCalendarAdvance,
    ChooseHarvest,
    ChooseStartingWealth,
    ChooseTechnology,
    ChooseTemple,
    Command,
    ConstructBuilding,
    ConstructMonument,
    Decline,
    EndTrading,
    EndTurn,
    GainResource,
    PayResource,
    PerformAction,
    PickUpWorker,
    PlaceWorker,
    PlaceWorkerByMercy,
    Trade,
)
from games.tzolkin.state import State
from games.tzolkin.steps import AdvancingCalendar, ChoosingWealth, Step, TakingTurn


def misfit(step: Step, command: Command) -> Illegal:
    """`command` does not answer the open decision `step`."""
    match command:
        case PlaceWorker() | PlaceWorkerByMercy() | PickUpWorker() | EndTurn() | BegForCorn():
            return _turn_command(step)
        case Decline():
            return Illegal(rule="TZ-ACT-06", because="What is to be decided now is not optional.")
        case _:
            because = f"This does not answer what is to be decided now: {_named(step)}."
            return Illegal(rule=_home(command), because=because)


def out_of_turn(state: State, command: Command) -> Illegal:
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
            because = "Play starts when all have chosen their starting wealth."
            return Illegal(rule="TZ-SET-14", because=because)
        case _:
            return Illegal(rule="TZ-RND-02", because="It is another player's turn.")


def _turn_command(step: Step) -> Illegal:
    match step:
        case ChoosingWealth():
            because = "Play starts when all have chosen their starting wealth."
            return Illegal(rule="TZ-SET-14", because=because)
        case AdvancingCalendar():
            because = "All turns of this round are over; the calendar is to be advanced."
            return Illegal(rule="TZ-RND-01", because=because)
        case _:
            because = f"The current action must be finished first: {_named(step)}."
            return Illegal(rule="TZ-ACT-05", because=because)


def _home(
    command: ChooseStartingWealth
    | ChooseHarvest
    | ChooseTemple
    | ChooseTechnology
    | PayResource
    | GainResource
    | ConstructBuilding
    | ConstructMonument
    | Trade
    | EndTrading
    | PerformAction
    | ChooseCalendarAdvance,
) -> str:
    """The rule under which such a command is asked for."""
    match command:
        case ChooseHarvest():
            return "TZ-PAL-03"
        case ChooseTemple():
            return "TZ-TMP-08"
        case ChooseTechnology():
            return "TZ-TEC-02"
        case PayResource() | GainResource():
            return "TZ-ACT-02"
        case ConstructBuilding():
            return "TZ-BLD-02"
        case ConstructMonument():
            return "TZ-MON-01"
        case Trade() | EndTrading():
            return "TZ-UXM-02"
        case PerformAction():
            return "TZ-UXM-05"
        case ChooseCalendarAdvance():
            return "TZ-CAL-03"
        case ChooseStartingWealth():
            return "TZ-SET-11"
        case _:
            assert_never(command)


def _named(step: Step) -> str:
    if isinstance(step, TakingTurn):
        return "the turn"
    words: list[str] = []
    for letter in type(step).__name__:
        if letter.isupper():
            words.append("")
        words[-1] += letter.lower()
    return " ".join(words)
