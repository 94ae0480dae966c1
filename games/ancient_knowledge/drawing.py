"""Drawing builder cards: the hand limit, and a discard pile that becomes the deck."""

from collections.abc import Iterator

from games.ancient_knowledge.box import CardId
from games.ancient_knowledge.components import HAND_LIMIT
from games.ancient_knowledge.facts.cards import (
    CardsDiscarded,
    CardsDrawn,
    CardsLookedAt,
    CardsRevealed,
    DiscardReshuffled,
    DrawReason,
)
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.state import Player, State
from games.kernel.seats import Seat


def has_room(player: Player) -> bool:
    """Whether the hand can take one more card (AK-HAND-01)."""
    return len(player.hand) < HAND_LIMIT


def has_cards(state: State) -> bool:
    """Whether a builder card can be had at all; cards set aside cannot (AK-DECK-02, -03)."""
    return state.deck.size > 0 or state.discard.size > 0


def draw(ply: Ply, seat: Seat, count: int, reason: DrawReason) -> None:
    """Draw builder cards, as many as fit the hand and as there are (AK-HAND-01, AK-DECK)."""
    room = HAND_LIMIT - len(ply.player(seat).hand)
    for cards in _off_the_top(ply, min(count, room)):
        ply.note(CardsDrawn(seat=seat, cards=cards, reason=reason))


def look(ply: Ply, seat: Seat, count: int) -> None:
    """Look at builder cards in secret, as many as there are (AK-DECK-04)."""
    for cards in _off_the_top(ply, count):
        ply.note(CardsLookedAt(seat=seat, cards=cards))


def reveal(ply: Ply, seat: Seat, count: int) -> None:
    """Reveal builder cards, as many as there are (AK-DECK-04)."""
    for cards in _off_the_top(ply, count):
        ply.note(CardsRevealed(seat=seat, cards=cards))


def discard_looked_at(ply: Ply, seat: Seat) -> None:
    """Put away the rest of the cards looked at, face down (AK-HID-02)."""
    rest = ply.player(seat).aside.looked_at
    if rest:
        ply.note(CardsDiscarded(seat=seat, cards=rest, origin="looked_at"))


def _off_the_top(ply: Ply, count: int) -> Iterator[tuple[CardId, ...]]:
    """The next cards of the deck in batches; whoever takes a batch notes where it goes.

    The discard pile is shuffled at the moment when the next card is needed (AK-DECK-01).
    """
    left = count
    while left > 0 and has_cards(ply.state):
        if not ply.state.deck.size:
            ply.note(DiscardReshuffled(pile="builder_deck", size=ply.state.discard.size))
        cards = ply.state.deck.draw(left, ply.chance, "builder deck")
        left -= len(cards)
        yield cards
