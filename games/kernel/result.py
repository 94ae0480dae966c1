"""How a game ended: ranking, and for each seat where its points came from."""

from collections.abc import Mapping

from msgspec import Struct

from games.kernel.seats import Seat


class Line(Struct, frozen=True):
    """One line of a score sheet; `points` in units of `Result.unit`."""

    label: str
    points: int


class Standing(Struct, frozen=True, kw_only=True):
    """One seat's final standing. The breakdown adds up to `points`.

    `rank` begins with 1; seats that share a rank are tied for good. `tie_break` holds the
    figures that were compared after equal points, in order.
    """

    seat: Seat
    rank: int
    points: int
    breakdown: tuple[Line, ...]
    tie_break: tuple[int, ...] = ()


class Result(Struct, frozen=True, kw_only=True):
    """The end of a game: standings by rank, then seat.

    Points are whole numbers of `1 / unit` points (unit 4: quarter points).
    """

    standings: tuple[Standing, ...]
    unit: int = 1

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)


def ranked(
    scores: Mapping[Seat, tuple[Line, ...]],
    *,
    tie_breaks: Mapping[Seat, tuple[int, ...]],
    unit: int = 1,
) -> Result:
    """A result from score sheets: more points first, then greater tie-break figures."""

    def key(seat: Seat) -> tuple[int, ...]:
        return (sum(line.points for line in scores[seat]), *tie_breaks.get(seat, ()))

    order = sorted(scores, key=lambda seat: (tuple(-part for part in key(seat)), seat))
    standings = tuple(
        Standing(
            seat=seat,
            rank=1 + sum(key(other) > key(seat) for other in scores),
            points=key(seat)[0],
            breakdown=scores[seat],
            tie_break=tie_breaks.get(seat, ()),
        )
        for seat in order
    )
    return Result(standings=standings, unit=unit)
