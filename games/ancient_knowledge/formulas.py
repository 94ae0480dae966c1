"""Values, counters and conditions of the effect notation, as the data writes them.

A value is a number, the name of a counter, or a formula over values. Counters always ask the
owner of the card (AK-EFF-08).
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

CounterName = Literal[
    "past.city",
    "past.megalith",
    "past.pyramid",
    "past.monument",
    "past.largest_type",
    "past.scoring_icon",
    "timeline.city",
    "timeline.megalith",
    "timeline.pyramid",
    "timeline.monument",
    "timeline.knowledge",
    "timeline.on_space_1",
    "board.artifact",
    "tech.ancient",
    "tech.writing",
    "tech.secret",
    "tech.any",
    "lost",
    "hand.size",
    "adjacent.city",
    "adjacent.megalith",
    "adjacent.pyramid",
    "self.knowledge",
    "event.knowledge_lost",
    "previous.discarded",
]
"""What can be counted; the last five only while an effect of a card is being resolved."""


class Per(Struct, frozen=True, forbid_unknown_fields=True):
    """`vp` times the counter."""

    counter: CounterName
    vp: int


class Tiers(Struct, frozen=True, forbid_unknown_fields=True):
    """The value of the highest step `(minimum, value)` that the counter reaches, else 0."""

    counter: CounterName
    steps: tuple[tuple[int, int], ...]


class Formula(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Exactly one field is set: the formula that it names."""

    neg: "Value | None" = None
    times: "tuple[Value, Value] | None" = None
    floor_div: "tuple[Value, Value] | None" = None
    max_of: "tuple[Value, ...]" = ()
    min_of: "tuple[Value, ...]" = ()
    per: Per | None = None
    tiers: Tiers | None = None


Value: TypeAlias = int | CounterName | Formula


class Condition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Holds if every part that is set holds: `ge` at least, `le` at most, `all` every one."""

    ge: tuple[Value, int] | None = None
    le: tuple[Value, int] | None = None
    all: tuple["Condition", ...] = field(default=(), name="and")


class Requirement(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """What a counter must reach (`min`) or may not exceed (`max`) to learn (AK-LRN-02)."""

    counter: CounterName
    min: Annotated[int, Meta(ge=0)] | None = None
    max: Annotated[int, Meta(ge=0)] | None = None
