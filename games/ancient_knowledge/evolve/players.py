"""Changes of one player, shared by the families of facts."""

from msgspec.structs import replace

from games.ancient_knowledge.box import CardId
from games.ancient_knowledge.state import Aside, Discard, Player, State
from games.kernel.seats import Seat


def with_player(state: State, seat: Seat, player: Player) -> State:
    """The state with one player changed."""
    players = state.players
    return replace(state, players=(*players[:seat], player, *players[seat + 1 :]))


def with_aside(state: State, seat: Seat, aside: Aside) -> State:
    """The state with what lies aside for one player changed."""
    return with_player(state, seat, replace(state.players[seat], aside=aside))


def minus(cards: tuple[CardId, ...], gone: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The cards without those that are gone, in the same order."""
    if len(gone) == 1:
        at = cards.index(gone[0])
        return cards[:at] + cards[at + 1 :]
    return tuple(card for card in cards if card not in gone)


def discarded(state: State, seat: Seat, cards: tuple[CardId, ...]) -> Discard:
    """The discard pile with cards on it that only `seat` has seen (AK-HID-02)."""
    closed = state.discard.closed
    heap = closed[seat] + cards
    return replace(state.discard, closed=(*closed[:seat], heap, *closed[seat + 1 :]))


def discarded_openly(state: State, cards: tuple[CardId, ...]) -> Discard:
    """The discard pile with cards on it that all have seen (AK-HID-02)."""
    return replace(state.discard, opened=state.discard.opened + cards)
