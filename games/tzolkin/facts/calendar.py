"""Facts of rounds, Food Days, the calendar and the end of the game (TZ-RND, TZ-FOO, TZ-CAL)."""

from msgspec.structs import replace

from games.kernel.move import replaced
from games.kernel.seats import Seat
from games.tzolkin.facts.base import Happened
from games.tzolkin.goods import Goods
from games.tzolkin.names import BuildingId, Gear, Temple
from games.tzolkin.state import State
from games.tzolkin.state.gears import Gears
from games.tzolkin.state.sheet import Sheet


class RoundStarted(Happened, frozen=True, kw_only=True, tag="tzolkin.round-started"):
    """A round began; `food_day` is its Food Day, if it has one (TZ-RND-03)."""

    number: int
    tooth: int
    first: Seat
    food_day: int | None = None

    def applied(self, state: State) -> State:
        """A new round."""
        return replace(state, phase="turns", round=self.number, food_day=self.food_day)


class WorkersFed(Happened, frozen=True, kw_only=True, tag="tzolkin.workers-fed"):
    """A seat fed its workers (TZ-FOO-03): `free` by farms, the others at `price` corn each."""

    seat: Seat
    workers: int
    free: int
    price: int
    corn_paid: int
    unfed: int
    points_lost: int

    def applied(self, state: State) -> State:
        """Corn went to the bank, points were lost."""
        player = state.players[self.seat]
        goods = player.goods.plus_corn(-self.corn_paid)
        points = replace(player.points, hunger=player.points.hunger - self.points_lost)
        return state.having(self.seat, replace(player, goods=goods, points=points))


class AgeAdvanced(Happened, frozen=True, kw_only=True, tag="tzolkin.age-advanced"):
    """The second age began (TZ-BLD-08): the display is replaced, the old stack leaves unseen."""

    removed: tuple[BuildingId, ...]
    unseen: int
    revealed: tuple[BuildingId, ...]

    def applied(self, state: State) -> State:
        """The display shows buildings of the second age; the first stack is gone."""
        display = (*self.revealed, *(None,) * (len(state.display) - len(self.revealed)))
        stack = state.stack_2.without(self.revealed)
        return replace(state, age=2, display=display, stack_1=type(state.stack_1)(), stack_2=stack)


class SeatGoods(Happened, frozen=True, kw_only=True, tag="tzolkin.seat-goods"):
    """Goods of one seat."""

    seat: Seat
    goods: Goods


class TempleMaterialsGained(
    Happened, frozen=True, kw_only=True, tag="tzolkin.temple-materials-gained"
):
    """Mid-age rewards (TZ-FOO-04); skulls are withheld if there are too few (TZ-FOO-05)."""

    gains: tuple[SeatGoods, ...]
    skulls_withheld: bool = False

    def applied(self, state: State) -> State:
        """Materials come from the bank, which only counts skulls."""
        players = state.players
        for gain in self.gains:
            player = players[gain.seat]
            players = replaced(players, gain.seat, player.owning(player.goods + gain.goods))
        skulls = sum(gain.goods.skull for gain in self.gains)
        return replace(state, players=players, skulls=state.skulls - skulls)


class TemplePoints(Happened, frozen=True, kw_only=True, tag="tzolkin.temple-points"):
    """Points of one seat for one temple: of its step, and its share of the leader bonus."""

    seat: Seat
    temple: Temple
    step: int
    bonus: int


class TemplePointsGained(Happened, frozen=True, kw_only=True, tag="tzolkin.temple-points-gained"):
    """End-of-age rewards (TZ-FOO-06, TZ-FOO-07)."""

    gains: tuple[TemplePoints, ...]

    def applied(self, state: State) -> State:
        """Points of the temples."""
        players = state.players
        for gain in self.gains:
            player = players[gain.seat]
            temples = player.points.temples + gain.step + gain.bonus
            points = replace(player.points, temples=temples)
            players = replaced(players, gain.seat, replace(player, points=points))
        return replace(state, players=players)


class StartingWorkerReturned(
    Happened, frozen=True, kw_only=True, tag="tzolkin.starting-worker-returned"
):
    """The worker on the starting space is back in hand (TZ-STP-03)."""

    seat: Seat

    def applied(self, state: State) -> State:
        """The starting space is empty again."""
        player = state.players[self.seat].handed(1, 0)
        return replace(state.having(self.seat, player), starting_space=None)


class StartingPlayerChanged(
    Happened, frozen=True, kw_only=True, tag="tzolkin.starting-player-changed"
):
    """The starting player marker changed hands (TZ-STP-04)."""

    holder: Seat
    seat: Seat

    def applied(self, state: State) -> State:
        """The marker lies before the seat."""
        return replace(state, marker=self.seat)


class CalendarCornAdded(Happened, frozen=True, kw_only=True, tag="tzolkin.calendar-corn-added"):
    """Nobody took the starting space: one more corn lies on the calendar (TZ-CAL-01)."""

    tooth: int
    total: int

    def applied(self, state: State) -> State:
        """The corn that lies there now."""
        return replace(state, calendar_corn=self.total)


class PushedOff(Happened, frozen=True, kw_only=True, tag="tzolkin.pushed-off"):
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

    def applied(self, state: State) -> State:
        """The gears have turned; workers that fell off are back in hand."""
        players = state.players
        for pushed in self.pushed_off:
            players = replaced(players, pushed.seat, players[pushed.seat].handed(1, 0))
        return replace(state, players=players, gears=self.gears, tooth=self.new_tooth)


class FinalScoreComputed(Happened, frozen=True, kw_only=True, tag="tzolkin.final-score-computed"):
    """The score sheets of all seats (TZ-END-02)."""

    sheets: tuple[Sheet, ...]

    def applied(self, state: State) -> State:
        """The sheets lie open."""
        return replace(state, sheets=self.sheets)


class GameFinished(Happened, frozen=True, kw_only=True, tag="tzolkin.game-finished"):
    """The game is over (TZ-END-07)."""

    winners: tuple[Seat, ...]

    def applied(self, state: State) -> State:
        """Nothing more is played."""
        return replace(state, phase="finished")


CalendarFact = (
    RoundStarted
    | WorkersFed
    | AgeAdvanced
    | TempleMaterialsGained
    | TemplePointsGained
    | StartingWorkerReturned
    | StartingPlayerChanged
    | CalendarCornAdded
    | CalendarAdvanced
    | FinalScoreComputed
    | GameFinished
)
