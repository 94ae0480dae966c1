"""Another world that a viewer cannot tell from the real one.

The only hidden identities are starting wealth tiles: those of other players that are not open,
and those never dealt (TZ-INF-01). Stacks have no order to imagine.
"""

from msgspec.structs import replace

from games.kernel.chance import Chance, sample
from games.kernel.piles import shuffled_pile
from games.kernel.seats import AtSeat, Auditor, Viewer
from games.tzolkin.names import WealthId
from games.tzolkin.state import State
from games.tzolkin.state.player import Player


def imagine(state: State, viewer: Viewer, chance: Chance) -> State:
    """The state with all tiles that the viewer does not know dealt anew among their places."""
    if isinstance(viewer, Auditor):
        return state
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    hidden = [
        () if seat == own else player.dealt + player.keeping + player.discarded
        for seat, player in enumerate(state.players)
    ]
    unknown = sorted([*state.undealt.items, *(tile for tiles in hidden for tile in tiles)])
    drawn = sample(chance, unknown, sum(map(len, hidden)), "imagined wealth")
    players, at = list[Player](), 0
    for player, tiles in zip(state.players, hidden, strict=True):
        players.append(_holding(player, drawn[at : at + len(tiles)]) if tiles else player)
        at += len(tiles)
    undealt = shuffled_pile(set(unknown) - set(drawn))
    return replace(state, players=tuple(players), undealt=undealt)


def _holding(player: Player, tiles: tuple[WealthId, ...]) -> Player:
    """The player with other hidden tiles, as many in each place as before."""
    dealt, keeping = len(player.dealt), len(player.dealt) + len(player.keeping)
    return replace(
        player,
        dealt=tuple(sorted(tiles[:dealt])),
        keeping=tuple(sorted(tiles[dealt:keeping])),
        discarded=tuple(sorted(tiles[keeping:])),
    )
