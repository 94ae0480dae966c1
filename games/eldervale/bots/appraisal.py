"""The worth of a position for a seat, in points."""

from math import fsum

from games.eldervale.bots.taste import Taste
from games.eldervale.box.content import ADVENTURES, DICE, TILES, TOKENS, power_value
from games.eldervale.box.ids import TileId
from games.eldervale.rules.battle.dice import counts
from games.eldervale.rules.dwellings import VP_EACH, WORKER, dwelling_discount, site_price
from games.eldervale.rules.monsters.incursions import sides
from games.eldervale.rules.scoring import CARDS_PER_DWELLING, prophecies, vaults
from games.eldervale.state import State
from games.eldervale.state.player import READY, UNDERWORLD, InRealm, Player, Tray
from games.kernel.seats import Seat

TOKEN = 0.45
"""What a resource is worth."""
TRAY = 0.4
"""A symbol of a treasure token that is not cashed in yet."""
GOLD = 0.7
CARD = 0.4
ORB = 2.5
GLORY = 0.8
READINESS = 0.1
UNIT = 0.8
DOWN = 0.6
"""What a unit in the Underworld is worth less."""
WAITING = 3.0
"""A card that scores only with the next dwelling (EV-SCO-05)."""
PATIENCE = 10
"""Rounds that a game may last before a strategy presses for its end."""
HASTE = 0.15
"""What each tile of the stock is worth less for each round after that."""
ENDING = 3
"""What triggers the end counts as so many tiles."""
KINDS = ("gem", "scroll", "potion", "tool", "sword")


def appraise(state: State, seat: Seat, taste: Taste) -> float:
    """What a seat would score now, and what it holds for later."""
    one = state.players[seat]
    if state.phase == "over":
        return float(state.sheets[seat].points)
    later = _goods(one) + _units(one, taste) + taste.site * _target(state, seat)
    return (
        one.vp
        + _final(one, taste)
        + vaults(state, seat)
        + prophecies(state, seat)
        + ORB * one.orbs
        + _future(state) * later
        + _battle(state, seat, taste)
        - HASTE * max(0, state.round - PATIENCE) * _distance(state)
    )


def _distance(state: State) -> int:
    """How far the end is: tiles of the stock, and the trigger itself (EV-END-01)."""
    return state.stock.size + ENDING * (state.end is None)


def _future(state: State) -> float:
    """How much of the game is left for what pays later."""
    return 1.0 if state.end is None else 0.05 + 0.5 * state.end.left / len(state.players)


def _final(one: Player, taste: Taste) -> float:
    """Final scoring as of now; cards beyond the limit count for later dwellings."""
    power = sum(one.value(mark.element) for mark in one.power)
    homes = sum(one.value(str(TILES[tile].element)) for tile in one.dwellings)
    values = sorted((one.value(ADVENTURES[card].element) for card in one.adventures), reverse=True)
    scored = CARDS_PER_DWELLING * len(one.dwellings)
    cards = fsum(values[:scored]) + taste.cards * fsum(values[scored : scored + 3])
    return taste.power * power + homes + cards + one.value(one.element)


def _goods(one: Player) -> float:
    supply = one.supply
    tokens = sum(supply.counts) - supply.gold
    faces = sum(len(TOKENS[token].symbols) for token in one.tray)
    lying = sum(len(TOKENS[each.token].symbols) for card in one.tableau for each in card.tokens)
    return (
        TOKEN * (tokens + lying)
        + TRAY * faces
        + GOLD * supply.gold
        + CARD * len(one.hand)
        + GLORY * (one.glory or 0)
        + sum(card.orb or card.aura is not None for card in one.tableau)
    )


def _units(one: Player, taste: Taste) -> float:
    total = 0.0
    for unit in one.units:
        if isinstance(unit.place, Tray):
            continue
        total += UNIT + taste.might * DICE[unit.kind]
        total += READINESS * (unit.place == READY) - DOWN * (unit.place == UNDERWORLD)
    return total


def _target(state: State, seat: Seat) -> float:
    """What the best dwelling to come is worth, by what is missing for it: resources, a worker."""
    one = state.players[seat]
    if not one.roofs or not any(unit.kind == WORKER for unit in one.units):
        return 0.0
    held = _held(one)
    eased = one.supply.gold + dwelling_discount(state, seat, 0)
    manned = {realm for kind, realm in one.on_map if kind == WORKER}
    waiting = len(one.adventures) - CARDS_PER_DWELLING * len(one.dwellings)
    best = 0.0
    for tile in state.land.hexes:
        if TILES[tile].kind == "element" and tile not in state.homes:
            price = site_price(tile)
            missing = sum(max(0, price.count(kind) - held[kind]) for kind in set(price))
            away = 0.0 if tile in manned else 1.0
            gain = _gain(state, one, tile) + WAITING * max(0, min(3, waiting))
            best = max(best, gain / (1.4 + max(0, missing - eased) / 1.3 + away))
    return best


def _gain(state: State, one: Player, tile: TileId) -> float:
    """What a dwelling scores at once, and at the end for its element."""
    near = state.land.near[tile]
    around = sum(each in state.land.ruins or each in state.homes for each in near)
    element = str(TILES[tile].element)
    level = one.level(element)
    raised = power_value(min(5, level + TILES[tile].element_symbols))
    cards = sum(ADVENTURES[card].element == element for card in one.adventures)
    grown = (raised - power_value(level)) * (1 + 0.5 * cards)
    return VP_EACH * around + raised + grown


def _held(one: Player) -> dict[str, int]:
    """Resources, those on tokens in the tray among them."""
    held = {kind: one.supply.of(kind) for kind in KINDS}
    for token in one.tray:
        for symbol in TOKENS[token].symbols[: 1 if TOKENS[token].kind == "either" else 2]:
            if symbol in held:
                held[symbol] += 1
    return held


def _battle(state: State, seat: Seat, taste: Taste) -> float:
    """The chance to win a battle, against the units that would be lost."""
    realm = _contested(state)
    if realm is None or seat not in state.sides_in(realm) or sides(state, realm) < 2:
        return 0.0
    mine, others = _strengths(state, seat, realm)
    square = mine * mine
    chance = square / (square + fsum(one * one for one in others))
    units = fsum(1.2 + taste.might * DICE[one.kind] for one in state.players[seat].in_realm(realm))
    return chance * 3.0 - (1 - chance) * taste.caution * 0.6 * units


def _contested(state: State) -> TileId | None:
    if state.battle is not None:
        return None if state.battle.stage in ("result", "removed") else state.battle.realm
    placement = state.turn.placement
    return placement.battles[0] if placement is not None and placement.battles else None


def _strengths(state: State, seat: Seat, realm: TileId) -> tuple[float, list[float]]:
    if state.battle is not None:
        dice = {one.who: float(one.dice) for one in counts(state)}
        return dice.pop(seat, 1.0), list(dice.values())
    places = {
        other: sum(DICE[unit.kind] for unit in one.units if unit.place == InRealm(realm))
        for other, one in enumerate(state.players)
    }
    monster = state.monster_in(realm)
    others = [float(dice) for other, dice in places.items() if other != seat and dice]
    if monster is not None:
        others.append(float(DICE[monster]))
    return float(places[seat]), others
