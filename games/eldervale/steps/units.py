"""Steps of units: targets, dwellings, the Underworld (EV-DWE, EV-ACT-03, EV-UND)."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.box.ids import MonsterId, SourceId, TileId
from games.eldervale.effects.monsters import ControlMonster, LairReturn
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.units import Banish, MoveUnit, ReturnToReady, Revive, SwapUnits
from games.eldervale.steps.base import Awaiting, Target
from games.kernel.seats import Seat


class Summoning(Awaiting, frozen=True, tag="eldervale.summoning"):
    """Which unit is summoned (EV-ACT-03)."""

    rules = ("EV-ACT-03",)

    discount: Annotated[int, Meta(description="By how much the price is lower.")]
    free: Annotated[bool, Meta(description="Whether nothing is paid.")] = False
    kinds: Annotated[
        tuple[UnitKind, ...], Meta(description="The kinds that can be summoned; empty: any.")
    ] = ()
    required: Annotated[bool, Meta(description="Whether it has to be done, if it can.")] = False


class Building(Awaiting, frozen=True, tag="eldervale.building"):
    """Where a dwelling is built (EV-DWE)."""

    rules = ("EV-DWE-01", "EV-DWE-02")

    discount: Annotated[int, Meta(description="By how much the price is lower.")]
    required: Annotated[bool, Meta(description="Whether it has to be done, if it can.")] = False


class PushingMonster(Awaiting, frozen=True, tag="eldervale.pushing-monster"):
    """Where the monster on the lair goes (EV-MON-12)."""

    rules = ("EV-MON-12",)

    monster: MonsterId
    realms: Annotated[
        tuple[TileId, ...],
        Meta(
            description="The realms that could be chosen when it was first asked; the legal"
            " commands say which can be chosen now."
        ),
    ]


class TargetingUnit(Awaiting, frozen=True, tag="eldervale.targeting-unit"):
    """The unit that an effect is about; `first` has been chosen of a swap."""

    rules = ("EV-GEN-02",)

    op: Annotated[
        MoveUnit | SwapUnits | ReturnToReady | Revive | Banish | ControlMonster | LairReturn | None,
        Meta(description="What is done with the unit; missing: it is chosen only."),
    ] = None
    left: Annotated[int, Meta(description="Units still to be chosen.")] = 1
    done: Annotated[int, Meta(description="Units chosen so far.")] = 0
    first: Annotated[
        Target | None, Meta(description="The first unit of a swap; missing: not chosen yet.")
    ] = None
    optional: Annotated[bool, Meta(description="Whether it can be declined.")] = False
    join: Annotated[bool, Meta(description="Whether the unit joins the battle.")] = False
    required: Annotated[bool, Meta(description="Whether it has to be done, if it can.")] = False


class TargetingRealm(Awaiting, frozen=True, tag="eldervale.targeting-realm"):
    """The realm to which a unit is relocated."""

    rules = ("EV-GEN-07",)

    op: MoveUnit
    unit: Target


class Mimicking(Awaiting, frozen=True, tag="eldervale.mimicking"):
    """Whether Mimeza copies an ability (effects 5.41)."""

    rules = ("EV-MER-07",)

    abilities: Annotated[
        tuple[SourceId, ...], Meta(description="The abilities that can be copied.")
    ]
    sent: Annotated[
        int,
        Meta(description="How many units went to the Underworld; 0: it is about something else."),
    ] = 0


class Summoned(Awaiting, frozen=True, tag="eldervale.summoned"):
    """The cost is paid: the unit is ready."""

    seat: Seat
    kind: UnitKind


class Built(Awaiting, frozen=True, tag="eldervale.built"):
    """The cost is paid: the worker is a dwelling (EV-DWE-01)."""

    seat: Seat
    realm: TileId


class SendingDown(Awaiting, frozen=True, tag="eldervale.sending-down"):
    """Effects of units that went to the Underworld."""

    seat: Seat
    kinds: Annotated[tuple[UnitKind, ...], Meta(description="The kinds of units that went there.")]
    done: Annotated[tuple[SourceId, ...], Meta(description="Effects that are done with.")] = ()


UnitStep = (
    TargetingUnit
    | TargetingRealm
    | Mimicking
    | PushingMonster
    | SendingDown
    | Summoning
    | Summoned
    | Building
    | Built
)
