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

    counter: Annotated[CounterName, Meta(description="What is counted.")]
    vp: Annotated[int, Meta(description="Victory points for each that is counted.")]


class Tiers(Struct, frozen=True, forbid_unknown_fields=True):
    """The value of the highest step `(minimum, value)` that the counter reaches, else 0."""

    counter: Annotated[CounterName, Meta(description="What is counted.")]
    steps: Annotated[
        tuple[tuple[int, int], ...],
        Meta(description="Pairs of the least count and its value, in rising order."),
    ]


class Formula(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Exactly one field is set: the formula that it names."""

    neg: Annotated["Value | None", Meta(description="Minus this value.")] = None
    times: Annotated[
        "tuple[Value, Value] | None", Meta(description="The product of both values.")
    ] = None
    floor_div: Annotated[
        "tuple[Value, Value] | None",
        Meta(description="The first value divided by the second, rounded down."),
    ] = None
    max_of: Annotated["tuple[Value, ...]", Meta(description="The largest of these values.")] = ()
    min_of: Annotated["tuple[Value, ...]", Meta(description="The smallest of these values.")] = ()
    per: Annotated[Per | None, Meta(description="So many points for each that is counted.")] = None
    tiers: Annotated[Tiers | None, Meta(description="A value by steps of a counter.")] = None


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
