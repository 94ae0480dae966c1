"""The view as boards, zones and items: the world with its map, and a city for each seat.

Ids: tiles of the map have their own; what belongs to a seat is `seat/thing` (`0/temple`,
`0/explorer-1`); slots of the display and of cities are zones (`display-3`, `slot-0-5`), as are
rows and columns of a city.
"""

from collections.abc import Iterator

from games.kernel.scene import Board, Box, Gauge, Item, Scene, Zone, derived
from games.kernel.seats import Seat
from games.monumental.box import CARDS, NATIONS, CardId, component
from games.monumental.effects import RESOURCES
from games.monumental.forecast import dominance, rounds, tally
from games.monumental.prices import prices, resistances
from games.monumental.view import PlayerView, TileView, View


def scene(view: View) -> Scene:
    """The world first, then the cities by seat."""
    return Scene((_world(view), *(_city(view, player) for player in view.players)))


def _world(view: View) -> Board:
    gauges = [Gauge(id="round", name="round", value=view.round, of=view.last_round)]
    gauges.append(Gauge(id="era", name="era", value=view.display.era, of=3))
    gauges += derived((*rounds(view), *prices(view), *dominance(view)))
    zones = (*_display(view), *_piles(view), *_modules(view), _map(view))
    return Board(id="world", name="world", size=(44, 34), zones=zones, gauges=tuple(gauges))


def _display(view: View) -> Iterator[Zone]:
    shown = view.display
    yield Zone(id="deck", name="deck", layout="stack", box=Box(0, 0, 3, 4), hidden=shown.deck)
    for at, card in enumerate(shown.slots):
        items = () if card is None else (_card(card, card, 0),)
        box = Box(4 + 4 * at, 0, 3, 4)
        yield Zone(
            id=f"display-{at + 1}", name="display", layout="stack", box=box, slots=1, items=items
        )
    gone = tuple(_card(card, card, at) for at, card in enumerate(shown.gone))
    yield Zone(id="gone", name="gone", layout="stack", box=Box(40, 0, 4, 4), items=gone)


def _piles(view: View) -> Iterator[Zone]:
    for at, pile in enumerate(view.basics):
        top = Item(
            id=f"pile-{pile.pile}", kind="card", component=pile.pile, at=(0,), count=pile.left
        )
        items = (top,) if pile.left else ()
        box = Box(4 * at, 5, 3, 4)
        yield Zone(id=pile.pile, name=pile.pile, layout="stack", box=box, items=items)


def _modules(view: View) -> Iterator[Zone]:
    heroes = tuple(
        Item(id=hero, kind="hero", component=hero, at=(at,)) for at, hero in enumerate(view.heroes)
    )
    yield Zone(id="heroes", name="heroes", layout="row", box=Box(12, 5, 16, 4), items=heroes)
    attacking = () if view.attack is None else (view.attack.monster,)
    yield _monsters("monsters", Box(29, 5, 9, 4), (*attacking, *view.waiting))
    yield _monsters("departed", Box(39, 5, 5, 4), view.departed)


def _monsters(zone: str, box: Box, monsters: tuple[str, ...]) -> Zone:
    items = tuple(
        Item(id=one, kind="monster", component=one, at=(at,)) for at, one in enumerate(monsters)
    )
    return Zone(id=zone, name=zone, layout="row", box=box, items=items)


def _map(view: View) -> Zone:
    resists = {tile.id: strength for tile, strength in resistances(view)}
    tiles = (_tile(tile, resists.get(tile.id)) for tile in view.tiles)
    items = (*tiles, *(one for tile in view.tiles for one in _lying(tile)))
    return Zone(id="map", name="map", layout="hexes", box=Box(0, 10, 44, 24), items=items)


def _tile(tile: TileView, resists: int | None) -> Item:
    """A tile; it is labelled with the strength that conquering it takes."""
    return Item(
        id=tile.id,
        kind=tile.kind,
        component=tile.terrain or "capital",
        at=(tile.q, tile.r),
        owner=tile.owner,
        label="" if resists is None else str(resists),
        marks=("coastal",) if tile.coastal else (),
    )


