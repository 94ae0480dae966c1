"""Section 9: the political phase, and the hand limit after it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from games.kernel.chance import Chance, pick
from games.kernel.decision import Decision, Work
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
from games.kernel.seats import Seat
from games.through_the_ages import commands
from games.through_the_ages.box import CARDS, EVENTS, TERRITORIES, Instance
from games.through_the_ages.facts.military import MilitaryCardsDiscarded
from games.through_the_ages.facts.politics import (
    AttackMarkerMoved,
    PoliticalPassed,
    PoliticalPhaseSkipped,
)
from games.through_the_ages.rules import attacks, pacts
from games.through_the_ages.rules.colonization import columbus, not_columbus, sails
from games.through_the_ages.rules.copies import first_copies, lowest_of, not_lowest
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.preparing import not_prepared, prepare
from games.through_the_ages.rules.resignation import may_resign, not_resigned, resign
from games.through_the_ages.rules.turn import open_turn
from games.through_the_ages.state import State, military_hand_limit
from games.through_the_ages.steps import (
    Discarding,
    OpeningDiscard,
    OpeningPolitics,
    Politicking,
)

Refusal = Callable[[State, Seat, Any], Illegal | None]
Performing = Callable[[Move, Seat, Any], None]


def _passes(_state: State, _seat: Seat, _command: commands.PassPolitical) -> Illegal | None:
    """Passing is always legal."""
    return None


def _pass(move: Move, seat: Seat, _command: commands.PassPolitical) -> None:
    move.note(PoliticalPassed(seat=seat, auto=move.automatic))


def _not_resigned(state: State, seat: Seat, _command: commands.Resign) -> Illegal | None:
    return not_resigned(state, seat)


POLITICAL_ACTIONS: Mapping[type[commands.Command], tuple[Refusal, Performing]] = {
    commands.PrepareEvent: (not_prepared, prepare),
    commands.PlayAggression: (attacks.not_played, attacks.play_aggression),
    commands.DeclareWar: (attacks.not_declared, attacks.declare),
    commands.ProposePact: (pacts.not_proposed, pacts.propose),
    commands.CancelPact: (pacts.not_cancelled, pacts.cancel),
    commands.ColumbusColonize: (not_columbus, columbus),
    commands.PassPolitical: (_passes, _pass),
}
"""The political actions: what forbids each, and what it leads to."""


class PoliticalAction(Decision[State, Politicking, commands.Command, Move]):
    """At most one political action (TTA-POL-01)."""

    takes = (*POLITICAL_ACTIONS, commands.Resign)

    def options(self, state: State, seat: Seat, step: Politicking) -> Iterable[commands.Command]:
        """Everything legal: agrees with `forbidden`."""
        if state.nations[seat].military:
            yield from _with(state, seat, first_copies(state.nations[seat].military))
        for pact in state.pacts_of(seat):
            yield commands.CancelPact(pact=pact.card)
        yield commands.PassPolitical()
        if may_resign(state, seat):
            yield commands.Resign()

    def sample(
        self, state: State, seat: Seat, step: Politicking, chance: Chance
    ) -> commands.Command:
        """First a card of the hand, a pact to cancel, passing, or resigning, each as likely as the
        others; then, evenly, what can be done with the card. If nothing can, the next card of the
        hand stands for it, and passing for the last one."""
        hand = state.nations[seat].military
        others: list[commands.Command] = [commands.PassPolitical()]
        others += [commands.CancelPact(pact=one.card) for one in state.pacts_of(seat)]
        if may_resign(state, seat):
            others.append(commands.Resign())
        drawn = chance.below(len(hand) + len(others), SAMPLE)
        for card in hand[drawn:]:
            some = tuple(_with(state, seat, (lowest_of(card, hand),)))
            if some:
                return pick(chance, some, SAMPLE)
        return others[max(0, drawn - len(hand))]

    def forbidden(
        self, state: State, seat: Seat, step: Politicking, command: commands.Command
    ) -> Illegal | None:
        """The rule of the action."""
        if isinstance(command, commands.Resign):
            return not_resigned(state, seat)
        refusal, _ = POLITICAL_ACTIONS[type(command)]
        return refusal(state, seat, command)

    def automatic(self, state: State, seat: Seat, step: Politicking) -> commands.Command | None:
        """Passing, if no military card is in hand and nothing else is left (TTA-TRN-05)."""
        if state.nations[seat].military:
            return None
        options = list(self.options(state, seat, step))
        return options[0] if len(options) == 1 else None

    def answer(self, move: Move, seat: Seat, step: Politicking, command: commands.Command) -> None:
        """The action is done; the discard follows."""
        if isinstance(command, commands.Resign):
            resign(move, seat)
            return
        if not move.automatic:
            open_turn(move, seat)
        _, perform = POLITICAL_ACTIONS[type(command)]
        perform(move, seat, command)


def _with(state: State, seat: Seat, hand: Sequence[Instance]) -> Iterable[commands.Command]:
    """Everything that can be done with some cards of the hand, of each kind the lowest."""
    columbus = sails(state, seat)
    for card in hand:
        if card in EVENTS or card in TERRITORIES:
            yield commands.PrepareEvent(card_instance=card)
        if columbus and card in TERRITORIES:
            yield commands.ColumbusColonize(card_instance=card)
    yield from attacks.aggressions(state, seat, hand)
    yield from attacks.declarations(state, seat, hand)
    yield from pacts.proposals(state, seat, hand)


class PoliticalPhase(Work[OpeningPolitics, Move]):
    """The phase begins, unless the player must miss it (TTA-TRN-07, TTA-TRN-10)."""

    def run(self, move: Move, step: OpeningPolitics) -> None:
        seat = move.state.active
        if move.state.nations[seat].skips_politics:
            move.note(PoliticalPhaseSkipped(seat=seat))
        else:
            move.open(seat, Politicking())


class HandLimit(Work[OpeningDiscard, Move]):
    """The phase is over: markers return, the hand limit is enforced (TTA-POL-05, TTA-VAR-03)."""

    def run(self, move: Move, step: OpeningDiscard) -> None:
        state = move.state
        seat = state.active
        if not state.attacked:
            for victim, holder in enumerate(state.markers):
                if holder == seat:
                    move.note(AttackMarkerMoved(victim=victim, to=None))
        if _too_many(state, seat) and not state.no_discard:
            move.open(seat, Discarding())


def _too_many(state: State, seat: Seat) -> bool:
    return len(state.nations[seat].military) > military_hand_limit(state, seat)


class HandDiscard(Decision[State, Discarding, commands.Command, Move]):
    """One card after another until the hand is within the limit (TTA-POL-05)."""

    takes = (commands.DiscardMilitary, commands.Resign)

    def options(self, state: State, seat: Seat, step: Discarding) -> Iterable[commands.Command]:
        """Each kind of card in hand."""
        for card in first_copies(state.nations[seat].military):
            yield commands.DiscardMilitary(card_instance=card)
        if may_resign(state, seat):
            yield commands.Resign()

    def sample(
        self, state: State, seat: Seat, step: Discarding, chance: Chance
    ) -> commands.Command:
        """Each card of the hand is as likely as the others, and as resigning, if that is legal; of
        equal ones the lowest goes."""
        hand = state.nations[seat].military
        resigning = may_resign(state, seat)
        drawn = chance.below(len(hand) + resigning, SAMPLE)
        if drawn == len(hand):
            return commands.Resign()
        return commands.DiscardMilitary(card_instance=lowest_of(hand[drawn], hand))

    def forbidden(
        self, state: State, seat: Seat, step: Discarding, command: commands.Command
    ) -> Illegal | None:
        """A card of the own hand."""
        if isinstance(command, commands.Resign):
            return not_resigned(state, seat)
        assert isinstance(command, commands.DiscardMilitary)
        card, hand = command.card_instance, state.nations[seat].military
        if card not in hand:
            return Illegal("TTA-POL-05", "not-in-hand", card=card)
        return not_lowest(card, hand, "TTA-POL-05")

    def answer(self, move: Move, seat: Seat, step: Discarding, command: commands.Command) -> None:
        """The card is discarded face down; more may have to go."""
        if isinstance(command, commands.Resign):
            resign(move, seat)
            return
        assert isinstance(command, commands.DiscardMilitary)
        open_turn(move, seat)
        card: Instance = command.card_instance
        move.note(MilitaryCardsDiscarded(seat=seat, cards=(card,), ages=(CARDS[card].age,)))
        if _too_many(move.state, seat):
            move.open(seat, Discarding())
