"""Hand and builder deck (AK-HAND, AK-DECK): drawing, and discarding hand cards."""

from collections.abc import Iterator

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import BUILDERS, HAND_LIMIT, CardId
from games.ancient_knowledge.commands import Discard, Done
from games.ancient_knowledge.facts.cards import (
    CardsDiscarded,
    CardsDiscardedOpenly,
    CardsDrawn,
    CardsLookedAt,
    CardsRevealed,
    DiscardReshuffled,
    DrawReason,
)
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler, is_cost, why_not_paid
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.counters import worth
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.steps import Discarding, PayingCost, Resolving
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def has_room(player: Player) -> bool:
    """Whether the hand can take one more card (AK-HAND-01)."""
    return len(player.hand) < HAND_LIMIT


def draw(move: Move, seat: Seat, count: int, reason: DrawReason) -> None:
    """Draw builder cards, as many as fit the hand and as there are (AK-HAND-01, AK-DECK)."""
    room = HAND_LIMIT - len(move.player(seat).hand)
    for cards in _off_the_top(move, min(count, room)):
        move.note(CardsDrawn(seat=seat, cards=cards, reason=reason))


def look(move: Move, seat: Seat, count: int) -> None:
    """Look at builder cards in secret, as many as there are (AK-DECK-04)."""
    for cards in _off_the_top(move, count):
        move.note(CardsLookedAt(seat=seat, cards=cards))


def reveal(move: Move, seat: Seat, count: int) -> None:
    """Reveal builder cards, as many as there are (AK-DECK-04)."""
    for cards in _off_the_top(move, count):
        move.note(CardsRevealed(seat=seat, cards=cards))


def discard_looked_at(move: Move, seat: Seat) -> None:
    """Put away the rest of the cards looked at, face down (AK-HID-02)."""
    rest = move.player(seat).aside.looked_at
    if rest:
        move.note(CardsDiscarded(seat=seat, cards=rest, origin="looked_at"))


def discard_revealed(move: Move, seat: Seat) -> None:
    """Put away the rest of the cards revealed, openly (AK-HID-02)."""
    rest = move.player(seat).aside.revealed
    if rest:
        move.note(CardsDiscardedOpenly(seat=seat, cards=rest, origin="revealed"))


def discard(move: Move, seat: Seat, card: CardId) -> None:
    """Put a hand card on the discard pile, face down (AK-HID-02)."""
    move.note(CardsDiscarded(seat=seat, cards=(card,), origin="hand"))


def _off_the_top(move: Move, count: int) -> Iterator[tuple[CardId, ...]]:
    """The next cards of the deck in batches; whoever takes a batch notes where it goes.

    The discard pile is shuffled at the moment when the next card is needed (AK-DECK-01).
    """
    left = count
    while left > 0 and move.state.has_cards:
        if not move.state.deck.size:
            move.note(DiscardReshuffled(pile="builder_deck", size=move.state.discard.size))
        cards = move.state.deck.draw(left, move.chance, "builder deck")
        left -= len(cards)
        yield cards


class EffectCost(Choice[PayingCost, Discard]):
    """Hand cards as the cost of an effect (AK-EFF-03)."""

    def options(self, state: State, seat: Seat, step: PayingCost) -> Iterator[Discard]:
        """Every hand card of the type asked for."""
        for card in state.players[seat].hand:
            if step.card_type is None or BUILDERS[card].type == step.card_type:
                yield Discard(card)

    def forbidden(
        self, state: State, seat: Seat, step: PayingCost, command: Discard
    ) -> Illegal | None:
        """Only such cards."""
        if command in self.options(state, seat, step):
            return None
        return why_not_paid(step.left, step.card_type)

    def automatic(self, state: State, seat: Seat, step: PayingCost) -> Discard | None:
        """All that is left has to go (E-41)."""
        hand = state.players[seat].hand
        return Discard(hand[0]) if hand and len(hand) <= step.left else None

    def answer(self, move: Move, seat: Seat, step: PayingCost, command: Discard) -> None:
        """Pay; the effect goes on by itself."""
        discard(move, seat, command.card)
        if step.left > 1:
            left = step.left - 1
            again = PayingCost(source=step.source, left=left, card_type=step.card_type)
            move.ask(seat, again)


