"""What holds in every state: each component in one place, stocks within their limits."""

from collections import Counter
from collections.abc import Iterator

from games.eldervale.box.content import ADVENTURES_OF, KIT, MAGIC, TILES_OF, TOKENS_OF, lair_of
from games.eldervale.box.ids import MonsterId
from games.eldervale.box.names import CAP
from games.eldervale.state import State
from games.eldervale.state.player import InRealm, Player
from games.kernel.census import miscounted


def broken(state: State) -> Iterator[str]:
    """Every invariant that does not hold, in words."""
    yield from _supplies(state)
    if state.phase == "factions":
        return
    yield from _magic(state)
    yield from _adventures(state)
    yield from _tiles(state)
    yield from _treasure(state)
    yield from _units(state)
    yield from _monsters(state)
    yield from _tracks(state)


def _supplies(state: State) -> Iterator[str]:
    """EV-RES-02: nothing below 0 or above the limit."""
    for seat, one in enumerate(state.players):
        if not all(0 <= count <= CAP for count in one.supply.counts):
            yield f"EV-RES-02: seat {seat} holds {one.supply}"
        if one.orbs < 0 or one.vp < 0:
            yield f"seat {seat} has {one.orbs} orbs and {one.vp} points"


def _magic(state: State) -> Iterator[str]:
    """EV-CMP-03: each magic card is in one place."""
    places: dict[str, tuple[str, ...]] = {
        "deck": state.magic.items,
        "discard pile": state.shown,
        "being cast": state.casting,
    }
    for seat, one in enumerate(state.players):
        places[f"seat {seat}"] = (*one.hand, *one.pack, *one.picks, *one.quests)
        if set(one.known) - set(one.hand):
            yield f"seat {seat} is known to hold {one.known}"
    yield from miscounted(tuple(MAGIC), places, "EV-CMP-03: magic card")


def _adventures(state: State) -> Iterator[str]:
    """EV-CMP-03: each adventure card of a used element is in one place."""
    expected = [card for element in state.elements for card in ADVENTURES_OF[element]]
    places: dict[str, tuple[str, ...]] = {
        f"deck {deck.element}": (*deck.rest.items, *(() if deck.up is None else (deck.up,)))
        for deck in state.decks
    }
    for seat, one in enumerate(state.players):
        places[f"seat {seat}"] = one.adventures
        auras = [card.aura for card in one.tableau if card.aura is not None]
        if len(set(auras)) != len(auras) or set(auras) - set(one.adventures):
            yield f"EV-TAB-08: auras of seat {seat}: {auras}"
    places["about to be given"] = () if state.given is None else (state.given,)
    yield from miscounted(expected, places, "EV-CMP-03: adventure card")


def _tiles(state: State) -> Iterator[str]:
    """EV-SET-08: each element tile is on the map, in the stock, or drawn."""
    expected = [tile for element in state.elements for tile in TILES_OF[element]]
    on_map = [cell.tile for cell in state.land.cells if cell.tile in expected]
    drawn = [state.drawn] if state.drawn in expected else []
    places = {"map": on_map, "stock": state.stock.pool, "drawn": drawn}
    yield from miscounted(expected, places, "EV-SET-08: tile")
    if len(set(state.land.hexes.values())) != len(state.land.cells):
        yield "two tiles lie on one hex"


def _treasure(state: State) -> Iterator[str]:
    """EV-SET-07: no token is there more often than in the box; known ones fit their stacks."""
    found: Counter[str] = Counter()
    for hoard in state.hoards:
        found.update(hoard.pile.items)
    for stack in state.stacks:
        found.update(stack.known)
        if not len(stack.known) <= stack.height <= 3 or (stack.height and not stack.known):
            yield f"a stack of {stack.tile} is {stack}"
    for one in state.players:
        found.update(one.tray)
        found.update(lying.token for card in one.tableau for lying in card.tokens)
    there = Counter(token for element in state.elements for token in TOKENS_OF[element])
    for token, count in found.items():
        if count > there[token]:
            yield f"EV-SET-07: {token} is there {count} times"


def _units(state: State) -> Iterator[str]:
    """EV-CMP-02: units of each kind, workers less those that are dwellings."""
    for seat, one in enumerate(state.players):
        if one.ghosts:
            continue
        kinds = Counter(unit.kind for unit in one.units)
        for kind, count in KIT.units.items():
            there = kinds[kind] + (len(one.dwellings) if kind == "worker" else 0)
            if there != count and one.units:
                yield f"EV-CMP-02: seat {seat} has {there} of {kind}"
        yield from _stray(state, seat, one)
    homes = Counter(tile for one in state.players for tile in one.dwellings)
    yield from (f"EV-DWE-02: {tile} has {n} dwellings" for tile, n in homes.items() if n > 1)


def _stray(state: State, seat: int, one: Player) -> Iterator[str]:
    for unit in one.units:
        if isinstance(unit.place, InRealm) and unit.place.realm not in state.land.hexes:
            yield f"a {unit.kind} of seat {seat} is nowhere"


def _monsters(state: State) -> Iterator[str]:
    """EV-MON-04: a monster is in one place, and at most one uncontrolled one in a realm."""
    realms = Counter(one.realm for one in state.lurkers)
    yield from (f"EV-MON-04: {n} monsters in {realm}" for realm, n in realms.items() if n > 1)
    where: Counter[MonsterId] = Counter(one.monster for one in state.lurkers)
    where.update(state.beaten)
    for one in state.players:
        where.update(unit.kind for unit in one.units if unit.kind in state.monsters)
    for monster in state.monsters:
        arrived = lair_of(monster) in state.land.hexes
        if where[monster] != arrived:
            yield f"{monster} is there {where[monster]} times"


def _tracks(state: State) -> Iterator[str]:
    """EV-POW-01: four markers, five levels; EV-DWE-02: six roofs."""
    for seat, one in enumerate(state.players):
        if any(not 1 <= mark.level <= 5 for mark in one.power):
            yield f"EV-POW-02: seat {seat} stands at {one.power}"
        if not one.ghosts and len(one.power) > 4:
            yield f"EV-POW-01: seat {seat} has {len(one.power)} power markers out"
        if one.roofs < 0:
            yield f"EV-DWE-02: seat {seat} has built {len(one.dwellings)} dwellings"
