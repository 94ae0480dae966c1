"""Conditions of effects (effects.md, section 4): one function for each, found by its type."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import singledispatch

from msgspec import Struct

from games.eldervale.box.content import TILES, power_value
from games.eldervale.box.names import CAP, MIMEZA
from games.eldervale.effects import conditions
from games.eldervale.effects.terms import BASIC, ElementId, UnitKind
from games.eldervale.rules.effects.complete import by_type
from games.eldervale.state import State
from games.eldervale.state.player import TRAY, UNDERWORLD, Player
from games.kernel.seats import Seat


class Case(Struct, frozen=True):
    """For whom a condition is looked at. `unit`: the one that activated the card; `mimicked`: the
    kind that Mimeza counts as."""

    state: State
    seat: Seat
    unit: UnitKind | None = None
    mimicked: UnitKind | None = None

    @property
    def player(self) -> Player:
        """The player for whom it is."""
        return self.state.players[self.seat]

    @property
    def active(self) -> bool:
        """Whether it is this player's turn."""
        return self.state.active == self.seat


def holds(
    state: State,
    seat: Seat,
    condition: conditions.AnyCondition,
    unit: UnitKind | None = None,
    mimicked: UnitKind | None = None,
) -> bool:
    """Whether a condition holds for a player. `unit`: the one that activated the card;
    `mimicked`: the kind that Mimeza counts as."""
    return CHECKS[type(condition)](condition, Case(state, seat, unit, mimicked))


def all_hold(
    state: State,
    seat: Seat,
    wanted: tuple[conditions.AnyCondition, ...],
    unit: UnitKind | None = None,
    mimicked: UnitKind | None = None,
) -> bool:
    """Whether all of some conditions hold for a player; see `holds`."""
    return not wanted or all(holds(state, seat, one, unit, mimicked) for one in wanted)


def strictly_highest(state: State, seat: Seat, element: ElementId) -> bool:
    """Level 1 or more, and above every other player's."""
    level = state.players[seat].level(element)
    return level > max(
        (one.level(element) for at, one in enumerate(state.players) if at != seat), default=0
    )


def dwelling_elements(one: Player) -> set[ElementId]:
    """The elements with a dwelling of a player."""
    return {str(TILES[tile].element) for tile in one.dwellings}


@singledispatch
def _check(condition: conditions.AnyCondition, _case: Case) -> bool:
    """Whether a condition holds."""
    raise TypeError(f"no function says when {condition} holds")


@_check.register
def _strictly_highest_power(condition: conditions.StrictlyHighestPower, case: Case) -> bool:
    return strictly_highest(case.state, case.seat, condition.element)


@_check.register
def _own_units_in_battle(condition: conditions.OwnUnitsInBattle, case: Case) -> bool:
    return _in_battle(case, condition.unit) >= condition.min


@_check.register
def _own_kinds_besides(condition: conditions.OwnKindsBesides, case: Case) -> bool:
    others = set(_battlers(case)) - _standing_for(case, condition.unit)
    return len(others) >= condition.min


@_check.register
def _own_unit_adjacent_to_battle(condition: conditions.OwnUnitAdjacentToBattle, case: Case) -> bool:
    return _beside(case, condition.unit) >= condition.min


@_check.register
def _own_unit_near_battle(condition: conditions.OwnUnitNearBattle, case: Case) -> bool:
    return _beside(case, None) + len(_battlers(case)) >= condition.min


@_check.register
def _battle_realm_kind(condition: conditions.BattleRealmKind, case: Case) -> bool:
    battle = case.state.battle
    return battle is not None and TILES[battle.realm].kind == condition.kind


@_check.register
def _monster_in_battle(_condition: conditions.MonsterInBattle, case: Case) -> bool:
    battle = case.state.battle
    return battle is not None and case.state.monster_in(battle.realm) is not None


@_check.register
def _adjacent_own_units(condition: conditions.AdjacentOwnUnits, case: Case) -> bool:
    placement = case.state.turn.placed
    near = case.state.land.near[placement.realm]
    return sum(other in near for _, other in case.player.on_map) >= condition.min


@_check.register
def _activating_unit_is(condition: conditions.ActivatingUnitIs, case: Case) -> bool:
    return case.unit in condition.unit


