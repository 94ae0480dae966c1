"""Who plays with whom: turn order, teams, opponents, partners (AK-TURN-01, AK-TEAM-01)."""

from collections.abc import Callable, Sequence

from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.player import Player
from games.kernel.seats import Seat, clockwise

Side = tuple[Seat, ...]


def seat_order(seats: int, start: Seat, *, team_variant: bool) -> Side:
    """All seats by position: clockwise, or partner next and the other team after (AK-TEAM-01)."""
    if not team_variant:
        return clockwise(start, seats)
    partner = start ^ 1
    return (start, partner, *(seat for seat in range(seats) if seat not in (start, partner)))


def sides(state: State) -> tuple[Side, ...]:
    """Who take their turns together, in turn order: single seats, or teams."""
    order = state.order
    if state.options.team_variant:
        return (order[:2], order[2:])
    return tuple((seat,) for seat in order)


def partner_of(seat: Seat) -> Seat:
    """The other seat of the team: 0 and 1, 2 and 3 (AK-TEAM-01)."""
    return seat ^ 1


def team_of(seat: Seat) -> int:
    """The team of a seat in the team variant: 0 for seats 0 and 1, 1 for 2 and 3 (AK-TEAM-01)."""
    return seat // 2


def clockwise_from(state: State, seat: Seat) -> Side:
    """All seats once by position, beginning with `seat`."""
    at = state.order.index(seat)
    return state.order[at:] + state.order[:at]


def acting_first(state: State, actor: Seat | None) -> Sequence[Seat]:
    """Whose open steps are looked at first: those of the acting player (AK-TEAM-10)."""
    return clockwise_from(state, actor) if actor is not None and state.order else ()


def opponents(state: State, seat: Seat) -> Side:
    """The opponents, clockwise; in the team variant the other team (AK-EFF-16)."""
    others = clockwise_from(state, seat)[1:]
    if state.options.team_variant:
        return tuple(other for other in others if other != partner_of(seat))
    return others


def any_opponent(state: State, seat: Seat, has: Callable[[Player], object]) -> bool:
    """Whether some opponent has what is asked for."""
    return any(has(state.players[other]) for other in opponents(state, seat))
