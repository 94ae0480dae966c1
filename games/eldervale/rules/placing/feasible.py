"""The ability to act in a realm, and the tax of placing there (EV-PLC-08)."""

from collections.abc import Iterator

from games.eldervale.box.content import MONSTERS, TILES, is_ruin
from games.eldervale.box.ids import TileId
from games.eldervale.effects.cards import DrawMagic
from games.eldervale.effects.program import Choose
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.units import DiscountRuin, PlacementTax
from games.eldervale.rules.dwellings import dwelling_discount, open_sites, site_price, sites
from games.eldervale.rules.effects.sources import active
from games.eldervale.rules.realms.adventures import buyable, card_price
from games.eldervale.rules.resources.magic_deck import can_draw
from games.eldervale.rules.resources.prices import affordable, price, rank
from games.eldervale.rules.summoning import summon_price, summonable
from games.eldervale.state import State
from games.eldervale.state.player import TRAY, Player
from games.eldervale.steps.base import Price
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def tax(state: State, seat: Seat, realm: TileId) -> Price:
    """What placing in a realm costs extra, once for each monster that says so (effects 5.38)."""
    if state.peace:
        return ()
    units: list[str] = []
    for monster, op in TAXES:
        if monster not in state.monsters:
            continue
        for realm_of in _where(state, seat, monster):
            if realm in state.land.near[realm_of]:
                units += ["any"] * op.cost["any"]
                break
    return tuple(units)


TAXES: tuple[tuple[UnitKind, PlacementTax], ...] = tuple(
    (monster.id, op)
    for monster in MONSTERS.values()
    for ability in monster.abilities
    for op in ability.do
    if isinstance(op, PlacementTax)
)
"""The monsters that tax placements."""


def _where(state: State, seat: Seat, monster: UnitKind) -> Iterator[TileId]:
    """Where a monster stands that taxes a seat: uncontrolled, or as an opponent's unit."""
    lurker = state.lurker(monster)
    if lurker is not None:
        yield lurker.realm
    for other in state.opponents(seat):
        yield from (realm for kind, realm in state.players[other].on_map if kind == monster)


FREE = frozenset(
    tile.id
    for tile in TILES.values()
    if tile.action is None or tile.kind == "special" or tile.id == "dragons_lair"
)
"""The realms whose action costs nothing and can always be done."""


def can_act_in(state: State, seat: Seat, realm: TileId, discount: int, extra: Price) -> bool:
    """Whether a player could do the action of a realm, the tax included (EV-PLC-08)."""
    one = state.players[seat]
    if realm in FREE:
        return affordable(one, extra)
    tile = TILES[realm]
    assert tile.action is not None
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


def lacking(state: State, seat: Seat, realm: TileId) -> Illegal:
    """Why a player could not do the action of a realm."""
    one = state.players[seat]
    match "dungeon" if realm.startswith("dungeon") else realm:
        case "summoning_portal" if not one.count(TRAY):
            key = "realm-summons-nobody"
        case "mill" if not any(open_sites(state, seat)):
            key = "realm-builds-nowhere"
        case "dungeon" | "oracle" if not state.face_up:
            key = "realm-offers-no-card"
        case _:
            key = "realm-unpayable"
    return Illegal("EV-PLC-08", key, realm=realm)


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
