"""Whether what happens at a table could happen when it did: before the start, and while it runs.

Each function tells why not, in words; None if all is well. What needs a cause besides is for
`effects` to say.
"""

from datetime import datetime, timedelta
from typing import Final

from events.fairness import entropy_commitment
from games.kernel.lifecycle import (
    Agreed,
    ChanceCommitted,
    Declined,
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
    EntropyCommitted,
    EntropyGiven,
    EntropyWithheld,
    ForcedPlayed,
    GameDescended,
    GameFinished,
    GameOpened,
    GameStarted,
    GameVoided,
    PassOrdered,
    PassPlayed,
    PassWithdrawn,
    Paused,
    PreferencesSet,
    Proposed,
    Resumed,
    Rewound,
    SeatForfeited,
    SeatLeft,
    SeatTaken,
    TableFact,
    TableState,
    TermsSet,
    TimeCredited,
    TimeExpired,
    forfeiting,
)
from games.kernel.refusal import Illegal
from games.kernel.table import proposing

AROUND: Final = timedelta(minutes=1)
"""The end of a pause is reckoned a moment before it is recorded."""


def before_start(
    table: TableState | None, fact: TableFact, previous: TableFact | None
) -> str | None:
    """At a table that has not started; `previous` is what happened right before. Terms, and the
    commitment to the seed, stand before anybody sits down; who sits down gives entropy at once, or
    commits to it, and tells it when all have sat down."""
    if table is None or isinstance(fact, GameOpened):
        fits = table is None and isinstance(fact, GameOpened)
        return None if fits else "a log begins with the opening of the table, and has one only"
    closing = isinstance(fact, GameVoided) and fact.why == "abandoned"
    if isinstance(previous, SeatLeft) and not table.persons and not closing:
        return "the last person had left, and the table was not closed"
    if isinstance(previous, EntropyWithheld) and not isinstance(
        fact, EntropyWithheld | GameStarted
    ):
        return "a text was called withheld, and the game did not start"
    empty = not any(table.seats) and table.commitment is None
    match fact:
        case _ if table.over:
            return "the table was closed"
        case TermsSet():
            return _unless(isinstance(previous, GameOpened), "terms were set later")
        case GameDescended():
            return _unless(empty and table.descent is None, "a descent was claimed later")
        case ChanceCommitted():
            return _unless(empty, "the seed was committed to later, or again")
        case SeatTaken() | SeatLeft():
            return _sitting(table, fact)
        case EntropyCommitted() | EntropyGiven() | EntropyWithheld():
            return _entropy(table, fact, previous)
        case GameStarted() if None in table.seats:
            return "seats were open when the game started"
        case GameStarted():
            return _unless(not table.untold, "a text was neither told nor called withheld")
        case GameVoided(why="abandoned"):
            closed = bool(table.persons) or isinstance(previous, SeatLeft)
            return _unless(closed, "nobody was there to close the table")
        case _:
            return f"{_name(fact)} cannot happen before the start"


def under_way(table: TableState, fact: TableFact, *, ply: int, at: datetime) -> str | None:
    """At a table that has started: behind ply `ply`, recorded at a time."""
    if table.over and not isinstance(fact, _AFTERWARDS):
        return "the game was over"
    match fact:
        case Proposed(seat=seat, proposal=proposal):
            return _as_ruled(fact, proposing.propose(table, seat, proposal, ply=ply))
        case Agreed(seat=seat):
            return _as_ruled(fact, proposing.agree(table, seat, ply=ply))
        case Declined(seat=seat):
            return _as_ruled(fact, proposing.decline(table, seat, ply=ply))
        case Paused() | Resumed():
            return _pausing(table, fact, at)
        case TimeExpired(seat=seat):
            running = table.terms.clock is not None and seat in table.persons and not table.pauses
            return _unless(running, f"no clock of seat {seat} was running")
        case PassOrdered(seat=seat):
            return _unless(seat in table.persons, f"no person played on seat {seat}")
        case PassWithdrawn() | PassPlayed():
            orders = {(one.seat, one.kind) for one in table.passes}
            return _unless((fact.seat, fact.kind) in orders, "no such pass was ordered")
        case PreferencesSet(seat=seat):
            return _unless(seat in table.persons, f"no person played on seat {seat}")
        case ForcedPlayed(seat=seat):
            return _unless(seat in table.forced, f"seat {seat} did not prefer it")
        case TimeCredited():
            return _unless(table.terms.clock is not None, "the game has no clock")
        case SeatForfeited():
            return _forfeiting(table, fact)
        case DisputeOpened() | DisputeDismissed() | DisputeUpheld() | DisputeWithdrawn():
            return _disputing(table, fact, ply)
        case Rewound() | GameFinished() | GameVoided():
            return None
        case _:
            return f"{_name(fact)} cannot happen behind the start"


