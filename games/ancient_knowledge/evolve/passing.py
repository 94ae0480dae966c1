"""How cards that pass between players change the state, and who knows them then.

Theft (AK-HID-03) and the partners' exchange (AK-TEAM-05, AK-TEAM-11).
"""

from msgspec.structs import replace

from games.ancient_knowledge.box import CardId
from games.ancient_knowledge.evolve.players import minus, with_player
from games.ancient_knowledge.facts.cards import (
    CardsExchanged,
    CardStolen,
    ExchangeOffered,
)
from games.ancient_knowledge.state import Known, Seen, State
from games.kernel.seats import Seat


def offered(state: State, fact: ExchangeOffered) -> State:
    """A card is on offer; it stays in the hand."""
    player = state.players[fact.seat]
    exchanges = replace(player.exchanges, offered=fact.card)
    return with_player(state, fact.seat, replace(player, exchanges=exchanges))


def offer_gone(state: State, seat: Seat) -> State:
    """The offer was without success: the card cannot be offered again (AK-TEAM-11)."""
    player = state.players[seat]
    card = player.exchanges.offered
    if card is None:
        return state
    exchanges = replace(player.exchanges, offered=None, spent=(*player.exchanges.spent, card))
    return with_player(state, seat, replace(player, exchanges=exchanges))


def exchanged(state: State, fact: CardsExchanged) -> State:
    """Both cards changed hands; it was the only exchange of this team turn."""
    ways = (
        (fact.seat, fact.given, fact.partner, fact.returned),
        (fact.partner, fact.returned, fact.seat, fact.given),
    )
    for seat, gone, other, come in ways:
        player = state.players[seat]
        player = replace(
            player,
            hand=(*minus(player.hand, (gone,)), come),
            known=Known(to_some=(Seen(card=come, by=(other,)),)),
            exchanges=replace(player.exchanges, offered=None, done=True),
        )
        state = with_player(state, seat, player)
    return state


def stolen(state: State, fact: CardStolen) -> State:
    """Only the two know the card; a hand that lost a card unseen is uncertain (AK-HID-03)."""
    victim, thief = state.players[fact.from_seat], state.players[fact.to_seat]
    victim = replace(victim, hand=minus(victim.hand, (fact.card,)), known=Known())
    card = Seen(card=fact.card, by=(fact.from_seat,))
    known = replace(thief.known, to_some=(*thief.known.to_some, card))
    thief = replace(thief, hand=(*thief.hand, fact.card), known=known)
    return with_player(with_player(state, fact.from_seat, victim), fact.to_seat, thief)


def known_without(known: Known, card: CardId) -> Known:
    """What is known of a hand that a card has left openly."""
    if not known.to_all and not known.to_some:
        return known
    return Known(
        to_all=tuple(one for one in known.to_all if one != card),
        to_some=tuple(one for one in known.to_some if one.card != card),
    )
