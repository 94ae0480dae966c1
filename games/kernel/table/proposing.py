"""The rules of proposals: who may propose what and when, and when all agree.

| rule | says |
| --- | --- |
| KR-TABLE-01 | the table acts only while a game runs |
| KR-TABLE-02 | only persons who still play propose and agree |
| KR-TABLE-03 | one proposal at a time |
| KR-TABLE-04 | there must be something to answer |
| KR-TABLE-05 | moves are taken back as far as the terms of the table allow |
| KR-TABLE-06 | one goes back to an earlier ply that is in force |
| KR-TABLE-07 | a pause can be ended only while there is one, and begun only while there is none |
| KR-TABLE-08 | what the clock has played, or left no time for, is not taken back without asking |
| KR-TABLE-09 | while the game stands still, nothing is taken back without asking |
| KR-TABLE-10 | a proposal to take moves back stands until the next move |
"""

from typing import Final, assert_never

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.table import agreeing
from games.kernel.table.rewinding import in_force, line
from games.kernel.table.state import TableState

NOT_RUNNING: Final = "KR-TABLE-01"
NOT_PLAYING: Final = "KR-TABLE-02"
ANOTHER_PROPOSAL: Final = "KR-TABLE-03"
NOTHING_PROPOSED: Final = "KR-TABLE-04"
NO_TAKEBACK: Final = "KR-TABLE-05"
NO_SUCH_PLY: Final = "KR-TABLE-06"
NO_PAUSE: Final = "KR-TABLE-07"
CLOCK_PLAYED: Final = "KR-TABLE-08"
STANDS_STILL: Final = "KR-TABLE-09"
LAPSED: Final = "KR-TABLE-10"


def standing(table: TableState, *, ply: int) -> agreeing.OpenProposal | None:
    """What is proposed in a game after `ply`. Whoever plays on does not want to take back."""
    one = table.proposal
    lapsed = one is not None and isinstance(one.proposal, agreeing.TakeBack) and one.ply != ply
    return None if lapsed else one


def propose(
    table: TableState, seat: Seat, proposal: agreeing.Proposal, *, ply: int
) -> agreeing.Proposed | Illegal | None:
    """A proposal of a seat in a game after `ply`; None if it stands already."""
    if (illegal := _not_playing(table, seat)) is not None:
        return illegal
    if (known := standing(table, ply=ply)) is not None:
        if (known.seat, known.proposal) == (seat, proposal):
            return None
        return Illegal(ANOTHER_PROPOSAL, "another-proposal", place=known.seat)
    return _unfit(table, proposal, ply) or agreeing.Proposed(seat=seat, proposal=proposal)


def agree(table: TableState, seat: Seat, *, ply: int) -> agreeing.Agreed | Illegal | None:
    """A seat agrees with what is proposed; None if it has done so already."""
    known = _asked(table, seat, ply)
    if isinstance(known, Illegal):
        return known
    return None if seat in known.agreed else agreeing.Agreed(seat=seat)


def closed() -> Illegal:
    """Why nothing can be said to a proposal that was decided on before."""
    return Illegal(NOTHING_PROPOSED, "proposal-closed")


def decline(table: TableState, seat: Seat, *, ply: int) -> agreeing.Declined | Illegal:
    """A seat does not agree, or withdraws its own proposal."""
    known = _asked(table, seat, ply)
    return known if isinstance(known, Illegal) else agreeing.Declined(seat=seat)


def take_back(table: TableState, seat: Seat, to: int, *, ply: int) -> Illegal | None:
    """Why a seat cannot go back to ply `to`, asking or not; whatever else is proposed."""
    return _not_playing(table, seat) or _untakeable(table, to, ply)


def unanimous(table: TableState) -> bool:
    """Whether every person who still plays agrees with what is proposed. Bots go along."""
    return table.proposal is not None and set(table.persons) <= table.proposal.agreed


def _asked(table: TableState, seat: Seat, ply: int) -> agreeing.OpenProposal | Illegal:
    """What a seat is asked about."""
    if (illegal := _not_playing(table, seat)) is not None:
        return illegal
    if (known := standing(table, ply=ply)) is not None:
        return known
    if table.proposal is not None:
        return Illegal(LAPSED, "proposal-lapsed", place=table.proposal.seat)
    return Illegal(NOTHING_PROPOSED, "nothing-proposed")


def _not_playing(table: TableState, seat: Seat) -> Illegal | None:
    if not table.started or table.over:
        return Illegal(NOT_RUNNING, "game-over" if table.over else "not-started")
    if seat not in table.persons:
        return Illegal(NOT_PLAYING, "no-person", place=seat)
    return None


def _unfit(table: TableState, proposal: agreeing.Proposal, ply: int) -> Illegal | None:
    """Why nobody can propose this now."""
    paused = any(one.why == "agreed" for one in table.pauses)
    match proposal:
        case agreeing.TakeBack(to=to):
            return _untakeable(table, to, ply)
        case agreeing.Pause() if paused:
            return Illegal(NO_PAUSE, "paused-already")
        case agreeing.Resume() if not paused:
            return Illegal(NO_PAUSE, "not-paused")
        case agreeing.Pause() | agreeing.Resume() | agreeing.CallOff():
            return None
        case _:
            assert_never(proposal)


def _untakeable(table: TableState, to: int, ply: int) -> Illegal | None:
    if table.terms.takebacks == "never":
        return Illegal(NO_TAKEBACK, "no-takebacks")
    stretches = line(table.rewinds, ply)
    if to >= stretches[-1].last or not in_force(stretches, to):
        return Illegal(NO_SUCH_PLY, "no-such-ply", to=to)
    return None
