"""The exchange of a card between the partners of the waiting team (AK-TEAM-05, AK-TEAM-11)."""

from collections.abc import Iterator

from games.ancient_knowledge.commands import (
    AcceptExchange,
    Command,
    OfferExchange,
    RefuseExchange,
    WithdrawExchange,
)
from games.ancient_knowledge.facts.cards import (
    CardsExchanged,
    ExchangeOffered,
    ExchangeRefused,
    ExchangeWithdrawn,
)
from games.ancient_knowledge.opponents import partner_of
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions.base import Asked
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import Exchange
from games.kernel.seats import Seat


class Exchanging(Asked[Exchange]):
    """Offer, withdraw, accept or refuse; one open offer per team at a time."""

    takes = (OfferExchange, WithdrawExchange, AcceptExchange, RefuseExchange)

    def options(self, state: State, seat: Seat, step: Exchange) -> Iterator[Command]:
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

    def forbidden(self, state: State, seat: Seat, step: Exchange, command: Command) -> Rule | None:
        """A card offered in vain (AK-TEAM-11), or nothing that fits the offer (AK-TEAM-05)."""
        if command in self.options(state, seat, step):
            return None
        spent = state.players[seat].exchanges.spent
        again = isinstance(command, OfferExchange) and command.card in spent
        return "AK-TEAM-11" if again else "AK-TEAM-05"

    def answer(self, ply: Ply, seat: Seat, step: Exchange, command: Command) -> None:
        """Note it; which decisions are open then is settled at the end of the move."""
        partner = partner_of(seat)
        match command:
            case OfferExchange(card=card):
                ply.note(ExchangeOffered(seat=seat, card=card))
            case WithdrawExchange():
                ply.note(ExchangeWithdrawn(seat=seat))
            case RefuseExchange():
                ply.note(ExchangeRefused(seat=partner))
            case AcceptExchange(card=card):
                offered = ply.player(partner).exchanges.offered
                assert offered is not None, "accepted without an offer"
                ply.note(CardsExchanged(seat=partner, partner=seat, given=offered, returned=card))
            case _:
                raise AssertionError(f"no exchange: {command}")
