"""Steps of expeditions and adventure cards (EV-DUN)."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.box.ids import CardId, TileId
from games.eldervale.effects.terms import ElementId
from games.eldervale.steps.base import Awaiting
from games.kernel.seats import Seat


class PlacingTile(Awaiting, frozen=True, tag="eldervale.placing-tile"):
    """Where the drawn tile lies (EV-DUN-01)."""

    rules = ("EV-DUN-01", "EV-BIF-02")

    tile: TileId


class ExploringFirst(Awaiting, frozen=True, tag="eldervale.exploring-first"):
    """The first card of an expedition (EV-DUN-03)."""

    rules = ("EV-DUN-03",)

    discount: Annotated[int, Meta(description="By how much the price is lower.")] = 0


class ExploringSecond(Awaiting, frozen=True, tag="eldervale.exploring-second"):
    """A second card, or one to burn (EV-DUN-04)."""

    rules = ("EV-DUN-04", "EV-DUN-05")

    discount: Annotated[int, Meta(description="By how much the price is lower.")] = 0


class TakingCard(Awaiting, frozen=True, tag="eldervale.taking-card"):
    """A face-up adventure card (EV-DUN-07)."""

    rules = ("EV-DUN-07",)

    discount: Annotated[int, Meta(description="By how much the price is lower.")]


class CyclingCard(Awaiting, frozen=True, tag="eldervale.cycling-card"):
    """A face-up adventure card that goes under its deck."""

    rules = ("EV-DUN-07",)

    optional: Annotated[bool, Meta(description="Whether it can be declined.")]


class GivingCard(Awaiting, frozen=True, tag="eldervale.giving-card"):
    """Who keeps a gained card (EV-TEA-04)."""

    rules = ("EV-TEA-04",)

    card: CardId


class DrawingTile(Awaiting, frozen=True, tag="eldervale.drawing-tile"):
    """The next tile of the stock (EV-DUN-01)."""


class ExploringOn(Awaiting, frozen=True, tag="eldervale.exploring-on"):
    """The cards of the expedition, after the tile."""

    seat: Seat
    discount: Annotated[int, Meta(description="By how much the price is lower.")] = 0


class CardPaid(Awaiting, frozen=True, tag="eldervale.card-paid"):
    """The card is paid: it is gained; `refill`: the deck shows its next card at once."""

    seat: Seat
    element: ElementId
    refill: Annotated[bool, Meta(description="Whether the deck shows its next card at once.")]


class Refilling(Awaiting, frozen=True, tag="eldervale.refilling"):
    """Decks without a face-up card show their next one: that of an element, or all (EV-DUN-06)."""

    element: Annotated[
        ElementId | None, Meta(description="The element of the deck; missing: all decks.")
    ] = None


DungeonStep = (
    DrawingTile
    | PlacingTile
    | ExploringOn
    | ExploringFirst
    | ExploringSecond
    | TakingCard
    | CyclingCard
    | CardPaid
    | GivingCard
    | Refilling
)
