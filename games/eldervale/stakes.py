"""What is at stake in a battle: what a seat gets if it wins, what it loses and gets if not.

It is told of the battle in progress until its result, and of the battles that a placement would
lead to. Cards of the seats may change it; what they do is printed on them.
"""

from collections.abc import Iterator

from games.eldervale.box.content import BOX
from games.eldervale.box.names import CAP
from games.eldervale.pieces import who
from games.eldervale.rules.battle.battlefield import battle_of, monster_of, no_swords
from games.eldervale.state import State
from games.eldervale.view import View
from games.eldervale.visible import visible
from games.kernel.scene import Gauge
from games.kernel.seats import Seat


def stakes(view: View) -> Iterator[Gauge]:
    """Those of each seat with units in the battle, and of the Ghosts, by the name of its side."""
    if view.battle is None or view.battle.stage in ("result", "removed"):
        return
    state = visible(view)
    for player in view.players:
        if state.players[player.seat].in_realm(view.battle.realm):
            yield from staked(state, player.seat, who(player))


def staked(state: State, seat: Seat, name: str) -> Iterator[Gauge]:
    """`wins-NAME`: the reward, that of the beaten monster or else glory (EV-BAT-11); its value
    is the space of the glory track that the seat would reach, 0 if none. `promised-NAME`: points.
    `loses-NAME`: units that would go to the Underworld (EV-BAT-12), `swords-NAME`: swords for them
    (EV-UND-01)."""
    one, battle = state.players[seat], battle_of(state)
    units = len(one.in_realm(battle.realm))
    swords = 0 if no_swords(state) or one.ghosts else min(units, CAP - one.supply.sword)
    last = len(BOX.glory_track.spaces)
    space = 0 if one.glory is None or one.glory == last else one.glory + 1
    monster = monster_of(state) or "glory_track"
    yield Gauge(id=f"wins-{name}", name="victory_reward", value=space, component=monster)
    yield Gauge(id=f"loses-{name}", name="units_at_stake", value=units)
    if swords:
        yield Gauge(id=f"swords-{name}", name="swords_for_units", value=swords)
    if promised := battle.of(seat).vp:
        yield Gauge(id=f"promised-{name}", name="promised_points", value=promised)
