"""The commands: what a player can choose, one atomic choice each. Nothing else is accepted."""

from typing import Annotated, Literal

from msgspec import Meta

from games.kernel.command import BaseCommand
from games.kernel.visibility import Owner
from games.tzolkin import names
from games.tzolkin.box import Choice

Position = Annotated[int, Meta(description="Position of a gear: 0-7, on Chichen Itza 0-10.")]
Number = Annotated[int, Meta(description="Number of an action: 1-5, on Chichen Itza 1-9.")]
PaidWith = Literal["wood", "stone", "gold", "corn", "none"]
"""What an Architecture 3 discount takes off the price (TZ-TEC-12)."""


class ChooseStartingWealth(
    BaseCommand, frozen=True, kw_only=True, tag="tzolkin.choose-starting-wealth"
):
    """Keep two of the four tiles dealt, named in ascending order (TZ-SET-11)."""

    line = "keep {keep}"
    click = "{keep.0} {keep.1}"

    keep: Annotated[
        Owner[tuple[names.WealthId, names.WealthId]],
        Meta(description="The two tiles to keep, in ascending order of their ids."),
    ]


class BegForCorn(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.beg-for-corn"):
    """Anger the god of a temple to own 3 corn (TZ-BEG-01)."""

    line = "beg for corn, angering {temple}"
    click = "{temple}"

    temple: Annotated[names.Temple, Meta(description="Which temple.")]


class PlaceWorker(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.place-worker"):
    """Place a worker on the lowest vacant position of a gear, or the starting space (TZ-PLC)."""

    line = "place on {target}"
    click = "{target}"

    target: Annotated[
        names.Target,
        Meta(description="Where the worker goes: a gear, or the starting player space."),
    ]


class PlaceWorkerByMercy(
    BaseCommand, frozen=True, kw_only=True, tag="tzolkin.place-worker-by-mercy"
):
    """Place one worker for all corn owned, if nothing else is possible (TZ-BEG-05)."""

    line = "place by mercy on {target}"
    click = "{target}"

    target: Annotated[
        names.Target,
        Meta(description="Where the worker goes: a gear, or the starting player space."),
    ]


class PickUpWorker(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.pick-up-worker"):
    """Take a worker back and do `action`, or none (TZ-PCK-03). The fee follows from both."""

    line = "pick up {gear} {position}[ for action {action}]"
    click = "{gear}_{position} {gear}_{action}"

    gear: Annotated[names.Gear, Meta(description="The gear on which the worker stands.")]
    position: Position
    action: Annotated[Number | None, Meta(description="The action to do; null: none.")] = None


class EndTurn(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.end-turn"):
    """End the turn (TZ-TRN-05)."""

    line = "end the turn"


class ChooseHarvest(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.choose-harvest"):
    """Take wood, take corn, or burn the forest for corn (TZ-PAL-03)."""

    line = "harvest: {take}"

    take: Annotated[
        Choice,
        Meta(
            description="`wood` or `corn`: a tile of that kind; `burn`: corn from under a wood "
            "tile, which leaves the game."
        ),
    ]


class ChooseTemple(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.choose-temple"):
    """The temple whose marker moves, up or down as the decision says (TZ-TMP)."""

    line = "choose the temple of {temple}"
    click = "{temple}"

    temple: Annotated[names.Temple, Meta(description="The temple whose marker moves.")]


class ChooseTechnology(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.choose-technology"):
    """The technology that advances (TZ-TEC-02, TZ-TEC-03)."""

    line = "advance {track}"
    click = "{track}"

    track: Annotated[names.Track, Meta(description="The technology that advances.")]


class PayResource(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.pay-resource"):
    """Pay one resource of choice (TZ-ACT-02)."""

    line = "pay {resource}"
    click = "{resource}-{seat}"

    resource: Annotated[names.Resource, Meta(description="What is paid.")]


class GainResource(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.gain-resource"):
    """Take one resource of choice (TZ-ACT-02)."""

    line = "take {resource}"
    click = "{resource}"

    resource: Annotated[names.Resource, Meta(description="What is taken.")]


class ConstructBuilding(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.construct-building"):
    """Construct a face-up building (TZ-BLD-01).

    `architecture`: whether the technology applies; `discount`: what Architecture 3 saves.
    """

    line = "construct {building}[ with architecture|architecture][ saving {discount}]"
    click = "{building}"

    building: names.BuildingId
    architecture: Annotated[
        bool, Meta(description="Whether the technology Architecture is used.")
    ] = False
    discount: Annotated[PaidWith, Meta(description="What Architecture 3 saves.")] = "none"


class ConstructMonument(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.construct-monument"):
    """Construct a monument on offer (TZ-MON-01)."""

    line = "construct the monument {monument}"
    click = "{monument}"

    monument: names.MonumentId


class Trade(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.trade"):
    """Buy or sell one resource for corn (TZ-UXM-02)."""

    line = "{direction} {resource}"
    click = "{resource}"

    direction: Annotated[
        Literal["buy", "sell"], Meta(description="Whether the resource is bought or sold for corn.")
    ]
    resource: Annotated[names.Resource, Meta(description="Which resource.")]


class EndTrading(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.end-trading"):
    """Leave the market (TZ-UXM-07)."""

    line = "leave the market"


class PerformAction(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.perform-action"):
    """The action to copy (TZ-UXM-05, TZ-BLD-05)."""

    line = "copy {gear} {number}"
    click = "{gear}_{number}"

    gear: Annotated[names.Gear, Meta(description="The gear of the action.")]
    number: Number


class Decline(BaseCommand, frozen=True, kw_only=True, tag="tzolkin.decline"):
    """Leave out what is optional (TZ-ACT-06)."""

    line = "decline"


class ChooseCalendarAdvance(
    BaseCommand, frozen=True, kw_only=True, tag="tzolkin.choose-calendar-advance"
):
    """Advance the calendar by one tooth or two (TZ-CAL-02)."""

    line = "advance the calendar by {days}"
    click = "calendar"

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
