"""Homes to come: where a player could build a dwelling, and what is missing for it (EV-DWE)."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from games.eldervale.box.content import ADVENTURES, TILES, TOKENS, power_value
from games.eldervale.box.ids import TileId
from games.eldervale.box.names import GHOST
from games.eldervale.effects.terms import BASIC
from games.eldervale.rules.dwellings import VP_EACH, WORKER, dwelling_discount, site_price
from games.eldervale.rules.power import TOP
from games.eldervale.state import State
from games.eldervale.state.player import Player

NAMES: Final = (
    "manned sites",
    "manned gain",
    "manned gain in reach",
    "missing there",
    "best gain",
    "gain in reach",
    "sites in reach",
)
"""Sites with a worker; the most that a dwelling on one of them would score, also of those that
could be paid for now; the least that is missing for one; the same for all sites of the map."""

ENOUGH: Final = 4
"""So many missing resources are no nearer than more of them."""


class Site(Struct, frozen=True, gc=False):
    """A realm for a dwelling: what it would score, what is missing, whether a worker is there."""

    gain: int
    missing: int
    manned: bool


def homes(state: State, seat: int) -> tuple[int, ...]:
    """The figures of a player."""
    sites = list(_sites(state, seat)) if state.players[seat].roofs else []
    manned = [one for one in sites if one.manned]
    return (
        len(manned),
        max([one.gain for one in manned], default=0),
        max([one.gain for one in manned if not one.missing], default=0),
        min([ENOUGH, *[one.missing for one in manned]]),
        max([one.gain for one in sites], default=0),
        max([one.gain for one in sites if not one.missing], default=0),
        sum([not one.missing for one in sites]),
    )


def _sites(state: State, seat: int) -> Iterator[Site]:
    one = state.players[seat]
    builder = GHOST if one.ghosts else WORKER
    manned = {realm for kind, realm in one.on_map if kind == builder}
    held = _held(one)
    eased = 99 if one.ghosts else one.supply.gold + dwelling_discount(state, seat, 0)
    elements = [str(TILES[tile].element) for tile in one.dwellings]
    cards = [ADVENTURES[card].element for card in one.adventures]
    counted = elements + cards + [one.element]
    for tile in state.land.hexes:
        if TILES[tile].kind == "element" and tile not in state.homes:
            price = site_price(tile)
            short = sum([max(0, price.count(kind) - held[kind]) for kind in set(price)])
            gain = _gain(state, one, tile, counted)
            yield Site(gain, max(0, short - eased), tile in manned)


def _gain(state: State, one: Player, tile: TileId, counted: list[str]) -> int:
    """What a dwelling scores at once, and at the end for its element."""
    near, element = state.land.near[tile], str(TILES[tile].element)
    around = sum([each in state.land.ruins or each in state.homes for each in near])
    level = one.level(element)
    raised = power_value(min(TOP, level + TILES[tile].element_symbols))
    return VP_EACH * around + raised + (raised - power_value(level)) * (1 + counted.count(element))


def _held(one: Player) -> dict[str, int]:
    """Resources, those on tokens in the tray among them."""
    held = {str(kind): one.supply.of(kind) for kind in BASIC}
    for token in one.tray:
        symbols = TOKENS[token].symbols
        for symbol in symbols[:1] if TOKENS[token].kind == "either" else symbols:
            if symbol in held:
                held[symbol] += 1
    return held
