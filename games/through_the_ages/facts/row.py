"""Facts of the card row (TTA-ROW, TTA-CIV-01)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.through_the_ages.box import CARDS, LEVELS, Instance, Leader, Wonder
from games.through_the_ages.facts.base import Happened
from games.through_the_ages.state import State
from games.through_the_ages.state.nation import Held, Nation, Site


class RowCardsRemoved(Happened, frozen=True, kw_only=True):
    """Cards on the first spaces left the game (TTA-ROW-02, TTA-ROW-03)."""

    slots: Annotated[tuple[int, ...], Meta(description="The spaces, 1 to 13.")]
    cards: Annotated[tuple[Instance, ...], Meta(description="The cards that lay there.")]

    def applied(self, state: State) -> State:
        row = list(state.row)
        for slot in self.slots:
            row[slot - 1] = None
        return replace(state, row=tuple(row), gone=state.gone + self.cards)


class RowRefilled(Happened, frozen=True, kw_only=True):
    """The row after its cards slid to the left and `dealt` ones came from the decks."""

    row: Annotated[
        tuple[Instance | None, ...],
        Meta(description="The cards by space, from space 1 on; null: the space is empty."),
    ]
    dealt: Annotated[tuple[Instance, ...], Meta(description="The cards that came from the decks.")]

    def applied(self, state: State) -> State:
        civil = list(state.civil)
        levels = [LEVELS[CARDS[card].age] for card in self.dealt]
        for level in dict.fromkeys(levels):
            gone = [card for card, own in zip(self.dealt, levels, strict=True) if own == level]
            civil[level] = civil[level].without(*gone)
        return replace(state, row=self.row, civil=tuple(civil))


class CardTaken(Happened, frozen=True, kw_only=True):
    """A seat took a card: a wonder to build, any other card into hand. `agreed`: for the budget
    of an event (TTA-EVT-09)."""

    seat: Seat
    slot: Annotated[int, Meta(description="The space, 1 to 13.")]
    card: Annotated[Instance, Meta(description="Which card.")]
    ca_paid: Annotated[int, Meta(description="Civil actions paid.")]
    agreed: Annotated[
        bool, Meta(description="Whether it was taken for the budget of an event (TTA-EVT-09).")
    ] = False

    def applied(self, state: State) -> State:
        nations, row = list(state.nations), list(state.row)
        nations[self.seat] = self._taken_by(nations[self.seat], state.turn)
        row[self.slot - 1] = None
        tally = replace(state.tally, option_used=True) if self.agreed else state.tally
        return replace(state, nations=tuple(nations), row=tuple(row), tally=tally)

    def _taken_by(self, nation: Nation, turn: int) -> Nation:
        card = CARDS[self.card]
        if isinstance(card, Wonder):
            return replace(nation, site=Site(self.card))
        civil = (*nation.civil, Held(self.card, turn))
        if isinstance(card, Leader):
            return replace(nation, civil=civil, leader_ages=(*nation.leader_ages, card.age))
        return replace(nation, civil=civil)
