"""The display of development cards and its deck (MO-DSP)."""

from msgspec import Struct

from games.kernel.piles import Pile
from games.monumental.box import CardId


class Display(Struct, frozen=True, kw_only=True, gc=False, omit_defaults=True):
    """Slots (the first next to the deck), the deck with one segment per era, and discarded cards.

    `era`: that of the last separator revealed (MO-DSP-04).
    """

    slots: tuple[CardId | None, ...]
    deck: Pile[CardId]
    gone: tuple[CardId, ...] = ()
    era: int = 1

    @property
    def missing(self) -> int:
        """Number of empty slots (MO-DSP-08)."""
        return self.slots.count(None)

    def card(self, slot: int) -> CardId | None:
        """The card in a slot, from 1; None if the slot is empty or does not exist."""
        return self.slots[slot - 1] if 1 <= slot <= len(self.slots) else None

    @property
    def shifted(self) -> tuple[CardId | None, ...]:
        """The slots with all cards moved away from the deck (MO-DSP-02)."""
        cards = tuple(card for card in self.slots if card is not None)
        return (None,) * (len(self.slots) - len(cards)) + cards
