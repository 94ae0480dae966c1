"""What all facts have in common, and the small changes that several of them make."""

from abc import abstractmethod
from typing import Annotated, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.eldervale.box.ids import CardId
from games.eldervale.state import State
from games.eldervale.state.battle import Battle, Fighter, Side
from games.eldervale.state.player import Player
from games.kernel.move import replaced
from games.kernel.seats import Seat
from games.kernel.visibility import visible_to

T = TypeVar("T")

Cards = Annotated[
    tuple[CardId, ...],
    visible_to("seat", "partner"),
    Meta(description="The cards; their owner sees them, and in team play the teammate."),
]
"""Hand cards: only their owner sees them, and in team play the teammate (EV-TEA-09)."""


class Happened(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of all facts. Every amount and every card in one is what really happened."""


class Noted(Happened, frozen=True):
    """Base of facts that change nothing on the table: people and later facts need them."""

    def applied(self, state: State) -> State:
        """The same state."""
        return state


class OfPlayer(Happened, frozen=True):
    """A fact that changes one player and nothing else."""

    seat: Seat

    def applied(self, state: State) -> State:
        """The state with the player changed."""
        at, players = self.seat, state.players
        return replace(state, players=replaced(players, at, self.changed(players[at])))

    @abstractmethod
    def changed(self, one: Player) -> Player:
        """The player after the fact."""


def player(state: State, seat: Seat, **changes: object) -> State:
    """The state with fields of a player changed."""
    changed = replace(state.players[seat], **changes)
    return replace(state, players=replaced(state.players, seat, changed))


def turned(state: State, **changes: object) -> State:
    """The state with fields of the turn changed."""
    return replace(state, turn=replace(state.turn, **changes))


def fought(state: State, **changes: object) -> State:
    """The state with fields of the battle changed."""
    return replace(state, battle=replace(battle(state), **changes))


def battle(state: State) -> Battle:
    """The battle in progress."""
    assert state.battle is not None
    return state.battle


def sided(state: State, who: Fighter, **changes: object) -> State:
    """The state with fields of a side of the battle changed."""
    now = battle(state)
    side: Side = replace(now.of(who), **changes)
    return replace(state, battle=now.with_side(side))


def spent(state: State, seat: Seat, cards: tuple[CardId, ...]) -> State:
    """The state with hand cards on the discard pile."""
    one: Player = state.players[seat]
    for card in cards:
        one = one.dropped(card)
    return replace(state.with_player(seat, one), shown=(*state.shown, *cards))
