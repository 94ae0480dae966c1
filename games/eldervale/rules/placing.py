"""Placing a unit: targets, ability to act, tax (EV-PLC)."""

from collections.abc import Iterator

from msgspec import Struct

from games.eldervale.box import (
    MIMEZA,
    MONSTERS,
    SPECIALS,
    TILES,
    TileId,
    is_ruin,
)
from games.eldervale.commands import PlaceUnit
from games.eldervale.effects.cards import DrawMagic
from games.eldervale.effects.program import Choose
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.units import (
    DiscountRuin,
    GrantPlacement,
    PlaceFromUnderworld,
    PlacementTax,
)
from games.eldervale.facts.flow import AbilityUsed, UnitPlaced
from games.eldervale.rules.base import Move, place_of, ref, refuse
from games.eldervale.rules.dungeon import buyable, card_price
from games.eldervale.rules.dwellings import (
    dwelling_discount,
    site_price,
    sites,
    summon_price,
    summonable,
)
from games.eldervale.rules.magic_deck import can_draw
from games.eldervale.rules.paying import affordable, charge, price, rank
from games.eldervale.rules.sources import MIMICRY, active, copied, spare, use, used
from games.eldervale.state import State
from games.eldervale.state.player import READY, UNDERWORLD, Player
from games.eldervale.steps.base import Price
from games.eldervale.steps.placing import (
    ActingInRealm,
    AskingMinotaur,
    CheckingBattles,
    Invading,
    PlacingUnit,
    StartingPlaceEffects,
)
from games.eldervale.steps.turn import TakingTail
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


class Reach(Struct, frozen=True):
    """What a unit may reach beyond the normal targets."""

    flight: bool = False
    flight_unoccupied: bool = False
    teleport: bool = False
    assault: bool = False
    bridge: bool = False


def reach_of(state: State, seat: Seat, kind: UnitKind) -> Reach:
    """The permissions of a kind of unit (EV-PLC-05, EV-PLC-06, EV-PLC-07, EV-PLC-11)."""
    modes = set()
    for one in active(state, seat, "placement_mod"):
        if one.unit is not None and one.unit != kind:
            continue
        if one.monster is not None and one.monster != kind:
            continue
        modes |= {op.mode for op in one.do if isinstance(op, GrantPlacement)}
    return Reach(
        flight=kind == "dragon" or "flight" in modes,
        flight_unoccupied="flight_unoccupied" in modes,
        teleport=kind == "wizard",
        assault=kind == "warrior",
        bridge="bridge" in modes,
    )


def reaches(state: State, seat: Seat, reach: Reach) -> tuple[TileId, ...]:
    """The realms that a unit may be placed in, as far as the map goes (EV-PLC-02..07), in the
    order of the map."""
    found = _reached(state, seat, reach)
    return tuple(realm for realm in state.land.hexes if realm in found)


def _reached(state: State, seat: Seat, reach: Reach) -> set[TileId]:
    land, mine = state.land, state.players[seat].realms
    free = {tile for tile in land.hexes if not state.occupied(tile)}
    found = set(free) if reach.teleport or state.turn.anywhere else set()
    if not mine:
        return found | (set(land.hexes) if reach.assault else free)
    for realm in mine:
        found |= set(land.near[realm])
        if reach.flight:
            found |= set(land.within(realm, 2))
        if reach.flight_unoccupied:
            found |= free & set(land.within(realm, 2))
        if state.turn.reach:
            found |= set(land.within(realm, state.turn.reach))
        if reach.bridge:
            for ruin in set(land.near[realm]) & land.ruins:
                found |= set(land.near[ruin])
    return found - mine


def tax(state: State, seat: Seat, realm: TileId) -> Price:
    """What placing in a realm costs extra, once for each monster that says so (effects 5.38)."""
    if state.peace:
        return ()
    units: list[str] = []
    for monster, op in _taxes():
        for realm_of in _where(state, seat, monster):
            if realm in state.land.near[realm_of]:
                units += ["any"] * op.cost["any"]
                break
    return tuple(units)


def _taxes() -> Iterator[tuple[UnitKind, PlacementTax]]:
    for monster in MONSTERS.values():
        for ability in monster.abilities:
            for op in ability.do:
                if isinstance(op, PlacementTax):
                    yield monster.id, op


def _where(state: State, seat: Seat, monster: UnitKind) -> Iterator[TileId]:
    """Where a monster stands that taxes a seat: uncontrolled, or as an opponent's unit."""
    lurker = state.lurker(monster)
    if lurker is not None:
        yield lurker.realm
    for other in state.opponents(seat):
        yield from (realm for kind, realm in state.players[other].on_map if kind == monster)


