"""Section 8.1: tactics; and military cards drawn, at the end of a turn or during it."""

from collections.abc import Iterable

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import LEVELS, TACTICS, Instance
from games.through_the_ages.commands import DrawMilitaryCard, PlayTactic
from games.through_the_ages.effects.terms import Age
from games.through_the_ages.facts.military import (
    MilitaryCardsDrawn,
    MilitaryDiscardReshuffled,
    TacticPlayed,
)
from games.through_the_ages.rules.action import (
    ORDINARY,
    Terms,
    TurnAction,
    no_military_action,
    spend_military,
)
from games.through_the_ages.rules.copies import first_copies, not_lowest
from games.through_the_ages.rules.move import Move
from games.through_the_ages.state import State, discard_pile, military_age
from games.through_the_ages.state.piles import Unseen


class Train(TurnAction[PlayTactic]):
    """Play a tactic from hand (TTA-MIL-04)."""

    def options(self, state: State, seat: Seat, terms: Terms = ORDINARY) -> Iterable[PlayTactic]:
        """Each kind of tactic in hand."""
        tactics = [card for card in state.nations[seat].military if card in TACTICS]
        if tactics and no_military_action(state, seat) is None:
            for card in first_copies(tactics):
                yield PlayTactic(card_instance=card)

    def forbidden(
        self, state: State, seat: Seat, command: PlayTactic, terms: Terms
    ) -> Illegal | None:
        """TTA-MIL-04."""
        card, hand = command.card_instance, state.nations[seat].military
        if card not in TACTICS or card not in hand:
            return Illegal("TTA-MIL-04", "no-such-tactic", card=card)
        return no_military_action(state, seat) or not_lowest(card, hand, "TTA-MIL-04")

    def perform(self, move: Move, seat: Seat, command: PlayTactic, terms: Terms) -> None:
        """The tactic replaces the one before."""
        spend_military(move, seat)
        previous = move.state.nations[seat].court.tactic
        move.note(TacticPlayed(seat=seat, card=command.card_instance, previous=previous))


class Draw(TurnAction[DrawMilitaryCard]):
    """Draw a military card for an action (TTA-VAR-05)."""

    def options(
        self, state: State, seat: Seat, terms: Terms = ORDINARY
    ) -> Iterable[DrawMilitaryCard]:
        """In the variant only."""
        command = DrawMilitaryCard()
        if (
            state.options.draw_military_during_turn
            and self.forbidden(state, seat, command, terms) is None
        ):
            yield command

    def forbidden(
        self, state: State, seat: Seat, command: DrawMilitaryCard, terms: Terms
    ) -> Illegal | None:
        """TTA-VAR-05."""
        if not state.options.draw_military_during_turn:
            return Illegal("TTA-VAR-05", "drawn-at-the-end")
        if not can_draw(state):
            return Illegal("TTA-VAR-05", "no-military-cards")
        return no_military_action(state, seat)

    def perform(self, move: Move, seat: Seat, command: DrawMilitaryCard, terms: Terms) -> None:
        spend_military(move, seat)
        draw_cards(move, seat, 1)


def can_draw(state: State) -> bool:
    """Whether there is a card to draw (TTA-RND-03)."""
    age = military_age(state)
    return age is not None and bool(state.military[LEVELS[age]].size or discard_pile(state))


def draw_cards(move: Move, seat: Seat, number: int) -> None:
    """Draw military cards of the current age, as far as there are any (TTA-RND-03)."""
    age = military_age(move.state)
    while age is not None and number > 0 and can_draw(move.state):
        pile = move.state.military[LEVELS[age]]
        if not pile.size:
            count = len(discard_pile(move.state))
            move.note(MilitaryDiscardReshuffled(age=age, count=count))
            continue
        drawn = _drawn(move, age, min(number, pile.size))
        number -= len(drawn)
        move.note(MilitaryCardsDrawn(seat=seat, age=age, cards=drawn))


def _drawn(move: Move, age: Age, number: int) -> tuple[Instance, ...]:
    pile, hidden = move.state.military[LEVELS[age]], move.state.unopened
    drawn: list[Instance] = []
    for _ in range(number):
        card = move.drawn(candidates(pile, hidden), f"military {age}")
        pile = pile.without(card)
        hidden = hidden.narrowed(card) if card in hidden.items else hidden
        drawn.append(card)
    return tuple(drawn)


def candidates(pile: Unseen, hidden: Unseen) -> tuple[Instance, ...]:
    """Cards that may be drawn, as often as they are likely: an event that may as well lie among
    the hidden ones of TTA-VAR-07 is in the deck less often."""
    shared = [card for card in pile.items if card in hidden.items] if hidden.items else ()
    if not shared:
        return pile.items
    here = len(shared) - hidden.size
    return tuple(
        card for card in pile.items for _ in range(here if card in shared else len(shared))
    )
