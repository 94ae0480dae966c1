"""The map as it lies: who stands where, and what follows from that (MO-MAP)."""

from functools import cached_property
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.monumental.box import LAYOUTS, CardId, Layout, Place, TileId


class Tile(Struct, frozen=True, gc=False, omit_defaults=True):
    """What lies on a tile. `owner` is who controls it (MO-MAP-06); its units are the owner's.

    `exploration`: a token face down, or a Free Town.
    """

    owner: Seat | None = None
    soldiers: int = 0
    warlord: bool = False
    outpost: bool = False
    wonders: tuple[CardId, ...] = ()
    production: bool = False
    exploration: Literal["down", "town"] | None = None


class Spot(Struct, frozen=True, gc=False):
    """Where something stands, and how many of it."""

    tile: TileId
    count: int


class Land(Struct, frozen=True, dict=True):
    """The map of a game.

    `tiles` in the order of the layout; `capitals` and `explorers` by seat.
    """

    players: int
    capitals: tuple[TileId, ...]
    tiles: tuple[Tile, ...]
    explorers: tuple[tuple[TileId, TileId], ...]

    @property
    def layout(self) -> Layout:
        """What is printed: adjacency, terrain, markets."""
        return LAYOUTS[self.players]

    def place(self, tile: TileId) -> Place:
        """What is printed on a tile."""
        layout = self.layout
        return layout.tiles[layout.index[tile]]

    def at(self, tile: TileId) -> Tile:
        """What lies on a tile."""
        return self.tiles[self.layout.index[tile]]

    def named(self, number: int) -> TileId:
        """The id of the tile of that number."""
        return self.layout.tiles[number].id

    def with_tile(self, tile: TileId, now: Tile) -> "Land":
        """The map with another tile in that place."""
        number = self.layout.index[tile]
        tiles = (*self.tiles[:number], now, *self.tiles[number + 1 :])
        return Land(self.players, self.capitals, tiles, self.explorers)

    def with_explorer(self, seat: Seat, explorer: int, to: TileId) -> "Land":
        """The map with an explorer elsewhere."""
        first, second = self.explorers[seat]
        own = (to, second) if explorer == 1 else (first, to)
        explorers = (*self.explorers[:seat], own, *self.explorers[seat + 1 :])
        return Land(self.players, self.capitals, self.tiles, explorers)

    def adding(self, seat: Seat, tile: TileId, soldiers: int, warlord: bool) -> "Land":
        """The map with more units of `seat` on a tile, which is theirs now."""
        one = self.at(tile)
        now = replace(
            one, owner=seat, soldiers=one.soldiers + soldiers, warlord=one.warlord or warlord
        )
        return self.with_tile(tile, now)

    def taking(self, tile: TileId, soldiers: int, warlord: bool) -> "Land":
        """The map with fewer units on a tile; who controls it stays."""
        one = self.at(tile)
        now = replace(one, soldiers=one.soldiers - soldiers, warlord=one.warlord and not warlord)
        return self.with_tile(tile, now)

    @cached_property
    def _owned(self) -> tuple[tuple[int, ...], ...]:
        owned: list[list[int]] = [[] for _ in self.capitals]
        for number, tile in enumerate(self.tiles):
            if tile.owner is not None:
                owned[tile.owner].append(number)
        return tuple(map(tuple, owned))

    def owned(self, seat: Seat) -> tuple[int, ...]:
        """The numbers of the tiles that a seat controls, with its capital (MO-MAP-06)."""
        return self._owned[seat]

    def provinces(self, seat: Seat) -> tuple[int, ...]:
        """The numbers of the provinces that a seat controls, without its capital."""
        capital = self.layout.index[self.capitals[seat]]
        return tuple(number for number in self.owned(seat) if number != capital)

    @cached_property
    def _components(self) -> tuple[tuple[frozenset[int], ...], ...]:
        return tuple(_connected(self.layout, owned) for owned in self._owned)

    def components(self, seat: Seat) -> tuple[frozenset[int], ...]:
        """The connected parts of what a seat controls (MO-MAP-09)."""
        return self._components[seat]

    def component(self, seat: Seat, number: int) -> frozenset[int]:
        """The part in which a tile of the seat lies."""
        return next(part for part in self.components(seat) if number in part)

    def coastal(self, seat: Seat) -> int:
        """Number of coastal provinces of a seat (MO-MAP-05)."""
        tiles = self.layout.tiles
        return sum(tiles[number].coastal for number in self.owned(seat))

    def reach(self, seat: Seat, target: TileId) -> frozenset[int]:
        """The tiles from which units of a seat may enter a target (MO-ACT-CNQ-02)."""
        layout = self.layout
        around = layout.adjacent[layout.index[target]]
        return frozenset().union(*(part for part in self.components(seat) if part & around))

    def spare(self, number: int, *, warlord_leaves: bool = False) -> int:
        """How many soldiers may leave a tile so that it is not abandoned (MO-MAP-07)."""
        tile = self.tiles[number]
        kept = tile.outpost or (tile.warlord and not warlord_leaves)
        if kept or self.layout.tiles[number].kind == "capital":
            return tile.soldiers
        return max(0, tile.soldiers - 1)

    def warlord_may_leave(self, number: int) -> bool:
        """Whether the warlord may leave a tile so that it is not abandoned (MO-MAP-07)."""
        tile = self.tiles[number]
        capital = self.layout.tiles[number].kind == "capital"
        return capital or tile.outpost or tile.soldiers > 0

    def warlord(self, seat: Seat) -> int:
        """The tile on which the warlord of a seat stands."""
        return next(number for number in self.owned(seat) if self.tiles[number].warlord)

    def outposts(self, seat: Seat) -> int:
        """Number of outposts of a seat on provinces."""
        return sum(self.tiles[number].outpost for number in self.owned(seat))


def _connected(layout: Layout, tiles: tuple[int, ...]) -> tuple[frozenset[int], ...]:
    left, parts = set(tiles), list[frozenset[int]]()
    for start in tiles:
        if start not in left:
            continue
        left.discard(start)
        part, edge = {start}, [start]
        while edge:
            near = layout.adjacent[edge.pop()] & left
            left -= near
            part |= near
            edge.extend(near)
        parts.append(frozenset(part))
    return tuple(parts)
