"""Small changes that many facts have in common."""

from msgspec.structs import replace

from games.kernel.seats import Seat
from games.tzolkin.state import State
from games.tzolkin.state.player import Player


def seated(players: tuple[Player, ...], seat: Seat, player: Player) -> tuple[Player, ...]:
    """The players with one of them changed."""
    return (*players[:seat], player, *players[seat + 1 :])


def with_player(state: State, seat: Seat, player: Player) -> State:
    """The state with one player changed."""
    players = state.players
    return replace(state, players=(*players[:seat], player, *players[seat + 1 :]))
