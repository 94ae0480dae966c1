"""Section 9.1: preparing events; and revealing them, in Training too."""

from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import CARDS, EVENTS, TERRITORIES
from games.through_the_ages.commands import PrepareEvent
from games.through_the_ages.facts import politics
from games.through_the_ages.rules.colonization import auction
from games.through_the_ages.rules.effects import effects_of
from games.through_the_ages.rules.goods import gain_culture
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.targets import aims, by_culture
from games.through_the_ages.state import State
from games.through_the_ages.steps import (
    Carrying,
    RenewingEvents,
    RevealingEvent,
    RevealingTrainingEvent,
)

FIRST_TRAINING_EVENT = 3
"""The round from which on events happen in Training (TTA-TRN-03)."""


def not_prepared(state: State, seat: Seat, command: PrepareEvent) -> Illegal | None:
    """Why a card cannot be prepared (TTA-POL-10)."""
    card = command.card_instance
    if card not in state.nations[seat].military:
        return Illegal("TTA-POL-10", "not-in-hand", card=card)
    if card not in EVENTS and card not in TERRITORIES:
        return Illegal("TTA-POL-10", "cannot-be-prepared", card=card)
    return None


def prepare(move: Move, seat: Seat, command: PrepareEvent) -> None:
    """The card lies face down; the top event is revealed."""
    card = command.card_instance
    move.note(politics.EventPrepared(seat=seat, card=card, age=CARDS[card].age))
    gain_culture(move, seat, CARDS[card].level, "prepared_event")
    move.then(RevealingEvent())


class EventReveal(Work[RevealingEvent, Move]):
    """The top card of current events (TTA-POL-11, TTA-RND-05)."""

    def run(self, move: Move, step: RevealingEvent) -> None:
        top = move.state.events.top
        card = move.drawn(top.items, "event")
        move.note(politics.EventRevealed(card=card))
        if card in TERRITORIES:
            move.then(RenewingEvents(card=card))
            auction(move, card)
            return
        state = move.state
        chooser = by_culture(state)[-1]
        fixed = aims(state, effects_of(card))
        move.then(Carrying(card=card, aims=fixed, chooser=chooser), RenewingEvents(card=card))


class TrainingEvent(Work[RevealingTrainingEvent, Move]):
    """One event a round, before the starting player's actions, while there are any (TTA-TRN-03,
    TTA-SUP-04)."""

    def run(self, move: Move, step: RevealingTrainingEvent) -> None:
        state = move.state
        if (
            state.active == state.start
            and state.round >= FIRST_TRAINING_EVENT
            and state.events.current_size
        ):
            move.then(RevealingEvent())


class EventRenewal(Work[RenewingEvents, Move]):
    """The event is resolved; an empty pile is renewed from the future (TTA-POL-12)."""

    def run(self, move: Move, step: RenewingEvents) -> None:
        move.note(politics.EventResolved(card=step.card))
        events = move.state.events
        if not events.current_size and events.future:
            move.note(politics.EventsRenewed(count=len(events.future)))
