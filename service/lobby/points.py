"""The points of games as they stand."""

from service.lobby.schemas.standings import SeatPoints
from service.play.basis import DecisionBasis


def points_of(basis: DecisionBasis) -> tuple[SeatPoints, ...]:
    """Those of all seats; none if the title counts none before the end."""
    count = basis.title.showing.points
    found = () if count is None else count(basis.position.state)
    return tuple(SeatPoints(seat, one) for seat, one in enumerate(found))
