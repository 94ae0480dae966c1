"""When the partners of the waiting team may exchange a card (AK-TEAM-05, AK-TEAM-11)."""

from games.ancient_knowledge.facts.cards import ExchangeLapsed
from games.ancient_knowledge.opponents import Side, partner_of, sides
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.questions import QUESTIONS
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import Exchange, Forced
from games.kernel.agenda import offer_lane
from games.kernel.seats import Seat


def tend(ply: Ply) -> None:
    """Open and close the decisions about an exchange, and let offers lapse.

    The decision of both partners is renewed together whenever an offer is made, withdrawn,
    refused, accepted or lapses.
    """
    for side in sides(ply.state):
        waiting = ply.state.stage == "turns" and _waits(ply.state, side)
        if not waiting or _is_forced(ply, side):
            _lapse(ply, side)
            _close(ply, side)
            continue
        if _hands_changed(ply, side):
            _lapse(ply, side)
        _renew(ply, side)


def _waits(state: State, side: Side) -> bool:
    """Whether the other team is on turn, and no exchange was made during its turn."""
    players = [state.players[seat] for seat in side]
    return all(one.turn.phase is None and not one.exchanges.done for one in players)


def _is_forced(ply: Ply, side: Side) -> bool:
    return any(isinstance(one.step, Forced) and one.seat in side for one in ply.frames)


def _hands_changed(ply: Ply, side: Side) -> bool:
    return any(ply.player(seat).hand != ply.before.players[seat].hand for seat in side)


def _lapse(ply: Ply, side: Side) -> None:
    for seat in side:
        if ply.player(seat).exchanges.offered is not None:
            ply.note(ExchangeLapsed(seat=seat))


def _close(ply: Ply, side: Side) -> None:
    for frame in [one for one in ply.frames if isinstance(one.step, Exchange)]:
        if frame.seat in side:
            ply.close(frame)


def _renew(ply: Ply, side: Side) -> None:
    """New decisions if the offers changed; each for who has something to decide."""
    if all(_is_as_before(ply, seat) for seat in side):
        return
    _close(ply, side)
    for seat in side:
        if _has_choice(ply.state, seat):
            ply.open(seat, Exchange(), lane=offer_lane(seat))


def _is_as_before(ply: Ply, seat: Seat) -> bool:
    """Whether nothing about the offers changed, and the right decisions are open."""
    unchanged = ply.player(seat).exchanges == ply.before.players[seat].exchanges
    is_open = any(isinstance(one.step, Exchange) and one.seat == seat for one in ply.frames)
    return unchanged and is_open == _has_choice(ply.state, seat)


def _has_choice(state: State, seat: Seat) -> bool:
    """Whether there is anything to answer: a number of cards, so public."""
    options = QUESTIONS[Exchange].options(state, seat, Exchange())
    partner = state.players[partner_of(seat)]
    return bool(partner.hand) and any(True for _ in options)
