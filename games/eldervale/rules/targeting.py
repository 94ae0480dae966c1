"""Effects about a unit: the target is chosen, then the rest (EV-GEN-07, EV-GEN-10)."""

from collections.abc import Iterator

from games.eldervale.commands.choices import ChooseRealm, ChooseUnit, Done
from games.eldervale.commands.program import Command
from games.eldervale.effects.monsters import ControlMonster, LairReturn
from games.eldervale.effects.units import Banish, MoveUnit, ReturnToReady, Revive, SwapUnits
from games.eldervale.facts.map import MonsterControlled, UnitsSwapped
from games.eldervale.rules.base import Does, Move, Question, party, place_of, ref, seat_of
from games.eldervale.rules.monsters import return_home
from games.eldervale.rules.targets import Targeted, destinations, placed, targets
from games.eldervale.rules.units import relocate, send_down
from games.eldervale.state import State
from games.eldervale.state.player import READY, UNDERWORLD, InRealm, Place, Unit
from games.eldervale.steps.base import Script, Target
from games.eldervale.steps.units import TargetingRealm, TargetingUnit
from games.kernel.script import abandon
from games.kernel.seats import Seat


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
