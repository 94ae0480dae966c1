"""One readable line for each command; printed and parsed from the same phrase."""

from games.kernel.notation import Notation
from games.tzolkin import commands
from games.tzolkin.commands import Command

NOTATION: Notation[Command] = Notation(
    {
        commands.ChooseStartingWealth: "keep {keep}",
        commands.BegForCorn: "beg for corn, angering {temple}",
        commands.PlaceWorker: "place on {target}",
        commands.PlaceWorkerByMercy: "place by mercy on {target}",
        commands.PickUpWorker: "pick up {gear} {position}[ for action {action}]",
        commands.EndTurn: "end the turn",
        commands.ChooseHarvest: "harvest: {take}",
        commands.ChooseTemple: "choose the temple of {temple}",
        commands.ChooseTechnology: "advance {track}",
        commands.PayResource: "pay {resource}",
        commands.GainResource: "take {resource}",
        commands.ConstructBuilding: (
            "construct {building}[ with architecture|architecture][ saving {discount}]"
        ),
        commands.ConstructMonument: "construct the monument {monument}",
        commands.Trade: "{direction} {resource}",
        commands.EndTrading: "leave the market",
        commands.PerformAction: "copy {gear} {number}",
        commands.Decline: "decline",
        commands.ChooseCalendarAdvance: "advance the calendar by {days}",
    }
)
