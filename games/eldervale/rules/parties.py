"""How commands name units and players, and the order in which players are asked."""

from collections.abc import Iterable

from games.eldervale.commands.parties import Party
from games.eldervale.commands.places import AtHex, AtReady, AtUnderworld, UnitRef
from games.eldervale.effects.terms import UnitKind
from games.eldervale.state import State
from games.eldervale.state.player import READY, UNDERWORLD, InRealm, Place
from games.kernel.hexes import Hex
from games.kernel.seats import Seat


def ref(state: State, kind: UnitKind, place: Place) -> UnitRef:
    """How commands name a unit."""
    if isinstance(place, InRealm):
        at = state.land.hexes[place.realm]
        return UnitRef(kind, AtHex(at.q, at.r))
    return UnitRef(kind, AtUnderworld() if place == UNDERWORLD else AtReady())


def place_of(state: State, unit: UnitRef) -> Place | None:
    """Where a unit named by a command is; None: on no realm."""
    match unit.place:
        case AtReady():
            return READY
        case AtUnderworld():
            return UNDERWORLD
        case AtHex(q, r):
            tile = state.land.tiles.get(Hex(q, r))
            return None if tile is None else InRealm(tile)


def party(state: State, seat: Seat) -> Party:
    """How commands name a player."""
    return "ghosts" if state.is_ghosts(seat) else seat


def seat_of(state: State, party: Party) -> Seat:
    """The number of a player named by a command."""
    return state.seats if isinstance(party, str) else party


def in_battle_order(state: State, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """From the active player's left clockwise, the active player last (EV-BAT-05)."""
    wanted = set(seats)
    return tuple([one for one in state.clockwise(state.active) if one in wanted])


def people(state: State, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Those of the players that can be asked: not the Ghosts."""
    return tuple([one for one in seats if not state.is_ghosts(one)])
