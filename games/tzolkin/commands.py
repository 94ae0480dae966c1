"""The commands: what a player can choose, one atomic choice each. Nothing else is accepted."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.visibility import Owner
from games.tzolkin.box import Choice
from games.tzolkin.names import (
    BuildingId,
    Gear,
    MonumentId,
    Resource,
    Target,
    Temple,
    Track,
    WealthId,
)

Position = Annotated[int, Meta(description="Position of a gear: 0-7, on Chichen Itza 0-10.")]
Number = Annotated[int, Meta(description="Number of an action: 1-5, on Chichen Itza 1-9.")]
PaidWith = Literal["wood", "stone", "gold", "corn", "none"]
"""What an Architecture 3 discount takes off the price (TZ-TEC-12)."""


class Choose(Struct, frozen=True, kw_only=True, gc=False):
    """Base of all commands."""


class ChooseStartingWealth(Choose, frozen=True, kw_only=True, tag="tzolkin.choose-starting-wealth"):
    """Keep two of the four tiles dealt, named in ascending order (TZ-SET-11)."""

    keep: Annotated[
        Owner[tuple[WealthId, WealthId]],
        Meta(description="The two tiles to keep, in ascending order of their ids."),
    ]


class BegForCorn(Choose, frozen=True, kw_only=True, tag="tzolkin.beg-for-corn"):
    """Anger the god of a temple to own 3 corn (TZ-BEG-01)."""

    temple: Annotated[Temple, Meta(description="Which temple.")]


class PlaceWorker(Choose, frozen=True, kw_only=True, tag="tzolkin.place-worker"):
    """Place a worker on the lowest vacant position of a gear, or the starting space (TZ-PLC)."""

    target: Annotated[
        Target, Meta(description="Where the worker goes: a gear, or the starting player space.")
    ]


class PlaceWorkerByMercy(Choose, frozen=True, kw_only=True, tag="tzolkin.place-worker-by-mercy"):
    """Place one worker for all corn owned, if nothing else is possible (TZ-BEG-05)."""

    target: Annotated[
        Target, Meta(description="Where the worker goes: a gear, or the starting player space.")
    ]


class PickUpWorker(Choose, frozen=True, kw_only=True, tag="tzolkin.pick-up-worker"):
    """Take a worker back and do `action`, or none (TZ-PCK-03). The fee follows from both."""

    gear: Annotated[Gear, Meta(description="The gear on which the worker stands.")]
    position: Position
    action: Annotated[Number | None, Meta(description="The action to do; null: none.")] = None


class EndTurn(Choose, frozen=True, kw_only=True, tag="tzolkin.end-turn"):
    """End the turn (TZ-TRN-05)."""


class ChooseHarvest(Choose, frozen=True, kw_only=True, tag="tzolkin.choose-harvest"):
    """Take wood, take corn, or burn the forest for corn (TZ-PAL-03)."""

    take: Annotated[
        Choice,
        Meta(
            description="`wood` or `corn`: a tile of that kind; `burn`: corn from under a wood "
            "tile, which leaves the game."
        ),
    ]


class ChooseTemple(Choose, frozen=True, kw_only=True, tag="tzolkin.choose-temple"):
    """The temple whose marker moves, up or down as the decision says (TZ-TMP)."""

    temple: Annotated[Temple, Meta(description="The temple whose marker moves.")]


class ChooseTechnology(Choose, frozen=True, kw_only=True, tag="tzolkin.choose-technology"):
    """The technology that advances (TZ-TEC-02, TZ-TEC-03)."""

    track: Annotated[Track, Meta(description="The technology that advances.")]


class PayResource(Choose, frozen=True, kw_only=True, tag="tzolkin.pay-resource"):
    """Pay one resource of choice (TZ-ACT-02)."""

    resource: Annotated[Resource, Meta(description="What is paid.")]


class GainResource(Choose, frozen=True, kw_only=True, tag="tzolkin.gain-resource"):
    """Take one resource of choice (TZ-ACT-02)."""

    resource: Annotated[Resource, Meta(description="What is taken.")]


class ConstructBuilding(Choose, frozen=True, kw_only=True, tag="tzolkin.construct-building"):
    """Construct a face-up building (TZ-BLD-01).

    `architecture`: whether the technology applies; `discount`: what Architecture 3 saves.
    """

    building: BuildingId
    architecture: Annotated[
        bool, Meta(description="Whether the technology Architecture is used.")
    ] = False
    discount: Annotated[PaidWith, Meta(description="What Architecture 3 saves.")] = "none"


class ConstructMonument(Choose, frozen=True, kw_only=True, tag="tzolkin.construct-monument"):
    """Construct a monument on offer (TZ-MON-01)."""

    monument: MonumentId


class Trade(Choose, frozen=True, kw_only=True, tag="tzolkin.trade"):
    """Buy or sell one resource for corn (TZ-UXM-02)."""

    direction: Annotated[
        Literal["buy", "sell"], Meta(description="Whether the resource is bought or sold for corn.")
    ]
    resource: Annotated[Resource, Meta(description="Which resource.")]


class EndTrading(Choose, frozen=True, kw_only=True, tag="tzolkin.end-trading"):
    """Leave the market (TZ-UXM-07)."""


class PerformAction(Choose, frozen=True, kw_only=True, tag="tzolkin.perform-action"):
    """The action to copy (TZ-UXM-05, TZ-BLD-05)."""

    gear: Annotated[Gear, Meta(description="The gear of the action.")]
    number: Number


class Decline(Choose, frozen=True, kw_only=True, tag="tzolkin.decline"):
    """Leave out what is optional (TZ-ACT-06)."""


class ChooseCalendarAdvance(
    Choose, frozen=True, kw_only=True, tag="tzolkin.choose-calendar-advance"
):
    """Advance the calendar by one tooth or two (TZ-CAL-02)."""

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
