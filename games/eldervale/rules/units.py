"""Units on the way: targets of effects, relocation, the Underworld, monsters sent home.

EV-GEN-07, EV-UND-01, EV-MON-08..13, EV-FRE-07.
"""

from collections.abc import Iterator

from games.eldervale.box import CAP, GUARDIAN, MIMEZA, MONSTERS, MonsterId, TileId, lair_of
from games.eldervale.commands import (
    ChooseRealm,
    ChooseUnit,
    Command,
    Decline,
    Done,
    UseAbility,
)
from games.eldervale.effects.monsters import ControlMonster, Immune, LairReturn
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.units import Banish, MoveUnit, ReturnToReady, Revive, SwapUnits
from games.eldervale.facts.goods import ResourcesGained
from games.eldervale.facts.map import (
    MonsterControlled,
    MonsterDefeated,
    MonsterMoved,
    UnitMoved,
    UnitsSwapped,
)
from games.eldervale.rules.base import (
    Does,
    Move,
    Question,
    distinct,
    party,
    place_of,
    ref,
    seat_of,
)
from games.eldervale.rules.sources import Active, active, copied, use
from games.eldervale.state import State
from games.eldervale.state.player import READY, UNDERWORLD, InRealm, Place, Unit
from games.eldervale.steps.base import Cause, Script, Target
from games.eldervale.steps.units import (
    Mimicking,
    PushingMonster,
    SendingDown,
    TargetingRealm,
    TargetingUnit,
)
from games.kernel.decision import Work
from games.kernel.script import abandon
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
        for kind, realm in distinct(state.players[seat].on_map):
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


def relocate(move: Move, seat: Seat, kind: UnitKind, start: Place, end: Place, way: str) -> None:
    """A unit goes to another place; that is no placement (EV-GEN-07, EV-MON-05)."""
    move.note(UnitMoved(seat=seat, kind=kind, start=start, end=end, way=way))  # type: ignore[arg-type]


def send_down(
    move: Move, seat: Seat, kinds: tuple[UnitKind, ...], realm: TileId, *, swords: bool = True
) -> None:
    """Units of a player go from a realm to the Underworld: one sword each (EV-UND-01), then what
    that leads to; controlled monsters are defeated (EV-MON-10)."""
    for kind in kinds:
        relocate(move, seat, kind, InRealm(realm), UNDERWORLD, "underworld")
    if move.state.is_ghosts(seat):
        return
    if swords and kinds:
        room = CAP - move.player(seat).supply.sword
        n = min(room, len(kinds))
        move.note(ResourcesGained(seat=seat, kind="sword", n=n, lost=len(kinds) - n))
    for kind in kinds:
        if kind in MONSTERS:
            move.note(MonsterDefeated(monster=kind, seat=seat, place=UNDERWORLD))
    if kinds:
        move.work(SendingDown(seat=seat, kinds=kinds))


class Sending(Work[SendingDown, Move]):
    """Effects of units that went to the Underworld; one event for all of them."""

    def run(self, move: Move, step: SendingDown) -> None:
        """In tableau order; Mimeza is asked about what no real unit provides."""
        seat, kinds = step.seat, step.kinds
        names = tuple(
            one.name
            for one in copied(move.state, seat, "on_underworld")
            if MIMEZA in kinds and one.effect.unit not in kinds
        )
        if names:
            move.ask(seat, Mimicking(abilities=names, sent=len(kinds)))
        for one in reversed(tuple(active(move.state, seat, "on_underworld"))):
            if one.unit is None or one.unit in kinds:
                script(move, seat, one, times=len(kinds))


def script(move: Move, seat: Seat, one: Active, times: int = 1) -> None:
    """The operations of an effect; once for each unit where it says so."""
    ops = one.do
    if one.effect.per == "unit":
        if one.effect.limit == "max_2_per_event":
            times = min(times, 2)
        ops = ops * times
    move.work(Script(seat=seat, source=Cause(name=one.key, do=ops, card=one.card)))