def _lying(tile: TileView) -> Iterator[Item]:
    """Tokens, then units, then explorers."""
    at = (tile.q, tile.r)
    if tile.market is not None and tile.market_left:
        market = f"market_{tile.market}"
        yield Item(id=market, kind="market", component=market, at=at, count=tile.market_left)
    if tile.production_token:
        yield Item(id=f"production@{tile.id}", kind="token", component="production_token", at=at)
    if tile.exploration == "down":
        down = "exploration_token"
        yield Item(id=f"token@{tile.id}", kind="token", component=down, at=at, face="down")
    if tile.exploration == "town":
        yield Item(id=f"token@{tile.id}", kind="token", component="free_town", at=at)
    for wonder in tile.wonders:
        yield Item(id=f"token-{wonder}", kind="wonder token", component=wonder, at=at, label="*")
    yield from _units(tile, at)
    for one in tile.explorers:
        yield Item(
            id=f"{one.seat}/explorer-{one.explorer}",
            kind="explorer",
            component="explorer",
            at=at,
            owner=one.seat,
            label=str(one.explorer),
        )


def _units(tile: TileView, at: tuple[int, int]) -> Iterator[Item]:
    owner = tile.owner
    if owner is None:
        return
    if tile.soldiers:
        yield Item(
            id=f"{owner}/soldiers@{tile.id}",
            kind="soldier",
            component="soldier",
            at=at,
            owner=owner,
            count=tile.soldiers,
        )
    if tile.warlord:
        yield Item(id=f"{owner}/warlord", kind="warlord", component="warlord", at=at, owner=owner)
    if tile.outpost:
        id_ = f"{owner}/outpost@{tile.id}"
        yield Item(id=id_, kind="outpost", component="outpost", at=at, owner=owner)


def _card(id_: str, card: CardId, at: int, *marks: str) -> Item:
    kind = CARDS[card].type.replace("_", " ")
    return Item(id=id_, kind=kind, component=component(card), at=(at,), marks=marks)


def _own(player: PlayerView, card: CardId, at: int, *marks: str) -> Item:
    used = ("used",) if card in player.marks else ()
    return _card(f"{player.seat}/{card}", card, at, *marks, *used)


def _city(view: View, player: PlayerView) -> Board:
    seat = player.seat
    gauges = (
        Gauge(id=f"points-{seat}", name="points", value=player.points),
        Gauge(id=f"provinces-{seat}", name="provinces", value=player.provinces),
        Gauge(id=f"knowledge-{seat}", name="knowledge", value=player.knowledge),
        Gauge(id=f"wonders-{seat}", name="wonders", value=player.wonders),
        *tally(view, seat),
    )
    zones = (*_lines(seat), *_slots(player), *_beside(player), *_heaps(player))
    return Board(
        id=f"city-{seat}", name="city", size=(35, 16), seat=seat, zones=zones, gauges=gauges
    )


def _lines(seat: Seat) -> Iterator[Zone]:
    """The rows and columns that are clicked to activate them."""
    for n in (1, 2, 3):
        row, column = Box(0, 4 * n - 2, 1, 3), Box(6 * n - 4, 0, 5, 1)
        yield Zone(id=f"row-{seat}-{n}", name="row", layout="stack", box=row)
        yield Zone(id=f"column-{seat}-{n}", name="column", layout="stack", box=column)


