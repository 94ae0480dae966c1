"""One player: goods, workers, markers, tiles and points."""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.tzolkin.goods import Goods
from games.tzolkin.names import BuildingId, MonumentId, Temple, Track, WealthId


class Temples(Struct, frozen=True, kw_only=True, gc=False):
    """Steps of the three temple markers; 0 is the bottom step, 1 the start (TZ-TMP)."""

    chaac: Annotated[int, Meta(description="Step of the marker in the temple of Chaac.")] = 1
    quetzalcoatl: Annotated[
        int, Meta(description="Step of the marker in the temple of Quetzalcoatl.")
    ] = 1
    kukulkan: Annotated[int, Meta(description="Step of the marker in the temple of Kukulkan.")] = 1

    def on(self, temple: Temple) -> int:
        """The step of one marker."""
        step: int = getattr(self, temple)
        return step


class Levels(Struct, frozen=True, kw_only=True, gc=False):
    """Levels of the four technologies, 0 to 3 (TZ-TEC-01)."""

    agriculture: Annotated[int, Meta(description="Level of Agriculture, 0 to 3.")] = 0
    extraction: Annotated[int, Meta(description="Level of Resource Extraction, 0 to 3.")] = 0
    architecture: Annotated[int, Meta(description="Level of Architecture, 0 to 3.")] = 0
    theology: Annotated[int, Meta(description="Level of Theology, 0 to 3.")] = 0

    def of(self, track: Track) -> int:
        """The level of one track."""
        level: int = getattr(self, track)
        return level


class Points(Struct, frozen=True, kw_only=True, gc=False):
    """Victory points scored during the game, by what gave them; may be negative."""

    chichen_itza: Annotated[int, Meta(description="From skulls on Chichen Itza.")] = 0
    buildings: Annotated[int, Meta(description="From buildings.")] = 0
    technologies: Annotated[int, Meta(description="From technologies.")] = 0
    temples: Annotated[int, Meta(description="From temples, on Food Days.")] = 0
    hunger: Annotated[int, Meta(description="For workers that were not fed; 0 or less.")] = 0

    @property
    def total(self) -> int:
        """The score on the board."""
        return self.chichen_itza + self.buildings + self.technologies + self.temples + self.hunger


class Player(Struct, frozen=True, kw_only=True, gc=False):
    """One player's position.

    Workers: `hand` and `bank`; the others stand on gears or the starting space. `light` is the
    side of the player board (TZ-CAL-03). `wealth` are the starting tiles kept, once revealed;
    `dealt`, `keeping` and `discarded` are known to the player alone (TZ-INF-01).
    """

    goods: Goods
    hand: int
    bank: int
    temples: Temples = Temples()
    levels: Levels = Levels()
    points: Points = Points()
    light: bool = True
    corn_tiles: int = 0
    wood_tiles: int = 0
    buildings: tuple[BuildingId, ...] = ()
    monuments: tuple[MonumentId, ...] = ()
    wealth: tuple[WealthId, ...] = ()
    dealt: tuple[WealthId, ...] = ()
    keeping: tuple[WealthId, ...] = ()
    discarded: tuple[WealthId, ...] = ()

    def handed(self, workers: int, corn: int) -> "Player":
        """With more workers in hand and more corn, or with less."""
        hand = self.hand + workers
        if not corn:
            return replace(self, hand=hand)
        return replace(self, hand=hand, goods=self.goods.plus_corn(corn))

    def owning(self, goods: Goods) -> "Player":
        """With other goods."""
        return replace(self, goods=goods)
