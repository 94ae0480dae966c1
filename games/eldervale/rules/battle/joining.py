"""Joining a battle (EV-BAT-05)."""

from collections.abc import Iterator

from games.eldervale.box.names import GUARDIAN, MIMEZA
from games.eldervale.commands.battle import EndJoin, JoinUnit
from games.eldervale.commands.program import Command
from games.eldervale.commands.turn import CastSpell
from games.eldervale.effects.battle import CancelBattle, ForbidJoin, JoinFromReady, JoinRange
from games.eldervale.effects.terms import UnitKind
from games.eldervale.facts.battle import BattleCancelled, JoiningForbidden
from games.eldervale.rules.battle.battlefield import battle_of, drags, may_join
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.sources import Active, active, copied, use
from games.eldervale.rules.magic.spells import cast, castable
from games.eldervale.rules.move import Move
from games.eldervale.rules.parties import place_of, ref
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay, SureHandler
from games.eldervale.rules.units import relocate
from games.eldervale.state import State
from games.eldervale.state.land import FAR
from games.eldervale.state.player import READY, InRealm
from games.eldervale.steps.base import Script
from games.eldervale.steps.battle import Boosting, Joining, JoiningNext
from games.eldervale.steps.units import TargetingUnit
from games.kernel.decision import LAPSE, Lapse, Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


class NextInLine(Work[JoiningNext, Move]):
    """Players one after another, to join or to add dice."""

    def run(self, move: Move, step: JoiningNext) -> None:
        """The guardian joins by itself (EV-SOL-11)."""
        if not step.seats:
            return
        seat, rest = step.seats[0], step.seats[1:]
        move.work(JoiningNext(seats=rest, boost=step.boost))
        if move.state.is_ghosts(seat):
            if not step.boost:
                _guard(move, seat)
        elif step.boost:
            move.ask(seat, Boosting())
        else:
            move.ask(seat, Joining())


def _guard(move: Move, seat: Seat) -> None:
    state = move.state
    realm = battle_of(state).realm
    for kind, at in state.players[seat].on_map:
        if kind == GUARDIAN and at in state.land.near[realm] and may_join(state, seat):
            relocate(move, seat, kind, InRealm(at), InRealm(realm), "joined")


def joiners(state: State, seat: Seat) -> Iterator[tuple[UnitKind, InRealm, Active | None]]:
    """Units that may join: adjacent ones, and those with a longer way; for Mimeza by copying."""
    if not may_join(state, seat):
        return
    steps_to = state.land.steps[battle_of(state).realm]
    far = {
        one.unit: op.n
        for one in active(state, seat, "join_mod")
        for op in one.do
        if isinstance(op, JoinRange)
    }
    for kind, at in dict.fromkeys(state.players[seat].on_map):
        steps = steps_to.get(at, FAR)
        if steps and steps <= far.get(kind, 1):
            yield kind, InRealm(at), None
        elif steps and kind == MIMEZA:
            for one in copied(state, seat, "join_mod"):
                if any(isinstance(op, JoinRange) and steps <= op.n for op in one.do):
                    yield kind, InRealm(at), one


class Joiners(Choice[Joining, Command]):
    """Units that join the battle."""

    takes = (JoinUnit, EndJoin, CastSpell)
    rule = "EV-BAT-05"
    timing = ("battle_join",)
    silent = True

    def options(self, state: State, seat: Seat, step: Joining) -> Iterator[Command]:
        """Each unit in reach; the end, unless the Maelstrom demands one (effects 5.39)."""
        found = list(joiners(state, seat))
        for kind, place, _ in found:
            yield JoinUnit(unit=ref(state, kind, place))
        if not (found and drags(state) and not step.joined and _dragged(state, found)):
            yield EndJoin()
        yield from castable(state, seat, "battle_join")

    def automatic(self, state: State, seat: Seat, step: Joining) -> Command | Lapse | None:
        """Whether it is asked depends on open facts only (decisions 4.2)."""
        one = state.players[seat]
        if step.asked or next(joiners(state, seat), None) is not None:
            return None
        idle = not one.hand or not one.on_map or not one.count(READY)
        return LAPSE if idle else None

    def answer(self, move: Move, seat: Seat, step: Joining, command: Command) -> None:
        if isinstance(command, EndJoin):
            return
        if isinstance(command, CastSpell):
            move.ask(seat, Joining(joined=step.joined))
            cast(move, seat, command.card)
            return
        assert isinstance(command, JoinUnit)
        move.ask(seat, Joining(joined=step.joined + 1))
        kind, place = command.unit.kind, place_of(move.state, command.unit)
        for unit, at, one in joiners(move.state, seat):
            if (unit, at) == (kind, place):
                if one is not None:
                    use(move, seat, one)
                realm = InRealm(battle_of(move.state).realm)
                relocate(move, seat, kind, at, realm, "joined")
                return

    def refusal(self, state: State, seat: Seat, step: Joining, command: Command) -> Illegal:
        """Who may join."""
        if isinstance(command, EndJoin):
            return Illegal(self.rule, "join-needed")
        if not may_join(state, seat):
            return Illegal(self.rule, "join-forbidden")
        return Illegal(self.rule, "join-not-adjacent")


def _dragged(state: State, found: list[tuple[UnitKind, InRealm, Active | None]]) -> bool:
    near = state.land.near[battle_of(state).realm]
    return any(place.realm in near for _, place, _ in found)


class CancelOp(SureHandler[CancelBattle]):
    """`cancel_battle`."""

    def run(self, move: Move, script: Script, op: CancelBattle) -> None:
        if move.state.battle is not None:
            move.note(BattleCancelled(seat=script.seat))


class ForbidJoinOp(SureHandler[ForbidJoin]):
    """`forbid_join`."""

    def run(self, move: Move, script: Script, op: ForbidJoin) -> None:
        """For the others, or for all."""
        move.note(JoiningForbidden(but=(script.seat,) if op.who == "others" else ()))


class JoinFromReadyOp(EffectHandler[JoinFromReady]):
    """`join_from_ready`."""

    def possible(
        self, state: State, script: Script, op: JoinFromReady, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """While units are ready and may join."""
        seat = script.seat
        return (
            state.battle is not None
            and may_join(state, seat)
            and state.players[seat].count(READY) > 0
        )

    def run(self, move: Move, script: Script, op: JoinFromReady) -> None:
        move.ask(script.seat, TargetingUnit(join=True))