@_check.register
def _units_in_distinct_elements(condition: conditions.UnitsInDistinctElements, case: Case) -> bool:
    found = {TILES[realm].element for realm in case.player.realms} - {None}
    return len(found) >= condition.min


@_check.register
def _dwelling_elements(condition: conditions.DwellingElements, case: Case) -> bool:
    return len(dwelling_elements(case.player)) >= condition.min


@_check.register
def _dwellings_same_element(condition: conditions.DwellingsSameElement, case: Case) -> bool:
    elements = Counter(TILES[tile].element for tile in case.player.dwellings)
    return max(elements.values(), default=0) >= condition.min


@_check.register
def _own_adjacent_dwellings(condition: conditions.OwnAdjacentDwellings, case: Case) -> bool:
    near, own = case.state.land.near, case.player.dwellings
    return condition.min <= 1 + any(other in own for tile in own for other in near[tile])


@_check.register
def _won_vs_monster(_condition: conditions.WonVsMonster, case: Case) -> bool:
    return case.state.turn.beaten_monster and case.active


@_check.register
def _won_melee(condition: conditions.WonMelee, case: Case) -> bool:
    return case.state.turn.melee >= condition.n and case.active


@_check.register
def _summoned_all(condition: conditions.SummonedAll, case: Case) -> bool:
    units = case.player.units
    return not any(unit.place == TRAY and unit.kind in condition.units for unit in units)


@_check.register
def _adventure_cards(condition: conditions.AdventureCards, case: Case) -> bool:
    return len(case.player.adventures) >= condition.min


@_check.register
def _strictly_highest_count(condition: conditions.StrictlyHighestCount, case: Case) -> bool:
    state = case.state
    led = sum(strictly_highest(state, case.seat, element) for element in state.elements)
    return led >= condition.min


@_check.register
def _underworld_units(condition: conditions.UnderworldUnits, case: Case) -> bool:
    return case.player.count(UNDERWORLD) >= condition.min


@_check.register
def _resource_at_cap(_condition: conditions.ResourceAtCap, case: Case) -> bool:
    return any(case.player.supply.of(kind) >= CAP for kind in BASIC)


@_check.register
def _power_value(condition: conditions.PowerValue, case: Case) -> bool:
    return any(power_value(mark.level) >= condition.min for mark in case.player.power)


@_check.register
def _renown(condition: conditions.Renown, case: Case) -> bool:
    glory = case.player.glory
    return glory is not None and glory >= condition.min


@_check.register
def _built_this_turn(_condition: conditions.BuiltThisTurn, case: Case) -> bool:
    return case.state.turn.built > 0 and case.active


@_check.register
def _activated_this_turn(_condition: conditions.ActivatedThisTurn, case: Case) -> bool:
    return case.state.turn.activated is not None and case.active


@_check.register
def _most(condition: conditions.Most, case: Case) -> bool:
    count = _MOST[condition.what]
    best = max(map(count, case.state.players))
    return 1 <= best == count(case.player)


CHECKS: Mapping[type, Callable[[conditions.AnyCondition, Case], bool]] = by_type(
    _check, conditions.AnyCondition
)
"""The function of each condition."""

_MOST: Mapping[str, Callable[[Player], int]] = {
    "dwellings": lambda one: len(one.dwellings),
    "glory": lambda one: one.glory or 0,
    "quests_completed": lambda one: len(one.quests),
}


def _battlers(case: Case) -> tuple[UnitKind, ...]:
    battle = case.state.battle
    if battle is None:
        return ()
    return case.player.kinds_in(battle.realm)


def _standing_for(case: Case, kind: UnitKind) -> set[UnitKind]:
    return {kind, MIMEZA} if case.mimicked == kind else {kind}


def _in_battle(case: Case, kind: UnitKind) -> int:
    kinds = _standing_for(case, kind)
    return sum(each in kinds for each in _battlers(case))


def _beside(case: Case, kind: UnitKind | None) -> int:
    battle = case.state.battle
    if battle is None:
        return 0
    near = case.state.land.near[battle.realm]
    kinds = None if kind is None else _standing_for(case, kind)
    units = case.player.on_map
    return sum(realm in near and (kinds is None or each in kinds) for each, realm in units)
