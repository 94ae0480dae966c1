"""The realms that a unit may be placed in (EV-PLC-02..07)."""

from collections.abc import Mapping

from msgspec import Struct

from games.eldervale.box.ids import TileId
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.units import GrantPlacement
from games.eldervale.rules.effects.sources import active
from games.eldervale.state import State
from games.kernel.seats import Seat


class Reach(Struct, frozen=True):
    """What a unit may reach beyond the normal targets."""

    flight: bool = False
    flight_unoccupied: bool = False
    teleport: bool = False
    assault: bool = False
    bridge: bool = False


NORMAL = Reach()
PLAIN: Mapping[UnitKind, Reach] = {
    "dragon": Reach(flight=True),
    "wizard": Reach(teleport=True),
    "warrior": Reach(assault=True),
}
"""What kinds of units reach by themselves (EV-PLC-05, EV-PLC-06, EV-PLC-07)."""


def reach_of(state: State, seat: Seat, kind: UnitKind) -> Reach:
    """The permissions of a kind of unit (EV-PLC-05, EV-PLC-06, EV-PLC-07, EV-PLC-11)."""
    found = active(state, seat, "placement_mod")
    if not found:
        return PLAIN.get(kind, NORMAL)
    modes = set()
    for one in found:
        if one.unit is not None and one.unit != kind:
            continue
        if one.monster is not None and one.monster != kind:
            continue
        modes |= {op.mode for op in one.do if isinstance(op, GrantPlacement)}
    plain = PLAIN.get(kind, NORMAL)
    return Reach(
        flight=plain.flight or "flight" in modes,
        flight_unoccupied="flight_unoccupied" in modes,
        teleport=plain.teleport,
        assault=plain.assault,
        bridge="bridge" in modes,
    )


def reaches(state: State, seat: Seat, reach: Reach) -> tuple[TileId, ...]:
    """The realms that a unit may be placed in, as far as the map goes (EV-PLC-02..07), in the
    order of the map."""
    found = _reached(state, seat, reach)
    return tuple([realm for realm in state.land.hexes if realm in found])


def _reached(state: State, seat: Seat, reach: Reach) -> set[TileId]:
    land, mine = state.land, state.players[seat].realms
    found: set[TileId] = set()
    if reach.teleport or state.turn.anywhere:
        found.update(state.free)
    if not mine:
        return found.union(land.hexes if reach.assault else state.free)
    for realm in mine:
        found.update(land.near[realm])
        if reach.flight:
            found.update(land.within(realm, 2))
        if reach.flight_unoccupied:
            found.update(state.free.intersection(land.within(realm, 2)))
        if state.turn.reach:
            found.update(land.within(realm, state.turn.reach))
        if reach.bridge:
            for ruin in land.ruins.intersection(land.near[realm]):
                found.update(land.near[ruin])
    return found - mine
