"""Incursions, the Minotaur's charge, and the battle check (EV-MON, EV-MER-06, EV-BAT-03)."""

from collections.abc import Iterator, Mapping

from games.eldervale.box.content import MONSTERS
from games.eldervale.box.ids import MonsterId, TileId
from games.eldervale.box.names import MIMEZA, MINOTAUR
from games.eldervale.commands.battle import ChooseBattle
from games.eldervale.commands.placing import Decline, EnterMonster, UseAbility, UseOrNot
from games.eldervale.effects.monsters import IncursionAnyRuin, IncursionRange
from games.eldervale.effects.program import Ops
from games.eldervale.effects.units import NoTrigger
from games.eldervale.facts.flow import BattleExpected, BattlesForgotten
from games.eldervale.facts.map import MonsterMoved
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.sources import Active, active, copied, use
from games.eldervale.rules.move import Move
from games.eldervale.rules.units import relocate
from games.eldervale.state import State
from games.eldervale.state.land import FAR
from games.eldervale.state.player import InRealm
from games.eldervale.steps.battle import Fighting
from games.eldervale.steps.placing import (
    AskingMinotaur,
    Charging,
    CheckingBattles,
    Invading,
    LettingEnter,
    OrderingBattles,
    Veiling,
)
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

CHARGE = "charge"


_INCURSIONS: Mapping[MonsterId, Ops] = {
    monster.id: tuple(
        op for ability in monster.abilities if ability.trigger == "incursion" for op in ability.do
    )
    for monster in MONSTERS.values()
}
RANGES: Mapping[MonsterId, int] = {
    monster: max((op.n for op in ops if isinstance(op, IncursionRange)), default=1)
    for monster, ops in _INCURSIONS.items()
}
"""From how far each monster enters."""
RUIN_GOERS = frozenset(
    monster
    for monster, ops in _INCURSIONS.items()
    if any(isinstance(op, IncursionAnyRuin) for op in ops)
)
"""The monsters that enter any ruin."""


def invaders(state: State, realm: TileId) -> Iterator[MonsterId]:
    """The monsters that may enter a realm (EV-MON-02, EV-MON-04, EV-DRA-03)."""
    if state.peace or state.monster_in(realm) is not None:
        return
    away, ruin = state.land.steps[realm], realm in state.land.ruins
    for one in state.lurkers:
        near = 0 < away.get(one.realm, FAR) <= RANGES[one.monster]
        if near or (ruin and one.monster in RUIN_GOERS):
            yield one.monster


class Incursion(Work[Invading, Move]):
    """One monster enters the realm of the placement."""

    def run(self, move: Move, step: Invading) -> None:
        """The placing player chooses among several."""
        realm = move.state.turn.placed.realm
        move.ask(move.state.active, LettingEnter(realm=realm))


class Invader(Choice[LettingEnter, EnterMonster]):
    """Which monster enters."""

    takes = (EnterMonster,)
    rule = "EV-MON-03"
    silent = True

    def options(self, state: State, seat: Seat, step: LettingEnter) -> Iterator[EnterMonster]:
        return (EnterMonster(monster=one) for one in invaders(state, step.realm))

    def refusal(
        self, state: State, seat: Seat, step: LettingEnter, command: EnterMonster
    ) -> Illegal:
        """A monster that is too far away, or on no realm."""
        return Illegal(self.rule, "monster-not-in-reach", monster=command.monster, realm=step.realm)

    def answer(self, move: Move, seat: Seat, step: LettingEnter, command: EnterMonster) -> None:
        """It enters and triggers a battle."""
        lurker = move.state.lurker(command.monster)
        assert lurker is not None
        move.note(
            MonsterMoved(monster=command.monster, start=lurker.realm, end=step.realm, way="entered")
        )
        move.note(BattleExpected(realm=step.realm))


class MinotaurCheck(Work[AskingMinotaur, Move]):
    """The Minotaur of an opponent next to a placement (EV-MER-06)."""

    def run(self, move: Move, step: AskingMinotaur) -> None:
        state = move.state
        realm = state.turn.placed.realm
        if state.peace or state.is_ghosts(state.active):
            return
        for other in state.opponents(state.active):
            for kind, at in state.players[other].on_map:
                if kind == MINOTAUR and at in state.land.near[realm]:
                    move.ask(other, Charging(realm=realm))


