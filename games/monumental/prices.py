"""What things cost now whoever is on turn, how that would be paid, and what is missing.

All of it follows from a view, by the rules that decide it later. A price is a gauge `price-PLACE`;
if it can be paid, `pay-PLACE-RESOURCE` says with what: first what perishes, then production
tokens, then gold. Else `short-PLACE` says how much is missing.
"""

from collections.abc import Iterator

from games.kernel.piles import Pile
from games.kernel.scene import Gauge
from games.kernel.seats import Seat
from games.monumental.box import CARDS, HEROES, NATIONS, PILES, component
from games.monumental.effects import Resource
from games.monumental.rules.acquiring import BASIC_COST
from games.monumental.state.land import Front, Land, Tile
from games.monumental.state.player import Player
from games.monumental.state.readings import (
    PAYS,
    Sources,
    acquiring,
    added,
    completing,
    in_hand,
    reduction,
    soldiers_for,
)
from games.monumental.view import PlayerView, TileView, View

PAYS_OUTWARD: Sources = ("military_neutral", "military", "gold")
"""What pays a conquest of what nobody controls (MO-RES-03); neutral first: it buys nothing else."""


def player(one: PlayerView) -> Player:
    """A player as far as prices and strengths ask for it."""
    return Player(
        civilisation=one.civilisation,
        deck=Pile(),
        goods=one.goods,
        construction=one.construction,
        policies=one.policies,
        hero=one.hero,
        hero_aside=one.hero_aside,
        discounts=one.discounts,
        conquests=one.conquests,
    )


def lies(tile: TileView) -> Tile:
    """What lies on a tile, as the rules read it."""
    return Tile(
        owner=tile.owner,
        soldiers=tile.soldiers,
        warlord=tile.warlord,
        outpost=tile.outpost,
        wonders=tile.wonders,
        exploration=tile.exploration,
    )


def resistances(view: View) -> Iterator[tuple[TileView, int]]:
    """The provinces that can be conquered, and the strength that each takes (MO-ACT-CNQ-03)."""
    players = tuple(map(player, view.players))
    for tile in view.tiles:
        if tile.value is not None:
            owner = None if tile.owner is None else players[tile.owner]
            yield tile, tile.value + added(lies(tile), owner)


def prices(view: View) -> Iterator[Gauge]:
    """Of wonders in construction; of cards, policies, heroes and provinces in reach, for whoever
    is on turn, which the gauge `buyer` says."""
    for one in view.players:
        if one.construction is not None:
            owner = player(one)
            cost = completing(owner, one.construction)
            yield from _price(f"construction-{one.seat}", owner, cost, PAYS["production"])
    if view.turn is not None:
        seat = view.turn.seat
        yield Gauge(id="buyer", name="buyer", value=seat)
        own = player(view.players[seat])
        yield from _cards(view, own)
        yield from _policies(seat, own)
        yield from _conquests(view, seat, own)


def _cards(view: View, own: Player) -> Iterator[Gauge]:
    """Of the display, basic buildings and heroes; no second wonder, and no second hero."""
    for at, card in enumerate(view.display.slots, 1):
        if card is not None:
            wonder = CARDS[card].type == "wonder"
            yield from _barred(f"display-{at}", own.construction if wonder else None)
            yield from _price(f"display-{at}", own, *acquiring(own, card))
    for pile in PILES:
        yield from _price(pile, own, BASIC_COST, PAYS["production"])
    for hero in view.heroes:
        yield from _barred(hero, own.hero)
        yield from _price(hero, own, HEROES[hero].cost.gold, PAYS["gold"])


def _barred(place: str, by: str | None) -> Iterator[Gauge]:
    if by is not None:
        yield Gauge(id=f"barred-{place}", name="barred", value=1, component=component(by))


def _policies(seat: Seat, own: Player) -> Iterator[Gauge]:
    """The n-th policy costs n culture (MO-ACT-POL-01)."""
    for policy in NATIONS[own.civilisation].cultural_policies:
        if policy.id not in own.policies:
            place = f"{seat}/{policy.id}"
            yield from _price(place, own, len(own.policies) + 1, PAYS["culture"])


def _price(place: str, own: Player, amount: int, sources: Sources) -> Iterator[Gauge]:
    yield Gauge(id=f"price-{place}", name="price", value=amount, component=sources[0])
    missing = amount - in_hand(own, sources)
    if missing > 0:
        yield Gauge(id=f"short-{place}", name="short", value=missing, component=sources[0])
        return
    for source, count in _paid(own, amount, sources):
        yield Gauge(id=f"pay-{place}-{source}", name="pay", value=count, component=source)


def _paid(own: Player, amount: int, sources: Sources) -> Iterator[tuple[Resource, int]]:
    """What pays an amount if the first sources are used up first."""
    for source in sources:
        taken = min(amount, own.goods.of(source))
        amount -= taken
        if taken:
            yield source, taken


def _conquests(view: View, seat: Seat, own: Player) -> Iterator[Gauge]:
    """Provinces for which enough units are in reach, with the fewest that take them: each unit
    costs 1 military (MO-ACT-CNQ-05), and the warlord is as strong as two."""
    easier = reduction(own)
    fronts = {view.tiles[one.number].id: one for one in _land(view).fronts(seat)}
    for tile, resists in resistances(view):
        front = fronts.get(tile.id)
        units = None if front is None else _units(front, max(1, resists - easier))
        if units is None:
            continue
        soldiers, led = units
        sources = PAYS_OUTWARD if tile.owner is None else PAYS["military"]
        yield from _price(tile.id, own, soldiers + led, sources)
        if led:
            yield Gauge(id=f"warlord-{tile.id}", name="warlord", value=1, component="warlord")
        if soldiers:
            yield Gauge(
                id=f"soldiers-{tile.id}", name="soldiers", value=soldiers, component="soldier"
            )


def _units(front: Front, need: int) -> tuple[int, bool] | None:
    """The fewest units that take a province: soldiers, and whether the warlord goes."""
    rest = soldiers_for(need, with_warlord=True)
    if need > 1 and front.led is not None and rest <= front.led:
        return rest, True
    return (need, False) if need <= front.spare else None


def _land(view: View) -> Land:
    """The map as the rules read it; where explorers stand does not matter for a conquest."""
    capitals = {one.owner: one.id for one in view.tiles if one.kind == "capital"}
    seats = range(len(view.players))
    return Land(
        players=len(view.players),
        capitals=tuple(capitals[seat] for seat in seats),
        tiles=tuple(map(lies, view.tiles)),
        explorers=(),
    )
