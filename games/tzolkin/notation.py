"""One readable line for each command; printed and parsed from the same phrase."""

from games.kernel.notation import Notation
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

NOTATION: Notation[Command] = Notation(
    {
        ChooseStartingWealth: "keep {keep}",
        BegForCorn: "beg for corn, angering {temple}",
        PlaceWorker: "place on {target}",
        PlaceWorkerByMercy: "place by mercy on {target}",
        PickUpWorker: "pick up {gear} {position}[ for action {action}]",
        EndTurn: "end the turn",
        ChooseHarvest: "harvest: {take}",
        ChooseTemple: "choose the temple of {temple}",
        ChooseTechnology: "advance {track}",
        PayResource: "pay {resource}",
        GainResource: "take {resource}",
        ConstructBuilding: (
            "construct {building}[ with architecture|architecture][ saving {discount}]"
        ),
        ConstructMonument: "construct the monument {monument}",
        Trade: "{direction} {resource}",
        EndTrading: "leave the market",
        PerformAction: "copy {gear} {number}",
        Decline: "decline",
        ChooseCalendarAdvance: "advance the calendar by {days}",
    }
)
