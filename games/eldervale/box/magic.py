"""Magic cards, and what they cost and score."""

from typing import Literal

import msgspec

from games.eldervale.box.ids import CardId, CardType
from games.eldervale.box.part import Part, Printed
from games.eldervale.effects.conditions import AnyCondition as Condition
from games.eldervale.effects.program import Ops
from games.eldervale.effects.terms import Cost, ElementId


class FreeIf(Part, frozen=True, kw_only=True):
    """A spell is free from this power value on."""

    element: ElementId
    power_value_min: int


class CastCost(Part, frozen=True, kw_only=True):
    """The casting cost of a spell (EV-MAG-02)."""

    pay: Cost
    free_if: FreeIf


class Score(Part, frozen=True, kw_only=True):
    """What a prophecy scores: n per counted thing, or a flat amount under a condition."""

    per: str | None = None
    n: int = 0
    max: int | None = None
    value: int = 0
    types: tuple[CardType, ...] = ()
    flat: int = 0
    if_: Condition | None = msgspec.field(name="if", default=None)


class Magic(Printed, frozen=True, kw_only=True):
    """A magic card: spell, quest or prophecy (EV-MAG)."""

    id: CardId
    name: str
    kind: Literal["spell", "quest", "prophecy"]
    text: str
    when: str | tuple[str, ...]
    do: Ops = ()
    cost: tuple[Cost, ...] = ()
    cast_cost: CastCost | None = None
    if_: tuple[Condition, ...] = msgspec.field(name="if", default=())
    cond: Condition | None = None
    vp: int = 0
    score: Score | None = None

    @property
    def timings(self) -> tuple[str, ...]:
        """When it can be played."""
        return (self.when,) if isinstance(self.when, str) else self.when


class Choice(Part, frozen=True, kw_only=True):
    """One of several lists of operations."""

    choose: tuple[Ops, ...]
