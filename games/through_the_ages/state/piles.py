"""Face-down piles. None has an order: a card is drawn when somebody gets to see it (TTA-RND-05).
Events lie by age, the lowest on top (TTA-RND-02)."""

from msgspec import Struct

from games.kernel.piles import Sampled
from games.kernel.seats import Seat
from games.through_the_ages.box import CARDS, LEVELS, Instance
from games.through_the_ages.effects.terms import Age


class Unseen(Sampled[Instance], frozen=True, tag="unseen"):
    """`places` cards, each one of `items`, without repetition; the other items are elsewhere.

    A deck has as many places as items. The pile of the Age A events has fewer: which of the ten
    cards lie in it is drawn when they are revealed.
    """

    items: tuple[Instance, ...] = ()
    places: int = 0

    @property
    def size(self) -> int:
        """Cards in the pile; public."""
        return self.places

    def without(self, *cards: Instance) -> "Unseen":
        """The pile after cards came out of it."""
        gone = set(cards)
        return Unseen(
            tuple([one for one in self.items if one not in gone]), self.places - len(cards)
        )

    def narrowed(self, card: Instance) -> "Unseen":
        """The pile after a card was seen that does not lie in it."""
        return Unseen(tuple([one for one in self.items if one != card]), self.places)

    def joined(self, cards: tuple[Instance, ...]) -> "Unseen":
        """The pile after these cards were shuffled into it."""
        return deck((*self.items, *cards)) if cards else self


def deck(cards: tuple[Instance, ...]) -> Unseen:
    """A shuffled deck of these cards."""
    return Unseen(tuple(sorted(cards)), len(cards))


class Prepared(Struct, frozen=True, gc=False):
    """An event that a seat prepared: it knows the card (TTA-INF-03)."""

    card: Instance
    seat: Seat


class Events(Struct, frozen=True, kw_only=True, gc=False):
    """The event piles. `ancient`: the Age A part of the current pile, `current` the rest of it;
    `future`: cards prepared since; `prepared`: who prepared which card, in order; `past`: what was
    revealed, in order."""

    ancient: Unseen = Unseen()
    current: tuple[Instance, ...] = ()
    future: tuple[Instance, ...] = ()
    prepared: tuple[Prepared, ...] = ()
    past: tuple[Instance, ...] = ()

    @property
    def current_size(self) -> int:
        """Cards in the pile of current events."""
        return self.ancient.size + len(self.current)

    @property
    def top_age(self) -> Age:
        """The age of the card on top: the lowest in the pile (TTA-POL-12)."""
        if self.ancient.size:
            return "A"
        return min((CARDS[card].age for card in self.current), key=LEVELS.__getitem__)

    @property
    def top(self) -> Unseen:
        """The cards of which one lies on top."""
        if self.ancient.size:
            return self.ancient
        age = self.top_age
        return deck(tuple(card for card in self.current if CARDS[card].age == age))
