"""Facts about builder cards: drawn, paid, created, discarded, looked at, taken, exchanged."""

from typing import Annotated, Literal

from msgspec import Struct

from games.ancient_knowledge.box import CardId, SourceId
from games.ancient_knowledge.facts.flow import PileName
from games.ancient_knowledge.state import CardSource
from games.kernel.seats import Seat
from games.kernel.visibility import Owner, visible_to

CardPart = Literal["lower", "upper", "slot"]
DrawReason = Literal["setup", "search", "excavate", "effect"]


class CardsDrawn(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.cards-drawn"):
    """Cards went from the deck to a hand."""

    seat: Seat
    cards: Owner[tuple[CardId, ...]]
    reason: DrawReason


class CardsPaid(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.cards-paid"):
    """Hand cards were discarded face down to pay for a card (AK-CRE-02)."""

    seat: Seat
    cards: Owner[tuple[CardId, ...]]


class CreationBegun(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.creation-begun"):
    """A card was named to be created; it has left the hand (AK-CRE-10)."""

    seat: Seat
    card: CardId
    space: int | None
    source: CardSource
    granted_by: SourceId | None


class CardCreated(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.card-created"):
    """The card is in play; a monument with its knowledge on it (AK-CRE-06, AK-CRE-08)."""

    seat: Seat
    card: CardId
    space: int | None
    part: CardPart
    knowledge: int
    source: CardSource
    granted_by: SourceId | None


class CardsDiscarded(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.cards-discarded"):
    """Cards were discarded face down (AK-HID-02)."""

    seat: Seat
    cards: Owner[tuple[CardId, ...]]
    origin: Literal["hand", "looked_at"]


class CardsDiscardedOpenly(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.cards-discarded-openly"
):
    """Cards that all could see were discarded (AK-HID-02)."""

    seat: Seat
    cards: tuple[CardId, ...]
    origin: Literal["board", "revealed"]


class DiscardReshuffled(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.discard-reshuffled"
):
    """A discard pile was shuffled and put below what is left of its deck (AK-DECK-01)."""

    pile: PileName
    size: int


class CardsLookedAt(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.cards-looked-at"):
    """A player looks at the top cards of the deck."""

    seat: Seat
    cards: Owner[tuple[CardId, ...]]


class CardsRevealed(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.cards-revealed"):
    """The top cards of the deck were revealed by an effect of this player."""

    seat: Seat
    cards: tuple[CardId, ...]


class CardTaken(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.card-taken"):
    """A revealed card went to a hand; `revealed_by` is whose effect it was."""

    seat: Seat
    card: CardId
    revealed_by: Seat


class CardKept(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.card-kept"):
    """A card looked at went to the hand."""

    seat: Seat
    card: Owner[CardId]


class HandShown(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.hand-shown"):
    """A player was shown the hand of another (AK-HID-03)."""

    from_seat: Seat
    to_seat: Seat
    cards: Annotated[tuple[CardId, ...], visible_to("from_seat", "to_seat")]


class CardStolen(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.card-stolen"):
    """A card went from one hand to another."""

    from_seat: Seat
    to_seat: Seat
    card: Annotated[CardId, visible_to("from_seat", "to_seat")]


class ExchangeOffered(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.exchange-offered"):
    """A player offered a card to the partner (AK-TEAM-05)."""

    seat: Seat
    card: Owner[CardId]


class ExchangeWithdrawn(
    Struct, frozen=True, kw_only=True, tag="ancient-knowledge.exchange-withdrawn"
):
    """A player took the offer back."""

    seat: Seat


class ExchangeRefused(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.exchange-refused"):
    """The partner refused the offer of this player."""

    seat: Seat


class ExchangeLapsed(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.exchange-lapsed"):
    """The offer of this player lapsed (AK-TEAM-11)."""

    seat: Seat


class CardsExchanged(Struct, frozen=True, kw_only=True, tag="ancient-knowledge.cards-exchanged"):
    """The partners exchanged cards; `given` went from `seat` to `partner` (AK-TEAM-05)."""

    seat: Seat
    partner: Seat
    given: Annotated[CardId, visible_to("seat", "partner")]
    returned: Annotated[CardId, visible_to("seat", "partner")]


CardFact = (
    CardsDrawn
    | CardsPaid
    | CreationBegun
    | CardCreated
    | CardsDiscarded
    | CardsDiscardedOpenly
    | DiscardReshuffled
    | CardsLookedAt
    | CardsRevealed
    | CardTaken
    | CardKept
    | HandShown
    | CardStolen
    | ExchangeOffered
    | ExchangeWithdrawn
    | ExchangeRefused
    | ExchangeLapsed
    | CardsExchanged
)
