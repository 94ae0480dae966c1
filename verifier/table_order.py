"""Whether what happens at a table could happen when it did: before the start, and while it runs.

Each function tells why not; None if all is well. What needs a cause besides is for
`effects` to say.
"""

from datetime import datetime, timedelta
from typing import Final

from events.fairness import entropy_commitment
from games.kernel.refusal import Illegal
from games.kernel.sentence import Sentence
from games.kernel.table import proposing
from games.kernel.table.agreeing import Agreed, Declined, Proposed
from games.kernel.table.disputing import (
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
)
from games.kernel.table.ending import GameFinished, GameVoided, SeatForfeited
from games.kernel.table.opening import (
    ChanceCommitted,
    EntropyCommitted,
    EntropyGiven,
    EntropyWithheld,
    GameDescended,
    GameOpened,
    GameStarted,
    SeatLeft,
    SeatTaken,
)
from games.kernel.table.passing import PassOrdered, PassPlayed, PassWithdrawn
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.preferring import ForcedPlayed, PreferencesSet
from games.kernel.table.rewinding import Rewound
from games.kernel.table.state import TableFact, TableState, forfeiting
from games.kernel.table.terms import TermsSet
from games.kernel.table.timing import TimeCredited, TimeExpired

AROUND: Final = timedelta(minutes=1)
"""The end of a pause is reckoned a moment before it is recorded."""


def before_start(
    table: TableState | None, fact: TableFact, previous: TableFact | None
) -> Sentence | None:
    """At a table that has not started; `previous` is what happened right before. Terms, and the
    commitment to the seed, stand before anybody sits down; who sits down gives entropy at once, or
    commits to it, and tells it when all have sat down."""
    if table is None or isinstance(fact, GameOpened):
        fits = table is None and isinstance(fact, GameOpened)
        return None if fits else Sentence("table.opened")
    closing = isinstance(fact, GameVoided) and fact.why != "ruling"
    if isinstance(previous, SeatLeft) and not table.persons and not closing:
        return Sentence("table.not-closed")
    if isinstance(previous, EntropyWithheld) and not isinstance(
        fact, EntropyWithheld | GameStarted
    ):
        return Sentence("table.not-started")
    empty = not any(table.seats) and table.commitment is None
    match fact:
        case _ if table.over:
            return Sentence("table.closed")
        case TermsSet():
            return _unless(isinstance(previous, GameOpened), "table.terms-later")
        case GameDescended():
            return _unless(empty and table.descent is None, "table.descended-later")
        case ChanceCommitted():
            return _unless(empty, "table.committed-later")
        case SeatTaken() | SeatLeft():
            return _sitting(table, fact)
        case EntropyCommitted() | EntropyGiven() | EntropyWithheld():
            return _entropy(table, fact, previous)
        case GameStarted() if None in table.seats:
            return Sentence("table.seats-open")
        case GameStarted():
            return _unless(not table.entropy_awaited_from, "table.text-missing")
        case GameVoided(why="administrator"):
            return None
        case GameVoided(why="abandoned"):
            closed = bool(table.persons) or isinstance(previous, SeatLeft)
            return _unless(closed, "table.nobody-there")
        case _:
            return Sentence("table.before-start")


def under_way(table: TableState, fact: TableFact, *, ply: int, at: datetime) -> Sentence | None:
    """At a table that has started: behind ply `ply`, recorded at a time."""
    if table.over and not isinstance(fact, _AFTERWARDS):
        return Sentence("table.over")
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
            return _unless(running, "table.no-clock", seat=seat)
        case PassOrdered(seat=seat):
            return _unless(seat in table.persons, "table.no-person", seat=seat)
        case PassWithdrawn() | PassPlayed():
            orders = {(one.seat, one.kind) for one in table.passes}
            return _unless((fact.seat, fact.kind) in orders, "table.no-pass")
        case PreferencesSet(seat=seat):
            return _unless(seat in table.persons, "table.no-person", seat=seat)
        case ForcedPlayed(seat=seat):
            return _unless(seat in table.forced, "table.no-preference", seat=seat)
        case TimeCredited(seats=seats):
            known = set(seats) <= set(range(len(table.seats))) and len(set(seats)) == len(seats)
            return _unless(table.terms.clock is not None and known, "table.no-clocks")
        case SeatForfeited():
            return _forfeiting(table, fact)
        case DisputeOpened() | DisputeDismissed() | DisputeUpheld() | DisputeWithdrawn():
            return _disputing(table, fact, ply)
        case Rewound() | GameFinished() | GameVoided():
            return None
        case _:
            return Sentence("table.behind-start")


