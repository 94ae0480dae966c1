"""Who looks at a game, a seat or a spectator, and which seat somebody acts for."""

from games.kernel.seats import AtSeat, Seat, Spectator, Viewer
from service.problems import kinds
from service.problems.problem import refused


def viewer(held: frozenset[Seat], asked: Seat | None) -> Viewer:
    """The viewer that a caller who holds these seats is.

    Somebody with one seat looks from there; with none, or with several and no word which, as a
    spectator. A seat that is asked for must be held.
    """
    if asked is not None:
        return AtSeat(own_seat(held, asked))
    return AtSeat(next(iter(held))) if len(held) == 1 else Spectator()


def own_seat(held: frozenset[Seat], named: Seat | None) -> Seat:
    """The seat that a caller who holds these acts for: the one that is named, or the only one."""
    if named is not None:
        if named not in held:
            raise refused(kinds.NOT_YOUR_SEAT, f"You do not sit on seat {named}.", field="seat")
        return named
    if not held:
        raise refused(kinds.NOT_YOUR_SEAT, "You do not sit at this table.")
    if len(held) > 1:
        yours = ", ".join(str(seat) for seat in sorted(held))
        raise refused(
            kinds.INVALID_BODY,
            f"You hold several seats, so name one of them: {yours}.",
            field="seat",
        )
    return next(iter(held))
