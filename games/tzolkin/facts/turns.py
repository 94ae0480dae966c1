"""Facts of a turn: begging, placing, picking up, ending."""

from typing import Literal

from games.kernel.seats import Seat
from games.tzolkin.facts.base import Happened
from games.tzolkin.names import BuildingId, Gear, Target, Temple


class CornBegged(Happened, frozen=True, kw_only=True, tag="tzolkin.corn-begged"):
    """Corn was returned and taken, and a marker went down to step `index` (TZ-BEG-01)."""

    seat: Seat
    corn_before: int
    corn: int
    temple: Temple
    index: int


class WorkerPlaced(Happened, frozen=True, kw_only=True, tag="tzolkin.worker-placed"):
    """The `order`-th worker of this turn stands on `target`, for `cost` corn (TZ-PLC-04)."""

    seat: Seat
    target: Target
    position: int
    order: int
    cost: int


class WorkerPlacedByMercy(
    Happened, frozen=True, kw_only=True, tag="tzolkin.worker-placed-by-mercy"
):
    """A worker was placed for all the corn that the seat had (TZ-BEG-05)."""

    seat: Seat
    target: Target
    position: int
    corn_paid: int


class WorkerPickedUp(Happened, frozen=True, kw_only=True, tag="tzolkin.worker-picked-up"):
    """A worker is back in hand; `action` (or none) follows, for `fee` corn (TZ-PCK-03)."""

    seat: Seat
    gear: Gear
    position: int
    action: int | None = None
    fee: int = 0
    reason: Literal["none", "own", "lower", "free_choice", "theology_1"] = "none"


class ActionCopied(Happened, frozen=True, kw_only=True, tag="tzolkin.action-copied"):
    """An action of another gear is done, by Uxmal 5 or by a building (TZ-UXM-05, TZ-BLD-05)."""

    seat: Seat
    gear: Gear
    number: int
    auto: bool = False


class ChoiceDeclined(Happened, frozen=True, kw_only=True, tag="tzolkin.choice-declined"):
    """An optional part was left out (TZ-ACT-06)."""

    seat: Seat
    choice: Literal["technology", "building", "copied_action", "theology"]
    auto: bool = False


class MarketLeft(Happened, frozen=True, kw_only=True, tag="tzolkin.market-left"):
    """A visit to the market ended (TZ-UXM-07)."""

    seat: Seat
    auto: bool = False


class Revealed(Happened, frozen=True, kw_only=True):
    """A building laid on a slot of the display."""

    slot: int
    building: BuildingId


class BuildingDisplayRefilled(
    Happened, frozen=True, kw_only=True, tag="tzolkin.building-display-refilled"
):
    """Buildings drawn from the stack of the current age (TZ-SET-06, TZ-BLD-06)."""

    tiles: tuple[Revealed, ...]
    stack_left: int


class CalendarCornTaken(Happened, frozen=True, kw_only=True, tag="tzolkin.calendar-corn-taken"):
    """The corn on the calendar goes to the occupant of the starting space (TZ-STP-02)."""

    seat: Seat
    amount: int


class TurnEnded(Happened, frozen=True, kw_only=True, tag="tzolkin.turn-ended"):
    """The seat's turn is over."""

    seat: Seat
