"""Facts of the setup (TTA-SET)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.through_the_ages.box import LEVELS, Instance
from games.through_the_ages.facts.base import Happened
from games.through_the_ages.options import Options
from games.through_the_ages.state import State
from games.through_the_ages.state.nation import fresh
from games.through_the_ages.state.piles import Events, Unseen, deck

_THREE = LEVELS["III"]


class GameCreated(Happened, frozen=True, kw_only=True):
    """The table is laid: what the decks and piles are made of."""

    options: Options
    seats: Annotated[int, Meta(description="How many seats there are.")]
    civil: Annotated[
        tuple[tuple[Instance, ...], ...], Meta(description="The civil deck of each age; shuffled.")
    ]
    military: Annotated[
        tuple[tuple[Instance, ...], ...],
        Meta(description="The military deck of each age; shuffled."),
    ]
    ancient: Annotated[
        tuple[Instance, ...],
        Meta(description="Events of age A, some of which lie on the current pile."),
    ]
    ancient_places: Annotated[int, Meta(description="How many of them lie there.")]
    unopened: Annotated[
        tuple[Instance, ...],
        Meta(
            description="Events of age III of which some lie apart until they are opened "
            "(TTA-VAR-07)."
        ),
    ] = ()
    unopened_places: Annotated[int, Meta(description="How many of them lie there.")] = 0

    def applied(self, state: State | None) -> State:
        """The first state of a game; there is none before it."""
        return State(
            options=self.options,
            nations=tuple(fresh(easier=self.options.easier_game) for _ in range(self.seats)),
            civil=tuple(deck(cards) for cards in self.civil),
            military=(
                *(deck(cards) for cards in self.military[:_THREE]),
                Unseen(
                    tuple(sorted(self.military[_THREE])),
                    len(self.military[_THREE]) - self.unopened_places,
                ),
            ),
            events=Events(ancient=Unseen(self.ancient, self.ancient_places)),
            markers=(None,) * self.seats,
            unopened=Unseen(self.unopened, self.unopened_places),
        )


class StartingPlayerChosen(Happened, frozen=True, kw_only=True):
    """Who begins (TTA-SET-03)."""

    seat: Seat

    def applied(self, state: State) -> State:
        return replace(state, start=self.seat, active=self.seat, stage="round_1")


class CardRowDealt(Happened, frozen=True, kw_only=True):
    """The first cards of the row, from space 1 on (TTA-SET-02)."""

    cards: Annotated[tuple[Instance, ...], Meta(description="The cards, from space 1 on.")]

    def applied(self, state: State) -> State:
        civil = state.civil[0].without(*self.cards)
        return replace(state, row=self.cards, civil=(civil, *state.civil[1:]))


class BonusEventsRevealed(Happened, frozen=True, kw_only=True):
    """Age III events laid open for the final scoring (TTA-SET-06, TTA-VAR-06)."""

    cards: Annotated[tuple[Instance, ...], Meta(description="The cards.")]

    def applied(self, state: State) -> State:
        last = state.military[_THREE].without(*self.cards)
        military = (*state.military[:_THREE], last)
        return replace(state, bonus=state.bonus + self.cards, military=military)


class EventOpened(Happened, frozen=True, kw_only=True):
    """One of the five events of TTA-VAR-07 is turned up."""

    card: Annotated[Instance, Meta(description="Which card.")]

    def applied(self, state: State) -> State:
        return replace(
            state,
            bonus=(*state.bonus, self.card),
            unopened=state.unopened.without(self.card),
            military=(*state.military[:_THREE], state.military[_THREE].narrowed(self.card)),
        )
