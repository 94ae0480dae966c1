"""What holds in every state (MO-INV): each component in one place, stocks not below nothing."""

from collections import Counter
from collections.abc import Iterator

from games.kernel.census import miscounted, negative
from games.kernel.seats import Seat
from games.monumental.box import CARDS, HEROES, MONSTERS, NATIONS, PILES, component
from games.monumental.effects import RESOURCES
from games.monumental.facts.beginning import city_deck, development_deck
from games.monumental.state import State
from games.monumental.state.player import Player


def broken(state: State) -> Iterator[str]:
    """Every invariant that does not hold, in words."""
    for seat, player in enumerate(state.players):
        yield from _units(state, seat)
        yield from _cards(seat, player)
        yield from _stocks(state, seat, player)
    yield from _developments(state)
    yield from _supply(state)
    yield from _map(state)
    yield from _modules(state)


def _units(state: State, seat: Seat) -> Iterator[str]:
    """MO-INV-01: nine soldiers, one warlord, two explorers, at most two outposts."""
    land = state.land
    own = [land.tiles[number] for number in land.owned(seat)]
    units = NATIONS[state.players[seat].civilisation].units
    if sum(tile.soldiers for tile in own) != units["soldier"]:
        yield f"MO-INV-01: seat {seat} has {sum(tile.soldiers for tile in own)} soldiers"
    if sum(tile.warlord for tile in own) != units["warlord"]:
        yield f"MO-INV-01: seat {seat} has not one warlord"
    if sum(tile.outpost for tile in own) > units["outpost"]:
        yield f"MO-INV-01: seat {seat} has too many outposts"
    if any(tile not in land.layout.index for tile in land.explorers[seat]):
        yield f"MO-INV-01: an explorer of seat {seat} is nowhere"


def _cards(seat: Seat, player: Player) -> Iterator[str]:
    """MO-INV-02: the starting cards are all there, and no card is there twice."""
    own = Counter(player.cards)
    yield from (f"MO-INV-02: seat {seat} has {card} twice" for card, n in own.items() if n > 1)
    missing = set(city_deck(player.civilisation).items) - own.keys()
    if missing:
        yield f"MO-INV-02: seat {seat} has lost {sorted(missing)}"
    if player.construction in own:
        yield f"MO-INV-02: {player.construction} is complete and in construction"


def _developments(state: State) -> Iterator[str]:
    """MO-INV-03: every development card and every basic building is in one place."""
    places = {f"seat {seat}": list(one.cards) for seat, one in enumerate(state.players)}
    building = [one.construction for one in state.players if one.construction is not None]
    shown = [card for card in state.display.slots if card is not None]
    display = state.display
    acquired = {
        place: [card for card in cards if CARDS[card].era] for place, cards in places.items()
    }
    yield from miscounted(
        development_deck(len(state.players)).items,
        {
            "deck": display.deck.items,
            "display": shown,
            "gone": display.gone,
            "construction": building,
            **acquired,
        },
        "MO-INV-03: card",
    )
    basics = Counter(component(card) for cards in places.values() for card in cards)
    for pile in PILES:
        if basics[pile] + state.supply.left(pile) != CARDS[f"{pile}#1"].copies:
            yield f"MO-INV-03: {basics[pile]} cards of {pile} are owned, wrong for its pile"


def _stocks(state: State, seat: Seat, player: Player) -> Iterator[str]:
    """MO-INV-05, MO-INV-09: no resource below nothing; what perishes is gone after the period."""
    yield from negative({f"MO-INV-05: {res} of {seat}": player.goods.of(res) for res in RESOURCES})
    idle = player.passed if state.continuous else state.turn.seat != seat
    if idle and state.phase != "activate" and player.goods.perishable != type(player.goods)():
        yield f"MO-INV-05: seat {seat} keeps {player.goods.perishable}"
    if len(set(player.policies)) != len(player.policies) or len(player.policies) > 5:
        yield f"MO-INV-09: policies of seat {seat}: {player.policies}"
    markets = Counter(token.rsplit("_", 1)[0] for token in player.tokens)
    if any(count > 1 for count in markets.values()):
        yield f"MO-INV-09: seat {seat} holds two tokens of a market"


def _supply(state: State) -> Iterator[str]:
    """Market tokens never multiply; face-down tokens are as many as their places."""
    held = [token for player in state.players for token in player.tokens]
    stacks = [token for stack in state.supply.markets for token in stack.items]
    if len(set(held + stacks)) != len(held) + len(stacks):
        yield "a market token is in two places"
    down = sum(tile.exploration == "down" for tile in state.land.tiles)
    hidden = state.unexplored
    if down != hidden.places or not 0 <= hidden.lurking <= hidden.places:
        yield f"{down} tokens lie face down, but {hidden.places} places are known"


def _map(state: State) -> Iterator[str]:
    """MO-INV-04: one owner of units; who controls a province has something there."""
    land = state.land
    for number, tile in enumerate(land.tiles):
        place = land.layout.tiles[number]
        manned = tile.soldiers > 0 or tile.warlord or tile.outpost
        if place.kind == "capital":
            if tile.owner is None or land.capitals[tile.owner] != place.id or tile.outpost:
                yield f"MO-INV-04: the capital {place.id} is not its owner's"
        elif manned != (tile.owner is not None) or (place.kind == "water" and manned):
            yield f"MO-INV-04: {place.id} is {tile}"
    tokens = Counter(wonder for tile in land.tiles for wonder in tile.wonders)
    built = Counter(
        card for one in state.players for card in one.cards if CARDS[card].type == "wonder"
    )
    placing = {getattr(frame.step, "wonder", None) for frame in state.agenda.frames}
    if set(built) - set(tokens) - placing or set(tokens) - set(built):
        yield "wonder tokens and completed wonders differ"


def _modules(state: State) -> Iterator[str]:
    """Heroes and monsters are in one place each (MO-INV-09)."""
    row = len(state.players) + 1 if state.options.heroes else 0
    controlled = [one.hero for one in state.players if one.hero is not None]
    heroes = [*state.heroes, *controlled]
    if len(heroes) != row or len(set(heroes)) != row or not set(heroes) <= HEROES.keys():
        yield f"heroes: {heroes}"
    slain = [one for player in state.players for one in player.monsters]
    fighting = [] if state.attack is None else [state.attack.monster]
    met = [*slain, *state.waiting, *state.departed, *fighting, *state.unexplored.monsters]
    expected = MONSTERS.keys() if state.options.monsters else ()
    if sorted(met) != sorted(expected):
        yield f"monsters: {met}"
