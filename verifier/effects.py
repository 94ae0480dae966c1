"""Effects: what has to follow at once on something at the table, and may not come without it.

A verdict is followed by its remedy, the last agreement by what was agreed on, a seat that is lost
with the whole game by the end. So a server cannot go back, stop or end a game on its own account.
"""

from typing import Literal, assert_never

from msgspec import Struct

from games.kernel.lifecycle import (
    Agreed,
    Annul,
    CallOff,
    DisputeOpened,
    DisputeUpheld,
    ForcedPlayed,
    GameFinished,
    GameVoided,
    PassPlayed,
    Pause,
    Paused,
    Proposed,
    Remedy,
    Resume,
    Resumed,
    RewindTo,
    Rewound,
    SeatForfeited,
    TableFact,
    TableState,
    TakeBack,
    TimeExpired,
    conceded,
)
from games.kernel.result import Result
from games.kernel.seats import Seat
from games.kernel.table import proposing


class Effect(Struct, frozen=True, kw_only=True):
    """What follows. `why` is the reason that the fact gives, `to` the ply that it goes back to."""

    what: Literal["rewound", "paused", "resumed", "voided", "finished", "late", "pass", "forced"]
    why: str = ""
    to: int | None = None
    seat: Seat | None = None
    result: Result | None = None


def owed(cause: TableFact, table: TableState) -> Effect | None:
    """What has to follow on a fact; `table` is the table after it."""
    match cause:
        case Proposed() | Agreed() if proposing.unanimous(table):
            return _agreed_on(table)
        case DisputeOpened() if table.terms.on_dispute == "pause" and not _stands(table):
            return Effect(what="paused", why="dispute")
        case DisputeUpheld(remedy=remedy):
            return _remedy(remedy)
        case TimeExpired(seat=seat):
            return Effect(what="late", seat=seat)
        case PassPlayed(seat=seat):
            return Effect(what="pass", seat=seat)
        case ForcedPlayed(seat=seat):
            return Effect(what="forced", seat=seat)
        case SeatForfeited(stand_in=None):
            result = conceded(len(table.seats), table.forfeits)
            return Effect(what="finished", result=result)
        case _:
            return None


def effect(fact: TableFact) -> Effect | None:
    """What a fact is as an effect; None if it needs no cause. A pause that was agreed on may also
    end by itself."""
    match fact:
        case Rewound(why="agreed" | "ruling" as why, to=to):
            return Effect(what="rewound", why=why, to=to)
        case Paused(why=why):
            return Effect(what="paused", why=why)
        case Resumed(why="agreed"):
            return Effect(what="resumed")
        case GameVoided(why=why):
            return Effect(what="voided", why=why)
        case GameFinished(result=result):
            return Effect(what="finished", result=result)
        case SeatForfeited(why="time", seat=seat):
            return Effect(what="late", seat=seat)
        case _:
            return None


def words(one: Effect) -> str:
    """An effect, as the subject of a sentence."""
    match one.what:
        case "rewound":
            return f"a return to ply {one.to}"
        case "paused":
            return "a pause"
        case "resumed":
            return "the end of the pause"
        case "voided":
            return "calling the game void"
        case "finished":
            return "such an end of the game"
        case "pass":
            return f"the pass of seat {one.seat}"
        case "forced":
            return f"the forced move of seat {one.seat}"
        case "late":
            return f"what seat {one.seat} gets for being late"
        case _:
            assert_never(one.what)


def _agreed_on(table: TableState) -> Effect:
    assert table.proposal is not None, "all agree with something"
    match table.proposal.proposal:
        case TakeBack(to=to):
            return Effect(what="rewound", why="agreed", to=to)
        case Pause():
            return Effect(what="paused", why="agreed")
        case Resume():
            return Effect(what="resumed")
        case CallOff():
            return Effect(what="voided", why="abandoned")


def _remedy(remedy: Remedy | None) -> Effect | None:
    match remedy:
        case None:
            return None
        case RewindTo(to=to):
            return Effect(what="rewound", why="ruling", to=to)
        case Annul():
            return Effect(what="voided", why="ruling")


def _stands(table: TableState) -> bool:
    return table.over or any(one.why == "dispute" for one in table.pauses)