class HandDiscard(Choice[Discarding, Discard | Done]):
    """Hand cards discarded as an effect; how many is what the next operation asks (E-31)."""

    def options(self, state: State, seat: Seat, step: Discarding) -> Iterator[Discard | Done]:
        """Every hand card; stopping, if it says "up to"."""
        yield from map(Discard, state.players[seat].hand)
        if step.up_to:
            yield Done()

    def forbidden(
        self, state: State, seat: Seat, step: Discarding, command: Discard | Done
    ) -> Illegal | None:
        """Only hand cards; an exact number has to be discarded."""
        if isinstance(command, Done):
            return None if step.up_to else Illegal("AK-EFF-02", "effect-is-mandatory")
        return (
            None
            if command.card in state.players[seat].hand
            else Illegal("AK-EFF-12", "no-such-card-to-discard")
        )

    def automatic(self, state: State, seat: Seat, step: Discarding) -> Discard | Lapse | None:
        """All that is left has to go, or nothing is left."""
        hand = state.players[seat].hand
        if not hand:
            return LAPSE
        return Discard(hand[0]) if not step.up_to and len(hand) <= step.left else None

    def answer(self, move: Move, seat: Seat, step: Discarding, command: Discard | Done) -> None:
        """Discard; at the end tell the effect how many."""
        if isinstance(command, Done):
            self.lapse(move, seat, step)
            return
        discard(move, seat, command.card)
        again = Discarding(
            source=step.source, left=step.left - 1, up_to=step.up_to, count=step.count + 1
        )
        if again.left:
            move.ask(seat, again)
        else:
            self.lapse(move, seat, again)

    def lapse(self, move: Move, seat: Seat, step: Discarding) -> None:
        """The number is that of the cards discarded so far."""
        move.remember(seat, step.source, step.count)


class Draw(EffectHandler[op.Draw]):
    """Draw builder cards."""

    def possible(self, state: State, script: Resolving, op: op.Draw) -> bool:
        """A hand with room, and a card to be had."""
        player = state.players[script.seat]
        fits = has_room(player) and state.has_cards
        return fits and worth(op.amount, player, script.source.card) > 0

    def run(self, move: Move, script: Resolving, op: op.Draw) -> None:
        player = move.player(script.seat)
        amount = worth(op.amount, player, script.source.card, script.memo)
        draw(move, script.seat, amount, "effect")


class DiscardHand(EffectHandler[op.DiscardHand]):
    """Discard own hand cards, as an effect or as a cost."""

    def possible(self, state: State, script: Resolving, op: op.DiscardHand) -> bool:
        """A hand card."""
        return bool(state.players[script.seat].hand)

    def run(self, move: Move, script: Resolving, op: op.DiscardHand) -> None:
        source = script.source.card
        if is_cost(script):
            kind = op.filter.type if op.filter else None
            move.ask(script.seat, PayingCost(source=source, left=op.amount, card_type=kind))
        else:
            up_to = op.mode == "up_to"
            move.ask(script.seat, Discarding(source=source, left=op.amount, up_to=up_to))


class DiscardSelf(EffectHandler[op.DiscardSelf]):
    """The artifact itself is discarded, as a cost (E-26)."""

    def possible(self, state: State, script: Resolving, op: op.DiscardSelf) -> bool:
        """It is in play."""
        return script.source.card in state.players[script.seat].artifacts

    def run(self, move: Move, script: Resolving, op: op.DiscardSelf) -> None:
        cards = (script.source.card,)
        move.note(CardsDiscardedOpenly(seat=script.seat, cards=cards, origin="board"))
