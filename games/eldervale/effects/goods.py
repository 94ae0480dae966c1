"""Operations on resources and treasure."""

from typing import Annotated, Literal

from msgspec import Meta, field

from games.eldervale.effects.base import Operation, ReadOnly
from games.eldervale.effects.terms import ElementId, Kind, Per, Resource, Scope


class Gain(Operation, frozen=True, tag="gain"):
    """Gain `n` of `res` from the supply."""

    res: Annotated[Resource, Meta(description="The kind of resource.")]
    n: Annotated[int, Meta(description="How many tokens.")]


class GainAny(Operation, frozen=True, tag="gain_any"):
    """Gain `n` resources of any kind, one by one."""

    n: Annotated[int, Meta(description="How many resources.")]


class GainAnyPer(Operation, frozen=True, tag="gain_any_per"):
    """`GainAny` for each counted thing, at most `max`."""

    per: Annotated[Per, Meta(description="What is counted.")]
    n: Annotated[int, Meta(description="Resources for each.")]
    max: Annotated[int, Meta(description="At most so many resources.")]


class GainChoice(Operation, frozen=True, tag="gain_choice"):
    """Gain one of the kinds, `n` times."""

    from_: Annotated[tuple[Kind, ...], Meta(description="The kinds to choose from.")] = field(
        name="from"
    )
    n: Annotated[int, Meta(description="How often.")]


class GainSquare(Operation, frozen=True, tag="gain_square"):
    """Gain what the token on the square shows, or its printed symbol."""

    square: Annotated[str, Meta(description="Which deposit square.")]


class GainPrintedSlot(Operation, frozen=True, tag="gain_printed_slot"):
    """Gain the resource printed in the slot used by this placement."""

    n: Annotated[int, Meta(description="How many resources.")]


class TakeTreasureTokens(Operation, frozen=True, tag="take_treasure"):
    """Take the top token of a stack on the map, `n` times."""

    scope: Scope
    n: Annotated[int, Meta(description="How often.")]
    element: Annotated[
        ElementId | None, Meta(description="Only realms of this element; missing: any.")
    ] = None
    distinct_stacks: Annotated[
        bool, Meta(description="Whether each has to come from another stack.")
    ] = False


class TakeFromStack(ReadOnly, frozen=True, tag="take_from_stack_any"):
    """Turn the stack face up and take any of its tokens."""

    reveal: Annotated[Literal["all"], Meta(description="Which tokens are turned up.")]


class BurnTreasure(Operation, frozen=True, tag="burn_treasure_for_resources"):
    """Discard the top token of one stack of the placed realm and gain what it shows."""

    from_: Annotated[Literal["placed_realm"], Meta(description="Where from.")] = field(name="from")
    n: Annotated[int, Meta(description="How many tokens.")]


Robbed = Literal["one_present_opponent", "each_loser", "one_opponent", "one_opponent_with_more_vp"]
"""From whom something is taken."""


class Steal(Operation, frozen=True, tag="steal"):
    """Take resource tokens from another player."""

    from_: Annotated[Robbed, Meta(description="From whom.")] = field(name="from")
    n: Annotated[int, Meta(description="How many tokens.")]
    chooser: Annotated[Literal["self", "victim"], Meta(description="Who chooses the token.")] = (
        "self"
    )


class DiscardResource(Operation, frozen=True, tag="discard_resource"):
    """Victims discard resource tokens of their choice."""

    who: Annotated[Literal["each_loser"], Meta(description="Whom it concerns.")]
    n: Annotated[int, Meta(description="How many tokens.")]


class DragonToken(Operation, frozen=True, tag="dragon_token"):
    """Draw a token from the Dragon's Lair."""


GoodsOp = (
    Gain
    | GainAny
    | GainAnyPer
    | GainChoice
    | GainSquare
    | GainPrintedSlot
    | TakeTreasureTokens
    | TakeFromStack
    | BurnTreasure
    | Steal
    | DiscardResource
    | DragonToken
)