_AFTERWARDS: Final = (
    DisputeOpened,
    DisputeDismissed,
    DisputeUpheld,
    DisputeWithdrawn,
    GameVoided,
)


def _sitting(table: TableState, fact: SeatTaken | SeatLeft) -> Sentence | None:
    if fact.seat >= len(table.seats):
        return Sentence("table.no-seat", {"seat": fact.seat})
    taken = table.seats[fact.seat]
    match fact:
        case SeatTaken(by=by, bot=bot):
            if table.commitment is None:
                return Sentence("table.before-seed")
            free = taken is None and (by == "bot") == (bot is not None)
            return _unless(free, "table.seat-taken", seat=fact.seat)
        case SeatLeft() if taken is None:
            return Sentence("table.seat-empty", {"seat": fact.seat})
        case SeatLeft():
            return _unless(not table.entropy_revealed, "table.text-told")


def _entropy(
    table: TableState,
    fact: EntropyCommitted | EntropyGiven | EntropyWithheld,
    previous: TableFact | None,
) -> Sentence | None:
    if fact.seat >= len(table.seats):
        return Sentence("table.no-seat", {"seat": fact.seat})
    taken = table.seats[fact.seat]
    if isinstance(fact, EntropyCommitted) or taken is None or taken.commitment is None:
        sat = SeatTaken(seat=fact.seat, by="person")
        fits = previous == sat and not isinstance(fact, EntropyWithheld)
        return _unless(fits, "table.no-text", seat=fact.seat)
    if None in table.seats or fact.seat not in table.entropy_awaited_from:
        return Sentence("table.text-early", {"seat": fact.seat})
    if isinstance(fact, EntropyWithheld):
        return None
    fits = entropy_commitment(fact.entropy) == taken.commitment
    return _unless(fits, "table.other-text", seat=fact.seat)


def _pausing(table: TableState, fact: Paused | Resumed, at: datetime) -> Sentence | None:
    found = next((one for one in table.pauses if one.why == fact.why), None)
    match fact:
        case Paused(why="agreed", until=until):
            hours = getattr(table.proposal and table.proposal.proposal, "hours", 0)
            end = None if until is None else _moment(until)
            wanted = at + timedelta(hours=hours)
            fits = end is not None and wanted - AROUND <= end <= wanted
            return _unless(fits, "table.pause-length")
        case Paused(until=until):
            return _unless(found is None and until is None, "table.paused-again")
        case Resumed(why="dispute"):
            over = found is not None and all(one.status != "open" for one in table.disputes)
            return _unless(over, "table.no-verdict")
        case Resumed():
            return _unless(found is not None, "table.no-pause")


def ended_by_itself(table: TableState, at: datetime) -> bool:
    """Whether a pause that was agreed on has lasted as long as was agreed."""
    ends = (_moment(one.until) for one in table.pauses if one.why == "agreed" and one.until)
    return any(end is not None and end <= at for end in ends)


def _forfeiting(table: TableState, fact: SeatForfeited) -> Sentence | None:
    if fact.seat not in table.persons:
        return Sentence("table.no-person", {"seat": fact.seat})
    first, *rest = forfeiting(table, fact.seat, fact.why, fact.stand_in or "")
    ends = bool(rest)
    assert isinstance(first, SeatForfeited), "a forfeit comes first"
    return _unless(ends == (fact.stand_in is None), "table.stand-in")


def _disputing(
    table: TableState,
    fact: DisputeOpened | DisputeDismissed | DisputeUpheld | DisputeWithdrawn,
    ply: int,
) -> Sentence | None:
    if isinstance(fact, DisputeOpened):
        lost = {one.seat for one in table.forfeits}
        known = fact.seat in table.persons or fact.seat in lost
        fits = known and fact.dispute == len(table.disputes) + 1 and table.voided is None
        return _unless(fits and (fact.ply is None or fact.ply <= ply), "table.no-dispute")
    open_ones = {one.number for one in table.disputes if one.status == "open"}
    return _unless(fact.dispute in open_ones, "table.dispute-closed", dispute=fact.dispute)


def _as_ruled(fact: TableFact, found: TableFact | Illegal | None) -> Sentence | None:
    if isinstance(found, Illegal):
        return ruled(found)
    return _unless(found == fact, "table.again")


def ruled(illegal: Illegal) -> Sentence:
    """What a rule of the table forbids."""
    return Sentence("table.rule", {"rule": illegal.rule, "because": illegal.sentence})


def _moment(text: str) -> datetime | None:
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return found if found.tzinfo is not None else None


def _unless(fits: bool, key: str, **values: object) -> Sentence | None:
    return None if fits else Sentence(key, values)
