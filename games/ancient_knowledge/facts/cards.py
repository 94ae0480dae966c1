"""Facts about builder cards: drawn, paid, created, discarded, looked at (AK-CRE, AK-DECK)."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from games.ancient_knowledge.box import CardId, SourceId, SpaceOrSlot
from games.ancient_knowledge.facts.base import Happened, OfPlayer, OwnCards
from games.ancient_knowledge.facts.setup import PileName, level_of
from games.ancient_knowledge.state import Discard, State
from games.ancient_knowledge.state.player import NOTHING_KNOWN, CardSource, Creation, Player
from games.ancient_knowledge.state.timeline import Monument, with_monument
from games.kernel.move import removed
from games.kernel.seats import Seat
from games.kernel.visibility import Owner

CardPart = Literal["lower", "upper", "slot"]
DrawReason = Literal["setup", "search", "excavate", "effect"]


class CardsDrawn(Happened, frozen=True, kw_only=True):
    """Cards went from the deck to a hand."""

    seat: Seat
    cards: OwnCards
    reason: Annotated[DrawReason, Meta(description="Why they were drawn.")]

    def applied(self, state: State) -> State:
        players = list(state.players)
        player = players[self.seat]
        players[self.seat] = replace(player, hand=player.hand + self.cards)
        return replace(state, players=tuple(players), deck=state.deck.without(self.cards))


class CardsPaid(Happened, frozen=True, kw_only=True):
    """Hand cards were discarded face down to pay for a card (AK-CRE-02)."""

    seat: Seat
    cards: OwnCards

    def applied(self, state: State) -> State:
        return _off_hand(state, self.seat, self.cards)


class CreationBegun(OfPlayer, frozen=True, kw_only=True):
    """A card was named to be created; it has left the hand (AK-CRE-10)."""

    card: CardId
    space: SpaceOrSlot
    source: CardSource
    granted_by: Annotated[
        SourceId | None,
        Meta(description="The card whose effect allows it; null: the action of the turn does."),
    ]

    def changed(self, player: Player) -> Player:
        creation = Creation(
            card=self.card, space=self.space, source=self.source, granted_by=self.granted_by
        )
        aside = replace(player.aside, creation=creation)
        if self.source == "hand":
            hand = removed(player.hand, (self.card,))
            known = player.known.without(self.card)
            return replace(player, hand=hand, known=known, aside=aside)
        looked_at = removed(aside.looked_at, (self.card,))
        return replace(player, aside=replace(aside, looked_at=looked_at))


class CardCreated(OfPlayer, frozen=True, kw_only=True):
    """The card is in play; a monument with its knowledge on it (AK-CRE-06, AK-CRE-08)."""

    card: CardId
    space: SpaceOrSlot
    part: Annotated[
        CardPart, Meta(description="Lower or upper part of the space; `slot` for an artifact.")
    ]
    knowledge: Annotated[int, Meta(description="Knowledge put on the monument.")]
    source: CardSource
    granted_by: Annotated[
        SourceId | None,
        Meta(description="The card whose effect allowed it; null: the action of the turn did."),
    ]

    def changed(self, player: Player) -> Player:
        """From aside into a slot, or onto a space of the Timeline."""
        aside = replace(player.aside, creation=None)
        if self.space is None:
            artifacts = (*player.artifacts, self.card)
            return replace(player, artifacts=artifacts, aside=aside)
        monument = Monument(self.card, self.knowledge)
        timeline = with_monument(player.timeline, self.space, monument)
        return replace(player, timeline=timeline, aside=aside)


class CardsDiscarded(Happened, frozen=True, kw_only=True):
    """Cards were discarded face down (AK-HID-02)."""

    seat: Seat
    cards: OwnCards
    origin: Annotated[
        Literal["hand", "looked_at"], Meta(description="From the hand, or from cards looked at.")
    ]

    def applied(self, state: State) -> State:
        if self.origin == "hand":
            return _off_hand(state, self.seat, self.cards)
        aside = state.players[self.seat].aside
        aside = replace(aside, looked_at=removed(aside.looked_at, self.cards))
        discard = state.discard.with_unseen(self.seat, self.cards)
        return replace(state, discard=discard).with_aside(self.seat, aside)


def _off_hand(state: State, seat: Seat, cards: tuple[CardId, ...]) -> State:
    """Face down, so nothing is known of the rest of the hand any more."""
    players = list(state.players)
    hand = removed(players[seat].hand, cards)
    players[seat] = replace(players[seat], hand=hand, known=NOTHING_KNOWN)
    discard = state.discard.with_unseen(seat, cards)
    return replace(state, players=tuple(players), discard=discard)


class CardsDiscardedOpenly(Happened, frozen=True, kw_only=True):
    """Cards that all could see were discarded (AK-HID-02)."""

    seat: Seat
    cards: Annotated[tuple[CardId, ...], Meta(description="The cards.")]
    origin: Annotated[
        Literal["board", "revealed"], Meta(description="From the board, or from cards revealed.")
    ]

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        if self.origin == "board":
            player = replace(player, artifacts=removed(player.artifacts, self.cards))
        else:
            revealed = removed(player.aside.revealed, self.cards)
            player = replace(player, aside=replace(player.aside, revealed=revealed))
        return replace(state, discard=state.discard.with_open(self.cards)).having(self.seat, player)


class DiscardReshuffled(Happened, frozen=True, kw_only=True):
    """A discard pile was shuffled and put below what is left of its deck (AK-DECK-01)."""

    pile: Annotated[PileName, Meta(description="Which deck.")]
    size: Annotated[int, Meta(description="How many cards were shuffled.")]

    def applied(self, state: State) -> State:
        """From the discard pile under the deck (AK-DECK-01, AK-TEC-03)."""
        if self.pile == "builder_deck":
            deck = state.deck.shuffled_below(state.discard.cards)
            return replace(state, deck=deck, discard=Discard(closed=((),) * len(state.players)))
        level = level_of(self.pile)
        piles = state.piles[level - 1]
        below = piles.deck.shuffled_below(piles.discarded)
        return state.with_piles(level, replace(piles, deck=below, discarded=()))


class CardsLookedAt(Happened, frozen=True, kw_only=True):
    """A player looks at the top cards of the deck."""

    seat: Seat
    cards: Annotated[
        Owner[tuple[CardId, ...]], Meta(description="The cards; only who looks at them sees them.")
    ]

    def applied(self, state: State) -> State:
        aside = state.players[self.seat].aside
        aside = replace(aside, looked_at=aside.looked_at + self.cards)
        return replace(state, deck=state.deck.without(self.cards)).with_aside(self.seat, aside)


class CardsRevealed(Happened, frozen=True, kw_only=True):
    """The top cards of the deck were revealed by an effect of this player."""

    seat: Seat
    cards: Annotated[
        tuple[CardId, ...], Meta(description="The cards, in the order in which they were drawn.")
    ]

    def applied(self, state: State) -> State:
        aside = state.players[self.seat].aside
        aside = replace(aside, revealed=aside.revealed + self.cards)
        return replace(state, deck=state.deck.without(self.cards)).with_aside(self.seat, aside)


class CardTaken(Happened, frozen=True, kw_only=True):
    """A revealed card went to a hand; `revealed_by` is whose effect it was."""

    seat: Seat
    card: CardId
    revealed_by: Annotated[Seat, Meta(description="The seat whose effect revealed it.")]

    def applied(self, state: State) -> State:
        aside = state.players[self.revealed_by].aside
        aside = replace(aside, revealed=removed(aside.revealed, (self.card,)))
        state = state.with_aside(self.revealed_by, aside)
        player = state.players[self.seat]
        known = replace(player.known, to_all=(*player.known.to_all, self.card))
        return state.having(self.seat, replace(player, hand=(*player.hand, self.card), known=known))


class CardKept(OfPlayer, frozen=True, kw_only=True):
    """A card looked at went to the hand."""

    card: Owner[CardId]

    def changed(self, player: Player) -> Player:
        aside = replace(player.aside, looked_at=removed(player.aside.looked_at, (self.card,)))
        return replace(player, aside=aside, hand=(*player.hand, self.card))


Creations = CreationBegun | CardsPaid | CardCreated
Discards = CardsDiscarded | CardsDiscardedOpenly | DiscardReshuffled
Draws = CardsDrawn | CardsLookedAt | CardsRevealed | CardTaken | CardKept
CardFact = Draws | Discards | Creations
