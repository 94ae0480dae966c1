"""Facts of rounds, Food Days, the calendar and the end of the game (TZ-RND, TZ-FOO, TZ-CAL)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.move import replaced
from games.kernel.seats import Seat
from games.tzolkin.facts.base import Happened, OfPlayer
from games.tzolkin.goods import Goods
from games.tzolkin.names import BuildingId, Gear, Temple
from games.tzolkin.state import State
from games.tzolkin.state.gears import Gears
from games.tzolkin.state.player import Player
from games.tzolkin.state.sheet import Sheet


class RoundStarted(Happened, frozen=True, kw_only=True):
    """A round began; `food_day` is its Food Day, if it has one (TZ-RND-03)."""

    number: Annotated[int, Meta(description="Number of the round, from 1.")]
    tooth: Annotated[int, Meta(description="Teeth that the calendar has advanced since the setup.")]
    first: Annotated[Seat, Meta(description="The seat that begins it.")]
    food_day: Annotated[
        int | None, Meta(description="Number of its Food Day, 1 to 4; missing: it has none.")
    ] = None

    def applied(self, state: State) -> State:
        return replace(state, phase="turns", round=self.number, food_day=self.food_day)


class WorkersFed(OfPlayer, frozen=True, kw_only=True):
    """A seat fed its workers (TZ-FOO-03): `free` by farms, the others at `price` corn each."""

    workers: Annotated[int, Meta(description="Workers that had to be fed.")]
    free: Annotated[int, Meta(description="Workers that were fed by farms.")]
    price: Annotated[int, Meta(description="Corn for each other worker.")]
    corn_paid: Annotated[int, Meta(description="Corn paid in all.")]
    unfed: Annotated[int, Meta(description="Workers that were not fed.")]
    points_lost: Annotated[int, Meta(description="Victory points lost for these.")]

    def changed(self, player: Player) -> Player:
        goods = player.goods.plus_corn(-self.corn_paid)
        points = replace(player.points, hunger=player.points.hunger - self.points_lost)
        return replace(player, goods=goods, points=points)


class AgeAdvanced(Happened, frozen=True, kw_only=True):
    """The second age began (TZ-BLD-08): the display is replaced, the old stack leaves unseen."""

    removed: Annotated[
        tuple[BuildingId, ...],
        Meta(description="Buildings of the first age that lay on the display."),
    ]
    unseen: Annotated[
        int, Meta(description="Buildings of the first age that left the game unseen.")
    ]
    revealed: Annotated[
        tuple[BuildingId, ...],
        Meta(description="Buildings of the second age on the display now, by slot."),
    ]

    def applied(self, state: State) -> State:
        """The display shows buildings of the second age; the first stack is gone."""
        display = (*self.revealed, *(None,) * (len(state.display) - len(self.revealed)))
        stack = state.stack_2.without(self.revealed)
        return replace(state, age=2, display=display, stack_1=type(state.stack_1)(), stack_2=stack)


class SeatGoods(Happened, frozen=True, kw_only=True):
    """Goods of one seat."""

    seat: Seat
    goods: Goods


class TempleMaterialsGained(Happened, frozen=True, kw_only=True):
    """Mid-age rewards (TZ-FOO-04); skulls are withheld if there are too few (TZ-FOO-05)."""

    gains: Annotated[tuple[SeatGoods, ...], Meta(description="What each seat got.")]
    skulls_withheld: Annotated[
        bool, Meta(description="Whether nobody got skulls, since there were too few for all.")
    ] = False

    def applied(self, state: State) -> State:
        """Materials come from the bank, which only counts skulls."""
        players = state.players
        for gain in self.gains:
            player = players[gain.seat]
            players = replaced(players, gain.seat, player.owning(player.goods + gain.goods))
        skulls = sum(gain.goods.skull for gain in self.gains)
        return replace(state, players=players, skulls=state.skulls - skulls)


class TemplePoints(Happened, frozen=True, kw_only=True):
    """Points of one seat for one temple: of its step, and its share of the leader bonus."""

    seat: Seat
    temple: Annotated[Temple, Meta(description="Which temple.")]
    step: Annotated[int, Meta(description="Points of the step; may be negative.")]
    bonus: Annotated[int, Meta(description="Share of the bonus for the highest marker.")]


class TemplePointsGained(Happened, frozen=True, kw_only=True):
    """End-of-age rewards (TZ-FOO-06, TZ-FOO-07)."""

    gains: Annotated[tuple[TemplePoints, ...], Meta(description="The points by seat and temple.")]

    def applied(self, state: State) -> State:
        players = state.players
        for gain in self.gains:
            player = players[gain.seat]
            temples = player.points.temples + gain.step + gain.bonus
            points = replace(player.points, temples=temples)
            players = replaced(players, gain.seat, replace(player, points=points))
        return replace(state, players=players)


class StartingWorkerReturned(Happened, frozen=True, kw_only=True):
    """The worker on the starting space is back in hand (TZ-STP-03)."""

    seat: Seat

    def applied(self, state: State) -> State:
        player = state.players[self.seat].handed(1, 0)
        return replace(state.having(self.seat, player), starting_space=None)


class StartingPlayerChanged(Happened, frozen=True, kw_only=True):
    """The starting player marker changed hands (TZ-STP-04)."""

    holder: Annotated[Seat, Meta(description="The seat that had the marker.")]
    seat: Seat

    def applied(self, state: State) -> State:
        return replace(state, marker=self.seat)


class CalendarCornAdded(Happened, frozen=True, kw_only=True):
    """Nobody took the starting space: one more corn lies on the calendar (TZ-CAL-01)."""

    tooth: Annotated[int, Meta(description="Teeth that the calendar has advanced since the setup.")]
    total: Annotated[int, Meta(description="Corn that lies on the calendar now.")]

    def applied(self, state: State) -> State:
        return replace(state, calendar_corn=self.total)


class PushedOff(Happened, frozen=True, kw_only=True):
    """A worker that fell off the end of a gear, back to its owner's hand (TZ-CAL-08)."""

    seat: Seat
    gear: Annotated[Gear, Meta(description="The gear from which it fell.")]


class CalendarAdvanced(Happened, frozen=True, kw_only=True):
    """The calendar moved."""

    days: Annotated[int, Meta(description="Teeth moved, 1 or 2.")]
    old_tooth: Annotated[int, Meta(description="Teeth advanced since the setup, before.")]
    new_tooth: Annotated[int, Meta(description="Teeth advanced since the setup, now.")]
    gears: Annotated[Gears, Meta(description="What stands where afterwards.")]
    pushed_off: Annotated[
        tuple[PushedOff, ...], Meta(description="Workers that fell off the end of a gear.")
    ] = ()

    def applied(self, state: State) -> State:
        """The gears have turned; workers that fell off are back in hand."""
        players = state.players
        for pushed in self.pushed_off:
            players = replaced(players, pushed.seat, players[pushed.seat].handed(1, 0))
        return replace(state, players=players, gears=self.gears, tooth=self.new_tooth)


class FinalScoreComputed(Happened, frozen=True, kw_only=True):
    """The score sheets of all seats (TZ-END-02)."""

    sheets: Annotated[tuple[Sheet, ...], Meta(description="The score sheets, by seat.")]

    def applied(self, state: State) -> State:
        return replace(state, sheets=self.sheets)


class GameFinished(Happened, frozen=True, kw_only=True):
    """The game is over (TZ-END-07)."""

    winners: Annotated[tuple[Seat, ...], Meta(description="The seats on rank 1.")]

    def applied(self, state: State) -> State:
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
