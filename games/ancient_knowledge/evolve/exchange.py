"""How the partners' exchange changes the state (AK-TEAM-05, AK-TEAM-11)."""

from msgspec.structs import replace

from games.ancient_knowledge.evolve.players import minus, with_player
from games.ancient_knowledge.facts.cards import CardsExchanged, ExchangeOffered
from games.ancient_knowledge.state import State
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
        (fact.seat, fact.given, fact.returned),
        (fact.partner, fact.returned, fact.given),
    )
    for seat, gone, come in ways:
        player = state.players[seat]
        hand = (*minus(player.hand, (gone,)), come)
        exchanges = replace(player.exchanges, offered=None, done=True)
        state = with_player(state, seat, replace(player, hand=hand, exchanges=exchanges))
    return state
