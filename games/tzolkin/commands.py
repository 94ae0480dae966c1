"""The commands: what a player can choose, one atomic choice each. Nothing else is accepted."""

from typing import Annotated, Literal

from msgspec import Meta

from games.kernel.command import BaseCommand
from games.kernel.tags import kebab
from games.kernel.visibility import Owner
from games.tzolkin import names
from games.tzolkin.box import Choice

Position = Annotated[int, Meta(description="Position of a gear: 0-7, on Chichen Itza 0-10.")]
Number = Annotated[int, Meta(description="Number of an action: 1-5, on Chichen Itza 1-9.")]
PaidWith = Literal["wood", "stone", "gold", "corn", "none"]
"""What an Architecture 3 discount takes off the price (TZ-TEC-12)."""


class Chosen(BaseCommand, frozen=True, kw_only=True, tag=kebab("tzolkin")):
    """Base of all commands."""


class ChooseStartingWealth(Chosen, frozen=True, kw_only=True):
    """Keep two of the four tiles dealt, named in ascending order (TZ-SET-11)."""

    line = "keep {keep}"
    click = "{keep.0} {keep.1}"
    rules = ("TZ-SET-11",)

    keep: Annotated[
        Owner[tuple[names.WealthId, names.WealthId]],
        Meta(description="The two tiles to keep, in ascending order of their ids."),
    ]


class BegForCorn(Chosen, frozen=True, kw_only=True):
    """Anger the god of a temple to own 3 corn (TZ-BEG-01)."""

    line = "beg for corn, angering {temple}"
    click = "{temple}"
    rules = ("TZ-BEG-01",)

    temple: Annotated[names.Temple, Meta(description="Which temple.")]


class PlaceWorker(Chosen, frozen=True, kw_only=True):
    """Place a worker on the lowest vacant position of a gear, or the starting space (TZ-PLC)."""

    line = "place on {target}"
    click = "{target}"
    rules = ("TZ-PLC-02", "TZ-PLC-04")

    target: names.Destination


class PlaceWorkerByMercy(Chosen, frozen=True, kw_only=True):
    """Place one worker for all corn owned, if nothing else is possible (TZ-BEG-05)."""

    line = "place by mercy on {target}"
    click = "{target}"
    rules = ("TZ-BEG-05",)

    target: names.Destination


class PickUpWorker(Chosen, frozen=True, kw_only=True):
    """Take a worker back and do `action`, or none (TZ-PCK-03). The fee follows from both."""

    line = "pick up {gear} {position}[ for action {action}]"
    click = "{gear}_{position} {gear}_{action}"
    rules = ("TZ-PCK-03", "TZ-PCK-01")

    gear: Annotated[names.Gear, Meta(description="The gear on which the worker stands.")]
    position: Position
    action: Annotated[Number | None, Meta(description="The action to do; null: none.")] = None


class EndTurn(Chosen, frozen=True, kw_only=True):
    """End the turn (TZ-TRN-05)."""

    line = "end the turn"
    rules = ("TZ-TRN-05",)
    ends = True


class ChooseHarvest(Chosen, frozen=True, kw_only=True):
    """Take wood, take corn, or burn the forest for corn (TZ-PAL-03)."""

    line = "harvest: {take}"
    rules = ("TZ-PAL-03",)

    take: Annotated[
        Choice,
        Meta(
            description="`wood` or `corn`: a tile of that kind; `burn`: corn from under a wood "
            "tile, which leaves the game."
        ),
    ]


class ChooseTemple(Chosen, frozen=True, kw_only=True):
    """The temple whose marker moves, up or down as the decision says (TZ-TMP)."""

    line = "choose the temple of {temple}"
    click = "{temple}"
    rules = ("TZ-TMP-07", "TZ-TMP-08")

    temple: Annotated[names.Temple, Meta(description="The temple whose marker moves.")]


class ChooseTechnology(Chosen, frozen=True, kw_only=True):
    """The technology that advances (TZ-TEC-02, TZ-TEC-03)."""

    line = "advance {track}"
    click = "{track}"
    rules = ("TZ-TEC-02", "TZ-TEC-03")

    track: Annotated[names.Track, Meta(description="The technology that advances.")]


class PayResource(Chosen, frozen=True, kw_only=True):
    """Pay one resource of choice (TZ-ACT-02)."""

    line = "pay {resource}"
    click = "{resource}-{seat}"
    rules = ("TZ-ACT-02",)

    resource: Annotated[names.Resource, Meta(description="What is paid.")]


class GainResource(Chosen, frozen=True, kw_only=True):
    """Take one resource of choice (TZ-ACT-02)."""

    line = "take {resource}"
    click = "{resource}"
    rules = ("TZ-ACT-02",)

    resource: Annotated[names.Resource, Meta(description="What is taken.")]


class ConstructBuilding(Chosen, frozen=True, kw_only=True):
    """Construct a face-up building (TZ-BLD-01).

    `architecture`: whether the technology applies; `discount`: what Architecture 3 saves.
    """

    line = "construct {building}[ with architecture|architecture][ saving {discount}]"
    click = "{building}"
    rules = ("TZ-BLD-01", "TZ-BLD-02")

    building: names.BuildingId
    architecture: Annotated[
        bool, Meta(description="Whether the technology Architecture is used.")
    ] = False
    discount: Annotated[PaidWith, Meta(description="What Architecture 3 saves.")] = "none"


class ConstructMonument(Chosen, frozen=True, kw_only=True):
    """Construct a monument on offer (TZ-MON-01)."""

    line = "construct the monument {monument}"
    click = "{monument}"
    rules = ("TZ-MON-01",)

    monument: names.MonumentId


class Trade(Chosen, frozen=True, kw_only=True):
    """Buy or sell one resource for corn (TZ-UXM-02)."""

    line = "{direction} {resource}"
    click = "{resource}"
    rules = ("TZ-UXM-02",)

    direction: Annotated[
        Literal["buy", "sell"], Meta(description="Whether the resource is bought or sold for corn.")
    ]
    resource: Annotated[names.Resource, Meta(description="Which resource.")]


class EndTrading(Chosen, frozen=True, kw_only=True):
    """Leave the market (TZ-UXM-07)."""

    line = "leave the market"
    rules = ("TZ-UXM-07",)


class PerformAction(Chosen, frozen=True, kw_only=True):
    """The action to copy (TZ-UXM-05, TZ-BLD-05)."""

    line = "copy {gear} {number}"
    click = "{gear}_{number}"
    rules = ("TZ-UXM-05", "TZ-BLD-05")

    gear: Annotated[names.Gear, Meta(description="The gear of the action.")]
    number: Number


class Decline(Chosen, frozen=True, kw_only=True):
    """Leave out what is optional (TZ-ACT-06)."""

    line = "decline"
    rules = ("TZ-ACT-06",)


class ChooseCalendarAdvance(Chosen, frozen=True, kw_only=True):
    """Advance the calendar by one tooth or two (TZ-CAL-02)."""

    line = "advance the calendar by {days}"
    click = "calendar"
    rules = ("TZ-CAL-02", "TZ-CAL-03")

    days: Annotated[Literal[1, 2], Meta(description="How many teeth the calendar moves.")]


Command = (
    PickUpWorker
    | PlaceWorker
    | EndTurn
    | ChooseTemple
    | ChooseHarvest
    | ChooseTechnology
    | PayResource
    | GainResource
    | ConstructBuilding
    | ConstructMonument
    | Trade
    | EndTrading
    | PerformAction
    | Decline
    | BegForCorn
    | PlaceWorkerByMercy
    | ChooseCalendarAdvance
    | ChooseStartingWealth
)
