"""Turns: who acts when, and what an unfinished turn can still do."""

from typing import Final

from games.kernel.seats import Seat
from games.tzolkin import steps
from games.tzolkin.appraisal.moment import Moment
from games.tzolkin.state import State

NAMES: Final = (
    *("to act", "begins", "starting space", "corn to come", "placing", "picking up", "placed"),
    *("temple to choose", "to anger", "technology to choose", "to pay", "to gain"),
    *("to build", "to build a second", "to trade", "to copy", "to offer", "to harvest", "double"),
)


def turns(state: State, seat: Seat, now: Moment) -> list[int]:
    """`to act`: the turn of the seat in this round is not over. `placed` workers make the next one
    dearer. What is open is told apart by its kind; its amounts count."""
    row = dict.fromkeys(NAMES, 0)
    row["begins"] = int(state.marker == seat)
    row["starting space"] = int(state.starting_space == seat)
    row["corn to come"] = state.calendar_corn if state.starting_space == seat else 0
    row["to act"] = int(now.to_act[seat])
    for frame in state.agenda.frames:
        if frame.seat == seat:
            _open(row, frame.step)
    return list(row.values())


def _open(row: dict[str, int], step: steps.Step) -> None:
    match step:
        case steps.TakingTurn():
            row["placing"] += step.mode == "placing"
            row["picking up"] += step.mode == "picking_up"
            row["placed"] += step.placed
        case steps.ChoosingTemple():
            row["temple to choose" if step.purpose == "up" else "to anger"] += 1 + step.more
        case steps.ChoosingTechnology():
            row["technology to choose"] += 1
        case steps.PayingResources():
            row["to pay"] += step.left
        case steps.GainingResources():
            row["to gain"] += step.left
        case steps.Constructing():
            row["to build"] += 1
            row["to build a second"] += step.another
        case steps.Trading():
            row["to trade"] += 1
        case steps.CopyingAction():
            row["to copy"] += 1
        case steps.OfferingTheology():
            row["to offer"] += 1
        case steps.Harvesting():
            row["to harvest"] += 1
        case steps.AdvancingCalendar():
            row["double"] += 1
        case _:
            pass
