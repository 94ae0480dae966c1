"""The map as it lies: who stands where, and what follows from that (MO-MAP)."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.remembered import remembered
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


class Front(Struct, frozen=True, gc=False):
    """A province that a seat may conquer, and what could enter it (MO-ACT-CNQ-01, MO-ACT-CNQ-02).

    `spare` are the soldiers in reach that may leave their tiles, `led` those that may leave
    together with the warlord, None if it cannot come.
    """

    number: int
    spare: int
    led: int | None


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
        return self._with(self.layout.index[tile], now)

    def _with(self, number: int, now: Tile) -> "Land":
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
        number = self.layout.index[tile]
        one = self.tiles[number]
        now = replace(
            one, owner=seat, soldiers=one.soldiers + soldiers, warlord=one.warlord or warlord
        )
        return self._with(number, now)

    def taking(self, tile: TileId, soldiers: int, warlord: bool) -> "Land":
        """The map with fewer units on a tile; who controls it stays."""
        number = self.layout.index[tile]
        one = self.tiles[number]
        now = replace(one, soldiers=one.soldiers - soldiers, warlord=one.warlord and not warlord)
        return self._with(number, now)

    @remembered
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
        return tuple([number for number in self.owned(seat) if number != capital])

    @remembered
    def _components(self) -> dict[Seat, tuple[frozenset[int], ...]]:
        """What has been worked out of this map already, by seat."""
        return {}

    def components(self, seat: Seat) -> tuple[frozenset[int], ...]:
        """The connected parts of what a seat controls (MO-MAP-09)."""
        found = self._components.get(seat)
        if found is None:
            found = self._components[seat] = _connected(self.layout, self._owned[seat])
        return found

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

    def fronts(self, seat: Seat) -> tuple[Front, ...]:
        """The provinces next to what a seat controls, which it does not control."""
        found = self._fronts.get(seat)
        if found is None:
            found = self._fronts[seat] = tuple(self._around(seat))
        return found

    @remembered
    def _fronts(self) -> dict[Seat, tuple[Front, ...]]:
        """What has been worked out of this map already, by seat."""
        return {}

    def _around(self, seat: Seat) -> Iterator[Front]:
        layout = self.layout
        parts = [
            (self._edge(part, seat), part, sum(map(self.spare, part)))
            for part in self.components(seat)
        ]
        warlord = self.warlord(seat)
        leaves = self.warlord_may_leave(warlord)
        left_behind = self.spare(warlord) - self.spare(warlord, warlord_leaves=True)
        for number in sorted(frozenset[int]().union(*(edge for edge, _, _ in parts))):
            if layout.tiles[number].kind == "province":
                spare = sum(soldiers for edge, _, soldiers in parts if number in edge)
                led = None
                if leaves and any(number in edge and warlord in part for edge, part, _ in parts):
                    led = spare - left_behind
                yield Front(number, spare, led)

    def _edge(self, part: frozenset[int], seat: Seat) -> frozenset[int]:
        """The tiles next to a part that the seat does not control."""
        near = frozenset[int]().union(*(self.layout.adjacent[number] for number in part))
        return near.difference(self._owned[seat])

    def spare(self, number: int, *, warlord_leaves: bool = False) -> int:
        """How many soldiers may leave a tile so that it is not abandoned (MO-MAP-07)."""
        tile = self.tiles[number]
        soldiers = tile.soldiers
        if soldiers == 0 or tile.outpost or (tile.warlord and not warlord_leaves):
            return soldiers
        return soldiers if self.layout.tiles[number].kind == "capital" else soldiers - 1

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
        return sum([self.tiles[number].outpost for number in self.owned(seat)])


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
