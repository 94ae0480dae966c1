"""Steps of gains, tracks and choices (EV-RES, EV-POW, EV-GLO)."""

from games.eldervale.box.ids import CardId, SourceId
from games.eldervale.commands.parties import Party
from games.eldervale.effects.program import Ops
from games.eldervale.effects.terms import ElementId, Kind, UnitKind
from games.eldervale.steps.base import Awaiting
from games.kernel.seats import Seat


class ChoosingOption(Awaiting, frozen=True, tag="eldervale.choosing-option"):
    """One of several lists of operations, or an action to copy."""

    options: tuple[Ops, ...] = ()
    source: SourceId = ""
    copy: CardId | None = None
    unit: UnitKind | None = None


class GainingChoice(Awaiting, frozen=True, tag="eldervale.gaining-choice"):
    """A resource to gain, one of the kinds, `left` times."""

    kinds: tuple[Kind, ...]
    left: int = 1


class ChoosingElement(Awaiting, frozen=True, tag="eldervale.choosing-element"):
    """The element in which power is gained (EV-POW-02)."""


class MovingMarker(Awaiting, frozen=True, tag="eldervale.moving-marker"):
    """Which power marker moves, if any (EV-POW-01)."""

    element: ElementId


class TargetingPlayer(Awaiting, frozen=True, tag="eldervale.targeting-player"):
    """The player from whom is stolen, or whose dice are re-rolled."""

    seats: tuple[Party, ...]
    n: int
    victim_chooses: bool


class Stealing(Awaiting, frozen=True, tag="eldervale.stealing"):
    """A resource to take from `victim` for `taker`."""

    victim: Seat
    taker: Seat
    left: int


class Losing(Awaiting, frozen=True, tag="eldervale.losing"):
    """A resource token to discard."""

    left: int


class GainingPower(Awaiting, frozen=True, tag="eldervale.gaining-power"):
    """Power in an element, level by level (EV-POW-03); `any`: of the player's choice."""

    seat: Seat
    element: ElementId
    left: int = 1


class GainingGlory(Awaiting, frozen=True, tag="eldervale.gaining-glory"):
    """Glory, space by space (EV-GLO-01)."""

    seat: Seat
    left: int = 1


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
