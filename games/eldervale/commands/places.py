"""Where units are, and where they can go."""

from msgspec import Struct

from games.eldervale.box.ids import CardId, RewardId, SquareId, TileId
from games.eldervale.effects.terms import UnitKind


class Place(Struct, frozen=True, gc=False):
    """Base of the places of units in commands."""


class AtReady(Place, frozen=True, tag="ready"):
    """In the ready area."""


class AtUnderworld(Place, frozen=True, tag="underworld"):
    """In the Underworld."""


class AtHex(Place, frozen=True, tag="hex"):
    """On the map."""

    q: int
    r: int


class UnitRef(Struct, frozen=True, gc=False):
    """One of the equal units of a kind and a place (EV-GEN-10)."""

    kind: UnitKind
    place: AtReady | AtUnderworld | AtHex


class StackRef(Struct, frozen=True, gc=False):
    """A stack of treasure: a tile and its slot, from 0."""

    tile: TileId
    slot: int


class ToReady(Struct, frozen=True, gc=False, tag="ready"):
    """To the ready area."""


class ToAction(Struct, frozen=True, gc=False, tag="action"):
    """To an action space: the id of the starter card's action, or the index of an effect."""

    card: CardId
    action: str


class OnReward(Struct, frozen=True, gc=False, tag="reward"):
    """On a reward space."""

    id: RewardId


class OnSquare(Struct, frozen=True, gc=False, tag="square"):
    """On a deposit square of an own card."""

    card: CardId
    square: SquareId


class OnSymbol(Struct, frozen=True, gc=False, tag="symbol"):
    """On the orb symbol of an own card."""

    card: CardId


class OnMercenary(Struct, frozen=True, gc=False, tag="mercenary"):
    """On the card of a mercenary."""

    id: UnitKind