class ChoosingMimicry(Question[Mimicking]):
    """Whether Mimeza copies an ability (effects 5.41)."""

    takes = (UseAbility, Decline)
    rule = "EV-MER-07"
    never = True

    def options(self, state: State, seat: Seat, step: Mimicking) -> Iterator[Command]:
        """Each ability, to use or to leave."""
        for name in step.abilities:
            yield UseAbility(source=name)
            yield Decline(source=name)

    def answer(self, move: Move, seat: Seat, step: Mimicking, command: Command) -> None:
        """Uses it."""
        if isinstance(command, UseAbility):
            for trigger in ("on_underworld", "on_take_treasure"):
                for one in copied(move.state, seat, trigger):
                    if one.name == command.source:
                        use(move, seat, one)
                        script(move, seat, one, times=step.sent)
                        return
            return
        assert isinstance(command, Decline)
        self.declined(move, seat, command)
        left = tuple(name for name in step.abilities if name != command.source)
        if left:
            move.ask(seat, Mimicking(abilities=left, sent=step.sent))


def return_home(move: Move, monster: MonsterId) -> None:
    """A monster goes to its lair: units there go to the Underworld, another monster is pushed to
    the nearest unoccupied realm (EV-MON-12)."""
    lair = lair_of(monster)
    lurker = move.state.lurker(monster)
    if lurker is None or lurker.realm == lair:
        return
    other = move.state.monster_in(lair)
    gone = [
        (seat, tuple(unit.kind for unit in move.player(seat).in_realm(lair)))
        for seat in move.state.clockwise(move.state.active)
    ]
    move.note(MonsterMoved(monster=monster, start=lurker.realm, end=lair, way="returned"))
    if other is not None:
        _push(move, other, lair)
    for seat, kinds in reversed(gone):
        if kinds:
            send_down(move, seat, kinds, lair)


def _push(move: Move, monster: MonsterId, lair: TileId) -> None:
    state = move.state
    steps = state.land.steps[lair]
    free = [tile for tile in steps if tile != lair and not state.occupied(tile)]
    if not free:
        move.note(MonsterDefeated(monster=monster))
        return
    nearest = min(steps[tile] for tile in free)
    realms = tuple(sorted(tile for tile in free if steps[tile] == nearest))
    if len(realms) == 1 or state.is_ghosts(state.active):
        push(move, monster, min(realms, key=state.land.order))
    else:
        move.ask(state.active, PushingMonster(monster=monster, realms=realms))


def push(move: Move, monster: MonsterId, realm: TileId) -> None:
    """A monster makes way on its neighbour's lair."""
    lurker = move.state.lurker(monster)
    assert lurker is not None
    move.note(MonsterMoved(monster=monster, start=lurker.realm, end=realm, way="pushed"))


class ChoosingPush(Question[PushingMonster]):
    """Where the pushed monster goes."""

    takes = (ChooseRealm,)
    rule = "EV-MON-12"

    def options(self, state: State, seat: Seat, step: PushingMonster) -> Iterator[Command]:
        """The nearest unoccupied realms."""
        return (ChooseRealm(realm=one) for one in step.realms if not state.occupied(one))

    def answer(self, move: Move, seat: Seat, step: PushingMonster, command: Command) -> None:
        """It goes there."""
        assert isinstance(command, ChooseRealm)
        push(move, step.monster, command.realm)


class TargetOp(Does[Targeted]):
    """Operations about a unit: the target is asked for, then the rest."""

    def run(self, move: Move, script: Script, op: Targeted) -> None:
        """Asks for the unit."""
        left = op.n if isinstance(op, Revive | Banish | ReturnToReady) else 1
        first = None
        if isinstance(op, SwapUnits) and op.a == "placed":
            first = placed(move.state, script.seat)
            if first is None:
                return
        move.ask(
            script.seat,
            TargetingUnit(
                op=op, left=left, first=first, optional=op.optional, required=op.required
            ),
        )