def can_act_in(state: State, seat: Seat, realm: TileId, discount: int, extra: Price) -> bool:
    """Whether a player could do the action of a realm, the tax included (EV-PLC-08)."""
    one = state.players[seat]
    tile = TILES[realm]
    if tile.action is None or tile.kind == "special" or tile.id == "dragons_lair":
        return affordable(one, extra)
    base = "dungeon" if realm.startswith("dungeon") else realm
    match base:
        case "summoning_portal":
            return _summons(state, seat, discount, extra)
        case "mill":
            return _builds(state, seat, discount, extra)
        case "dungeon":
            return _buys(state, seat, discount, extra)
        case "oracle":
            draws = any(
                isinstance(op, DrawMagic)
                for choice in tile.action.do
                if isinstance(choice, Choose)
                for ops in choice.options
                for op in ops
            )
            if draws and _will_draw(state, one, extra):
                return affordable(one, extra)
            return _buys(state, seat, discount, extra)
        case _:
            units = price(*tile.action.cost) or ()
            return _payable(one, units, extra, discount)


def _will_draw(state: State, one: Player, extra: Price) -> bool:
    return can_draw(state) or (bool(extra) and bool(one.hand))


def _payable(one: Player, units: Price, extra: Price, discount: int, floor: int = 0) -> bool:
    """A cost with its discount, together with a tax that no discount reduces."""
    if not extra:
        return affordable(one, units, discount, floor)
    discount = max(0, min(discount, len(units) - floor))
    return _reduced(one, units, extra, discount)


def _reduced(one: Player, units: Price, extra: Price, left: int) -> bool:
    if not left:
        return affordable(one, tuple(sorted((*units, *extra), key=rank)))
    return any(
        _reduced(one, units[:at] + units[at + 1 :], extra, left - 1) for at in range(len(units))
    )


def _summons(state: State, seat: Seat, discount: int, extra: Price) -> bool:
    if not extra:
        return next(iter(summonable(state, seat, discount)), None) is not None
    one = state.players[seat]
    return any(
        _payable(one, summon_price(state, seat, kind), extra, discount)
        for kind in summonable(state, seat, discount)
    )


def _builds(state: State, seat: Seat, discount: int, extra: Price) -> bool:
    found = sites(state, seat, discount)
    if not extra:
        return next(iter(found), None) is not None
    one = state.players[seat]
    total = dwelling_discount(state, seat, discount)
    return any(_payable(one, site_price(realm), extra, total, 1) for realm in found)


def _buys(state: State, seat: Seat, discount: int, extra: Price) -> bool:
    found = buyable(state, seat, discount)
    if not extra:
        return next(iter(found), None) is not None
    one = state.players[seat]
    return any(
        _payable(one, card_price(state.face_up[element]), extra, discount) for element in found
    )


def ruin_discount_of(state: State, seat: Seat, kind: UnitKind, realm: TileId) -> int:
    """What a ruin's first payment is less for a kind of unit (effects 5.48)."""
    if not is_ruin(realm):
        return 0
    return sum(
        op.n
        for one in active(state, seat, "ruin_cost_mod")
        if one.unit in (None, kind)
        for op in one.do
        if isinstance(op, DiscountRuin)
    )


PAID_RUINS = ("mage_tower", "fortress", "summoning_portal", "mill", "dungeon", "oracle")


def placements(state: State, seat: Seat) -> Iterator[PlaceUnit]:
    """Every legal placement (EV-PLC)."""
    one = state.players[seat]
    for kind in one.kinds_at(READY):
        yield from _of_kind(state, seat, kind)
    below = _undying(state, seat)
    for kind in one.kinds_at(UNDERWORLD):
        if kind in below:
            yield from _from_below(state, seat, kind)


def _undying(state: State, seat: Seat) -> frozenset[UnitKind]:
    """The kinds that may be placed from the Underworld now."""
    real = {
        op.unit
        for one in active(state, seat, "placement_mod")
        for op in one.do
        if isinstance(op, PlaceFromUnderworld) and spare(state, seat, one)
    }
    copy = {
        MIMEZA
        for one in copied(state, seat, "placement_mod")
        for op in one.do
        if isinstance(op, PlaceFromUnderworld) and spare(state, seat, one)
    }
    return frozenset(real | copy)


def _from_below(state: State, seat: Seat, kind: UnitKind) -> Iterator[PlaceUnit]:
    unit = ref(state, kind, UNDERWORLD)
    via = None
    if kind == MIMEZA:
        via = f"{MIMICRY}:undying"
    for realm in reaches(state, seat, reach_of(state, seat, kind)):
        if _can(state, seat, kind, realm):
            yield PlaceUnit(unit=unit, realm=realm, via=via)


def _can(state: State, seat: Seat, kind: UnitKind, realm: TileId) -> bool:
    discount = ruin_discount_of(state, seat, kind, realm)
    return can_act_in(state, seat, realm, discount, tax(state, seat, realm))


def _of_kind(state: State, seat: Seat, kind: UnitKind) -> Iterator[PlaceUnit]:
    unit = ref(state, kind, READY)
    normal = reaches(state, seat, reach_of(state, seat, kind))
    for realm in normal:
        if _can(state, seat, kind, realm):
            yield PlaceUnit(unit=unit, realm=realm)
    if kind == MIMEZA:
        yield from _mimicked(state, seat, normal)


