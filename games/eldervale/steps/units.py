"""Steps of units: targets, dwellings, the Underworld (EV-DWE, EV-ACT-03, EV-UND)."""

from games.eldervale.box.ids import MonsterId, SourceId, TileId
from games.eldervale.effects.monsters import ControlMonster, LairReturn
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.units import Banish, MoveUnit, ReturnToReady, Revive, SwapUnits
from games.eldervale.steps.base import Awaiting, Target
from games.kernel.seats import Seat


class Summoning(Awaiting, frozen=True, tag="eldervale.summoning"):
    """Which unit is summoned (EV-ACT-03)."""

    discount: int
    free: bool = False
    kinds: tuple[UnitKind, ...] = ()
    required: bool = False


class Building(Awaiting, frozen=True, tag="eldervale.building"):
    """Where a dwelling is built (EV-DWE)."""

    discount: int
    required: bool = False


class PushingMonster(Awaiting, frozen=True, tag="eldervale.pushing-monster"):
    """Where the monster on the lair goes (EV-MON-12)."""

    monster: MonsterId
    realms: tuple[TileId, ...]


class TargetingUnit(Awaiting, frozen=True, tag="eldervale.targeting-unit"):
    """The unit that an effect is about; `first` has been chosen of a swap."""

    op: (
        MoveUnit | SwapUnits | ReturnToReady | Revive | Banish | ControlMonster | LairReturn | None
    ) = None
    left: int = 1
    done: int = 0
    first: Target | None = None
    optional: bool = False
    join: bool = False
    required: bool = False


class TargetingRealm(Awaiting, frozen=True, tag="eldervale.targeting-realm"):
    """The realm to which a unit is relocated."""

    op: MoveUnit
    unit: Target


class Mimicking(Awaiting, frozen=True, tag="eldervale.mimicking"):
    """Whether Mimeza copies an ability (effects 5.41)."""

    abilities: tuple[SourceId, ...]
    sent: int = 0


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
    kinds: tuple[UnitKind, ...]
    done: tuple[SourceId, ...] = ()


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
