"""Operations on the activation of cards."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct

from games.eldervale.effects.base import Operation, ReadOnly


class ExtraSpace(ReadOnly, frozen=True, tag="extra_space"):
    """More spaces on the host."""

    n: Annotated[int, Meta(description="How many spaces.")]


class IconBecomes(ReadOnly, frozen=True, tag="icon_becomes"):
    """The icon of the host is another one."""

    unit: Annotated[Literal["any"], Meta(description="What the icon is now.")]


class ActivateFromUnderworld(ReadOnly, frozen=True, tag="activate_from_underworld"):
    """A unit from the Underworld may activate the host."""

    n: Annotated[int, Meta(description="How many units.")]


class ReplaceWithRoll(ReadOnly, frozen=True, tag="replace_with_roll"):
    """A die says whether the host's action is skipped or done twice."""

    table: Annotated[
        Mapping[str, Literal["skip", "twice"]],
        Meta(description="What each number of the die brings."),
    ]


class AnyIcon(ReadOnly, frozen=True, tag="any_icon"):
    """A worker may use any icon."""

    n: Annotated[int, Meta(description="How many workers.")]


class RepeatActivation(Operation, frozen=True, tag="repeat_activation"):
    """The latest activation of this turn once more."""


class CopyFilter(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Which actions may be copied."""

    owner: Annotated[Literal["self"], Meta(description="Whose cards.")]
    card: Annotated[Literal["adventure"], Meta(description="Which cards.")]
    unit: Annotated[Literal["any"], Meta(description="For which units.")]
    not_self: Annotated[bool, Meta(description="Whether the card itself is excluded.")]


class CopyActivation(Operation, frozen=True, tag="copy_activation"):
    """One action of another own card."""

    filter: CopyFilter


ActivationOp = (
    ExtraSpace
    | IconBecomes
    | ActivateFromUnderworld
    | ReplaceWithRoll
    | AnyIcon
    | RepeatActivation
    | CopyActivation
)
