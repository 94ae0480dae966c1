"""Operations on resources and treasure."""

from typing import Literal

from msgspec import field

from games.eldervale.effects.base import Op
from games.eldervale.effects.terms import ElementId, Kind, Per, Resource, Scope


class Gain(Op, frozen=True, tag="gain"):
    """Gain `n` of `res` from the supply."""

    res: Resource
    n: int


class GainAny(Op, frozen=True, tag="gain_any"):
    """Gain `n` resources of any kind, one by one."""

    n: int


class GainAnyPer(Op, frozen=True, tag="gain_any_per"):
    """`GainAny` for each counted thing, at most `max`."""

    per: Per
    n: int
    max: int


class GainChoice(Op, frozen=True, tag="gain_choice"):
    """Gain one of the kinds, `n` times."""

    from_: tuple[Kind, ...] = field(name="from")
    n: int


class GainSquare(Op, frozen=True, tag="gain_square"):
    """Gain what the token on the square shows, or its printed symbol."""

    square: str


class GainPrintedSlot(Op, frozen=True, tag="gain_printed_slot"):
    """Gain the resource printed in the slot used by this placement."""

    n: int


class TakeTreasureTokens(Op, frozen=True, tag="take_treasure"):
    """Take the top token of a stack on the map, `n` times."""

    scope: Scope
    n: int
    element: ElementId | None = None
    distinct_stacks: bool = False


class TakeFromStack(Op, frozen=True, tag="take_from_stack_any"):
    """Turn the stack face up and take any of its tokens."""

    reveal: Literal["all"]


class BurnTreasure(Op, frozen=True, tag="burn_treasure_for_resources"):
    """Discard the top token of one stack of the placed realm and gain what it shows."""

    from_: Literal["placed_realm"] = field(name="from")
    n: int


class Steal(Op, frozen=True, tag="steal"):
    """Take resource tokens from another player."""

    from_: Literal[
        "one_present_opponent", "each_loser", "one_opponent", "one_opponent_with_more_vp"
    ] = field(name="from")
    n: int
    chooser: Literal["self", "victim"] = "self"


class DiscardResource(Op, frozen=True, tag="discard_resource"):
    """Victims discard resource tokens of their choice."""

    who: Literal["each_loser"]
    n: int


class DragonToken(Op, frozen=True, tag="dragon_token"):
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
