"""How many dice each participant rolls (EV-BAT-06)."""

from games.eldervale.box.content import DICE, MONSTERS
from games.eldervale.box.names import DICE_CAP, MIMEZA, MONSTER_CAP
from games.eldervale.effects.battle import (
    AddDice,
    AddDicePerAdjacent,
    AddDicePerOther,
    IgnoreDwellingDice,
    RemoveDice,
)
from games.eldervale.effects.terms import UnitKind
from games.eldervale.facts.battle import Counted, DiceCounted
from games.eldervale.rules.battle.battlefield import (
    battle_of,
    monster_of,
    monster_rules,
    participants,
)
from games.eldervale.rules.effects.conditions import all_hold
from games.eldervale.rules.effects.sources import Active, active
from games.eldervale.rules.move import Move
from games.eldervale.state import State
from games.eldervale.state.battle import Fighter
from games.kernel.seats import Seat


def counts(state: State) -> tuple[Counted, ...]:
    """The dice of every participant, the monster last."""
    found = [count(state, seat) for seat in participants(state)]
    monster = monster_of(state)
    if monster is not None:
        found.append(_monster(state, monster))
    return tuple(found)


def count(state: State, seat: Seat) -> Counted:
    """The dice of a player."""
    battle, one = battle_of(state), state.players[seat]
    units = sum([DICE[kind] for kind in one.kinds_in(battle.realm)])
    dwellings = _dwellings(state, seat) if one.dwellings else 0
    bonus = _ghost_bonus(state) if one.ghosts else _bonus(state, seat)
    reductions = _reductions(state, seat)
    boost = battle.of(seat).boost
    dice = min(DICE_CAP, max(1, units + dwellings + bonus - reductions) + boost)
    return Counted(
        who=seat,
        units=units,
        dwellings=dwellings,
        bonus=bonus,
        reductions=reductions,
        boost=boost,
        dice=dice,
    )


def _dwellings(state: State, seat: Seat) -> int:
    """Dwellings in the realm of the battle and next to it, unless the monster ignores them."""
    if any(isinstance(op, IgnoreDwellingDice) for op in monster_rules(state, "battle_rule")):
        return 0
    realm = battle_of(state).realm
    around = (realm, *state.land.near[realm])
    return sum([tile in around for tile in state.players[seat].dwellings])


def _ghost_bonus(state: State) -> int:
    return battle_of(state).ghost_bonus or 0


def _monster(state: State, monster: UnitKind) -> Counted:
    battle = battle_of(state)
    strength = MONSTERS[monster].dice if battle.chimera is None else battle.chimera
    players = len(participants(state))
    bonus = sum(
        op.n * max(0, players - 1)
        for op in monster_rules(state, "battle_dice")
        if isinstance(op, AddDicePerOther)
    )
    reductions = _reductions(state, monster)
    dice = max(1, min(MONSTER_CAP, strength + bonus) - reductions)
    return Counted(
        who=monster,
        units=strength,
        dwellings=0,
        bonus=bonus,
        reductions=reductions,
        boost=0,
        dice=dice,
    )


def _bonus(state: State, seat: Seat) -> int:
    found = active(state, seat, "battle_dice")
    if not found:
        return 0
    battle = battle_of(state)
    mimicry = battle.of(seat).mimicry
    total = 0
    kinds = state.players[seat].kinds_in(battle.realm)
    for one in found:
        if one.monster is not None and one.monster not in kinds:
            continue
        mimicked = one.effect.unit if mimicry == one.key else None
        total += bonus_of(state, seat, one, mimicked)
    return total


def bonus_of(state: State, seat: Seat, one: Active, mimicked: UnitKind | None) -> int:
    """The dice that an effect adds."""
    if not all_hold(state, seat, one.effect.if_, mimicked=mimicked):
        return 0
    total = 0
    for op in one.do:
        match op:
            case AddDice(n=n):
                total += n
            case AddDicePerAdjacent(unit=unit, n=n):
                total += n * adjacent(state, seat, unit, mimicked)
            case AddDicePerOther(n=n):
                total += n * max(0, len(participants(state)) - 2)
            case _:
                pass
    return total


def adjacent(state: State, seat: Seat, unit: UnitKind, mimicked: UnitKind | None) -> int:
    """Own units of a kind next to the battle, Mimeza among them if she counts as one."""
    near = state.land.near[battle_of(state).realm]
    kinds = {unit, MIMEZA} if mimicked == unit else {unit}
    return sum(kind in kinds and realm in near for kind, realm in state.players[seat].on_map)


def _reductions(state: State, who: Fighter) -> int:
    total = 0
    for seat in participants(state):
        if seat == who or state.is_ghosts(seat):
            continue
        for one in active(state, seat, "battle_dice"):
            if not any(isinstance(op, RemoveDice) for op in one.do):
                continue
            copied = battle_of(state).of(seat).mimicry == one.key
            if all_hold(state, seat, one.effect.if_, mimicked=one.effect.unit if copied else None):
                total += sum(op.n for op in one.do if isinstance(op, RemoveDice))
    return total


def recount(move: Move) -> None:
    """Counts anew; a monster that came is in the battle, one that left is not."""
    move.note(DiceCounted(counts=counts(move.state)))
