"""The team variant: the partners of the waiting team may exchange a card (AK-TEAM)."""

from collections.abc import Iterator

from games.ancient_knowledge.commands import (
    AcceptExchange,
    ExchangeCommand,
    OfferExchange,
    RefuseExchange,
    WithdrawExchange,
)
from games.ancient_knowledge.facts import passing
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.opponents import is_forced
from games.ancient_knowledge.rules.seating import Side, partner_of, sides
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import Exchanging
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


class ExchangeChoice(Choice[Exchanging, ExchangeCommand]):
    """Offer, withdraw, accept or refuse; one open offer per team at a time (AK-TEAM-11)."""

    def options(self, state: State, seat: Seat, step: Exchanging) -> Iterator[ExchangeCommand]:
        """What the open offer, if any, leaves to do."""
        player, partner = state.players[seat], state.players[partner_of(seat)]
        if player.exchanges.offered is not None:
            yield WithdrawExchange()
        elif partner.exchanges.offered is not None:
            yield from map(AcceptExchange, player.hand)
            yield RefuseExchange()
        else:
            spent = player.exchanges.spent
            yield from (OfferExchange(card) for card in player.hand if card not in spent)

    def forbidden(
        self, state: State, seat: Seat, step: Exchanging, command: ExchangeCommand
    ) -> Illegal | None:
        """A card offered in vain (AK-TEAM-11), or nothing that fits the offer (AK-TEAM-05)."""
        if command in self.options(state, seat, step):
            return None
        spent = state.players[seat].exchanges.spent
        again = isinstance(command, OfferExchange) and command.card in spent
        if again:
            return Illegal("AK-TEAM-11", "offered-already")
        return Illegal("AK-TEAM-05", "nothing-to-exchange")

    def answer(self, move: Move, seat: Seat, step: Exchanging, command: ExchangeCommand) -> None:
        """Note it; which decisions are open then is settled at the end of the move."""
        partner = partner_of(seat)
        match command:
            case OfferExchange(card=card):
                move.note(passing.ExchangeOffered(seat=seat, card=card))
            case WithdrawExchange():
                move.note(passing.ExchangeWithdrawn(seat=seat))
            case RefuseExchange():
                move.note(passing.ExchangeRefused(seat=partner))
            case AcceptExchange(card=card):
                offered = move.player(partner).exchanges.offered
                assert offered is not None, "accepted without an offer"
                move.note(
                    passing.CardsExchanged(seat=partner, partner=seat, given=offered, returned=card)
                )


EXCHANGE = ExchangeChoice()


def tend(move: Move) -> None:
    """Open and close the decisions about an exchange, and let offers lapse.

    The decision of both partners is renewed together whenever an offer is made, withdrawn,
    refused, accepted or lapses.
    """
    if not move.state.options.team_variant:
        return
    for side in sides(move.state):
        waiting = move.state.stage == "turns" and _waits(move.state, side)
        if not waiting or is_forced(move, side):
            lapse(move, side)
            _close(move, side)
            continue
        if _hands_changed(move, side):
            lapse(move, side)
        _renew(move, side)


def lapse(move: Move, side: Side) -> None:
    """The open offers of these seats lapse (AK-TEAM-05, AK-TEAM-11)."""
    for seat in side:
        if move.player(seat).exchanges.offered is not None:
            move.note(passing.ExchangeLapsed(seat=seat))


def _waits(state: State, side: Side) -> bool:
    """Whether the other team is on turn, and no exchange was made during its turn."""
    players = [state.players[seat] for seat in side]
    return all(one.turn.phase is None and not one.exchanges.done for one in players)


def _hands_changed(move: Move, side: Side) -> bool:
    return any(move.player(seat).hand != move.before.players[seat].hand for seat in side)


def _close(move: Move, side: Side) -> None:
    for frame in [one for one in move.frames if isinstance(one.step, Exchanging)]:
        if frame.seat in side:
            move.close(frame)


def _renew(move: Move, side: Side) -> None:
    """New decisions if the offers changed; each for who has something to decide."""
    if all(_is_as_before(move, seat) for seat in side):
        return
    _close(move, side)
    for seat in side:
        if _has_choice(move.state, seat):
            move.offer(seat, Exchanging())


def _is_as_before(move: Move, seat: Seat) -> bool:
    """Whether nothing about the offers changed, and the right decisions are open."""
    unchanged = move.player(seat).exchanges == move.before.players[seat].exchanges
    is_open = any(isinstance(one.step, Exchanging) and one.seat == seat for one in move.frames)
    return unchanged and is_open == _has_choice(move.state, seat)


def _has_choice(state: State, seat: Seat) -> bool:
    """Whether there is anything to answer: a number of cards, so public."""
    options = EXCHANGE.options(state, seat, Exchanging())
    partner = state.players[partner_of(seat)]
    return bool(partner.hand) and any(True for _ in options)
