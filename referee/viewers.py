"""Who looks at a game, a seat or a spectator, and which seat somebody acts for."""

from typing import Final

from games.kernel.seats import AtSeat, Seat, Spectator, Viewer
from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused

OPEN: Final = "open"


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
            raise refused(
                kinds.NOT_YOUR_SEAT, Sentence("not-on-seat", {"place": named}), field="seat"
            )
        return named
    if not held:
        raise refused(kinds.NOT_YOUR_SEAT, Sentence("no-seat-in-game"))
    if len(held) > 1:
        yours = ", ".join(str(seat) for seat in sorted(held))
        raise refused(
            kinds.INVALID_BODY,
            Sentence("name-one-of-seats", {"yours": yours}),
            field="seat",
        )
    return next(iter(held))


def viewer_class(viewer: Viewer, *, over: bool) -> str | None:
    """A name for all who see the same of a game; None for those whose answers are not kept."""
    match viewer:
        case _ if over:
            return OPEN
        case Spectator():
            return "spectator"
        case AtSeat(seat):
            return f"seat {seat}"
        case _:
            return None
