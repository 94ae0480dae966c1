"""Facts of a turn: begging, placing, picking up, ending (TZ-TRN, TZ-BEG, TZ-PLC, TZ-PCK)."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.tzolkin.facts.base import Happened, Noted, OfPlayer
from games.tzolkin.names import STARTING_SPACE, Auto, BuildingId, Destination, Gear, Target, Temple
from games.tzolkin.state import State
from games.tzolkin.state.player import Player


class CornBegged(OfPlayer, frozen=True, kw_only=True):
    """Corn was returned and taken, and a marker went down to step `index` (TZ-BEG-01)."""

    corn_before: Annotated[int, Meta(description="The corn that the seat had.")]
    corn: Annotated[int, Meta(description="The corn that it has now.")]
    temple: Annotated[Temple, Meta(description="The temple whose god was angered.")]
    index: Annotated[int, Meta(description="The step of its marker now, 0 at the bottom.")]

    def changed(self, player: Player) -> Player:
        """Corn is as the fact says, and one marker is lower."""
        goods = replace(player.goods, corn=self.corn)
        temples = replace(player.temples, **{self.temple: self.index})
        return replace(player, goods=goods, temples=temples)


class WorkerPlaced(Happened, frozen=True, kw_only=True):
    """The `order`-th worker of this turn stands on `target`, for `cost` corn (TZ-PLC-04)."""

    seat: Seat
    target: Destination
    position: Annotated[int, Meta(description="The position on the gear; on the starting space 0.")]
    order: Annotated[int, Meta(description="Which worker of this turn it was, from 1.")]
    cost: Annotated[int, Meta(description="The price in corn, of position and order.")]

    def applied(self, state: State) -> State:
        """From the hand to the board; the corn is paid."""
        return _placed(state, self.seat, self.target, self.position, self.cost)


class WorkerPlacedByMercy(Happened, frozen=True, kw_only=True):
    """A worker was placed for all the corn that the seat had (TZ-BEG-05)."""

    seat: Seat
    target: Destination
    position: Annotated[int, Meta(description="The position on the gear; on the starting space 0.")]
    corn_paid: Annotated[int, Meta(description="All the corn that the seat had.")]

    def applied(self, state: State) -> State:
        """From the hand to the board; the corn is paid."""
        return _placed(state, self.seat, self.target, self.position, self.corn_paid)


def _placed(state: State, seat: Seat, target: Target, position: int, corn: int) -> State:
    player = state.players[seat].handed(-1, -corn)
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    if target == STARTING_SPACE:
        return replace(state, players=players, starting_space=seat)
    return replace(state, players=players, gears=state.gears.with_one(target, position, seat))


class WorkerPickedUp(Happened, frozen=True, kw_only=True):
    """A worker is back in hand; `action` (or none) follows, for `fee` corn (TZ-PCK-03)."""

    seat: Seat
    gear: Annotated[Gear, Meta(description="Which gear.")]
    position: Annotated[int, Meta(description="The position from which it was taken.")]
    action: Annotated[
        int | None, Meta(description="Number of the action that follows; missing: none.")
    ] = None
    fee: Annotated[int, Meta(description="Corn paid for the choice of action.")] = 0
    reason: Annotated[
        Literal["none", "own", "lower", "free_choice", "theology_1"],
        Meta(
            description="Why this action could be chosen: the position's own, a lower one, a "
            "free choice, or Theology 1."
        ),
    ] = "none"

    def applied(self, state: State) -> State:
        seat = self.seat
        player = state.players[seat].handed(1, -self.fee)
        players = (*state.players[:seat], player, *state.players[seat + 1 :])
        gears = state.gears.with_one(self.gear, self.position, None)
        return replace(state, players=players, gears=gears)


class ActionCopied(Noted, frozen=True, kw_only=True):
    """An action of another gear is done, by Uxmal 5 or by a building (TZ-UXM-05, TZ-BLD-05)."""

    seat: Seat
    gear: Annotated[Gear, Meta(description="Which gear.")]
    number: Annotated[int, Meta(description="Number of the action.")]
    auto: Auto = False


class ChoiceDeclined(Noted, frozen=True, kw_only=True):
    """An optional part was left out (TZ-ACT-06)."""

    seat: Seat
    choice: Annotated[
        Literal["technology", "building", "copied_action", "theology"],
        Meta(description="What was left out."),
    ]
    auto: Auto = False


class MarketLeft(Noted, frozen=True, kw_only=True):
    """A visit to the market ended (TZ-UXM-07)."""

    seat: Seat
    auto: Auto = False


class Revealed(Happened, frozen=True, kw_only=True):
    """A building laid on a slot of the display."""

    slot: Annotated[int, Meta(description="The slot of the display, from 0.")]
    building: BuildingId


class BuildingDisplayRefilled(Happened, frozen=True, kw_only=True):
    """Buildings drawn from the stack of the current age (TZ-SET-06, TZ-BLD-06)."""

    tiles: Annotated[tuple[Revealed, ...], Meta(description="The buildings that were laid out.")]
    stack_left: Annotated[int, Meta(description="Buildings left in the stack.")]

    def applied(self, state: State) -> State:
        display = list(state.display)
        for tile in self.tiles:
            display[tile.slot] = tile.building
        stack = state.stack.without(tile.building for tile in self.tiles)
        if state.age == 1:
            return replace(state, display=tuple(display), stack_1=stack)
        return replace(state, display=tuple(display), stack_2=stack)


class CalendarCornTaken(Happened, frozen=True, kw_only=True):
    """The corn on the calendar goes to the occupant of the starting space (TZ-STP-02)."""

    seat: Seat
    amount: Annotated[int, Meta(description="How much corn.")]

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        player = replace(player, goods=player.goods.plus_corn(self.amount))
        return replace(state.having(self.seat, player), calendar_corn=0)


class TurnEnded(Happened, frozen=True, kw_only=True):
    """The seat's turn is over."""

    seat: Seat

    def applied(self, state: State) -> State:
        """Nobody has built in the turn that comes next."""
        return replace(state, built=False) if state.built else state


TurnFact = (
    WorkerPlaced
    | WorkerPickedUp
    | TurnEnded
    | CornBegged
    | BuildingDisplayRefilled
    | CalendarCornTaken
    | WorkerPlacedByMercy
    | ActionCopied
    | ChoiceDeclined
    | MarketLeft
)