def _mimicked(state: State, seat: Seat, normal: tuple[TileId, ...]) -> Iterator[PlaceUnit]:
    """Placements of Mimeza that need a copied ability (effects 5.41)."""
    if used(state, seat, MIMICRY):
        return
    unit = ref(state, MIMEZA, READY)
    for name, reach in _copied_reach(state, seat):
        for realm in reaches(state, seat, reach):
            if realm not in normal and _can(state, seat, MIMEZA, realm):
                yield PlaceUnit(unit=unit, realm=realm, via=f"{MIMICRY}:{name}")
    for one in copied(state, seat, "ruin_cost_mod"):
        discount = sum(op.n for op in one.do if isinstance(op, DiscountRuin))
        for realm in normal:
            if (
                realm.startswith(PAID_RUINS)
                and is_ruin(realm)
                and can_act_in(state, seat, realm, discount, tax(state, seat, realm))
            ):
                yield PlaceUnit(unit=unit, realm=realm, via=one.name)


def _copied_reach(state: State, seat: Seat) -> Iterator[tuple[str, Reach]]:
    plain = reach_of(state, seat, MIMEZA)
    yield SPECIALS["dragon"], Reach(flight=True, bridge=plain.bridge)
    yield SPECIALS["wizard"], Reach(teleport=True, bridge=plain.bridge)
    yield SPECIALS["warrior"], Reach(assault=True, bridge=plain.bridge)
    for one in copied(state, seat, "placement_mod"):
        if not spare(state, seat, one):
            continue
        if any(isinstance(op, GrantPlacement) and op.mode == "flight" for op in one.do):
            yield one.key, Reach(flight=True, bridge=plain.bridge)


def refusal(state: State, seat: Seat, command: PlaceUnit) -> Illegal:
    """Why a placement is illegal."""
    one = state.players[seat]
    if command.realm not in state.land.hexes:
        return refuse("EV-PLC-01", "That realm is not on the map.")
    place = place_of(state, command.unit)
    kind = command.unit.kind
    if place != READY or kind not in one.kinds_at(READY):
        return refuse("EV-PLC-01", "You have no such unit in your ready area.")
    if command.realm in one.realms:
        return refuse("EV-PLC-04", "A unit of yours is in that realm already.")
    if command.realm not in reaches(state, seat, reach_of(state, seat, kind)):
        if not one.realms:
            return refuse("EV-PLC-02", "A first placement goes to an unoccupied realm.")
        if kind == "wizard":
            because = "A wizard is placed next to your units, or in any unoccupied realm."
            return refuse("EV-PLC-06", because)
        if kind == "dragon":
            because = "A dragon is placed at most two realms from one of your units."
            return refuse("EV-PLC-05", because)
        return refuse("EV-PLC-03", "That realm is not adjacent to any of your units.")
    because = "You could not do the action of that realm: its cost cannot be paid."
    return refuse("EV-PLC-08", because)


def begin(move: Move, seat: Seat, command: PlaceUnit) -> None:
    """The tax is paid first (effects 5.38)."""
    kind = command.unit.kind
    below = place_of(move.state, command.unit) == UNDERWORLD
    units = tax(move.state, seat, command.realm)
    move.work(PlacingUnit(kind=kind, realm=command.realm, underworld=below, via=command.via))
    charge(move, seat, units, tax=True)


class Placing(Work[PlacingUnit, Move]):
    """The unit is placed; the order of what follows is that of EV-PLC-09."""

    def run(self, move: Move, step: PlacingUnit) -> None:
        """On-place effects, incursion, Minotaur, realm action, battle check, free actions."""
        state, seat = move.state, move.state.active
        self._use(move, seat, step)
        discount = ruin_discount_of(state, seat, step.kind, step.realm)
        if step.via is not None:
            for one in copied(state, seat, "ruin_cost_mod"):
                if one.name == step.via:
                    discount = sum(op.n for op in one.do if isinstance(op, DiscountRuin))
        move.note(
            UnitPlaced(
                seat=seat,
                kind=step.kind,
                start=UNDERWORLD if step.underworld else READY,
                realm=step.realm,
                via=step.via,
                discount=discount,
                battle=_triggers(state, seat, step.realm),
            )
        )
        move.ask(seat, TakingTail())
        move.work(CheckingBattles())
        move.work(ActingInRealm())
        move.work(AskingMinotaur())
        move.work(Invading())
        move.work(StartingPlaceEffects())

    def _use(self, move: Move, seat: Seat, step: PlacingUnit) -> None:
        if step.via is not None:
            name = step.via.removeprefix(f"{MIMICRY}:")
            for trigger in ("placement_mod", "ruin_cost_mod"):
                for one in copied(move.state, seat, trigger):
                    if one.key == name:
                        use(move, seat, one)
                        return
            move.note(AbilityUsed(seat=seat, source=name, mimicry=True))
        elif step.underworld:
            for one in active(move.state, seat, "placement_mod"):
                if any(isinstance(op, PlaceFromUnderworld) for op in one.do):
                    use(move, seat, one)


def _triggers(state: State, seat: Seat, realm: TileId) -> bool:
    """Whether a placement triggers a battle (EV-BAT-02, EV-PLC-10, EV-TEA-08)."""
    if state.peace:
        return False
    opponents = set(state.opponents(seat))
    return state.monster_in(realm) is not None or any(
        one in opponents for one in state.sides_in(realm)
    )
