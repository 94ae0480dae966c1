"""The battle in progress: who is in it, and what its monsters forbid (EV-BAT-01, EV-MON-07)."""

from collections.abc import Iterable, Iterator, Mapping

from games.eldervale.box.content import MONSTERS
from games.eldervale.box.ids import MonsterId
from games.eldervale.effects.battle import DragJoin, ForbidJoin, ForbidSwords
from games.eldervale.effects.dice import CancelRerolls
from games.eldervale.effects.monsters import NoSwords
from games.eldervale.effects.program import AnyOperation, Effect, Ops
from games.eldervale.effects.terms import UnitKind
from games.eldervale.rules.effects.conditions import all_hold
from games.eldervale.rules.effects.sources import Active, active
from games.eldervale.rules.move import Move
from games.eldervale.state import State
from games.eldervale.state.battle import Battle
from games.eldervale.steps.battle import Fighting, FightStage
from games.kernel.seats import Seat


def battle_of(state: State) -> Battle:
    """The battle in progress."""
    assert state.battle is not None
    return state.battle


def monster_of(state: State) -> MonsterId | None:
    """The uncontrolled monster in the battle."""
    return state.monster_in(battle_of(state).realm)


def _rules(abilities: Iterable[Effect]) -> Mapping[str, Ops]:
    """The operations of abilities by their triggers."""
    found: dict[str, Ops] = {}
    for one in abilities:
        found[one.trigger] = (*found.get(one.trigger, ()), *one.do)
    return found


_UNCONTROLLED: Mapping[MonsterId, Mapping[str, Ops]] = {
    monster.id: _rules(one for one in monster.abilities if one.only != "controlled")
    for monster in MONSTERS.values()
}
_CONTROLLED: Mapping[MonsterId, Mapping[str, Ops]] = {
    monster.id: _rules(one for one in monster.abilities if one.chain)
    for monster in MONSTERS.values()
}


def monster_rules(state: State, trigger: str) -> Ops:
    """Operations of the uncontrolled monster in the battle for a trigger."""
    monster = monster_of(state)
    return () if monster is None else _UNCONTROLLED[monster].get(trigger, ())


def owned_rules(state: State, trigger: str) -> Iterator[tuple[Seat, AnyOperation]]:
    """Operations of controlled monsters in the battle, with their owners (effects 5.37)."""
    realm = battle_of(state).realm
    for seat in state.sides_in(realm):
        for kind in state.players[seat].kinds_in(realm):
            if kind in _CONTROLLED:
                yield from ((seat, op) for op in _CONTROLLED[kind].get(trigger, ()))


def _banned(state: State, seat: Seat, kind: type, but: tuple[Seat, ...] | None) -> bool:
    if but is not None and seat not in but:
        return True
    if _says(monster_rules(state, "battle_rule"), kind):
        return True
    return any(
        isinstance(op, kind) and owner != seat for owner, op in owned_rules(state, "battle_rule")
    )


def _says(ops: Ops, kind: type) -> bool:
    return bool(ops) and any(isinstance(op, kind) for op in ops)


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
    return _says(monster_rules(state, "battle_rule"), DragJoin)


def no_swords(state: State) -> bool:
    """Whether losers get no swords (the Kraken)."""
    return _says(monster_rules(state, "battle_rule"), NoSwords)


def participants(state: State) -> tuple[Seat, ...]:
    """The players in the battle."""
    return state.sides_in(battle_of(state).realm)


def battle_effects(state: State, seat: Seat, trigger: str) -> Iterator[Active]:
    """The usable effects of a participant for a trigger of the battle, by their conditions;
    a controlled monster's only if it takes part (effects 5.37)."""
    found = active(state, seat, trigger)
    kinds = state.players[seat].kinds_in(battle_of(state).realm) if found else ()
    for one in found:
        if one.monster is not None and one.monster not in kinds:
            continue
        if all_hold(state, seat, one.effect.if_):
            yield one


def in_battle(state: State, seat: Seat, kind: UnitKind) -> bool:
    """Whether a unit of a kind is in the battle."""
    return kind in state.players[seat].kinds_in(battle_of(state).realm)


def go_on(move: Move, stage: FightStage) -> None:
    """The next stage of the battle, once all above is done."""
    move.work(Fighting(stage=stage))
