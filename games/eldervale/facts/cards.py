"""Facts of magic and adventure cards (EV-MAG, EV-DUN, EV-TAB, EV-TEA)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.eldervale.box.ids import CardId
from games.eldervale.effects.terms import ElementId
from games.eldervale.facts.base import Cards, Happened, OfPlayer, player, spent, turned
from games.eldervale.state import Deck, State
from games.eldervale.state.player import InPlay, Player
from games.eldervale.state.turn import Offer
from games.kernel.move import replaced
from games.kernel.piles import Pile, shuffled_pile
from games.kernel.seats import Seat
from games.kernel.visibility import visible_to

Shared = Annotated[CardId, visible_to("proposer", "partner")]
"""A card of a swap: only the two teammates see it."""


class MagicDrawn(Happened, frozen=True, tag="eldervale.magic-drawn"):
    """Magic cards from the deck (EV-MAG-01)."""

    seat: Seat
    cards: Cards
    partner: Seat | None = None

    def applied(self, state: State) -> State:
        players = replaced(state.players, self.seat, state.players[self.seat].took(*self.cards))
        return replace(state, players=players, magic=state.magic.without(self.cards))


class MagicReshuffled(Happened, frozen=True, tag="eldervale.magic-reshuffled"):
    """The discard pile is the new deck (EV-MAG-01)."""

    count: Annotated[int, Meta(description="How many cards the new deck has.")]

    def applied(self, state: State) -> State:
        """Nobody knows its order, nor whether a card that was drafted is drawn again from it."""
        after = replace(state, magic=shuffled_pile(state.shown), shown=())
        if not any(one.drafted for one in state.players):
            return after
        return replace(after, players=tuple(replace(one, drafted=()) for one in state.players))


class MagicDiscarded(Happened, frozen=True, tag="eldervale.magic-discarded"):
    """Hand cards go to the discard pile: spent, or discarded."""

    seat: Seat
    cards: Annotated[tuple[CardId, ...], Meta(description="The cards.")]

    def applied(self, state: State) -> State:
        return spent(state, self.seat, self.cards)


class MagicRecovered(Happened, frozen=True, tag="eldervale.magic-recovered"):
    """A card of the discard pile goes to a hand; everybody has seen it."""

    seat: Seat
    card: CardId

    def applied(self, state: State) -> State:
        one = state.players[self.seat].took(self.card, openly=True)
        shown = list(state.shown)
        shown.remove(self.card)
        return replace(state.with_player(self.seat, one), shown=tuple(shown))


class SpellCast(Happened, frozen=True, tag="eldervale.spell-cast"):
    """A spell is shown (EV-MAG-02)."""

    seat: Seat
    card: CardId
    free: Annotated[bool, Meta(description="Whether nothing was paid for it.")]

    def applied(self, state: State) -> State:
        """It is neither in the hand nor on the discard pile while it is resolved."""
        one = state.players[self.seat].dropped(self.card)
        return replace(state.with_player(self.seat, one), casting=(*state.casting, self.card))


class SpellResolved(Happened, frozen=True, tag="eldervale.spell-resolved"):
    """A spell goes to the discard pile (EV-MAG-06)."""

    seat: Seat
    card: CardId

    def applied(self, state: State) -> State:
        casting = tuple(one for one in state.casting if one != self.card)
        return replace(state, casting=casting, shown=(*state.shown, self.card))


class QuestCompleted(OfPlayer, frozen=True, tag="eldervale.quest-completed"):
    """A quest is revealed and scored (EV-MAG-03)."""

    card: CardId
    vp: Annotated[int, Meta(description="Victory points.")]

    def changed(self, one: Player) -> Player:
        one = one.dropped(self.card)
        return replace(one, quests=(*one.quests, self.card), vp=one.vp + self.vp)


class AuraAttached(OfPlayer, frozen=True, tag="eldervale.aura-attached"):
    """An aura lies on another card (EV-TAB-08)."""

    aura: CardId
    host: Annotated[CardId, Meta(description="The card that the aura goes to, by its id.")]

    def changed(self, one: Player) -> Player:
        tableau = []
        for card in one.tableau:
            if card.aura == self.aura:
                card = replace(card, aura=None)
            if card.card == self.host:
                card = replace(card, aura=self.aura)
            if card.card == self.aura:
                card = replace(card, attached=True)
            tableau.append(card)
        return replace(one, tableau=tuple(tableau))


class AdventureTaken(Happened, frozen=True, tag="eldervale.adventure-taken"):
    """A paid card leaves its deck; whose it is remains to be said (EV-TEA-04)."""

    card: CardId
    element: ElementId

    def applied(self, state: State) -> State:
        """Its deck shows nothing for now."""
        state = state.with_deck(replace(state.deck(self.element), up=None))
        return replace(state, given=self.card)


class AdventureGained(Happened, frozen=True, tag="eldervale.adventure-gained"):
    """A face-up adventure card goes to a tableau (EV-DUN-03)."""

    seat: Seat
    card: CardId
    element: ElementId
    by: Annotated[Seat, Meta(description="The seat that paid for it.")]

    def applied(self, state: State) -> State:
        """Its deck shows nothing for now."""
        one = state.players[self.seat]
        state = player(state, self.seat, tableau=(*one.tableau, InPlay(card=self.card)))
        if state.given == self.card:
            return replace(state, given=None)
        return state.with_deck(replace(state.deck(self.element), up=None))


class AdventureBurned(Happened, frozen=True, tag="eldervale.adventure-burned"):
    """A face-up adventure card goes under its deck (EV-DUN-04)."""

    card: CardId
    element: ElementId

    def applied(self, state: State) -> State:
        deck = state.deck(self.element)
        return state.with_deck(Deck(self.element, None, deck.rest.below((self.card,))))


class AdventureRevealed(Happened, frozen=True, tag="eldervale.adventure-revealed"):
    """A deck shows its next card (EV-DUN-06)."""

    card: CardId
    element: ElementId

    def applied(self, state: State) -> State:
        deck = state.deck(self.element)
        return state.with_deck(Deck(self.element, self.card, deck.rest.without((self.card,))))


class SwapOffered(Happened, frozen=True, tag="eldervale.swap-offered"):
    """A swap of magic cards between teammates is offered (EV-TEA-03)."""

    proposer: Annotated[Seat, Meta(description="The seat that offers the swap.")]
    partner: Annotated[Seat, Meta(description="The seat that decides about it.")]
    give: Annotated[Shared, Meta(description="The card that is offered, by its id.")]
    want: Annotated[Shared, Meta(description="The card that is wanted, by its id.")]

    def applied(self, state: State) -> State:
        """It counts (EV-TEA-10)."""
        return turned(state, offers=state.turn.offers + 1)


class SwapDeclined(Happened, frozen=True, tag="eldervale.swap-declined"):
    """A swap was refused (EV-TEA-10)."""

    proposer: Annotated[Seat, Meta(description="The seat that offers the swap.")]
    partner: Annotated[Seat, Meta(description="The seat that declined it.")]
    give: Annotated[Shared, Meta(description="The card that is offered, by its id.")]
    want: Annotated[Shared, Meta(description="The card that is wanted, by its id.")]

    def applied(self, state: State) -> State:
        """It is not offered again in this turn."""
        refused = (*state.turn.refused, Offer(self.give, self.want))
        return turned(state, refused=refused)


class MagicSwapped(Happened, frozen=True, tag="eldervale.magic-swapped"):
    """Two magic cards change hands (EV-TEA-03)."""

    proposer: Annotated[Seat, Meta(description="The seat that offers the swap.")]
    partner: Annotated[Seat, Meta(description="The seat that accepted it.")]
    give: Annotated[Shared, Meta(description="The card that is offered, by its id.")]
    want: Annotated[Shared, Meta(description="The card that is wanted, by its id.")]

    def applied(self, state: State) -> State:
        """Each is in the other hand; what everybody knew is known no more."""
        one, mate = state.players[self.proposer], state.players[self.partner]
        state = state.with_player(self.proposer, one.dropped(self.give).took(self.want))
        return state.with_player(self.partner, mate.dropped(self.want).took(self.give))


class GhostCardRevealed(Happened, frozen=True, tag="eldervale.ghost-card-revealed"):
    """A card of the Ghosts (EV-SOL-04), after a reshuffle if the deck was empty."""

    card: CardId
    reshuffled: Annotated[bool, Meta(description="Whether the deck was shuffled before.")] = False

    def applied(self, state: State) -> State:
        deck = shuffled_pile(state.ghost_shown) if self.reshuffled else state.ghost_deck
        shown: tuple[CardId, ...] = () if self.reshuffled else state.ghost_shown
        after: Pile[CardId] = deck.without((self.card,))
        return replace(state, ghost_deck=after, ghost_shown=(*shown, self.card))


CardFact = (
    MagicDrawn
    | MagicReshuffled
    | MagicDiscarded
    | MagicRecovered
    | SpellCast
    | SpellResolved
    | QuestCompleted
    | AuraAttached
    | AdventureTaken
    | AdventureGained
    | AdventureBurned
    | AdventureRevealed
    | SwapOffered
    | SwapDeclined
    | MagicSwapped
    | GhostCardRevealed
)
