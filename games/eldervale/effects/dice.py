"""Operations on dice, before and after the roll."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from games.eldervale.effects.base import Operation, ReadOnly


class SetDie(ReadOnly, frozen=True, tag="set_die"):
    """One die shows `value` instead of being rolled."""

    n: Annotated[int, Meta(description="How many dice.")]
    value: Annotated[int, Meta(description="What the die shows, 1 to 6.")]


class UpTo(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A choice of up to so many dice of one participant."""

    up_to: Annotated[int, Meta(description="How many dice at most.")]


class Matching(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Dice that show at most `le`."""

    le: Annotated[int, Meta(description="The highest number.")]


class Reroll(Operation, frozen=True, tag="reroll"):
    """Roll dice again."""

    who: Annotated[
        Literal["self", "owner", "one_other", "every_player"], Meta(description="Whose dice.")
    ]
    dice: Annotated[
        Literal["all", "any_number", "all_mandatory", "highest"] | UpTo,
        Meta(description="Which of them."),
    ]
    times: Annotated[int, Meta(description="How often.")] = 1
    filter: Annotated[
        Matching | None, Meta(description="Only dice that show so much; missing: any.")
    ] = None


class RerollUntilNone(ReadOnly, frozen=True, tag="reroll_until_none"):
    """Roll dice that show `eq` again until none is left."""

    eq: Annotated[int, Meta(description="The number.")]


class RaiseDie(Operation, frozen=True, tag="raise_die"):
    """Turn a die up."""

    n: Annotated[int, Meta(description="How many dice.")]
    by: Annotated[int, Meta(description="By how much; 0: to a fixed number.")] = 0
    max_from: Annotated[
        int, Meta(description="The highest number that is raised to a fixed one.")
    ] = 5
    to: Annotated[
        int, Meta(description="The number that it shows then; 0: it is raised by `by`.")
    ] = 0


class SwapDie(Operation, frozen=True, tag="swap_die"):
    """Exchange a die with that of another participant."""

    with_: Annotated[Literal["one_other"], Meta(description="With whom.")] = field(name="with")


class CancelRerolls(ReadOnly, frozen=True, tag="cancel_rerolls"):
    """No die changes after the roll."""


class DiceFromRoll(ReadOnly, frozen=True, tag="dice_from_roll"):
    """The strength is a die, within limits."""

    min: Annotated[int, Meta(description="The least strength.")]
    max: Annotated[int, Meta(description="The greatest strength.")]


DiceOp = SetDie | Reroll | RerollUntilNone | RaiseDie | SwapDie | CancelRerolls | DiceFromRoll
