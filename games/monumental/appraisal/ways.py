"""Ways of explorers: steps on the map, and the tiles with something to collect (MO-ACT-EXP)."""

from collections.abc import Mapping
from functools import cache

from games.monumental.box import LAYOUTS, Place
from games.monumental.state import State


def collectables(state: State) -> tuple[int, ...]:
    """The tiles with something to collect."""
    places = state.land.layout.tiles
    return tuple(
        [
            number
            for number, tile in enumerate(state.land.tiles)
            if tile.production or (places[number].market and _stocked(state, places[number]))
        ]
    )


def _stocked(state: State, place: Place) -> bool:
    return place.market is not None and bool(state.supply.market(place.market).segments)


@cache
def steps(players: int) -> Mapping[int, Mapping[int, int]]:
    """Steps from each tile of a map to each other one."""
    layout = LAYOUTS[players]
    return {start: _from(start, layout.adjacent) for start in range(len(layout.tiles))}


def _from(start: int, adjacent: tuple[frozenset[int], ...]) -> Mapping[int, int]:
    found, edge = {start: 0}, [start]
    for here in edge:
        for near in adjacent[here]:
            if near not in found:
                found[near] = found[here] + 1
                edge.append(near)
    return found
