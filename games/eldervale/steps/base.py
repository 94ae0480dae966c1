"""What all steps have in common."""

from typing import Annotated, Literal

from msgspec import Struct

import games.kernel.script as kernel
from games.eldervale.box.ids import CardId, SourceId, TileId
from games.eldervale.commands.parties import Party
from games.eldervale.effects.program import Ops
from games.eldervale.effects.terms import UnitKind
from games.kernel.visibility import Hidden, visible_to

CostUnit = str
"""One unit of a cost: a kind, `any`, or two kinds with a slash."""
Shared = Annotated[CardId | Hidden, visible_to("proposer", "partner")]
"""A card that only two teammates know of."""
Price = tuple[CostUnit, ...]
WindowKind = Literal["trigger", "rolled"]


class Cause(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """What operations are done, and where from: the component (`name`), the card in the tableau
    whose squares they mean, and the unit that activated it."""

    name: SourceId
    do: Ops
    card: CardId | None = None
    unit: UnitKind | None = None


class Script(kernel.Script[Cause], frozen=True, tag="eldervale.doing"):
    """Operations, one after the other."""


class Target(Struct, frozen=True, gc=False, omit_defaults=True):
    """A unit that an effect is about; no owner: an uncontrolled monster."""

    kind: UnitKind
    realm: TileId | None
    owner: Party | None


class Awaiting(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Base of all steps."""
