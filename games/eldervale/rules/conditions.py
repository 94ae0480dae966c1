"""Conditions and counts of effects (effects.md, section 4)."""

from collections import Counter

from games.eldervale.box.content import ADVENTURES, TILES, TOKENS, power_value
from games.eldervale.box.ids import CardId, TileId
from games.eldervale.box.names import CAP, MIMEZA
from games.eldervale.effects.conditions import (
    ActivatedThisTurn,
    ActivatingUnitIs,
    AdjacentOwnUnits,
    AdventureCards,
    AnyCondition,
    BattleRealmKind,
    BuiltThisTurn,
    DwellingElements,
    DwellingsSameElement,
    MonsterInBattle,
    Most,
    OwnAdjacentDwellings,
    OwnKindsBesides,
    OwnUnitAdjacentToBattle,
    OwnUnitNearBattle,
    OwnUnitsInBattle,
    PowerValue,
    Renown,
    ResourceAtCap,
    StrictlyHighestCount,
    StrictlyHighestPower,
    SummonedAll,
    UnderworldUnits,
    UnitsInDistinctElements,
    WonMelee,
    WonVsMonster,
)
from games.eldervale.effects.terms import BASIC, ElementId, UnitKind
from games.eldervale.state import State
from games.eldervale.state.player import TRAY, UNDERWORLD, Player
from games.kernel.seats import Seat


def holds(
    state: State,
    seat: Seat,
    condition: AnyCondition,
    unit: UnitKind | None = None,
    mimicked: UnitKind | None = None,
) -> bool:
    """Whether a condition holds for a player. `unit`: the one that activated the card;
    `mimicked`: the kind that Mimeza counts as."""
    one = state.players[seat]
    match condition:
        case StrictlyHighestPower(element=element):
            return strictly_highest(state, seat, element)
        case OwnUnitsInBattle(unit=kind, min=least):
            return _in_battle(state, one, kind, mimicked) >= least
        case OwnKindsBesides(unit=kind, min=least):
            return len(_kinds(state, one) - _standing_for(kind, mimicked)) >= least
        case OwnUnitAdjacentToBattle(unit=kind, min=least):
            return _beside(state, one, kind, mimicked) >= least
        case OwnUnitNearBattle(min=least):
            return _beside(state, one, None, None) + len(_battlers(state, one)) >= least
        case BattleRealmKind(kind=kind):
            return state.battle is not None and TILES[state.battle.realm].kind == kind
        case MonsterInBattle():
            return state.battle is not None and state.monster_in(state.battle.realm) is not None
        case AdjacentOwnUnits(min=least):
            placement = state.turn.placement
            assert placement is not None
            return _near(state, one, placement.realm) >= least
        case ActivatingUnitIs(unit=kinds):
            return unit in kinds
        case UnitsInDistinctElements(min=least):
            found = {TILES[realm].element for realm in one.realms} - {None}
            return len(found) >= least
        case DwellingElements(min=least):
            return len(dwelling_elements(one)) >= least
        case DwellingsSameElement(min=least):
            return (
                max(Counter(TILES[tile].element for tile in one.dwellings).values(), default=0)
                >= least
            )
        case OwnAdjacentDwellings(min=least):
            near = state.land.near
            return least <= 1 + any(
                other in one.dwellings for tile in one.dwellings for other in near[tile]
            )
        case WonVsMonster():
            return state.turn.beaten_monster and state.active == seat
        case WonMelee(n=n):
            return state.turn.melee >= n and state.active == seat
        case SummonedAll(units=kinds):
            return not any(unit.place == TRAY and unit.kind in kinds for unit in one.units)
        case AdventureCards(min=least):
            return len(one.adventures) >= least
        case StrictlyHighestCount(min=least):
            return sum(strictly_highest(state, seat, e) for e in state.elements) >= least
        case UnderworldUnits(min=least):
            return one.count(UNDERWORLD) >= least
        case ResourceAtCap():
            return any(one.supply.of(kind) >= CAP for kind in BASIC)
        case PowerValue(min=least):
            return any(power_value(mark.level) >= least for mark in one.power)
        case Renown(min=least):
            return one.glory is not None and one.glory >= least
        case BuiltThisTurn():
            return state.turn.built > 0 and state.active == seat
        case ActivatedThisTurn():
            return state.turn.activated is not None and state.active == seat
        case Most(what=what):
            best = max(_figure(other, what) for other in state.players)
            return 1 <= best == _figure(one, what)


