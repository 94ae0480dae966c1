"""Who looks at a game, a seat or a spectator, and which seat somebody acts for."""

from typing import Final

from games.kernel.seats import AtSeat, Seat, Spectator, Viewer
from games.kernel.sentence import Sentence
from referee.asked import LegalAsked
from referee.positions import Position
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


def eyes_of(held: frozenset[Seat], now: Position, seat: Seat | None, eyes: Seat | None) -> Viewer:
    """The viewer through whose eyes somebody who holds these seats looks at a game that stands at
    `now`: somebody else's only when it is over, since everything is open to everybody then."""
    if eyes is None or not now.over:
        return viewer(held, seat if eyes is None else eyes)
    if eyes >= len(now.seen.seats):
        raise refused(kinds.NOT_YOUR_SEAT, Sentence("not-on-seat", {"place": eyes}), field="eyes")
    return AtSeat(eyes)


def deciding(held: frozenset[Seat], now: Position, asked: LegalAsked) -> Seat:
    """The seat whose commands may be listed for somebody who holds these seats."""
    named = asked.seat
    if named is not None and asked.ply is not None and now.over:
        if named < len(now.seen.seats):
            return named
        raise refused(
            kinds.NOT_YOUR_SEAT, Sentence("seat-not-there", {"place": named}), field="seat"
        )
    looking = viewer(held, named)
    if isinstance(looking, AtSeat):
        return looking.seat
    problem = Sentence("name-a-seat") if held else Sentence("no-seat-here")
    raise refused(kinds.NOT_YOUR_SEAT, problem, field="seat")


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
