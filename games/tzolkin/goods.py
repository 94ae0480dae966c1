"""Goods: corn, the three resources and crystal skulls, as an amount paid, gained or owned."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from games.tzolkin.names import Resource


class Goods(Struct, frozen=True, gc=False, omit_defaults=True):
    """Amounts of goods; zeros are left out of the JSON. "Blocks" are wood, stone and gold."""

    corn: Annotated[int, Meta(description="Corn.")] = 0
    wood: Annotated[int, Meta(description="Wood.")] = 0
    stone: Annotated[int, Meta(description="Stone.")] = 0
    gold: Annotated[int, Meta(description="Gold.")] = 0
    skull: Annotated[int, Meta(description="Crystal skulls.")] = 0

    @property
    def blocks(self) -> int:
        """The number of resources (TZ-ACT-02)."""
        return self.wood + self.stone + self.gold

    def of(self, resource: Resource) -> int:
        """How many of one type."""
        amount: int = getattr(self, resource)
        return amount

    def __add__(self, other: "Goods") -> "Goods":
        return Goods(
            self.corn + other.corn,
            self.wood + other.wood,
            self.stone + other.stone,
            self.gold + other.gold,
            self.skull + other.skull,
        )

    def __sub__(self, other: "Goods") -> "Goods":
        return Goods(
            self.corn - other.corn,
            self.wood - other.wood,
            self.stone - other.stone,
            self.gold - other.gold,
            self.skull - other.skull,
        )

    def plus_corn(self, corn: int) -> "Goods":
        """The same goods with more corn, or with less."""
        return Goods(self.corn + corn, self.wood, self.stone, self.gold, self.skull)

    def times(self, n: int) -> "Goods":
        """The same goods `n` times."""
        return Goods(self.corn * n, self.wood * n, self.stone * n, self.gold * n, self.skull * n)

    def covers(self, cost: "Goods") -> bool:
        """Whether `cost` can be paid from these goods."""
        return (
            self.wood >= cost.wood
            and self.stone >= cost.stone
            and self.gold >= cost.gold
            and self.corn >= cost.corn
            and self.skull >= cost.skull
        )

    def missing_blocks(self, cost: "Goods") -> int:
        """How many resources are lacking to pay the resources of `cost`."""
        lacking = 0
        if cost.wood > self.wood:
            lacking = cost.wood - self.wood
        if cost.stone > self.stone:
            lacking += cost.stone - self.stone
        if cost.gold > self.gold:
            lacking += cost.gold - self.gold
        return lacking


NOTHING = Goods()

ONE: Mapping[Resource, Goods] = {
    "wood": Goods(wood=1),
    "stone": Goods(stone=1),
    "gold": Goods(gold=1),
}
"""One resource of each type."""
