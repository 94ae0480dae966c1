"""What all facts have in common, and the small changes that several of them make."""

from abc import abstractmethod

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.monumental.box import CardId
from games.monumental.effects import Goods
from games.monumental.state import State
from games.monumental.state.city import Slots
from games.monumental.state.player import Player


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
        return state.with_player(self.seat, self.changed(state.players[self.seat]))

    @abstractmethod
    def changed(self, player: Player) -> Player:
        """The player after the fact."""


def earned(state: State, seat: Seat, gained: Goods) -> State:
    """The state with more resources for a seat."""
    player = state.players[seat]
    return state.with_player(seat, replace(player, goods=player.goods.plus(gained)))


def spent(state: State, seat: Seat, paid: Goods) -> State:
    """The state with fewer resources for a seat."""
    player = state.players[seat]
    return state.with_player(seat, replace(player, goods=player.goods.minus(paid)))


def topped(state: State, seat: Seat, card: CardId) -> State:
    """The state with a card on top of a city deck (MO-CTY-07)."""
    player = state.players[seat]
    return state.with_player(seat, replace(player, deck=player.deck.above((card,))))


def switched_on(slots: Slots, numbers: tuple[int, ...]) -> Slots:
    """The slots with some of them (from 1) activated."""
    now = list(slots)
    for number in numbers:
        now[number - 1] = replace(now[number - 1], activated=True)
    return tuple(now)