def _slots(player: PlayerView) -> Iterator[Zone]:
    for at, slot in enumerate(player.slots):
        marks = ("activated",) if slot.activated else ()
        box = Box(2 + 6 * (at % 3), 2 + 4 * (at // 3), 5, 3)
        yield Zone(
            id=f"slot-{player.seat}-{at + 1}",
            name="slot",
            layout="fan",
            box=box,
            items=tuple(_own(player, card, n, *marks) for n, card in enumerate(slot.cards)),
        )


def _beside(player: PlayerView) -> Iterator[Zone]:
    """What lies face up beside the city."""
    seat = player.seat
    side = tuple(_own(player, card, at, "activated") for at, card in enumerate(player.side))
    yield Zone(id=f"side-{seat}", name="side", layout="fan", box=Box(21, 0, 9, 3), items=side)
    building = player.construction
    items = () if building is None else (_own(player, building, 0),)
    box = Box(21, 4, 3, 3)
    yield Zone(id=f"construction-{seat}", name="construction", layout="stack", box=box, items=items)
    yield _leaders(player)
    yield _policies(player)
    stock = tuple(
        Item(
            id=f"{seat}/{res}", kind="resource", component=res, at=(at,), count=player.goods.of(res)
        )
        for at, res in enumerate(RESOURCES)
    )
    box = Box(21, 12, 9, 2)
    yield Zone(id=f"stock-{seat}", name="stock", layout="row", box=box, slots=7, items=stock)
    tokens = tuple(
        Item(
            id=f"{seat}/market-{one.market}",
            kind="market token",
            component=one.token,
            at=(at,),
            label=str(one.value),
        )
        for at, one in enumerate(player.market_tokens)
    )
    box = Box(21, 14, 9, 2)
    yield Zone(id=f"tokens-{seat}", name="market_tokens", layout="row", box=box, items=tokens)


def _leaders(player: PlayerView) -> Zone:
    """The warlord's card, and the hero's."""
    seat, general = player.seat, player.warlord
    used = ("used",) if general in player.marks else ()
    items = [Item(id=f"{seat}/{general}", kind="warlord", component=general, at=(0,), marks=used)]
    if player.hero is not None:
        hero = player.hero
        marks = ("aside",) if player.hero_aside else ("used",) if hero in player.marks else ()
        items.append(Item(id=f"{seat}/{hero}", kind="hero", component=hero, at=(1,), marks=marks))
    box = Box(25, 4, 5, 3)
    return Zone(id=f"leaders-{seat}", name="hero", layout="row", box=box, items=tuple(items))


def _policies(player: PlayerView) -> Zone:
    """All five; those that are not active lie face up, too, but are marked, and labelled with
    their price (MO-ACT-POL-01)."""
    items = []
    price = str(len(player.policies) + 1)
    for at, policy in enumerate(NATIONS[player.civilisation].cultural_policies):
        active = "active" if policy.id in player.policies else "inactive"
        used = ("used",) if policy.id in player.marks else ()
        id_ = f"{player.seat}/{policy.id}"
        items.append(
            Item(
                id=id_,
                kind="policy",
                component=policy.id,
                at=(at,),
                label="" if active == "active" else price,
                marks=(active, *used),
            )
        )
    box = Box(21, 8, 9, 3)
    return Zone(
        id=f"policies-{player.seat}",
        name="policies",
        layout="row",
        box=box,
        slots=5,
        items=tuple(items),
    )


def _heaps(player: PlayerView) -> Iterator[Zone]:
    """The city deck with what is known to lie on top, discard, archive, slain monsters."""
    seat = player.seat
    top = tuple(_own(player, card, at) for at, card in enumerate(player.deck_top))
    yield Zone(
        id=f"deck-{seat}",
        name="city_deck",
        layout="stack",
        box=Box(31, 0, 4, 3),
        hidden=player.deck - len(top),
        items=top,
    )
    for at, (name, cards) in enumerate(
        (("discard", player.discard), ("archive", player.archive)), 1
    ):
        yield Zone(
            id=f"{name}-{seat}",
            name=name,
            layout="stack",
            box=Box(31, 4 * at, 4, 3),
            items=tuple(_own(player, card, n) for n, card in enumerate(cards)),
        )
    slain = tuple(
        Item(id=one, kind="monster", component=one, at=(at,))
        for at, one in enumerate(player.monsters)
    )
    box = Box(31, 12, 4, 4)
    yield Zone(id=f"slain-{seat}", name="slain", layout="row", box=box, items=slain)
