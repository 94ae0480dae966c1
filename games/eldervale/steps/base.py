"""What all steps have in common."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

import games.kernel.script as kernel
from games.eldervale.box.ids import CardId, SourceId, TileId
from games.eldervale.commands.parties import Party
from games.eldervale.effects.program import Ops
from games.eldervale.effects.terms import UnitKind
from games.kernel.step import BaseStep
from games.kernel.visibility import Hidden, visible_to

CostUnit = str
"""One unit of a cost: a kind, `any`, or two kinds with a slash."""
Shared = Annotated[CardId | Hidden, visible_to("proposer", "partner")]
"""A card that only two teammates know of."""
Price = tuple[CostUnit, ...]
WindowKind = Literal["trigger", "rolled"]


class Cause(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """What operations are done, and where from."""

    name: SourceId
    do: Annotated[Ops, Meta(description="The operations.")]
    card: Annotated[
        CardId | None,
        Meta(description="The card in the tableau whose squares they mean; missing: none."),
    ] = None
    unit: Annotated[
        UnitKind | None, Meta(description="The unit that activated the card; missing: none.")
    ] = None


class Script(kernel.Script[Cause], frozen=True, tag="eldervale.doing"):
    """Operations, one after the other."""


class Target(Struct, frozen=True, gc=False, omit_defaults=True):
    """A unit that an effect is about; no owner: an uncontrolled monster."""

    kind: UnitKind
    realm: Annotated[TileId | None, Meta(description="Where it is; null: not on the map.")]
    owner: Annotated[Party | None, Meta(description="Who has it; null: an uncontrolled monster.")]


class Awaiting(BaseStep, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of all steps."""