class Charge(Choice[Charging, UseOrNot]):
    """Whether the Minotaur charges."""

    takes = (UseAbility, Decline)
    rule = "EV-MER-06"
    never = True

    def options(self, state: State, seat: Seat, step: Charging) -> Iterator[UseOrNot]:
        """Yes or no, while it is adjacent."""
        if minotaur(state, seat, step.realm) is not None:
            yield UseAbility(source=CHARGE)
            yield Decline(source=CHARGE)

    def answer(self, move: Move, seat: Seat, step: Charging, command: UseOrNot) -> None:
        """It enters and triggers a battle."""
        if self.declined(move, seat, command):
            return
        start = minotaur(move.state, seat, step.realm)
        assert start is not None
        relocate(move, seat, MINOTAUR, InRealm(start), InRealm(step.realm), "relocated")
        move.note(BattleExpected(realm=step.realm))


def minotaur(state: State, seat: Seat, realm: TileId) -> TileId | None:
    """Where a player's Minotaur stands, if it is next to a realm."""
    return next(
        (
            at
            for kind, at in state.players[seat].on_map
            if kind == MINOTAUR and at in state.land.near[realm]
        ),
        None,
    )


def sides(state: State, realm: TileId) -> int:
    """The sides that would fight in a realm; 1 if they would not (EV-TEA-08, EV-SOL-03)."""
    seats = state.sides_in(realm)
    monster = state.monster_in(realm) is not None
    if len(seats) == 2 and not monster and state.partner(seats[0]) == seats[1]:
        return 1
    if len(seats) == 1 and monster and state.is_ghosts(seats[0]):
        return 1
    return len(seats) + monster


def veil(state: State, seat: Seat) -> Active | None:
    """The ability that keeps a placement from triggering a battle (effects 5.4)."""
    placement = state.turn.placed
    realm = placement.realm
    if placement.entered or state.monster_in(realm) is not None or sides(state, realm) < 2:
        return None
    found = copied if placement.kind == MIMEZA else active
    for one in found(state, seat, "battle_check_mod"):
        if one.unit == placement.kind and any(isinstance(op, NoTrigger) for op in one.do):
            return one
    return None


class BattleCheck(Work[CheckingBattles, Move]):
    """Triggered battles, one after another (EV-BAT-03)."""

    def run(self, move: Move, step: CheckingBattles) -> None:
        """A veil first; several in the order of the active player."""
        state, seat = move.state, move.state.active
        placement = state.turn.placement
        if placement is None or not placement.battles:
            return
        realms = placement.battles
        if not step.veiled and not state.is_ghosts(seat) and placement.realm in realms:
            one = veil(state, seat)
            if one is not None:
                move.work(CheckingBattles(veiled=True))
                move.ask(seat, Veiling(source=one.name))
                return
        move.work(CheckingBattles(veiled=True))
        if len(realms) == 1:
            fight(move, realms[0])
        else:
            move.ask(seat, OrderingBattles(realms=realms))


def fight(move: Move, realm: TileId) -> None:
    """A battle begins."""
    move.note(BattlesForgotten(realms=(realm,)))
    move.work(Fighting(stage="start", realm=realm))


class Veil(Choice[Veiling, UseOrNot]):
    """Whether the placement triggers no battle."""

    takes = (UseAbility, Decline)
    rule = "EV-BAT-02"
    never = True

    def options(self, state: State, seat: Seat, step: Veiling) -> Iterator[UseOrNot]:
        if veil(state, seat) is not None:
            yield UseAbility(source=step.source)
            yield Decline(source=step.source)

    def answer(self, move: Move, seat: Seat, step: Veiling, command: UseOrNot) -> None:
        if self.declined(move, seat, command):
            return
        one = veil(move.state, seat)
        assert one is not None
        use(move, seat, one)
        move.note(BattlesForgotten(realms=(move.state.turn.placed.realm,)))


class NextBattle(Choice[OrderingBattles, ChooseBattle]):
    """Which battle is next."""

    takes = (ChooseBattle,)
    rule = "EV-BAT-03"

    def options(self, state: State, seat: Seat, step: OrderingBattles) -> Iterator[ChooseBattle]:
        return (ChooseBattle(realm=one) for one in step.realms)

    def refusal(
        self, state: State, seat: Seat, step: OrderingBattles, command: ChooseBattle
    ) -> Illegal:
        """A realm without one."""
        return Illegal(self.rule, "battle-not-triggered", realm=command.realm, realms=step.realms)

    def answer(self, move: Move, seat: Seat, step: OrderingBattles, command: ChooseBattle) -> None:
        fight(move, command.realm)
