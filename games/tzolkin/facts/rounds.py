"""Facts of Food Days, the calendar and the end of the game."""

from games.kernel.seats import Seat
from games.tzolkin.facts.base import Happened
from games.tzolkin.goods import Goods
from games.tzolkin.names import BuildingId, Gear, Temple
from games.tzolkin.state.gears import Gears
from games.tzolkin.state.sheet import Sheet


class RoundStarted(Happened, frozen=True, kw_only=True, tag="tzolkin.round-started"):
    """A round began; `food_day` is its Food Day, if it has one (TZ-RND-03)."""

    number: int
    tooth: int
    first: Seat
    food_day: int | None = None


class WorkersFed(Happened, frozen=True, kw_only=True, tag="tzolkin.workers-fed"):
    """A seat fed its workers (TZ-FOO-03): `free` by farms, the others at `price` corn each."""

    seat: Seat
    workers: int
    free: int
    price: int
    corn_paid: int
    unfed: int
    points_lost: int


class AgeAdvanced(Happened, frozen=True, kw_only=True, tag="tzolkin.age-advanced"):
    """The second age began (TZ-BLD-08): the display is replaced, the old stack leaves unseen."""

    removed: tuple[BuildingId, ...]
    unseen: int
    revealed: tuple[BuildingId, ...]


class SeatGoods(Happened, frozen=True, kw_only=True):
    """Goods of one seat."""

    seat: Seat
    goods: Goods


class TempleMaterialsGained(
    Happened, frozen=True, kw_only=True, tag="tzolkin.temple-materials-gained"
):
    """Mid-age rewards (TZ-FOO-04); skulls are withheld if there are too few (TZ-FOO-05)."""

    gains: tuple[SeatGoods, ...]
    skulls_withheld: bool = False


class TemplePoints(Happened, frozen=True, kw_only=True):
    """Points of one seat for one temple: of its step, and its share of the leader bonus."""

    seat: Seat
    temple: Temple
    step: int
    bonus: int


class TemplePointsGained(Happened, frozen=True, kw_only=True, tag="tzolkin.temple-points-gained"):
    """End-of-age rewards (TZ-FOO-06, TZ-FOO-07)."""

    gains: tuple[TemplePoints, ...]


class StartingWorkerReturned(
    Happened, frozen=True, kw_only=True, tag="tzolkin.starting-worker-returned"
):
    """The worker on the starting space is back in hand (TZ-STP-03)."""

    seat: Seat


class StartingPlayerChanged(
    Happened, frozen=True, kw_only=True, tag="tzolkin.starting-player-changed"
):
    """The starting player marker changed hands (TZ-STP-04)."""

    holder: Seat
    seat: Seat


class CalendarCornAdded(Happened, frozen=True, kw_only=True, tag="tzolkin.calendar-corn-added"):
    """Nobody took the starting space: one more corn lies on the calendar (TZ-CAL-01)."""

    tooth: int
    total: int


class PushedOff(Happened, frozen=True, kw_only=True):
    """A worker that fell off the end of a gear, back to its owner's hand (TZ-CAL-08)."""

    seat: Seat
    gear: Gear


class CalendarAdvanced(Happened, frozen=True, kw_only=True, tag="tzolkin.calendar-advanced"):
    """The calendar moved `days` teeth; `gears` is what stands where afterwards."""

    days: int
    old_tooth: int
    new_tooth: int
    gears: Gears
    pushed_off: tuple[PushedOff, ...] = ()


class FinalScoreComputed(Happened, frozen=True, kw_only=True, tag="tzolkin.final-score-computed"):
    """The score sheets of all seats (TZ-END-02)."""

    sheets: tuple[Sheet, ...]


class GameFinished(Happened, frozen=True, kw_only=True, tag="tzolkin.game-finished"):
    """The game is over (TZ-END-07)."""

    winners: tuple[Seat, ...]
