"""The units and realms that effects can be about (EV-GEN-10, EV-MON-13, EV-FRE-07)."""

from collections.abc import Iterator

from games.eldervale.box.content import MONSTERS, lair_of
from games.eldervale.box.ids import TileId
from games.eldervale.box.names import GUARDIAN
from games.eldervale.effects.monsters import ControlMonster, Immune, LairReturn
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.units import Banish, MoveUnit, ReturnToReady, Revive, SwapUnits
from games.eldervale.rules.parties import party, seat_of
from games.eldervale.state import State
from games.eldervale.state.player import READY, UNDERWORLD, InRealm, Unit
from games.eldervale.steps.base import Target
from games.kernel.seats import Seat

Targeted = MoveUnit | SwapUnits | ReturnToReady | Revive | Banish | ControlMonster | LairReturn


def bound(state: State, realm: TileId | None) -> bool:
    """Whether effects without a battle timing leave a realm alone now (EV-FRE-07)."""
    battle = state.battle
    return battle is not None and battle.late and battle.realm == realm


def immune(kind: UnitKind, op: str) -> bool:
    """Whether a monster, controlled or not, is immune to an operation."""
    return kind in MONSTERS and any(
        isinstance(each, Immune) and op in each.to
        for ability in MONSTERS[kind].abilities
        for each in ability.do
    )


def targets(
    state: State, seat: Seat, op: Targeted, first: Target | None = None
) -> tuple[Target, ...]:
    """The units that an operation can be about."""
    match op:
        case MoveUnit():
            return tuple(_movable(state, seat, op))
        case Banish():
            seats = (seat,) if op.whose == "self" else tuple(state.opponents(seat))
            return tuple(one for one in _on_map(state, seats) if not immune(one.kind, "banish"))
        case ReturnToReady():
            return tuple(_on_map(state, (seat,)))
        case Revive():
            owner = party(state, seat)
            kinds = state.players[seat].kinds_at(UNDERWORLD)
            return tuple(Target(kind, None, owner) for kind in kinds)
        case SwapUnits():
            return tuple(_swappable(state, seat, op, first))
        case ControlMonster() | LairReturn():
            return tuple(_monsters(state, seat, op))


def _on_map(state: State, seats: tuple[Seat, ...]) -> Iterator[Target]:
    """Units on the map that effects may touch: not the guardian (EV-SOL-13)."""
    for seat in seats:
        for kind, realm in dict.fromkeys(state.players[seat].on_map):
            if kind != GUARDIAN and not bound(state, realm):
                yield Target(kind, realm, party(state, seat))


def _movable(state: State, seat: Seat, op: MoveUnit) -> Iterator[Target]:
    seats = (seat,) if op.whose == "self" else tuple(state.opponents(seat))
    placement = state.turn.placement
    for one in _on_map(state, seats):
        if op.unit not in ("any", "other", one.kind) or immune(one.kind, "move_unit"):
            continue
        here = placement is not None and one.realm == placement.realm
        if op.unit == "other" and placement is not None and here and one.kind == placement.kind:
            continue
        if op.from_ == "placed_realm" and not here:
            continue
        if destinations(state, op, one):
            yield one


def destinations(state: State, op: MoveUnit, unit: Target) -> tuple[TileId, ...]:
    """The realms to which a unit can be relocated."""
    if unit.realm is None or unit.owner is None:
        return ()
    owner = state.players[seat_of(state, unit.owner)]
    if Unit(unit.kind, InRealm(unit.realm)) not in owner.units:
        return ()
    return tuple(
        realm
        for realm in state.land.within(unit.realm, op.distance)
        if not bound(state, realm)
        and (op.to != "unoccupied" or not state.occupied(realm))
        and (op.to != "no_own_unit" or realm not in owner.realms)
    )


def placed(state: State, seat: Seat) -> Target | None:
    """The unit placed in this turn, if it stands where it was placed."""
    placement = state.turn.placement
    if placement is None:
        return None
    unit = Unit(placement.kind, InRealm(placement.realm))
    if unit not in state.players[seat].units:
        return None
    return Target(placement.kind, placement.realm, party(state, seat))


def unit_of(target: Target) -> Unit:
    """The unit that is meant: on a realm, else ready."""
    return Unit(target.kind, READY if target.realm is None else InRealm(target.realm))


def _swappable(state: State, seat: Seat, op: SwapUnits, first: Target | None) -> Iterator[Target]:
    """Own units for the first choice of a swap, or those of another kind for the second."""
    owner = party(state, seat)
    if first is not None:
        yield from (one for one in _second(state, seat, op) if one.kind != first.kind)
        return
    if op.a == "placed":
        one = placed(state, seat)
        if one is not None and not bound(state, one.realm):
            yield Target(one.kind, one.realm, owner)
        return
    others = tuple(_second(state, seat, op))
    for unit in _on_map(state, (seat,)):
        if any(other.kind != unit.kind for other in others):
            yield unit


def _second(state: State, seat: Seat, op: SwapUnits) -> Iterator[Target]:
    owner = party(state, seat)
    if op.b == "own_ready":
        for kind in state.players[seat].kinds_at(READY):
            yield Target(kind, None, owner)
    else:
        yield from _on_map(state, (seat,))


def _monsters(state: State, seat: Seat, op: ControlMonster | LairReturn) -> Iterator[Target]:
    """Uncontrolled monsters; not in peace (EV-MON-13), not those of a battle (EV-FRE-07)."""
    if state.peace:
        return
    realms = state.players[seat].realms
    for one in state.lurkers:
        if bound(state, one.realm):
            continue
        if isinstance(op, ControlMonster):
            near = realms & {one.realm, *state.land.near[one.realm]}
            if immune(one.monster, "control_monster"):
                continue
            if op.scope == "own_unit_within_1" and not near:
                continue
        elif (
            immune(one.monster, "lair_return")
            or one.realm == lair_of(one.monster)
            or bound(state, lair_of(one.monster))
        ):
            continue
        yield Target(one.monster, one.realm, None)


def possible_target(state: State, seat: Seat, op: Targeted) -> bool:
    """Whether an operation has a target."""
    found = targets(state, seat, op)
    if isinstance(op, SwapUnits) and op.a == "placed":
        return any(targets(state, seat, op, one) for one in found)
    return bool(found)
