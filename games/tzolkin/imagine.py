"""Another world that a viewer cannot tell from the real one.

The only hidden identities are starting wealth tiles: those of other players that are not open,
and those never dealt (TZ-INF-01). Stacks have no order to imagine.
"""

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.exchange import imagined
from games.kernel.seats import AtSeat, Auditor, Viewer
from games.tzolkin.names import WealthId
from games.tzolkin.state import State
from games.tzolkin.state.player import Player

SECRET = ("dealt", "keeping", "discarded")
"""Fields of a player that nobody else sees."""


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """The state with all tiles that the viewer does not know exchanged among their places."""
    if isinstance(viewer, Auditor):
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    held = [_held(player) for seat, player in enumerate(state.players) if seat != own]
    twin = imagined(state, [sum(held, state.undealt.items)], chance)
    return replace(twin, players=tuple(map(_sorted, twin.players)))


def _held(player: Player) -> tuple[WealthId, ...]:
    return player.dealt + player.keeping + player.discarded


def _sorted(player: Player) -> Player:
    """Tiles in hand lie in the order of their numbers."""
    tiles = {name: tuple(sorted(getattr(player, name))) for name in SECRET}
    return replace(player, **tiles)
