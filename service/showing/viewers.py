"""Who looks at a game: a seat or a spectator."""

from games.kernel.seats import AtSeat, Seat, Spectator, Viewer
from service.http import problem_kinds as kinds
from service.http.problems import refused


def viewer(held: frozenset[Seat], asked: Seat | None) -> Viewer:
    """The viewer that a caller who holds these seats is.

    Somebody with one seat looks from there; with none, or with several and no word which, as a
    spectator. A seat that is asked for must be held.
    """
    if asked is not None:
        if asked not in held:
            raise refused(kinds.NOT_YOUR_SEAT, f"You do not sit on seat {asked}.", field="seat")
        return AtSeat(asked)
    return AtSeat(next(iter(held))) if len(held) == 1 else Spectator()
