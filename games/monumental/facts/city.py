"""Facts of cities: activation, resources, effects, cards that come and go (MO-CTY, MO-RES)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.move import replaced
from games.kernel.seats import Seat
from games.monumental.box import CardId, SourceId
from games.monumental.commands import Slot
from games.monumental.effects import Goods
from games.monumental.facts.base import Happened, Noted, OfPlayer, earned, spent, switched_on
from games.monumental.state import State
from games.monumental.state.city import lines
from games.monumental.state.player import Player, Waiting
from games.monumental.steps import Purpose


class CityActivated(Happened, frozen=True, tag="monumental.city-activated"):
    """A row and a column were activated (MO-CTY-03)."""

    seat: Seat
    row: Annotated[int, Meta(description="The row, 1 to 3.")]
    column: Annotated[int, Meta(description="The column, 1 to 3.")]
    gained: Annotated[Goods, Meta(description="What was gained.")]

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        slots = switched_on(player.slots, lines(self.row, self.column))
        player = replace(player, slots=slots, goods=player.goods.plus(self.gained))
        players = replaced(state.players, self.seat, player)
        phase = state.phase if state.continuous else "actions"
        return replace(state, players=players, phase=phase)


class SlotActivated(OfPlayer, frozen=True, tag="monumental.slot-activated"):
    """One more slot was activated by an effect."""

    slot: Slot
    gained: Annotated[Goods, Meta(description="What was gained.")]

    def changed(self, player: Player) -> Player:
        slots = switched_on(player.slots, (self.slot,))
        return replace(player, slots=slots, goods=player.goods.plus(self.gained))


class ResourcesGained(Happened, frozen=True, tag="monumental.resources-gained"):
    """Resources came from the supply."""

    seat: Seat
    gained: Annotated[Goods, Meta(description="What was gained.")]
    source: SourceId

    def applied(self, state: State) -> State:
        return earned(state, self.seat, self.gained)


class ResourcesSpent(Happened, frozen=True, tag="monumental.resources-spent"):
    """Resources were paid (MO-RES-06)."""

    seat: Seat
    paid: Annotated[Goods, Meta(description="What was paid.")]
    purpose: Annotated[Purpose, Meta(description="What is paid for.")]

    def applied(self, state: State) -> State:
        return spent(state, self.seat, self.paid)


class ResourcesConverted(Happened, frozen=True, tag="monumental.resources-converted"):
    """A basic resource became another."""

    seat: Seat
    lost: Annotated[Goods, Meta(description="What became something else.")]
    gained: Annotated[Goods, Meta(description="What it became.")]
    source: SourceId

    def applied(self, state: State) -> State:
        return earned(spent(state, self.seat, self.lost), self.seat, self.gained)


class ResourcesLost(Happened, frozen=True, tag="monumental.resources-lost"):
    """An effect took resources, as far as there were any."""

    seat: Seat
    lost: Annotated[Goods, Meta(description="What was lost.")]
    source: SourceId

    def applied(self, state: State) -> State:
        return spent(state, self.seat, self.lost)


class EffectUsed(OfPlayer, frozen=True, tag="monumental.effect-used"):
    """An effect is used; a marker lies on its source (MO-ACT-USE-01, MO-CON-05)."""

    source: SourceId
    effect: Annotated[
        int, Meta(description="Number of the effect (or reward) of the component, from 0.")
    ]

    def changed(self, player: Player) -> Player:
        """Not again in this period."""
        return replace(player, marks=(*player.marks, self.source))


class DiscountSet(OfPlayer, frozen=True, tag="monumental.discount-set"):
    """A one-shot discount waits for its cost (MO-RES-08)."""

    discount: Annotated[Waiting, Meta(description="Which discount.")]

    def changed(self, player: Player) -> Player:
        """The youngest stands last."""
        waiting = (*player.discounts, self.discount)
        return replace(player, discounts=waiting)


class DiscountConsumed(Happened, frozen=True, tag="monumental.discount-consumed"):
    """A waiting discount met its cost."""

    seat: Seat
    discount: Annotated[Waiting, Meta(description="Which discount.")]
    purpose: Annotated[Purpose, Meta(description="What is paid for.")]

    def applied(self, state: State) -> State:
        return _without(state, self.seat, self.discount)


class DiscountExpired(Happened, frozen=True, tag="monumental.discount-expired"):
    """A waiting discount ended with the period (MO-RES-07)."""

    seat: Seat
    discount: Annotated[Waiting, Meta(description="Which discount.")]

    def applied(self, state: State) -> State:
        return _without(state, self.seat, self.discount)


def _without(state: State, seat: Seat, discount: Waiting) -> State:
    player = state.players[seat]
    at = player.discounts.index(discount)
    waiting = player.discounts[:at] + player.discounts[at + 1 :]
    return state.with_player(seat, replace(player, discounts=waiting))


class CardDrawnAndActivated(Happened, frozen=True, tag="monumental.card-drawn-and-activated"):
    """The top card of a city deck came to the side area, activated (MO-CTY-09)."""

    seat: Seat
    card: CardId
    gained: Annotated[Goods, Meta(description="What was gained.")]

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        player = replace(
            player,
            deck=player.deck.without((self.card,)),
            side=(*player.side, self.card),
            goods=player.goods.plus(self.gained),
        )
        turn = replace(state.turn, fresh=(*state.turn.fresh, self.card))
        return replace(state, players=replaced(state.players, self.seat, player), turn=turn)


class CardArchived(OfPlayer, frozen=True, tag="monumental.card-archived"):
    """A card went from the city (`slot`) or the side area to the archive (MO-CTY-08)."""

    card: CardId
    slot: Annotated[
        Slot | None, Meta(description="The slot of the city, 1 to 9; missing: the side area.")
    ]

    def changed(self, player: Player) -> Player:
        """It never returns."""
        slots, side = player.slots, player.side
        if self.slot is None:
            side = tuple(one for one in side if one != self.card)
        else:
            at = self.slot - 1
            slots = (*slots[:at], slots[at].without(self.card), *slots[at + 1 :])
        archive = (*player.archive, self.card)
        return replace(player, slots=slots, side=side, archive=archive)


class SlotDiscarded(OfPlayer, frozen=True, tag="monumental.slot-discarded"):
    """The cards of a slot were discarded; it stays empty until the next refill."""

    slot: Slot
    cards: Annotated[tuple[CardId, ...], Meta(description="The cards that were discarded.")]

    def changed(self, player: Player) -> Player:
        at = self.slot - 1
        empty = replace(player.slots[at], knowledge=(), cover=None)
        slots = (*player.slots[:at], empty, *player.slots[at + 1 :])
        discard = player.discard + self.cards
        return replace(player, slots=slots, discard=discard)


class CityDiscarded(OfPlayer, frozen=True, tag="monumental.city-discarded"):
    """All activated cards and the side area went to the discard (MO-CTY-10)."""

    cards: Annotated[tuple[CardId, ...], Meta(description="The cards that were discarded.")]

    def changed(self, player: Player) -> Player:
        """No slot is activated any more."""
        gone = frozenset(self.cards)
        return replace(
            player,
            slots=tuple([one.emptied(gone) if one.activated else one for one in player.slots]),
            side=tuple([one for one in player.side if one not in gone]),
            discard=player.discard + self.cards,
        )


class CityDeckReshuffled(OfPlayer, frozen=True, tag="monumental.city-deck-reshuffled"):
    """The discard became the city deck; no order exists (MO-CTY-06, MO-RND-02)."""

    count: Annotated[int, Meta(description="How many cards.")]

    def changed(self, player: Player) -> Player:
        deck = player.deck.shuffled_below(player.discard)
        return replace(player, deck=deck, discard=())


class CityFilled(OfPlayer, frozen=True, tag="monumental.city-filled"):
    """Cards were dealt from the city deck, in this order; `slots` says where each one went
    (MO-CTY-05)."""

    slots: Annotated[tuple[Slot, ...], Meta(description="The slot of the city for each card.")]
    cards: Annotated[
        tuple[CardId, ...], Meta(description="The cards, in the order in which they were dealt.")
    ]

    def changed(self, player: Player) -> Player:
        slots = list(player.slots)
        for slot, card in zip(self.slots, self.cards, strict=True):
            slots[slot - 1] = slots[slot - 1].with_card(card)
        deck = player.deck.without(self.cards)
        return replace(player, slots=tuple(slots), deck=deck)


class MarkersRemoved(OfPlayer, frozen=True, tag="monumental.markers-removed"):
    """A period is over: markers leave cards and explorers (MO-CON-17, MO-TRN-05)."""

    def changed(self, player: Player) -> Player:
        """Everything can be used again."""
        kept = (player.hero,) if player.hero_aside and player.hero is not None else ()
        return replace(player, marks=kept, scouted=(), conquests=0, learned=0)


class StepSkipped(Noted, frozen=True, tag="monumental.step-skipped"):
    """A decision had no possible answer and was left out (MO-RUL-06)."""

    seat: Seat
    step: Annotated[str, Meta(description="The kind of the decision.")]
    reason: Annotated[str, Meta(description="Why it had no answer, for a person.")]


CityFact = (
    CityActivated
    | SlotActivated
    | ResourcesGained
    | ResourcesSpent
    | ResourcesConverted
    | ResourcesLost
    | EffectUsed
    | DiscountSet
    | DiscountConsumed
    | DiscountExpired
    | CardDrawnAndActivated
    | CardArchived
    | SlotDiscarded
    | CityDiscarded
    | CityDeckReshuffled
    | CityFilled
    | MarkersRemoved
    | StepSkipped
)
