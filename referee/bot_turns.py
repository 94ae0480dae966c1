"""Which bot plays next."""

from collections.abc import Collection, Iterable

from games.kernel.agenda import MAIN, DecisionId
from games.kernel.seats import Seat
from games.kernel.table.state import Taken
from games.kernel.title import AnyTitle
from referee.positions import Position
from referee.thinking import strategy


def waiting(
    title: AnyTitle, position: Position, considered: Collection[DecisionId]
) -> tuple[Seat, str] | None:
    """The bot that is to play next: one that is awaited, else one with an offer."""
    return awaited(title, position) or offered(title, position, considered)


def awaited(title: AnyTitle, position: Position) -> tuple[Seat, str] | None:
    """The first bot whose decision is awaited: its seat and strategy. Nobody can play on under a
    retired ruleset."""
    if title.rules.retired:
        return None
    seats = position.seen.seats
    if not _any_bot(seats):
        return None
    for seat in position.awaits:
        taken = seats[seat]
        if taken is not None and taken.bot is not None:
            return seat, taken.bot
    return None


def offered(
    title: AnyTitle, position: Position, considered: Collection[DecisionId]
) -> tuple[Seat, str] | None:
    """The first bot with an offer that it has not considered, if its strategy does so at all."""
    if position.state is None or position.over or position.seen.pauses:
        return None
    frames = position.state.agenda.frames
    if not _any_bot(position.seen.seats):
        return None
    if all(frame.lane >= MAIN for frame in frames) or title.rules.retired:
        return None
    for frame in position.state.agenda.tops():
        seat = frame.seat
        taken = None if seat is None else position.seen.seats[seat]
        bot = None if taken is None else taken.bot
        if seat is None or bot is None or frame.lane >= MAIN or frame.id in considered:
            continue
        if strategy(title, bot).consider is not None:
            return seat, bot
    return None


def _any_bot(seats: Iterable[Taken | None]) -> bool:
    return any(taken is not None and taken.bot is not None for taken in seats)
