"""Technologies that nobody has learned: the boards, and the piles of each level (AK-TEC)."""

from msgspec import Struct

from games.ancient_knowledge.box import BoardId, Level, TechnologyId
from games.kernel.piles import Pile
from games.kernel.seats import Seat


class Board(Struct, frozen=True, kw_only=True, gc=False):
    """A technology board in play; boards 1 and 2 can be flipped to level II (AK-CMP-03)."""

    id: BoardId
    level: Level
    cards: tuple[TechnologyId, ...] = ()


class Placed(Struct, frozen=True, gc=False):
    """A technology under a deck whose place is known: to `by`, or to all (None)."""

    technology: TechnologyId
    by: Seat | None


class TechnologyPiles(Struct, frozen=True, kw_only=True, gc=False):
    """Deck and discard pile of one level; `placed` are the cards put under the deck."""

    deck: Pile[TechnologyId] = Pile()
    discarded: tuple[TechnologyId, ...] = ()
    placed: tuple[Placed, ...] = ()

    @property
    def size(self) -> int:
        """Cards that can be had: those of the deck and of the discard pile (AK-TEC-04)."""
        return self.deck.size + len(self.discarded)
