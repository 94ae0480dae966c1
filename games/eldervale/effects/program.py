"""Operations that hold others, and the effects made of all of them."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from games.eldervale.effects.activation import ActivationOp
from games.eldervale.effects.base import Operation, ReadOnly
from games.eldervale.effects.battle import BattleOp
from games.eldervale.effects.cards import CardOp
from games.eldervale.effects.conditions import AnyCondition
from games.eldervale.effects.dice import DiceOp
from games.eldervale.effects.goods import GoodsOp
from games.eldervale.effects.monsters import MonsterOp
from games.eldervale.effects.terms import Cost, ElementId, UnitKind
from games.eldervale.effects.tracks import TrackOp
from games.eldervale.effects.units import UnitOp


class After(ReadOnly, frozen=True, tag="after"):
    """After each activation of the host."""

    do: Annotated["tuple[AnyOperation, ...]", Meta(description="The operations.")]


class RollTable(Operation, frozen=True, tag="roll_table"):
    """A die says which operations are done."""

    table: Annotated[
        "Mapping[str, tuple[AnyOperation, ...]]",
        Meta(description="What each number of the die brings."),
    ]
    times: Annotated[int, Meta(description="How often.")] = 1


class Choose(Operation, frozen=True, tag="choose"):
    """One of several lists of operations."""

    options: Annotated[
        "tuple[tuple[AnyOperation, ...], ...]",
        Meta(description="The lists of operations to choose from."),
    ]


class If(Operation, frozen=True, tag="if"):
    """Operations under a condition."""

    c: Annotated[AnyCondition, Meta(description="The condition.")]
    do: Annotated["tuple[AnyOperation, ...]", Meta(description="The operations.")]


AnyOperation = (
    GoodsOp
    | TrackOp
    | CardOp
    | UnitOp
    | BattleOp
    | DiceOp
    | MonsterOp
    | ActivationOp
    | After
    | RollTable
    | Choose
    | If
)
Ops = tuple[AnyOperation, ...]


class Orb(Struct, frozen=True, kw_only=True, gc=False, forbid_unknown_fields=True):
    """What an orb on the card's symbol changes."""

    mode: Literal["add", "replace", "free"]
    do: Ops


Limit = Literal[
    "once_per_turn", "once_per_regroup", "once_per_battle", "once_per_event", "max_2_per_event"
]


class Effect(Struct, frozen=True, kw_only=True, gc=False):
    """One effect of a component. `id` is the name of an ability; cards have none."""

    trigger: str
    do: Ops
    id: str = ""
    unit: UnitKind | None = None
    only: Literal["controlled"] | None = None
    chain: bool = False
    if_: tuple[AnyCondition, ...] = field(name="if", default=())
    cost: tuple[Cost, ...] = ()
    orb: Orb | None = None
    requires_orb: bool = False
    per: Literal["unit"] | None = None
    limit: Limit | None = None
    optional: bool | None = None
    element: ElementId | None = None
    text: str = ""
