"""The nine slots of a city: Knowledge under covers (MO-CTY-02)."""

from collections.abc import Iterable, Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.monumental.box import CARDS, CardId
from games.monumental.effects import NOTHING, Goods


class Slot(Struct, frozen=True, gc=False, omit_defaults=True):
    """A slot: any number of Knowledge cards, in the order in which they came, under a cover."""

    knowledge: Annotated[
        tuple[CardId, ...], Meta(description="Knowledge cards, in the order in which they came.")
    ] = ()
    cover: Annotated[CardId | None, Meta(description="The card on top of them; missing: none.")] = (
        None
    )
    activated: Annotated[bool, Meta(description="Whether it is activated now.")] = False

    @property
    def cards(self) -> tuple[CardId, ...]:
        """Every card in the slot, the cover last."""
        return self.knowledge if self.cover is None else (*self.knowledge, self.cover)

    @property
    def icons(self) -> Goods:
        """What activating the slot gives (MO-CTY-03)."""
        return icons(self.cards)

    def with_card(self, card: CardId) -> "Slot":
        """The slot with one more card: a Knowledge on top of the others, anything else as cover."""
        if CARDS[card].type == "knowledge":
            return replace(self, knowledge=(*self.knowledge, card))
        return replace(self, cover=card)

    def emptied(self, gone: frozenset[CardId]) -> "Slot":
        """The slot after some cards have left it, and not activated any more."""
        cover = None if self.cover in gone else self.cover
        return Slot(tuple([one for one in self.knowledge if one not in gone]), cover)

    def without(self, card: CardId) -> "Slot":
        """The slot after a card has left it; Knowledge stays when its cover goes (MO-CTY-08)."""
        if card == self.cover:
            return replace(self, cover=None)
        return replace(self, knowledge=tuple(one for one in self.knowledge if one != card))


Slots = tuple[Slot, ...]
"""Slots 1 to 9, row by row."""


def icons(cards: Iterable[CardId]) -> Goods:
    """All icons of some cards together."""
    total = NOTHING
    for card in cards:
        total = total.plus(CARDS[card].icons)
    return total


_LINES: Mapping[tuple[int, int], tuple[int, ...]] = {
    (row, column): tuple(
        slot for slot in range(1, 10) if (slot - 1) // 3 + 1 == row or (slot - 1) % 3 + 1 == column
    )
    for row in range(1, 4)
    for column in range(1, 4)
}


def lines(row: int, column: int) -> tuple[int, ...]:
    """The slots (1 to 9) of a row and a column, in ascending order (MO-TRN-02)."""
    return _LINES.get((row, column), ())


def slot_of(slots: Slots, card: CardId) -> int | None:
    """The slot (1 to 9) in which a card lies, if any."""
    for number, slot in enumerate(slots, 1):
        if card == slot.cover or card in slot.knowledge:
            return number
    return None
