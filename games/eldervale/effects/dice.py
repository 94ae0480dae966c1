"""Operations on dice, before and after the roll."""

from typing import Literal

from msgspec import Struct, field

from games.eldervale.effects.base import Op


class SetDie(Op, frozen=True, tag="set_die"):
    """One die shows `value` instead of being rolled."""

    n: int
    value: int


class UpTo(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A choice of up to so many dice of one participant."""

    up_to: int


class Matching(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Dice that show at most `le`."""

    le: int


class Reroll(Op, frozen=True, tag="reroll"):
    """Roll dice again."""

    who: Literal["self", "owner", "one_other", "every_player"]
    dice: Literal["all", "any_number", "all_mandatory", "highest"] | UpTo
    times: int = 1
    filter: Matching | None = None


class RerollUntilNone(Op, frozen=True, tag="reroll_until_none"):
    """Roll dice that show `eq` again until none is left."""

    eq: int


class RaiseDie(Op, frozen=True, tag="raise_die"):
    """Turn a die up."""

    n: int
    by: int = 0
    max_from: int = 5
    to: int = 0


class SwapDie(Op, frozen=True, tag="swap_die"):
    """Exchange a die with that of another participant."""

    with_: Literal["one_other"] = field(name="with")


class CancelRerolls(Op, frozen=True, tag="cancel_rerolls"):
    """No die changes after the roll."""


class DiceFromRoll(Op, frozen=True, tag="dice_from_roll"):
    """The strength is a die, within limits."""

    min: int
    max: int


DiceOp = SetDie | Reroll | RerollUntilNone | RaiseDie | SwapDie | CancelRerolls | DiceFromRoll
