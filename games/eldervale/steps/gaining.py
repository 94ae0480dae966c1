"""Steps of gains, tracks and choices (EV-RES, EV-POW, EV-GLO)."""

from typing import Annotated

from msgspec import Meta, field

from games.eldervale.box.ids import CardId, SourceId
from games.eldervale.commands.parties import Party
from games.eldervale.effects.goods import Robbed
from games.eldervale.effects.program import Ops
from games.eldervale.effects.terms import ElementId, Kind, UnitKind
from games.eldervale.steps.base import Awaiting
from games.kernel.seats import Seat


class ChoosingOption(Awaiting, frozen=True, tag="eldervale.choosing-option"):
    """One of several lists of operations, or an action to copy."""

    rules = ("EV-GEN-05",)

    options: Annotated[
        tuple[Ops, ...],
        Meta(description="The lists of operations to choose from; empty: an action is copied."),
    ] = ()
    source: SourceId = ""
    copy: Annotated[
        CardId | None, Meta(description="The card that copies an action; missing: none.")
    ] = None
    unit: Annotated[
        UnitKind | None, Meta(description="The unit that activated the card; missing: none.")
    ] = None


class GainingChoice(Awaiting, frozen=True, tag="eldervale.gaining-choice"):
    """A resource to gain, one of the kinds, `left` times."""

    rules = ("EV-RES-01", "EV-RES-02")

    kinds: Annotated[tuple[Kind, ...], Meta(description="The kinds that can be chosen.")]
    left: Annotated[int, Meta(description="How many are left.")] = 1


class ChoosingElement(Awaiting, frozen=True, tag="eldervale.choosing-element"):
    """The element in which power is gained (EV-POW-02)."""

    rules = ("EV-POW-02",)


class MovingMarker(Awaiting, frozen=True, tag="eldervale.moving-marker"):
    """Which power marker moves, if any (EV-POW-01)."""

    rules = ("EV-POW-01",)

    element: ElementId


class TargetingPlayer(Awaiting, frozen=True, tag="eldervale.targeting-player"):
    """The player from whom is stolen."""

    rules = ("EV-GEN-03",)

    n: Annotated[int, Meta(description="How many tokens are stolen.")]
    victim_chooses: Annotated[bool, Meta(description="Whether the victim chooses what is stolen.")]
    from_: Annotated[
        Robbed | None, Meta(description="Which players can be chosen; missing: `seats`.")
    ] = field(default=None, name="from")
    seats: Annotated[
        tuple[Party, ...],
        Meta(description="Who can be chosen, in games of `eldervale/1`; missing: see `from`."),
    ] = ()


class Stealing(Awaiting, frozen=True, tag="eldervale.stealing"):
    """A resource to take from `victim` for `taker`."""

    rules = ("EV-RES-02", "EV-RES-06")

    victim: Annotated[Seat, Meta(description="The seat that loses something.")]
    taker: Annotated[Seat, Meta(description="The seat that gets it.")]
    left: Annotated[int, Meta(description="How many are left.")]


class Losing(Awaiting, frozen=True, tag="eldervale.losing"):
    """A resource token to discard."""

    rules = ("EV-GEN-06",)

    left: Annotated[int, Meta(description="How many are left.")]


class GainingPower(Awaiting, frozen=True, tag="eldervale.gaining-power"):
    """Power in an element, level by level (EV-POW-03); `any`: of the player's choice."""

    seat: Seat
    element: ElementId
    left: Annotated[int, Meta(description="Levels left to gain.")] = 1


class GainingGlory(Awaiting, frozen=True, tag="eldervale.gaining-glory"):
    """Glory, space by space (EV-GLO-01)."""

    seat: Seat
    left: Annotated[int, Meta(description="Spaces left to go.")] = 1


GainingStep = (
    ChoosingOption
    | GainingChoice
    | ChoosingElement
    | MovingMarker
    | GainingPower
    | GainingGlory
    | Stealing
    | Losing
    | TargetingPlayer
)
