"""The magic deck and the discard pile (EV-MAG-01)."""

from typing import TypeVar

from games.eldervale.box.ids import CardId
from games.eldervale.facts.cards import MagicDiscarded, MagicDrawn, MagicReshuffled
from games.eldervale.rules.move import Move
from games.eldervale.state import State
from games.kernel.piles import Ordered, Pile
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

T = TypeVar("T")


def tops(pile: Pile[T]) -> tuple[T, ...]:
    """What may be on top of a pile: one thing, if its order is known."""
    if not pile.segments:
        return ()
    first = pile.segments[0]
    return first.items[:1] if isinstance(first, Ordered) else first.items


def can_draw(state: State) -> bool:
    """Whether there is a card to draw."""
    return bool(state.magic.size or state.shown)


def card_missing(rule: str, card: CardId) -> Illegal:
    """The refusal of a magic card that a player does not hold."""
    return Illegal(rule, "card-not-in-hand", card=card)


def draw_magic(move: Move, seat: Seat, n: int) -> int:
    """Draws cards, as many as there are; the discard pile is shuffled when the deck is empty."""
    drawn = 0
    while drawn < n and can_draw(move.state):
        if not move.state.magic.size:
            move.note(MagicReshuffled(count=len(move.state.shown)))
        count = min(n - drawn, move.state.magic.size)
        _draw(move, seat, count)
        drawn += count
    return drawn


def _draw(move: Move, seat: Seat, count: int) -> None:
    deck = move.state.magic
    cards: list[CardId] = []
    for _ in range(count):
        card = move.draw(tops(deck), "magic", str(seat))
        deck = deck.without((card,))
        cards.append(card)
    move.note(MagicDrawn(seat=seat, cards=tuple(cards), partner=move.state.partner(seat)))


def discard(move: Move, seat: Seat, card: CardId) -> None:
    """A hand card goes to the discard pile."""
    move.note(MagicDiscarded(seat=seat, cards=(card,)))
