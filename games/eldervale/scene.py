"""The view as boards, zones and items: Eldervale with its map, and a board for each player.

Ids: tiles and cards have their own; units are `owner/kind@place` (`0/worker@hex-1--2`), resources
and treasure tokens `owner/kind`, where the owner is a seat or `ghosts`.
"""

from collections.abc import Iterator, Mapping

from games.eldervale.box.content import BOX, MERCENARIES
from games.eldervale.box.ids import TileId
from games.eldervale.danger import Danger, dangers
from games.eldervale.decision_items import choices
from games.eldervale.fight import compared, fight, last_battle, sources
from games.eldervale.forecast import rounds_left
from games.eldervale.pieces import row, things, units, who
from games.eldervale.player_board import mat
from games.eldervale.regrouping import regrouping
from games.eldervale.stakes import stakes
from games.eldervale.state.battle import Battle
from games.eldervale.view import RealmView, View
from games.kernel.hexes import Hex, neighbours
from games.kernel.scene import Board, Box, Gauge, Item, Scene, Zone, derived


def scene(view: View) -> Scene:
    """The map first, then the players by seat; the Ghosts' board belongs to no seat."""
    hexes = {one.tile: Hex(one.q, one.r) for one in view.realms}
    return Scene((_world(view, hexes), *(mat(one, hexes) for one in view.players)))


# The world


def _world(view: View, hexes: Mapping[TileId, Hex]) -> Board:
    feared = dangers(view)
    gauges = [*_course(view), *derived(rounds_left(view)), *derived(sources(view))]
    gauges += [*derived(compared(view)), *derived(regrouping(view)), *derived(stakes(view))]
    gauges += derived(last_battle(view))
    gauges += derived(gauge for one in feared.values() for gauge in one.gauges)
    asked = row("choices", "choices", Box(0, 29, 12, 8), choices(view))
    table = (*_decks(view), *_offers(view), *_tracks(view), asked)
    zones = (*table, _map(view, hexes, feared), *fight(view))
    return Board(id="world", name="world", size=(60, 50), zones=zones, gauges=tuple(gauges))


def _course(view: View) -> Iterator[Gauge]:
    """The course of the game: what is left, whether battles are allowed, how the end comes."""
    yield Gauge(id="round", name="round", value=view.round)
    yield Gauge(id="tiles", name="tile_stock", value=len(view.stock))
    yield Gauge(id="magic", name="magic_cards", value=view.magic)
    if view.peace:
        yield Gauge(id="peace", name="peace", value=1)
    if view.end is not None:
        yield Gauge(id="last_turns", name="last_turns", value=view.end.left)


def _decks(view: View) -> Iterator[Zone]:
    for at, deck in enumerate(view.decks):
        yield Zone(
            id=f"deck-{deck.element}",
            name=deck.element,
            layout="stack",
            box=Box(4 * at, 0, 3, 4),
            hidden=deck.left,
            items=tuple(things("adventure", () if deck.up is None else (deck.up,))),
        )
    yield row("magic", "magic_cards", Box(33, 0, 3, 4), (), view.magic)
    yield row("discard", "discard", Box(37, 0, 10, 4), things("magic", view.discarded))
    yield row("casting", "casting", Box(48, 0, 5, 4), things("magic", view.casting))
    shown = [one for one in (view.drawn, view.given) if one is not None]
    yield row("revealed", "revealed", Box(54, 0, 6, 4), things("revealed", shown))


def _offers(view: View) -> Iterator[Zone]:
    yield row("stock", "tile_stock", Box(0, 5, 24, 3), things("tile", view.stock))
    rewards = tuple(
        Item(
            id=reward.id,
            kind="reward",
            component=reward.id,
            at=(at,),
            marks=("taken",) if reward.id in view.rewards else (),
        )
        for at, reward in enumerate(BOX.reward_spaces)
    )
    yield row("rewards", "reward_space", Box(25, 5, 20, 3), rewards)
    shown = [one for one in MERCENARIES if view.options.mercenaries in (one, "both")]
    yield row("mercenaries", "mercenary_cards", Box(46, 5, 8, 3), things("mercenary", shown))
    yield row("dragon", "dragon_treasure_tokens", Box(55, 5, 5, 3), (), view.dragon_left)


