"""Facts of the course of the game: rounds, turns, the end (MO-TRN, MO-CON, MO-END, MO-SCO)."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.move import replaced
from games.kernel.result import Sheet
from games.kernel.seats import Seat
from games.monumental.effects import Goods
from games.monumental.facts.base import Happened, Noted
from games.monumental.state import State, Turn
from games.monumental.steps import Purpose

TurnActionKind = Purpose | Literal["outpost", "return_hero"]
Category = Literal["provinces", "knowledge", "wonders", "policies", "monsters"]


class RoundStarted(Happened, frozen=True, tag="monumental.round-started"):
    """A round begins with the start player; nobody has passed."""

    number: Annotated[int, Meta(description="Number of the round, from 1.")]
    start: Annotated[Seat, Meta(description="The seat that begins the round.")]

    def applied(self, state: State) -> State:
        players = tuple(replace(player, passed=False) for player in state.players)
        return replace(state, round=self.number, phase="activate", turn=Turn(), players=players)


class TurnStarted(Happened, frozen=True, tag="monumental.turn-started"):
    """A turn begins."""

    seat: Seat

    def applied(self, state: State) -> State:
        player = replace(state.players[self.seat], removed=False)
        phase: Literal["actions", "activate"] = "actions" if state.continuous else "activate"
        turn = Turn(seat=self.seat)
        players = replaced(state.players, self.seat, player)
        return replace(state, players=players, turn=turn, phase=phase)


class TurnActionTaken(Happened, frozen=True, tag="monumental.turn-action-taken"):
    """The one turn action of a turn in continuous mode (MO-CON-03)."""

    seat: Seat
    kind: Annotated[TurnActionKind, Meta(description="Which turn action.")]

    def applied(self, state: State) -> State:
        return replace(state, turn=replace(state.turn, acted=True))


class TurnEnded(Happened, frozen=True, tag="monumental.turn-ended"):
    """A turn is over; in classic mode the perishable resources are lost (MO-TRN-05)."""

    seat: Seat
    lost: Annotated[Goods, Meta(description="What perished.")]

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        player = replace(player, goods=player.goods.minus(self.lost))
        return replace(state, players=replaced(state.players, self.seat, player), turn=Turn())


class PlayerPassed(Happened, frozen=True, tag="monumental.player-passed"):
    """No more actions in this round; the perishable resources are lost (MO-CON-13)."""

    seat: Seat
    lost: Annotated[Goods, Meta(description="What perished.")]

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        player = replace(player, goods=player.goods.minus(self.lost), passed=True)
        return replace(state, players=replaced(state.players, self.seat, player), turn=Turn())


class ActionsClosed(Happened, frozen=True, tag="monumental.actions-closed"):
    """All have passed (MO-CON-15), or the turn of classic mode is over."""

    def applied(self, state: State) -> State:
        return replace(state, phase="refill")


class StartMarkerPassed(Happened, frozen=True, tag="monumental.start-marker-passed"):
    """The start-player marker moved on (MO-CON-18)."""

    giver: Annotated[Seat, Meta(description="The seat that had it.")]
    taker: Annotated[Seat, Meta(description="The seat that has it now.")]

    def applied(self, state: State) -> State:
        return replace(state, start=self.taker)


class LastRoundAnnounced(Happened, frozen=True, tag="monumental.last-round-announced"):
    """It is known which round is the last (MO-END-01, MO-DSP-05)."""

    number: Annotated[int, Meta(description="Number of the last round.")]

    def applied(self, state: State) -> State:
        return replace(state, last_round=self.number)


class CategoryScored(Noted, frozen=True, tag="monumental.category-scored"):
    """Points of a category by seat (MO-SCO-01)."""

    category: Annotated[Category, Meta(description="What was scored.")]
    points: Annotated[tuple[int, ...], Meta(description="The points of each seat.")]


class DominanceScored(Noted, frozen=True, tag="monumental.dominance-scored"):
    """Who has the most in a category, and gets the bonus (MO-SCO-03)."""

    category: Annotated[Category, Meta(description="The category.")]
    seats: Annotated[tuple[Seat, ...], Meta(description="The seats that have the most.")]


class FinalScore(Happened, frozen=True, tag="monumental.final-score"):
    """The score sheets by seat (MO-SCO-04, MO-SCO-05)."""

    sheets: Annotated[tuple[Sheet, ...], Meta(description="The score sheets, by seat.")]

    def applied(self, state: State) -> State:
        return replace(state, sheets=self.sheets)


class GameEnded(Happened, frozen=True, tag="monumental.game-ended"):
    """The game is over."""

    def applied(self, state: State) -> State:
        return replace(state, phase="over", turn=Turn())


FlowFact = (
    RoundStarted
    | TurnStarted
    | TurnActionTaken
    | TurnEnded
    | PlayerPassed
    | ActionsClosed
    | StartMarkerPassed
    | LastRoundAnnounced
    | CategoryScored
    | DominanceScored
    | FinalScore
    | GameEnded
)