def strictly_highest(state: State, seat: Seat, element: ElementId) -> bool:
    """Level 1 or more, and above every other player's."""
    level = state.players[seat].level(element)
    return level > max(
        (one.level(element) for at, one in enumerate(state.players) if at != seat), default=0
    )


def dwelling_elements(one: Player) -> set[ElementId]:
    """The elements with a dwelling of a player."""
    return {str(TILES[tile].element) for tile in one.dwellings}


def _figure(one: Player, what: str) -> int:
    match what:
        case "dwellings":
            return len(one.dwellings)
        case "glory":
            return one.glory or 0
        case _:
            return len(one.quests)


def _battlers(state: State, one: Player) -> tuple[UnitKind, ...]:
    if state.battle is None:
        return ()
    return tuple(unit.kind for unit in one.in_realm(state.battle.realm))


def _standing_for(kind: UnitKind, mimicked: UnitKind | None) -> set[UnitKind]:
    return {kind, MIMEZA} if mimicked == kind else {kind}


def _in_battle(state: State, one: Player, kind: UnitKind, mimicked: UnitKind | None) -> int:
    kinds = _standing_for(kind, mimicked)
    return sum(each in kinds for each in _battlers(state, one))


def _kinds(state: State, one: Player) -> set[UnitKind]:
    return set(_battlers(state, one))


def _beside(state: State, one: Player, kind: UnitKind | None, mimicked: UnitKind | None) -> int:
    if state.battle is None:
        return 0
    near = state.land.near[state.battle.realm]
    kinds = None if kind is None else _standing_for(kind, mimicked)
    return sum(realm in near and (kinds is None or each in kinds) for each, realm in one.on_map)


def _near(state: State, one: Player, realm: TileId) -> int:
    near = state.land.near[realm]
    return sum(other in near for _, other in one.on_map)


def counted(
    state: State,
    seat: Seat,
    per: str,
    *,
    card: CardId | None = None,
    res: str | None = None,
    value: int = 0,
    types: tuple[str, ...] = (),
) -> int:
    """How many of the things that an effect counts there are."""
    one = state.players[seat]
    match per:
        case "symbols_on_squares":
            lies = None if card is None else one.in_play(card)
            tokens = () if lies is None else lies.tokens
            return sum(len(TOKENS[each.token].symbols) for each in tokens)
        case "res_in_supply":
            return one.supply.of(str(res))
        case "magic_in_hand":
            return len(one.hand)
        case "own_underworld_units":
            return one.count(UNDERWORLD)
        case "losing_units":
            return _losing(state)
        case "own_dwellings_adjacent_to_ruin":
            land = state.land
            return sum(
                any(other in land.ruins for other in land.near[tile]) for tile in one.dwellings
            )
        case "distinct_dwelling_elements":
            return len(dwelling_elements(one))
        case "markers_at_value_min":
            return sum(power_value(mark.level) >= value for mark in one.power)
        case "basic_sets":
            return min(one.supply.of(kind) for kind in BASIC)
        case "gold":
            return one.supply.gold
        case "cards_of_types":
            return sum(ADVENTURES[each].type in types for each in one.adventures)
        case _:
            raise LookupError(f"nothing is counted by {per}")


def _losing(state: State) -> int:
    battle = state.battle
    if battle is None:
        return 0
    return sum(len(state.players[one].in_realm(battle.realm)) for one in battle.losers)
