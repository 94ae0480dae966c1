"""The battle in progress: who is in it, and what its monsters forbid (EV-BAT-01, EV-MON-07)."""

from collections.abc import Iterator

from games.eldervale.box.content import MONSTERS
from games.eldervale.box.ids import MonsterId
from games.eldervale.effects.battle import DragJoin, ForbidJoin, ForbidSwords
from games.eldervale.effects.dice import CancelRerolls
from games.eldervale.effects.monsters import NoSwords
from games.eldervale.effects.program import AnyOperation
from games.eldervale.effects.terms import UnitKind
from games.eldervale.rules.effects.conditions import all_hold
from games.eldervale.rules.effects.sources import Active, active
from games.eldervale.rules.move import Move
from games.eldervale.state import State
from games.eldervale.state.battle import Battle
from games.eldervale.state.player import InRealm
from games.eldervale.steps.battle import Fighting, FightStage
from games.kernel.seats import Seat


def battle_of(state: State) -> Battle:
    """The battle in progress."""
    assert state.battle is not None
    return state.battle


def monster_of(state: State) -> MonsterId | None:
    """The uncontrolled monster in the battle."""
    return state.monster_in(battle_of(state).realm)


def monster_rules(state: State, trigger: str) -> Iterator[AnyOperation]:
    """Operations of the uncontrolled monster in the battle for a trigger."""
    monster = monster_of(state)
    if monster is not None:
        for ability in MONSTERS[monster].abilities:
            if ability.trigger == trigger and ability.only != "controlled":
                yield from ability.do


def owned_rules(state: State, trigger: str) -> Iterator[tuple[Seat, AnyOperation]]:
    """Operations of controlled monsters in the battle, with their owners (effects 5.37)."""
    realm = battle_of(state).realm
    for seat, one in enumerate(state.players):
        for unit in one.in_realm(realm):
            for ability in MONSTERS[unit.kind].abilities if unit.kind in MONSTERS else ():
                if ability.trigger == trigger and ability.chain:
                    yield from ((seat, op) for op in ability.do)


def _banned(state: State, seat: Seat, kind: type, but: tuple[Seat, ...] | None) -> bool:
    if but is not None and seat not in but:
        return True
    if any(isinstance(op, kind) for op in monster_rules(state, "battle_rule")):
        return True
    return any(
        isinstance(op, kind) and owner != seat for owner, op in owned_rules(state, "battle_rule")
    )


def may_join(state: State, seat: Seat) -> bool:
    """Whether a player may move units into the battle."""
    return not _banned(state, seat, ForbidJoin, battle_of(state).no_join)


def may_spend(state: State, seat: Seat) -> bool:
    """Whether a player may spend swords for dice."""
    return not _banned(state, seat, ForbidSwords, battle_of(state).no_swords)


def may_change(state: State, seat: Seat) -> bool:
    """Whether a player may change dice after the roll (effects 5.11)."""
    return not _banned(state, seat, CancelRerolls, None)


def drags(state: State) -> bool:
    """Whether players next to the battle must join (effects 5.39)."""
    return any(isinstance(op, DragJoin) for op in monster_rules(state, "battle_rule"))


def no_swords(state: State) -> bool:
    """Whether losers get no swords (the Kraken)."""
    return any(isinstance(op, NoSwords) for op in monster_rules(state, "battle_rule"))


def participants(state: State) -> tuple[Seat, ...]:
    """The players in the battle."""
    return state.sides_in(battle_of(state).realm)


def battle_effects(state: State, seat: Seat, trigger: str) -> Iterator[Active]:
    """The usable effects of a participant for a trigger of the battle, by their conditions;
    a controlled monster's only if it takes part (effects 5.37)."""
    realm = battle_of(state).realm
    kinds = {unit.kind for unit in state.players[seat].in_realm(realm)}
    for one in active(state, seat, trigger):
        if one.monster is not None and one.monster not in kinds:
            continue
        if all_hold(state, seat, one.effect.if_):
            yield one


def in_battle(state: State, seat: Seat, kind: UnitKind) -> bool:
    """Whether a unit of a kind is in the battle."""
    realm = InRealm(battle_of(state).realm)
    return any(unit.kind == kind and unit.place == realm for unit in state.players[seat].units)


def go_on(move: Move, stage: FightStage) -> None:
    """The next stage of the battle, once all above is done."""
    move.work(Fighting(stage=stage))
