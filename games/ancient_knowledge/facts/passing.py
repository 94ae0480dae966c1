"""Facts about cards that pass between players: theft and exchange (AK-HID-03, AK-TEAM-05)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.ancient_knowledge.box import CardId
from games.ancient_knowledge.facts.base import Happened, Noted, OfPlayer
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import NOTHING_KNOWN, Known, Player, Seen
from games.kernel.move import removed
from games.kernel.seats import Seat
from games.kernel.visibility import Owner, visible_to


class HandShown(Noted, frozen=True, kw_only=True):
    """A player was shown the hand of another (AK-HID-03)."""

    from_seat: Annotated[Seat, Meta(description="The seat whose hand it is.")]
    to_seat: Annotated[Seat, Meta(description="The seat that sees it.")]
    cards: Annotated[
        Annotated[tuple[CardId, ...], visible_to("from_seat", "to_seat")],
        Meta(description="The hand; only its owner and who is shown it see it."),
    ]


class CardStolen(Happened, frozen=True, kw_only=True):
    """A card went from one hand to another."""

    from_seat: Annotated[Seat, Meta(description="The seat that it comes from.")]
    to_seat: Annotated[Seat, Meta(description="The seat that gets it.")]
    card: Annotated[CardId, visible_to("from_seat", "to_seat")]

    def applied(self, state: State) -> State:
        """Only the two know the card; a hand that lost a card unseen is uncertain (AK-HID-03)."""
        victim, thief = state.players[self.from_seat], state.players[self.to_seat]
        hand = removed(victim.hand, (self.card,))
        victim = replace(victim, hand=hand, known=NOTHING_KNOWN)
        card = Seen(card=self.card, by=(self.from_seat,))
        known = replace(thief.known, to_some=(*thief.known.to_some, card))
        thief = replace(thief, hand=(*thief.hand, self.card), known=known)
        return state.having(self.from_seat, victim).having(self.to_seat, thief)


class ExchangeOffered(OfPlayer, frozen=True, kw_only=True):
    """A player offered a card to the partner (AK-TEAM-05)."""

    card: Owner[CardId]

    def changed(self, player: Player) -> Player:
        exchanges = replace(player.exchanges, offered=self.card)
        return replace(player, exchanges=exchanges)


def _offer_gone(state: State, seat: Seat) -> State:
    """The offer was without success: the card cannot be offered again (AK-TEAM-11)."""
    player = state.players[seat]
    card = player.exchanges.offered
    if card is None:
        return state
    exchanges = replace(player.exchanges, offered=None, spent=(*player.exchanges.spent, card))
    return state.having(seat, replace(player, exchanges=exchanges))


class ExchangeWithdrawn(Happened, frozen=True, kw_only=True):
    """A player took the offer back."""

    seat: Seat

    def applied(self, state: State) -> State:
        return _offer_gone(state, self.seat)


class ExchangeRefused(Happened, frozen=True, kw_only=True):
    """The partner refused the offer of this player."""

    seat: Seat

    def applied(self, state: State) -> State:
        return _offer_gone(state, self.seat)


class ExchangeLapsed(Happened, frozen=True, kw_only=True):
    """The offer of this player lapsed (AK-TEAM-11)."""

    seat: Seat

    def applied(self, state: State) -> State:
        return _offer_gone(state, self.seat)


class CardsExchanged(Happened, frozen=True, kw_only=True):
    """The partners exchanged cards; `given` went from `seat` to `partner` (AK-TEAM-05)."""

    seat: Seat
    partner: Annotated[Seat, Meta(description="The seat of the partner.")]
    given: Annotated[
        Annotated[CardId, visible_to("seat", "partner")],
        Meta(description="The card that the seat gave; only the partners see it."),
    ]
    returned: Annotated[
        Annotated[CardId, visible_to("seat", "partner")],
        Meta(description="The card that the partner gave; only the partners see it."),
    ]

    def applied(self, state: State) -> State:
        """Both cards changed hands; it was the only exchange of this team turn."""
        ways = (
            (self.seat, self.given, self.partner, self.returned),
            (self.partner, self.returned, self.seat, self.given),
        )
        for seat, gone, other, come in ways:
            player = state.players[seat]
            player = replace(
                player,
                hand=(*removed(player.hand, (gone,)), come),
                known=Known(to_some=(Seen(card=come, by=(other,)),)),
                exchanges=replace(player.exchanges, offered=None, done=True),
            )
            state = state.having(seat, player)
        return state


Offers = ExchangeOffered | ExchangeWithdrawn | ExchangeRefused | ExchangeLapsed
PassingFact = HandShown | CardStolen | CardsExchanged | Offers
