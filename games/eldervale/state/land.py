"""The map: where the realms lie, and what the geometry says (EV-GEN-08, EV-BIF)."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.eldervale.box.content import is_ruin
from games.eldervale.box.ids import TileId, TokenId
from games.eldervale.box.names import BIFROST
from games.kernel.hexes import Hex, neighbours
from games.kernel.remembered import remembered

FAR = 99
"""More steps than there are from one realm to another."""


class Cell(Struct, frozen=True, gc=False):
    """A realm and its hex."""

    tile: TileId
    at: Hex


class Stack(Struct, frozen=True, gc=False, omit_defaults=True):
    """A stack of treasure."""

    tile: TileId
    slot: Annotated[int, Meta(description="Number of the slot, from 0.")]
    height: Annotated[int, Meta(description="How many tokens.")] = 0
    known: Annotated[
        tuple[TokenId, ...], Meta(description="The tokens that are known, the top one first.")
    ] = ()

    @property
    def top(self) -> TokenId | None:
        """The token on top."""
        return self.known[0] if self.known else None

    def without(self, index: int) -> "Stack":
        """The stack after a known token was taken."""
        known = self.known[:index] + self.known[index + 1 :]
        return replace(self, height=self.height - 1, known=known)


class Distances(dict[TileId, Mapping[TileId, int]]):
    """The steps from each realm to the others, found out when they are first asked for."""

    def __init__(self, near: Mapping[TileId, tuple[TileId, ...]]) -> None:
        super().__init__()
        self._near = near

    def __missing__(self, tile: TileId) -> Mapping[TileId, int]:
        """Those from a realm."""
        found, edge = {tile: 0}, [tile]
        for one in edge:
            for other in self._near[one]:
                if other not in found:
                    found[other] = found[one] + 1
                    edge.append(other)
        self[tile] = found
        return found


class Land(Struct, frozen=True, dict=True, omit_defaults=True):
    """The realms of the map in the order in which they came.

    `start`: the hex at the start side of the Bifrost; the end hex is opposite (EV-BIF-02).
    """

    cells: tuple[Cell, ...] = ()
    start: Hex | None = None

    @remembered
    def hexes(self) -> Mapping[TileId, Hex]:
        """The hex of each realm."""
        return {cell.tile: cell.at for cell in self.cells}

    @remembered
    def tiles(self) -> Mapping[Hex, TileId]:
        """The realm on each hex."""
        return {cell.at: cell.tile for cell in self.cells}

    @remembered
    def near(self) -> Mapping[TileId, tuple[TileId, ...]]:
        """The realms next to each realm."""
        tiles = self.tiles
        return {
            cell.tile: tuple(tiles[one] for one in neighbours(cell.at) if one in tiles)
            for cell in self.cells
        }

    @remembered
    def ruins(self) -> frozenset[TileId]:
        """The ruins on the map."""
        return frozenset(cell.tile for cell in self.cells if is_ruin(cell.tile))

    @remembered
    def steps(self) -> Mapping[TileId, Mapping[TileId, int]]:
        """Distances over realms."""
        return Distances(self.near)

    def within(self, tile: TileId, distance: int) -> Iterator[TileId]:
        """Realms at a distance of 1 to so many steps."""
        return (one for one, steps in self.steps[tile].items() if 0 < steps <= distance)

    def order(self, tile: TileId) -> tuple[int, int]:
        """For ties: lower row first, then column (EV-SOL-04)."""
        at = self.hexes[tile]
        return at.r, at.q

    @property
    def end_hex(self) -> Hex | None:
        """The hex at the end side of the Bifrost."""
        if self.start is None:
            return None
        bridge = self.hexes[BIFROST]
        return bridge + (bridge - self.start)

    @property
    def start_tile(self) -> TileId | None:
        """The realm at the start side of the Bifrost."""
        return None if self.start is None else self.tiles.get(self.start)

    @property
    def end_tile(self) -> TileId | None:
        """The realm at the end side of the Bifrost."""
        end = self.end_hex
        return None if end is None else self.tiles.get(end)

    @remembered
    def fringe(self) -> Mapping[Hex, int]:
        """Empty hexes next to realms, and to how many; those around the Bifrost are closed for
        ever (EV-BIF-03)."""
        found: dict[Hex, int] = {}
        for cell in self.cells:
            for one in neighbours(cell.at):
                if one not in self.tiles:
                    found[one] = found.get(one, 0) + 1
        bridge = self.hexes.get(BIFROST)
        closed = () if bridge is None else neighbours(bridge)
        return {one: count for one, count in found.items() if one not in closed}

    def open_hexes(self, tile: TileId) -> tuple[Hex, ...]:
        """Where a drawn tile may lie (EV-DUN-01, EV-DUN-08, EV-BIF-02)."""
        if tile == BIFROST:
            return tuple(sorted(one for one, count in self.fringe.items() if count == 1))
        wide = tuple(sorted(one for one, count in self.fringe.items() if count >= 2))
        return wide or tuple(sorted(self.fringe))

    def only_neighbour(self, at: Hex) -> Hex:
        """The one realm next to a hex, as a hex."""
        return next(one for one in neighbours(at) if one in self.tiles)
