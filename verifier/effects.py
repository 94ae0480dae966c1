"""Effects: what has to follow at once on something at the table, and may not come without it.

A verdict is followed by its remedy, the last agreement by what was agreed on, a seat that is lost
with the whole game by the end. So a server cannot go back, stop or end a game on its own account.
"""

from typing import Any, Literal

from msgspec import Struct

from games.kernel.result import Result
from games.kernel.seats import Seat
from games.kernel.table import proposing
from games.kernel.table.agreeing import Agreed, CallOff, Pause, Proposed, Resume, TakeBack
from games.kernel.table.disputing import Annul, DisputeOpened, DisputeUpheld, Remedy, RewindTo
from games.kernel.table.ending import GameFinished, GameVoided, SeatForfeited, conceded
from games.kernel.table.passing import PassPlayed
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.preferring import ForcedPlayed
from games.kernel.table.rewinding import Rewound
from games.kernel.table.state import TableFact, TableState
from games.kernel.table.timing import TimeExpired


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
    end by itself, and an administrator of the service asks nobody."""
    match fact:
        case Rewound(why="agreed" | "ruling" as why, to=to):
            return Effect(what="rewound", why=why, to=to)
        case Paused(why=why):
            return Effect(what="paused", why=why)
        case Resumed(why="agreed"):
            return Effect(what="resumed")
        case GameVoided(why="abandoned" | "ruling" as why):
            return Effect(what="voided", why=why)
        case GameFinished(result=result):
            return Effect(what="finished", result=result)
        case SeatForfeited(why="time", seat=seat):
            return Effect(what="late", seat=seat)
        case _:
            return None


def values(one: Effect) -> dict[str, Any]:
    """An effect as values of a sentence that speaks of it."""
    told = {"effect": one.what, "to": one.to, "seat": one.seat}
    return {name: value for name, value in told.items() if value is not None}


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
