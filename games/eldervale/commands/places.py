"""Where units are, and where they can go."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.box.ids import ActionId, CardId, RewardId, SquareId, TileId
from games.eldervale.effects.terms import UnitKind
from games.kernel.command import BaseValue


class Place(BaseValue, frozen=True, gc=False):
    """Base of the places of units in commands."""


class AtReady(Place, frozen=True, tag="ready"):
    """In the ready area."""

    line = "ready"


class AtUnderworld(Place, frozen=True, tag="underworld"):
    """In the Underworld."""

    line = "underworld"


class AtHex(Place, frozen=True, tag="hex"):
    """On the map."""

    line = "{q},{r}"

    q: Annotated[int, Meta(description="Axial coordinate of the column.")]
    r: Annotated[int, Meta(description="Axial coordinate of the row.")]


class UnitRef(BaseValue, frozen=True, gc=False):
    """One of the equal units of a kind and a place (EV-GEN-10)."""

    line = "{kind}@{place}"

    kind: UnitKind
    place: Annotated[AtReady | AtUnderworld | AtHex, Meta(description="Where it is.")]


class StackRef(BaseValue, frozen=True, gc=False):
    """A stack of treasure: a tile and its slot, from 0."""

    line = "{tile}:{slot}"

    tile: TileId
    slot: Annotated[int, Meta(description="Number of the slot, from 0.")]


class ToReady(BaseValue, frozen=True, gc=False, tag="ready"):
    """To the ready area."""

    line = "ready"


class ToAction(BaseValue, frozen=True, gc=False, tag="action"):
    """To an action space: the id of the starter card's action, or the index of an effect."""

    line = "{card}:{action}"

    card: CardId
    action: ActionId


class OnReward(BaseValue, frozen=True, gc=False, tag="reward"):
    """On a reward space."""

    line = "reward:{id}"

    id: RewardId


class OnSquare(BaseValue, frozen=True, gc=False, tag="square"):
    """On a deposit square of an own card."""

    line = "square:{card}:{square}"

    card: CardId
    square: SquareId


class OnSymbol(BaseValue, frozen=True, gc=False, tag="symbol"):
    """On the orb symbol of an own card."""

    line = "symbol:{card}"

    card: CardId


class OnMercenary(BaseValue, frozen=True, gc=False, tag="mercenary"):
    """On the card of a mercenary."""

    line = "mercenary:{id}"

    id: UnitKind
