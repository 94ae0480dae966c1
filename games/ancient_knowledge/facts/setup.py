"""Facts of the setup (AK-SET)."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.ancient_knowledge.box import BOARD_LEVELS, BOARDS, CardId, Level
from games.ancient_knowledge.facts.base import Happened, Noted, OfPlayer, OwnCards
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.state import Discard, State
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.state.technologies import Board, TechnologyPiles
from games.kernel.move import removed
from games.kernel.piles import shuffled_pile
from games.kernel.seats import Seat
from games.kernel.visibility import Owner

PileName = Literal["builder_deck", "tech_deck_1", "tech_deck_2"]


def level_of(pile: Literal["tech_deck_1", "tech_deck_2"]) -> Level:
    """The level of a technology deck."""
    return 1 if pile == "tech_deck_1" else 2


class GameCreated(Happened, frozen=True, kw_only=True):
    """First fact of a game."""

    seats: Annotated[int, Meta(description="How many seats there are.")]
    options: Options

    def applied(self, _state: State | None) -> State:
        """An empty table (AK-SET-07)."""
        boards = zip(BOARDS, BOARD_LEVELS, strict=True)
        return State(
            options=self.options,
            players=(Player(),) * self.seats,
            discard=Discard(closed=((),) * self.seats),
            boards=tuple(Board(id=board, level=level) for board, level in boards),
        )


class StartPlayerChosen(Happened, frozen=True, kw_only=True):
    """The start player, and all seats by position (AK-SET-01, AK-TEAM-01)."""

    seat: Seat
    order: Annotated[
        tuple[Seat, ...],
        Meta(description="The seats in the order of play; the start player first."),
    ]

    def applied(self, state: State) -> State:
        return replace(state, order=self.order)


class TeamsFormed(Noted, frozen=True, kw_only=True):
    """The teams, the one that begins first (AK-TEAM-01)."""

    teams: Annotated[tuple[tuple[Seat, ...], ...], Meta(description="The seats of each team.")]


class PileShuffled(Happened, frozen=True, kw_only=True):
    """All these cards form a face-down pile; no order exists (AK-RND-01)."""

    pile: Annotated[PileName, Meta(description="Which pile.")]
    cards: Annotated[tuple[str, ...], Meta(description="All cards in it; the order means nothing.")]

    def applied(self, state: State) -> State:
        pile = shuffled_pile(self.cards)
        if self.pile == "builder_deck":
            return replace(state, deck=pile)
        return state.with_piles(level_of(self.pile), TechnologyPiles(deck=pile))


class StartingSetDealt(Happened, frozen=True, kw_only=True):
    """A starting set became an opening hand (AK-SET-08)."""

    seat: Seat
    number: Annotated[Owner[int], Meta(description="Number of the set; only its owner sees it.")]
    cards: OwnCards

    def applied(self, state: State) -> State:
        return _dealt(state, self.seat, self.cards)


class CardsDealt(Happened, frozen=True, kw_only=True):
    """Ten cards to choose the opening hand from (AK-SET-03)."""

    seat: Seat
    cards: Annotated[
        Owner[tuple[CardId, ...]], Meta(description="The ten cards; only their owner sees them.")
    ]

    def applied(self, state: State) -> State:
        return _dealt(state, self.seat, self.cards)


def _dealt(state: State, seat: Seat, cards: tuple[CardId, ...]) -> State:
    deck = shuffled_pile(removed(state.deck.items, cards))
    return replace(state, deck=deck).having(seat, replace(state.players[seat], hand=cards))


class OpeningCardSetAside(OfPlayer, frozen=True, kw_only=True):
    """One of the ten will be discarded (AK-SET-04)."""

    card: Owner[CardId]

    def changed(self, player: Player) -> Player:
        aside = replace(player.aside, opening=(*player.aside.opening, self.card))
        hand = removed(player.hand, (self.card,))
        return replace(player, hand=hand, aside=aside)


class HandSelected(Happened, frozen=True, kw_only=True):
    """All have chosen: the cards set aside are discarded face down (AK-SET-04)."""

    seat: Seat
    kept: Annotated[
        Owner[tuple[CardId, ...]], Meta(description="The opening hand; only its owner sees it.")
    ]
    discarded: Annotated[
        Owner[tuple[CardId, ...]],
        Meta(description="The cards set aside; only their owner sees them."),
    ]

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        player = replace(player, hand=self.kept, aside=replace(player.aside, opening=()))
        discard = state.discard.with_unseen(self.seat, self.discarded)
        return replace(state, discard=discard).having(self.seat, player)


Dealing = PileShuffled | StartingSetDealt | CardsDealt | OpeningCardSetAside | HandSelected
SetupFact = GameCreated | StartPlayerChosen | TeamsFormed | Dealing
