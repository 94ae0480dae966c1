"""Swaps of magic cards between teammates (EV-TEA-03, EV-TEA-10)."""

from collections.abc import Iterator

from games.eldervale.commands.placing import Decline
from games.eldervale.commands.program import Command
from games.eldervale.commands.turn import AcceptSwap, OfferSwap
from games.eldervale.facts.cards import MagicSwapped, SwapDeclined, SwapOffered
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.move import Move
from games.eldervale.state import State
from games.eldervale.state.turn import Offer
from games.eldervale.steps.magic import AnsweringSwap
from games.kernel.seats import Seat

OFFERS = 10
"""Swaps that may be offered in one turn (EV-TEA-10)."""


def swaps(state: State, seat: Seat) -> Iterator[OfferSwap]:
    mate = state.partner(seat)
    if mate is None or state.turn.offers >= OFFERS:
        return
    for give in state.players[seat].hand:
        for want in state.players[mate].hand:
            if Offer(give, want) not in state.turn.refused:
                yield OfferSwap(give=give, want=want)


def offer(move: Move, seat: Seat, command: OfferSwap) -> None:
    mate = move.state.partner(seat)
    assert mate is not None
    give, want = command.give, command.want
    move.note(SwapOffered(proposer=seat, partner=mate, give=give, want=want))
    move.ask(mate, AnsweringSwap(proposer=seat, partner=mate, give=give, want=want))


class SwapAnswer(Choice[AnsweringSwap, Command]):
    """Whether a swap is accepted."""

    takes = (AcceptSwap, Decline)
    rule = "EV-TEA-03"
    never = True

    def options(self, state: State, seat: Seat, step: AnsweringSwap) -> Iterator[Command]:
        """Yes or no, while both cards are still there."""
        both = (
            step.give in state.players[step.proposer].hand
            and step.want in state.players[step.partner].hand
        )
        if both:
            yield AcceptSwap()
            yield Decline(source="swap")

    def answer(self, move: Move, seat: Seat, step: AnsweringSwap, command: Command) -> None:
        """The cards change hands, or are not offered again in this turn."""
        give, want = step.give, step.want
        assert isinstance(give, str)
        assert isinstance(want, str)
        if isinstance(command, AcceptSwap):
            move.note(MagicSwapped(proposer=step.proposer, partner=seat, give=give, want=want))
        else:
            move.note(SwapDeclined(proposer=step.proposer, partner=seat, give=give, want=want))