_AFTERWARDS: Final = (
    DisputeOpened,
    DisputeDismissed,
    DisputeUpheld,
    DisputeWithdrawn,
    GameVoided,
)


def _sitting(table: TableState, fact: SeatTaken | SeatLeft) -> str | None:
    if fact.seat >= len(table.seats):
        return f"there is no seat {fact.seat}"
    taken = table.seats[fact.seat]
    match fact:
        case SeatTaken(by=by, bot=bot):
            if table.commitment is None:
                return "somebody sat down before the seed was committed to"
            return _unless(taken is None and (by == "bot") == (bot is not None), "it was taken")
        case SeatLeft() if taken is None:
            return f"nobody sat on seat {fact.seat}"
        case SeatLeft():
            return _unless(not table.telling, "a text was told, so nobody could leave")


def _entropy(
    table: TableState,
    fact: EntropyCommitted | EntropyGiven | EntropyWithheld,
    previous: TableFact | None,
) -> str | None:
    if fact.seat >= len(table.seats):
        return f"there is no seat {fact.seat}"
    taken = table.seats[fact.seat]
    if isinstance(fact, EntropyCommitted) or taken is None or taken.commitment is None:
        sat = SeatTaken(seat=fact.seat, by="person")
        because = f"seat {fact.seat} gave no entropy when it was taken"
        return _unless(previous == sat and not isinstance(fact, EntropyWithheld), because)
    if None in table.seats or fact.seat not in table.untold:
        return f"the text of seat {fact.seat} was told already, or while seats were open"
    if isinstance(fact, EntropyWithheld):
        return None
    fits = entropy_commitment(fact.entropy) == taken.commitment
    return _unless(fits, f"seat {fact.seat} had committed to another text")


def _pausing(table: TableState, fact: Paused | Resumed, at: datetime) -> str | None:
    found = next((one for one in table.pauses if one.why == fact.why), None)
    match fact:
        case Paused(why="agreed", until=until):
            hours = getattr(table.proposal and table.proposal.proposal, "hours", 0)
            end = None if until is None else _moment(until)
            wanted = at + timedelta(hours=hours)
            fits = end is not None and wanted - AROUND <= end <= wanted
            return _unless(fits, "the pause is longer or shorter than was agreed on")
        case Paused():
            return _unless(found is None, "the game stood still already")
        case Resumed(why="dispute"):
            over = found is not None and all(one.status != "open" for one in table.disputes)
            return _unless(over, "no dispute that had stopped the game was over")
        case Resumed():
            return _unless(found is not None, "no pause was agreed on")


def ended_by_itself(table: TableState, at: datetime) -> bool:
    """Whether a pause that was agreed on has lasted as long as was agreed."""
    ends = (_moment(one.until) for one in table.pauses if one.why == "agreed" and one.until)
    return any(end is not None and end <= at for end in ends)


def _forfeiting(table: TableState, fact: SeatForfeited) -> str | None:
    if fact.seat not in table.persons:
        return f"no person played on seat {fact.seat}"
    first, *rest = forfeiting(table, fact.seat, fact.why, fact.stand_in or "")
    ends = bool(rest)
    assert isinstance(first, SeatForfeited), "a forfeit comes first"
    return _unless(ends == (fact.stand_in is None), "who plays on does not follow from the seats")


def _disputing(
    table: TableState,
    fact: DisputeOpened | DisputeDismissed | DisputeUpheld | DisputeWithdrawn,
    ply: int,
) -> str | None:
    if isinstance(fact, DisputeOpened):
        lost = {one.seat for one in table.forfeits}
        known = fact.seat in table.persons or fact.seat in lost
        fits = known and fact.dispute == len(table.disputes) + 1 and table.voided is None
        return _unless(fits and (fact.ply is None or fact.ply <= ply), "such a dispute cannot be")
    open_ones = {one.number for one in table.disputes if one.status == "open"}
    return _unless(fact.dispute in open_ones, f"dispute {fact.dispute} was not open")


def _as_ruled(fact: TableFact, found: TableFact | Illegal | None) -> str | None:
    if isinstance(found, Illegal):
        return f"{found.because} ({found.rule})"
    return _unless(found == fact, "it was said before")


def _moment(text: str) -> datetime | None:
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return found if found.tzinfo is not None else None


def _unless(fits: bool, because: str) -> str | None:
    return None if fits else because


def _name(fact: TableFact) -> str:
    return str(type(fact).__struct_config__.tag)
