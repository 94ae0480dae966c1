"""Dice in battle: how many (EV-BAT-06), and what changes them (EV-BAT-08)."""

from collections.abc import Iterator

from games.eldervale.box import (
    DICE,
    DICE_CAP,
    GHOST_CARDS,
    MIMEZA,
    MONSTER_CAP,
    MONSTERS,
    MonsterId,
)
from games.eldervale.effects.battle import (
    AddDice,
    AddDicePerAdjacent,
    AddDicePerOther,
    DragJoin,
    ForbidJoin,
    ForbidSwords,
    IgnoreDwellingDice,
    RemoveDice,
)
from games.eldervale.effects.dice import CancelRerolls, RaiseDie, Reroll, SwapDie, UpTo
from games.eldervale.effects.monsters import NoSwords
from games.eldervale.effects.program import AnyOp
from games.eldervale.effects.terms import UnitKind
from games.eldervale.facts.battle import Counted
from games.eldervale.rules.conditions import holds
from games.eldervale.rules.sources import Active, active
from games.eldervale.state import State
from games.eldervale.state.battle import Battle, Fighter
from games.eldervale.state.player import InRealm
from games.kernel.seats import Seat


def battle_of(state: State) -> Battle:
    """The battle in progress."""
    assert state.battle is not None
    return state.battle


def monster_of(state: State) -> MonsterId | None:
    """The uncontrolled monster in the battle."""
    return state.monster_in(battle_of(state).realm)


def monster_rules(state: State, trigger: str) -> Iterator[AnyOp]:
    """Operations of the uncontrolled monster in the battle for a trigger."""
    monster = monster_of(state)
    if monster is not None:
        for ability in MONSTERS[monster].abilities:
            if ability.trigger == trigger and ability.only != "controlled":
                yield from ability.do


def owned_rules(state: State, trigger: str) -> Iterator[tuple[Seat, AnyOp]]:
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
        if all(holds(state, seat, each) for each in one.effect.if_):
            yield one


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
    units = sum(DICE[unit.kind] for unit in one.in_realm(battle.realm))
    ignored = any(isinstance(op, IgnoreDwellingDice) for op in monster_rules(state, "battle_rule"))
    land = state.land
    around = (battle.realm, *land.near[battle.realm])
    dwellings = 0 if ignored else sum(tile in one.dwellings for tile in around)
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
    mimicry = battle_of(state).of(seat).mimicry
    total = 0
    realm = battle_of(state).realm
    kinds = {unit.kind for unit in state.players[seat].in_realm(realm)}
    for one in active(state, seat, "battle_dice"):
        if one.monster is not None and one.monster not in kinds:
            continue
        mimicked = one.effect.unit if mimicry == one.key else None
        total += bonus_of(state, seat, one, mimicked)
    return total


def bonus_of(state: State, seat: Seat, one: Active, mimicked: UnitKind | None) -> int:
    """The dice that an effect adds."""
    if not all(holds(state, seat, each, mimicked=mimicked) for each in one.effect.if_):
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
        mimicry = battle_of(state).of(seat).mimicry
        for one in active(state, seat, "battle_dice"):
            mimicked = one.effect.unit if mimicry == one.key else None
            if all(holds(state, seat, each, mimicked=mimicked) for each in one.effect.if_):
                total += sum(op.n for op in one.do if isinstance(op, RemoveDice))
    return total


def in_battle(state: State, seat: Seat, kind: UnitKind) -> bool:
    """Whether a unit of a kind is in the battle."""
    realm = InRealm(battle_of(state).realm)
    return any(unit.kind == kind and unit.place == realm for unit in state.players[seat].units)


def matching(state: State, who: Fighter, op: Reroll) -> tuple[int, ...]:
    """The dice of a participant that a re-roll is about."""
    dice = battle_of(state).of(who).dice
    if op.filter is not None:
        dice = tuple(one for one in dice if one <= op.filter.le)
    return dice


def others(state: State, seat: Seat) -> tuple[Fighter, ...]:
    """The other participants with dice."""
    return tuple(one.who for one in battle_of(state).sides if one.who != seat and one.dice)


def changeable(state: State, seat: Seat, op: Reroll | RaiseDie | SwapDie) -> bool:
    """Whether an operation on dice would change any."""
    battle = battle_of(state)
    own = battle.of(seat).dice
    if not may_change(state, seat) or not own:
        return False
    match op:
        case Reroll(who="one_other"):
            return bool(others(state, seat))
        case Reroll():
            return bool(matching(state, seat, op))
        case RaiseDie():
            return any(_raisable(op, one) for one in own)
        case SwapDie():
            return bool(others(state, seat))


def _raisable(op: RaiseDie, die: int) -> bool:
    return die <= op.max_from if op.to else die < 6


def raised(op: RaiseDie, die: int) -> int:
    """What a raised die shows."""
    return op.to or min(6, die + op.by)


def die_options(
    state: State,
    seat: Seat,
    op: Reroll | RaiseDie | SwapDie,
    who: Fighter | None,
    chosen: tuple[int, ...],
) -> Iterator[tuple[Fighter, int]]:
    """The dice that can be chosen next, equal values once."""
    battle = battle_of(state)
    match op:
        case Reroll(who="one_other"):
            pool = others(state, seat) if who is None else (who,)
        case SwapDie() if chosen:
            pool = others(state, seat)
            chosen = ()
        case _:
            pool = (seat,)
    for one in pool:
        left = list(battle.of(one).dice)
        for die in chosen:
            if die in left:
                left.remove(die)
        for die in dict.fromkeys(left):
            if not isinstance(op, RaiseDie) or _raisable(op, die):
                yield one, die


def limit(op: Reroll) -> int:
    """How many dice may be chosen for a re-roll."""
    return op.dice.up_to if isinstance(op.dice, UpTo) else DICE_CAP


def ghost_dice(card: str) -> int:
    """The dice bonus of a ghost card."""
    return GHOST_CARDS[card].dice_bonus