def _tracks(view: View) -> Iterator[Zone]:
    """The power tracks, an orb on those that still have one, and the glory track."""
    levels = BOX.power_track.levels + 1
    for at, element in enumerate(view.elements):
        items = [
            Item(id=f"{who(one)}/power-{element}-{nth}", kind="marker", owner=one.seat, at=(level,))
            for one in view.players
            for nth, level in enumerate(m.level for m in one.power if m.element == element)
        ]
        if element in view.orbs:
            top = (BOX.power_track.orb_at_level,)
            items.append(Item(id=f"orb-{element}", kind="orb", at=top, label="o"))
        yield Zone(
            id=f"power-{element}",
            name=element,
            layout="track",
            box=Box(0, 9 + 2 * at, 12, 2),
            slots=levels,
            items=tuple(items),
        )
    marks = tuple(
        Item(id=f"{who(one)}/glory", kind="marker", owner=one.seat, at=(one.glory,))
        for one in view.players
        if one.glory is not None
    )
    orbs = tuple(
        Item(id=f"orb-{space}", kind="orb", at=(space,), label="o") for space in view.glory_orbs
    )
    box = Box(0, 26, 12, 2)
    yield Zone(id="glory", name="glory_track", layout="track", box=box, items=(*marks, *orbs))


# The map


def _map(view: View, hexes: Mapping[TileId, Hex], feared: Mapping[TileId, Danger]) -> Zone:
    items = (
        *(_tile(one, view.battle, feared.get(one.tile)) for one in view.realms),
        *_open(view, hexes),
        *(one for realm in view.realms for one in _lying(realm)),
        *(one for player in view.players for one in units(player, hexes, "hex")),
    )
    return Zone(id="map", name="map", layout="hexes", box=Box(13, 9, 47, 28), items=items)


def _tile(realm: RealmView, battle: Battle | None, danger: Danger | None) -> Item:
    """A tile; who has a dwelling there owns it. If it is fought over, how far the battle is; else
    what a placement would bring."""
    home = () if realm.owner is None else ("dwelling",)
    fought: tuple[str, ...] = () if danger is None else danger.marks
    if battle is not None and battle.realm == realm.tile:
        fought = ("battle", battle.stage)
    return Item(
        id=realm.tile,
        kind="realm",
        component=realm.tile,
        at=(realm.q, realm.r),
        owner=realm.owner,
        marks=(*home, *fought),
    )


def _open(view: View, hexes: Mapping[TileId, Hex]) -> Iterator[Item]:
    """The empty hexes around the map, while a drawn tile is placed."""
    if view.drawn is None:
        return
    taken = set(hexes.values())
    for one in sorted({near for at in taken for near in neighbours(at)} - taken):
        yield Item(id=f"hex-{one.q}-{one.r}", kind="empty hex", at=(one.q, one.r), label="+")


def _lying(realm: RealmView) -> Iterator[Item]:
    """Stacks of treasure by slot, and the monster."""
    at = (realm.q, realm.r)
    for stack in realm.stacks:
        yield Item(
            id=f"stack-{stack.tile}-{stack.slot}",
            kind="treasure",
            component=stack.top,
            at=at,
            count=stack.height,
            face="down" if stack.top is None else "up",
            marks=() if stack.height else ("empty",),
        )
        for depth, token in enumerate(stack.known[1:], 1):
            id_ = f"stack-{stack.tile}-{stack.slot}-{depth}"
            yield Item(id=id_, kind="treasure", component=token, at=at, marks=("below",))
    if realm.monster is not None:
        yield Item(id=realm.monster, kind="monster", component=realm.monster, at=at)
