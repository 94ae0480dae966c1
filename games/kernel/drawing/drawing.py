"""What an arrangement draws from (scene, printed things, names), and what it draws on."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final

from msgspec import Struct

from games.kernel.catalogue import Component
from games.kernel.drawing.canvas import Canvas
from games.kernel.drawing.colours import Theme, colour
from games.kernel.formula import Formula, Parts
from games.kernel.points import Points
from games.kernel.scene import Board, Box, Gauge, Item, Scene, Zone

_NOWHERE: Final = Box(0, 0, 0, 0)


class Book(Struct, frozen=True, kw_only=True):
    """What a title prints and how it calls things, in one language."""

    language: str
    components: Mapping[str, Component]
    names: Mapping[str, str]
    signs: Mapping[str, str]

    def name(self, key: str) -> str:
        """The name of a zone, a gauge, a kind, a component."""
        component = self.components.get(key)
        if key in self.names:
            return capital(self.names[key])
        if component is None:
            return capital(key.replace("_", " ").replace("-", " "))
        return capital((self.language == "cs" and component.name.cs) or component.name.en)

    def formulas(self, id_: str | None, role: str | None = None) -> tuple[Formula, ...]:
        """What is printed on a component: all of it, or what has one role."""
        component = self.components.get(id_ or "")
        printed = () if component is None else component.formulas
        return tuple(one for one in printed if role is None or one.role == role)

    def parts(self, id_: str | None, role: str) -> Parts:
        """The parts of all formulas that a component has in a role."""
        return tuple(part for one in self.formulas(id_, role) for part in one.parts)

    def property(self, id_: str | None, name: str) -> Any:
        """A printed value; None if there is none."""
        component = self.components.get(id_ or "")
        return None if component is None else component.properties.get(name)

    def colour(self, id_: str | None) -> str | None:
        """The colour of a component."""
        component = self.components.get(id_ or "")
        look = None if component is None else component.look
        return None if look is None else colour(look.colour)

    def glyph(self, id_: str) -> str:
        """At most three characters for a component."""
        component = self.components.get(id_)
        look = None if component is None else component.look
        return look.glyph if look is not None and look.glyph else self.name(id_)[:2]


class Drawing(Struct, frozen=True, kw_only=True, dict=True):
    """A picture in the making. A `small` one leaves words out; `seat` is whoever looks."""

    scene: Scene
    book: Book
    theme: Theme
    canvas: Canvas
    small: bool = False
    seat: int | None = None

    def zone(self, id_: str) -> Zone:
        """A zone; one without items if the scene has none of that id."""
        return self._zones.get(id_) or Zone(id=id_, name=id_, layout="row", box=_NOWHERE)

    def item(self, id_: str) -> Item | None:
        """An item by its id."""
        return self._items.get(id_)

    def gauge(self, id_: str) -> Points | None:
        """A number beside a board."""
        found = self._gauges.get(id_)
        return None if found is None else found.value

    def bound(self, id_: str) -> int | None:
        """The upper bound of a number beside a board."""
        found = self._gauges.get(id_)
        return None if found is None else found.of

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats, in order."""
        return tuple(one.seat for one in self.scene.boards if one.seat is not None)

    @property
    def main(self) -> int:
        """The seat whose area is drawn whole: whoever looks, else the first."""
        return self.seat if self.seat is not None else next(iter(self.seats), 0)

    def board(self, seat: int | None) -> Board | None:
        """The board of a seat; without a seat, the first of the game's boards."""
        return next((one for one in self.scene.boards if one.seat == seat), None)

    def name(self, item: Item) -> str:
        """What an item is called."""
        return self.book.name(item.component or item.kind)

    @cached_property
    def _zones(self) -> Mapping[str, Zone]:
        return {zone.id: zone for board in self.scene.boards for zone in board.zones}

    @cached_property
    def _items(self) -> Mapping[str, Item]:
        return {item.id: item for zone in self._zones.values() for item in zone.items}

    @cached_property
    def _gauges(self) -> Mapping[str, Gauge]:
        return {one.id: one for board in self.scene.boards for one in board.gauges}


def capital(words: str) -> str:
    """With a large first letter."""
    return words[:1].upper() + words[1:]
