"""Operations on the activation of cards."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from games.eldervale.effects.base import Op


class ExtraSpace(Op, frozen=True, tag="extra_space"):
    """More spaces on the host."""

    n: int


class IconBecomes(Op, frozen=True, tag="icon_becomes"):
    """The icon of the host is another one."""

    unit: Literal["any"]


class ActivateFromUnderworld(Op, frozen=True, tag="activate_from_underworld"):
    """A unit from the Underworld may activate the host."""

    n: int


class ReplaceWithRoll(Op, frozen=True, tag="replace_with_roll"):
    """A die says whether the host's action is skipped or done twice."""

    table: Mapping[str, Literal["skip", "twice"]]


class AnyIcon(Op, frozen=True, tag="any_icon"):
    """A worker may use any icon."""

    n: int


class RepeatActivation(Op, frozen=True, tag="repeat_activation"):
    """The latest activation of this turn once more."""


class CopyFilter(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Which actions may be copied."""

    owner: Literal["self"]
    card: Literal["adventure"]
    unit: Literal["any"]
    not_self: bool


class CopyActivation(Op, frozen=True, tag="copy_activation"):
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
