"""Effects about a unit: the target is chosen, then the rest (EV-GEN-07, EV-GEN-10)."""

from collections.abc import Iterator

from games.eldervale.commands.choices import ChooseRealm, ChooseUnit, Done
from games.eldervale.commands.program import Command
from games.eldervale.effects.monsters import ControlMonster, LairReturn
from games.eldervale.effects.units import Banish, MoveUnit, ReturnToReady, Revive, SwapUnits
from games.eldervale.facts.map import MonsterControlled, UnitsSwapped
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.monsters.lairs import return_home
from games.eldervale.rules.move import Move
from games.eldervale.rules.parties import party, place_of, ref, seat_of
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay
from games.eldervale.rules.targeting.targets import (
    Targeted,
    bound,
    destinations,
    placed,
    possible_target,
    targets,
    unit_of,
)
from games.eldervale.rules.units import relocate, send_down
from games.eldervale.state import State
from games.eldervale.state.player import READY, UNDERWORLD, InRealm, Place, Unit
from games.eldervale.steps.base import Script, Target
from games.eldervale.steps.units import TargetingRealm, TargetingUnit
from games.kernel.refusal import Illegal
from games.kernel.script import abandon
from games.kernel.seats import Seat


class TargetOp(EffectHandler[Targeted]):
    """Operations about a unit: the target is asked for, then the rest."""

    operation = Targeted

    def possible(
        self, state: State, script: Script, op: Targeted, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """With a unit that it can be about."""
        return possible_target(state, script.seat, op)

    def run(self, move: Move, script: Script, op: Targeted) -> None:
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


class Targeting(Choice[TargetingUnit, Command]):
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
        if self.gone(state, seat, step):
            return ()
        if step.op is not None:
            return targets(state, seat, step.op, step.first)
        owner = party(state, seat)
        if step.join:
            return tuple(Target(one, None, owner) for one in state.players[seat].kinds_at(READY))
        return ()

    def gone(self, state: State, seat: Seat, step: TargetingUnit) -> bool:
        """Whether the first unit of a swap has left meanwhile (EV-FRE-08)."""
        return step.first is not None and unit_of(step.first) not in state.players[seat].units

    def _place(self, step: TargetingUnit, one: Target) -> Place:
        if one.realm is not None:
            return InRealm(one.realm)
        return UNDERWORLD if isinstance(step.op, Revive) else READY

    def refusal(self, state: State, seat: Seat, step: TargetingUnit, command: Command) -> Illegal:
        """A unit that is not there, or in a battle past Join; else it does not fit."""
        if isinstance(command, Done):
            return Illegal(self.rule, "unit-first")
        assert isinstance(command, ChooseUnit)
        if not _there(state, command):
            return Illegal(self.rule, "nobody-there", kind=command.unit.kind)
        place = place_of(state, command.unit)
        if isinstance(place, InRealm) and bound(state, place.realm):
            return Illegal("EV-FRE-07", "battle-binds")
        return Illegal(self.rule, "unit-not-affected", kind=command.unit.kind)

    def lapse(self, move: Move, seat: Seat, step: TargetingUnit) -> None:
        """Without a required target the rest is skipped, too."""
        super().lapse(move, seat, step)
        if step.required and not step.done:
            abandon(move, seat)

    def answer(self, move: Move, seat: Seat, step: TargetingUnit, command: Command) -> None:
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


def _there(state: State, command: ChooseUnit) -> bool:
    """Whether the unit that a command names is where it says."""
    place = place_of(state, command.unit)
    if command.owner is None:
        lurker = state.lurker(command.unit.kind)
        return lurker is not None and place == InRealm(lurker.realm)
    owner = seat_of(state, command.owner)
    if place is None or owner >= len(state.players):
        return False
    return Unit(command.unit.kind, place) in state.players[owner].units


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
    a, b = unit_of(first), unit_of(second)
    units = move.player(seat).units
    if a in units and b in units:
        move.note(UnitsSwapped(seat=seat, a=a, b=b))


class Destination(Choice[TargetingRealm, ChooseRealm]):
    """The realm to which a unit is relocated."""

    takes = (ChooseRealm,)
    rule = "EV-GEN-07"

    def options(self, state: State, seat: Seat, step: TargetingRealm) -> Iterator[ChooseRealm]:
        return (ChooseRealm(realm=one) for one in destinations(state, step.op, step.unit))

    def refusal(
        self, state: State, seat: Seat, step: TargetingRealm, command: ChooseRealm
    ) -> Illegal:
        """Not on the map, in a battle past Join, or out of reach."""
        if command.realm not in state.land.hexes:
            return Illegal("EV-GEN-08", "realm-not-on-map", realm=command.realm)
        if bound(state, command.realm):
            return Illegal("EV-FRE-07", "battle-binds")
        return Illegal(self.rule, "realm-not-reached", kind=step.unit.kind, realm=command.realm)

    def answer(self, move: Move, seat: Seat, step: TargetingRealm, command: ChooseRealm) -> None:
        unit = step.unit
        assert unit.realm is not None
        assert unit.owner is not None
        owner = seat_of(move.state, unit.owner)
        relocate(move, owner, unit.kind, InRealm(unit.realm), InRealm(command.realm), "relocated")
