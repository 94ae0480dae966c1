"""Adventure cards: bought, given away, burned, turned up (EV-DUN-07, EV-TEA-04)."""

from collections.abc import Iterator, Mapping

from games.eldervale.box.content import ADVENTURES
from games.eldervale.box.ids import CardId
from games.eldervale.commands.placing import Decline
from games.eldervale.commands.program import Command
from games.eldervale.commands.realms import BurnAdventure, KeepOrGive, TakeAdventure
from games.eldervale.effects.cards import CycleAdventure, GainAdventure
from games.eldervale.effects.terms import ElementId
from games.eldervale.facts import cards
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.dwellings import ruin_discount, ruin_ease
from games.eldervale.rules.move import Move
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay
from games.eldervale.rules.resources.magic_deck import tops
from games.eldervale.rules.resources.paying import charge
from games.eldervale.rules.resources.prices import affordable, fixed
from games.eldervale.state import State
from games.eldervale.steps.base import Price, Script
from games.eldervale.steps.dungeon import CardPaid, CyclingCard, GivingCard, Refilling, TakingCard
from games.eldervale.steps.gaining import GainingPower
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

PRICES: Mapping[CardId, Price] = {card.id: fixed(card.cost) for card in ADVENTURES.values()}


def card_price(card: CardId) -> Price:
    """The cost of an adventure card as units."""
    return PRICES[card]


def buyable(state: State, seat: Seat, discount: int = 0, without: int = 0) -> Iterator[ElementId]:
    """Elements whose face-up card a player can pay."""
    one = state.players[seat]
    for element, card in state.face_up.items():
        if affordable(one, card_price(card), discount, without=without):
            yield element


def unbought(state: State, rule: str, element: ElementId) -> Illegal:
    """Why the face-up card of an element cannot be taken, or put under its deck."""
    if element not in state.face_up:
        return Illegal(rule, "no-card-face-up", element=element)
    return Illegal(rule, "adventure-unpayable", card=state.face_up[element])


def burn(move: Move, element: ElementId) -> None:
    """The face-up card of a deck goes to its bottom."""
    card = move.state.face_up[element]
    move.note(cards.AdventureBurned(card=card, element=element))


def purchase(move: Move, seat: Seat, element: ElementId, discount: int, *, refill: bool) -> None:
    """The payment of a face-up card; then it is gained."""
    card = move.state.face_up[element]
    move.work(CardPaid(seat=seat, element=element, refill=refill))
    charge(move, seat, card_price(card), discount=discount)


class Buying(Work[CardPaid, Move]):
    """A paid card is gained, or given to the teammate (EV-TEA-04)."""

    def run(self, move: Move, step: CardPaid) -> None:
        """Its deck is turned up after the gain, where that is not for later."""
        card = move.state.face_up.get(step.element)
        if card is None:
            return
        if step.refill:
            move.work(Refilling(element=step.element))
        if move.state.partner(step.seat) is None:
            obtain(move, step.seat, card, step.seat)
        else:
            move.note(cards.AdventureTaken(card=card, element=step.element))
            move.ask(step.seat, GivingCard(card=card))


def obtain(move: Move, keeper: Seat, card: str, by: Seat) -> None:
    """The card goes to a tableau, with 1 power of its element (EV-TAB-01)."""
    element = ADVENTURES[card].element
    move.note(cards.AdventureGained(seat=keeper, card=card, element=element, by=by))
    move.work(GainingPower(seat=keeper, element=element))


class CardKeeper(Choice[GivingCard, KeepOrGive]):
    """Who keeps a gained card."""

    takes = (KeepOrGive,)
    rule = "EV-TEA-04"
    never = True
    always = True

    def options(self, state: State, seat: Seat, step: GivingCard) -> Iterator[KeepOrGive]:
        mate = state.partner(seat)
        assert mate is not None
        yield KeepOrGive(to=seat)
        yield KeepOrGive(to=mate)

    def refusal(self, state: State, seat: Seat, step: GivingCard, command: KeepOrGive) -> Illegal:
        return Illegal(self.rule, "card-stays-in-team")

    def answer(self, move: Move, seat: Seat, step: GivingCard, command: KeepOrGive) -> None:
        """The keeper gains the power."""
        obtain(move, command.to, step.card, seat)


class TurningUp(Work[Refilling, Move]):
    """Decks show their next card (EV-DUN-06, EV-DUN-07)."""

    def run(self, move: Move, step: Refilling) -> None:
        for deck in move.state.decks:
            if step.element in (None, deck.element):
                reveal(move, deck.element)


def reveal(move: Move, element: ElementId) -> None:
    """A deck shows its next card, if it shows none and has one."""
    deck = move.state.deck(element)
    if deck.up is None and deck.rest.size:
        card = move.draw(tops(deck.rest), "adventure", element)
        move.note(cards.AdventureRevealed(card=card, element=element))


class GainAdventureOp(EffectHandler[GainAdventure]):
    """`gain_adventure`."""

    def possible(
        self, state: State, script: Script, op: GainAdventure, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """Of a card that can be paid."""
        discount = ruin_ease(state, script.source) + op.discount
        return next(buyable(state, script.seat, discount, outlay.cards), None) is not None

    def run(self, move: Move, script: Script, op: GainAdventure) -> None:
        discount = op.discount + ruin_discount(move, script)
        move.ask(script.seat, TakingCard(discount=discount))


class CardGain(Choice[TakingCard, TakeAdventure]):
    """A face-up adventure card."""

    takes = (TakeAdventure,)
    rule = "EV-DUN-07"

    def options(self, state: State, seat: Seat, step: TakingCard) -> Iterator[TakeAdventure]:
        return (TakeAdventure(element=one) for one in buyable(state, seat, step.discount))

    def answer(self, move: Move, seat: Seat, step: TakingCard, command: TakeAdventure) -> None:
        purchase(move, seat, command.element, step.discount, refill=True)

    def refusal(
        self, state: State, seat: Seat, step: TakingCard, command: TakeAdventure
    ) -> Illegal:
        """No card, or no means."""
        return unbought(state, self.rule, command.element)


class CycleOp(EffectHandler[CycleAdventure]):
    """`cycle_adventure`."""

    def possible(
        self, state: State, script: Script, op: CycleAdventure, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """While a card is face up."""
        return bool(state.face_up)

    def run(self, move: Move, script: Script, op: CycleAdventure) -> None:
        move.ask(script.seat, CyclingCard(optional=op.optional))


class CardCycle(Choice[CyclingCard, Command]):
    """A face-up card that goes under its deck."""

    takes = (BurnAdventure, Decline)
    rule = "EV-DUN-07"

    def options(self, state: State, seat: Seat, step: CyclingCard) -> Iterator[Command]:
        """Everything face up, or none."""
        for element in state.face_up:
            yield BurnAdventure(element=element)
        if step.optional and state.face_up:
            yield Decline(source="cycle")

    def answer(self, move: Move, seat: Seat, step: CyclingCard, command: Command) -> None:
        if self.declined(move, seat, command):
            return
        assert isinstance(command, BurnAdventure)
        burn(move, command.element)
        reveal(move, command.element)

    def refusal(self, state: State, seat: Seat, step: CyclingCard, command: Command) -> Illegal:
        """No card, or no way out."""
        if isinstance(command, BurnAdventure):
            return unbought(state, self.rule, command.element)
        return super().refusal(state, seat, step, command)
