"""The steps of the agenda: decisions that a seat must take, and work that goes on by itself."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.kernel.script import Script
from games.kernel.seats import Seat
from games.kernel.step import BaseStep
from games.kernel.tags import kebab
from games.tzolkin.box import Choice
from games.tzolkin.effects import Mode
from games.tzolkin.names import Auto, BuildingId, Gear, Resource, Temple, Track, WealthId


class Awaiting(
    BaseStep, frozen=True, kw_only=True, gc=False, omit_defaults=True, tag=kebab("tzolkin")
):
    """Base of the steps; they await a seat unless they say that they are work."""


class ChoosingWealth(Awaiting, frozen=True, kw_only=True):
    """Keep two of the tiles dealt (TZ-SET-11); every seat has one such decision."""

    rules = ("TZ-SET-11",)
    aside = True


class TakingTurn(Awaiting, frozen=True, kw_only=True):
    """The turn of a player (TZ-TRN-01).

    `mode` is fixed by the first placement or pick-up (TZ-TRN-02); `placed` counts workers placed
    this turn (TZ-PLC-04); after a placement by mercy (`mercy`) only the end of the turn is left.
    """

    rules = ("TZ-TRN-01", "TZ-TRN-02")

    mode: Annotated[
        Literal["start", "placing", "picking_up"],
        Meta(description="What the first choice of the turn has made of it."),
    ] = "start"
    begged: Annotated[
        bool, Meta(description="Whether the seat has begged for corn in this turn.")
    ] = False
    placed: Annotated[int, Meta(description="Workers placed in this turn.")] = 0
    mercy: Annotated[
        bool,
        Meta(
            description="Whether a worker was placed by mercy, so that only the end of the turn "
            "is left."
        ),
    ] = False


class Harvesting(Awaiting, frozen=True, kw_only=True):
    """Choose what to harvest with Palenque `number` (TZ-PAL-03)."""

    rules = ("TZ-PAL-03", "TZ-PAL-04")

    number: Annotated[int, Meta(description="Number of the action of Palenque.")]


class ChoosingTemple(Awaiting, frozen=True, kw_only=True):
    """Choose a temple to step up, or to anger (down).

    After an answer `more` further decisions follow, each without the temples chosen before.
    """

    rules = ("TZ-TMP-07", "TZ-TMP-08")

    purpose: Annotated[
        Literal["up", "anger"], Meta(description="`up`: a marker goes up; `anger`: it goes down.")
    ] = "up"
    excluded: Annotated[tuple[Temple, ...], Meta(description="Temples that cannot be chosen.")] = ()
    more: Annotated[
        int,
        Meta(
            description="How many further choices follow, each without the temples chosen before."
        ),
    ] = 0


class ChoosingTechnology(Awaiting, frozen=True, kw_only=True):
    """Choose a technology to advance, paid or free."""

    rules = ("TZ-TEC-02", "TZ-TEC-03")

    paid: Annotated[bool, Meta(description="Whether the step costs resources.")] = False
    optional: Annotated[bool, Meta(description="Whether it can be declined.")] = False


class PayingResources(Awaiting, frozen=True, kw_only=True):
    """Pay `left` more resources, one at a time."""

    rules = ("TZ-ACT-01", "TZ-ACT-02")

    left: Annotated[int, Meta(description="Resources still to be paid, one at a time.")]
    purpose: Annotated[
        Literal["technology", "action"],
        Meta(description="Whether a technology is paid for, or an action."),
    ]


class GainingResources(Awaiting, frozen=True, kw_only=True):
    """Take `left` more resources, one at a time; `source` says what gives them."""

    rules = ("TZ-ACT-01", "TZ-ACT-02")

    left: Annotated[int, Meta(description="Resources still to be taken, one at a time.")]
    source: Annotated[Literal["action", "technology"], Meta(description="What gives them.")]


class Constructing(Awaiting, frozen=True, kw_only=True):
    """Construct a building, or a monument where `monuments` says so.

    `architecture`: applies by itself, is declared with the command, or is spent already
    (TZ-TIK-05). `another`: after a building a second one may follow (TZ-TIK-04).
    """

    rules = ("TZ-TIK-02", "TZ-TIK-04", "TZ-UXM-04", "TZ-BLD-01")

    mode: Annotated[
        Mode,
        Meta(
            description="Which action allows it: paid with resources (`tikal_2`) or with corn "
            "(`uxmal_4`)."
        ),
    ]
    architecture: Annotated[
        Literal["automatic", "declare", "spent"],
        Meta(
            description="The technology Architecture applies by itself, is declared with the "
            "command, or is spent already."
        ),
    ] = "automatic"
    monuments: Annotated[
        bool, Meta(description="Whether a monument can be constructed instead.")
    ] = False
    optional: Annotated[bool, Meta(description="Whether it can be declined.")] = False
    another: Annotated[bool, Meta(description="Whether a second building may follow.")] = False


class Trading(Awaiting, frozen=True, kw_only=True):
    """The market; a type bought cannot be sold in the same visit, nor the reverse (TZ-UXM-07)."""

    rules = ("TZ-UXM-02", "TZ-UXM-07")

    bought: Annotated[
        tuple[Resource, ...],
        Meta(description="Resources bought in this visit, which cannot be sold in it."),
    ] = ()
    sold: Annotated[
        tuple[Resource, ...],
        Meta(description="Resources sold in this visit, which cannot be bought in it."),
    ] = ()


class CopyingAction(Awaiting, frozen=True, kw_only=True):
    """Do an action of another gear: `corn` is still to be paid with the choice.

    Mandatory with Uxmal 5 (its corn is paid already), optional with a tomb (TZ-BLD-05).
    """

    rules = ("TZ-UXM-05", "TZ-BLD-05")

    corn: Annotated[int, Meta(description="Corn still to be paid with the choice.")] = 0
    optional: Annotated[bool, Meta(description="Whether it can be declined.")] = False


class OfferingTheology(Awaiting, frozen=True, kw_only=True):
    """Pay one resource for a step up after a Chichen Itza action, or decline (TZ-TEC-15)."""

    rules = ("TZ-TEC-15",)


class AdvancingCalendar(Awaiting, frozen=True, kw_only=True):
    """Advance the calendar by one tooth or two (TZ-CAL-02)."""

    rules = ("TZ-CAL-02", "TZ-CAL-03")
    aside = True


class OfAction(Struct, frozen=True, gc=False, tag="tzolkin.of-action"):
    """The effects of an action, or of one alternative of it."""

    gear: Annotated[Gear, Meta(description="Which gear.")]
    number: Annotated[int, Meta(description="Number of the action.")]
    choice: Annotated[
        Choice | None, Meta(description="Which alternative of the action; null: it has none.")
    ] = None


class OfBuilding(Struct, frozen=True, gc=False, tag="tzolkin.of-building"):
    """The effects of a building."""

    building: BuildingId


class OfBonus(Struct, frozen=True, gc=False, tag="tzolkin.of-bonus"):
    """The bonus of a technology at level 3."""

    track: Annotated[Track, Meta(description="Which technology.")]


class OfWealth(Struct, frozen=True, gc=False, tag="tzolkin.of-wealth"):
    """The effects of a starting wealth tile."""

    tile: WealthId


Source = OfAction | OfBuilding | OfBonus | OfWealth
"""Where an effect list stands in the component data."""


class ResolvingEffects(
    Script[Source], frozen=True, kw_only=True, gc=False, tag="tzolkin.resolving-effects"
):
    """Work: the effects of `source` from `index` on; `auto` if the engine chose them."""

    auto: Auto = False


class AdvancingTechnology(Awaiting, frozen=True, kw_only=True):
    """Work: the step on `track` that `seat` has paid for; `auto` if the engine chose it."""

    seat: Seat
    track: Annotated[Track, Meta(description="Which technology.")]
    auto: Auto = False


class BeginningRound(Awaiting, frozen=True, kw_only=True):
    """Work: the next round begins; `food_day` is its Food Day, if it has one."""

    food_day: Annotated[
        int | None, Meta(description="Number of its Food Day, 1 to 4; missing: it has none.")
    ] = None


Step = (
    TakingTurn
    | ResolvingEffects
    | AdvancingTechnology
    | BeginningRound
    | ChoosingTemple
    | Harvesting
    | ChoosingTechnology
    | PayingResources
    | GainingResources
    | Constructing
    | Trading
    | CopyingAction
    | OfferingTheology
    | AdvancingCalendar
    | ChoosingWealth
)