class Targeting(Question[TargetingUnit]):
    """The unit that an effect is about."""

    takes = (ChooseUnit, Done)
    rule = "EV-GEN-10"

    def options(self, state: State, seat: Seat, step: TargetingUnit) -> Iterator[Command]:
        """The targets; several may be ended after the first."""
        found = self._targets(state, seat, step)
        for one in found:
            yield chosen(state, one, self._place(step, one))
        if found and step.done:
            yield Done()

    def _targets(self, state: State, seat: Seat, step: TargetingUnit) -> tuple[Target, ...]:
        if step.op is not None:
            return targets(state, seat, step.op, step.first)
        owner = party(state, seat)
        if step.join:
            return tuple(Target(one, None, owner) for one in state.players[seat].kinds_at(READY))
        return ()

    def _place(self, step: TargetingUnit, one: Target) -> Place:
        if one.realm is not None:
            return InRealm(one.realm)
        return UNDERWORLD if isinstance(step.op, Revive) else READY

    def lapse(self, move: Move, seat: Seat, step: TargetingUnit) -> None:
        """Without a required target the rest is skipped, too."""
        super().lapse(move, seat, step)
        if step.required and not step.done:
            abandon(move, seat)

    def answer(self, move: Move, seat: Seat, step: TargetingUnit, command: Command) -> None:
        """Does it."""
        if isinstance(command, Done):
            return
        assert isinstance(command, ChooseUnit)
        unit = targeted(move.state, command)
        if step.op is None:
            assert move.state.battle is not None
            relocate(move, seat, unit.kind, READY, InRealm(move.state.battle.realm), "joined")
            return
        if step.left > 1 and isinstance(step.op, Revive):
            move.ask(seat, TargetingUnit(op=step.op, left=step.left - 1, done=step.done + 1))
        _apply(move, seat, step, step.op, unit)


def chosen(state: State, one: Target, place: Place) -> ChooseUnit:
    """The command that names a target."""
    return ChooseUnit(unit=ref(state, one.kind, place), owner=one.owner)


def targeted(state: State, command: ChooseUnit) -> Target:
    """The target that a command names."""
    place = place_of(state, command.unit)
    realm = place.realm if isinstance(place, InRealm) else None
    return Target(command.unit.kind, realm, command.owner)


def _apply(move: Move, seat: Seat, step: TargetingUnit, op: Targeted, unit: Target) -> None:
    match op:
        case MoveUnit():
            move.ask(seat, TargetingRealm(op=op, unit=unit))
        case Banish():
            assert unit.realm is not None
            assert unit.owner is not None
            send_down(move, seat_of(move.state, unit.owner), (unit.kind,), unit.realm)
        case ReturnToReady():
            assert unit.realm is not None
            relocate(move, seat, unit.kind, InRealm(unit.realm), READY, "retrieved")
        case Revive():
            relocate(move, seat, unit.kind, UNDERWORLD, READY, "revived")
        case ControlMonster():
            move.note(MonsterControlled(seat=seat, monster=unit.kind))
        case LairReturn():
            return_home(move, unit.kind)
        case SwapUnits():
            if step.first is None:
                move.ask(seat, TargetingUnit(op=op, first=unit))
            else:
                _swap(move, seat, step.first, unit)


def _swap(move: Move, seat: Seat, first: Target, second: Target) -> None:
    a = Unit(first.kind, READY if first.realm is None else InRealm(first.realm))
    b = Unit(second.kind, READY if second.realm is None else InRealm(second.realm))
    units = move.player(seat).units
    if a in units and b in units:
        move.note(UnitsSwapped(seat=seat, a=a, b=b))


class ChoosingDestination(Question[TargetingRealm]):
    """The realm to which a unit is relocated."""

    takes = (ChooseRealm,)
    rule = "EV-GEN-07"

    def options(self, state: State, seat: Seat, step: TargetingRealm) -> Iterator[Command]:
        """Realms within reach."""
        return (ChooseRealm(realm=one) for one in destinations(state, step.op, step.unit))

    def answer(self, move: Move, seat: Seat, step: TargetingRealm, command: Command) -> None:
        """It goes there."""
        assert isinstance(command, ChooseRealm)
        unit = step.unit
        assert unit.realm is not None
        assert unit.owner is not None
        owner = seat_of(move.state, unit.owner)
        relocate(move, owner, unit.kind, InRealm(unit.realm), InRealm(command.realm), "relocated")
