"""Section 9.4: pacts."""

from collections.abc import Iterable
from typing import Any

from games.kernel.decision import Decision
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.through_the_ages.box import PACTS, Instance
from games.through_the_ages.commands import CancelPact, Command, ProposePact, ReplyPact
from games.through_the_ages.facts import politics
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.tokens import standing, tokens_follow
from games.through_the_ages.state import State
from games.through_the_ages.state.politics import Pact
from games.through_the_ages.steps import ReplyingToPact

ENOUGH_PLAYERS = 3


class PactReply(Decision[State, ReplyingToPact, Command, Move]):
    """Exactly this offer is accepted or refused (TTA-POL-40)."""

    takes = (ReplyPact,)

    def options(self, state: State, seat: Seat, step: ReplyingToPact) -> Iterable[Command]:
        """Yes and no."""
        return (ReplyPact(accept=False), ReplyPact(accept=True))

    def forbidden(
        self, state: State, seat: Seat, step: ReplyingToPact, command: Any
    ) -> Illegal | None:
        """Both answers are legal."""
        return None

    def answer(self, move: Move, seat: Seat, step: ReplyingToPact, command: Any) -> None:
        """The pact works at once, or the card returns (TTA-POL-41, TTA-POL-42)."""
        if not command.accept:
            move.note(politics.PactRefused(seat=step.proposer, card=step.card))
            return
        for pact in move.state.pacts:
            if pact.owner == step.proposer:
                end_pact(move, pact, "replaced")
        was = {one: standing(move.state, one) for one in (step.a, step.b)}
        move.note(politics.PactAccepted(seat=step.proposer, card=step.card, a=step.a, b=step.b))
        for one, before in was.items():
            tokens_follow(move, one, before)


def proposals(state: State, seat: Seat, hand: Iterable[Instance]) -> Iterable[ProposePact]:
    """Pacts among the cards that may be offered, even again (TTA-POL-40, TTA-POL-46)."""
    cards = [card for card in hand if card in PACTS]
    if not cards or state.players < ENOUGH_PLAYERS:
        return
    for card in cards:
        for target in state.opponents(seat):
            if PACTS[card].symmetric:
                yield ProposePact(card_instance=card, target=target, own_side=None)
            else:
                yield ProposePact(card_instance=card, target=target, own_side="A")
                yield ProposePact(card_instance=card, target=target, own_side="B")


def not_proposed(state: State, seat: Seat, command: ProposePact) -> Illegal | None:
    """Why a pact cannot be offered."""
    card = command.card_instance
    if card not in PACTS or card not in state.nations[seat].military:
        return Illegal("TTA-POL-40", "no-such-pact", card=card)
    if state.players < ENOUGH_PLAYERS:
        return Illegal("TTA-POL-45", "pacts-need-three-players")
    if command.target not in state.opponents(seat):
        return Illegal("TTA-POL-40", "not-an-opponent", target=command.target)
    if PACTS[card].symmetric != (command.own_side is None):
        return Illegal("TTA-POL-40", "pact-sides")
    return None


def propose(move: Move, seat: Seat, command: ProposePact) -> None:
    """The card is shown; the opponent answers."""
    a, b = (seat, command.target) if command.own_side != "B" else (command.target, seat)
    card: Instance = command.card_instance
    move.note(politics.PactProposed(seat=seat, card=card, a=a, b=b))
    move.open(command.target, ReplyingToPact(card=card, proposer=seat, a=a, b=b))


def not_cancelled(state: State, seat: Seat, command: CancelPact) -> Illegal | None:
    """Why a pact cannot be cancelled (TTA-POL-43)."""
    if any(pact.card == command.pact for pact in state.pacts_of(seat)):
        return None
    return Illegal("TTA-POL-43", "no-such-pact-of-yours", pact=command.pact)


def cancel(move: Move, _seat: Seat, command: CancelPact) -> None:
    """The pact ends."""
    pact = next(one for one in move.state.pacts if one.card == command.pact)
    end_pact(move, pact, "cancelled")


def end_pact(move: Move, pact: Pact, reason: politics.Ending) -> None:
    """A pact leaves play; tokens of both parties follow (TTA-POL-44)."""
    was = {seat: standing(move.state, seat) for seat in (pact.a, pact.b)}
    move.note(politics.PactEnded(card=pact.card, reason=reason))
    for seat, before in was.items():
        tokens_follow(move, seat, before)
