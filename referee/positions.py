"""A game after so many events: the fold of its log."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from events.codec import tag
from events.draws import Draws
from events.envelope import Recorded
from games.kernel.result import Result
from games.kernel.seats import Seat
from games.kernel.table.ending import GameFinished, GameVoided
from games.kernel.table.opening import GameOpened, GameStarted
from games.kernel.table.rewinding import Rewound
from games.kernel.table.state import TableFact, TableState
from referee.schemas import Status

TABLE: Final = "table."
"""How the kinds of the table's facts begin."""
FINISHED: Final = tag(GameFinished)
"""The kind of the fact that ends a game; the only one of the table that can belong to a move."""
STARTED: Final = tag(GameStarted)
"""The kind of the fact behind which the setup stands."""
REWOUND: Final = tag(Rewound)
"""The kind of the fact by which a game goes back to an earlier ply."""


class Times(Struct, frozen=True):
    """When a game was opened, when it started, and when it ended in whatever way."""

    created: datetime = datetime.min.replace(tzinfo=UTC)
    started: datetime | None = None
    finished: datetime | None = None

    def ended(self, at: datetime) -> "Times":
        """The times of the game when it has ended."""
        return replace(self, finished=at)

    def after(self, fact: TableFact, at: datetime) -> "Times":
        """The times after something has happened at the table."""
        match fact:
            case GameOpened():
                return Times(created=at)
            case GameStarted():
                return replace(self, started=at)
            case GameFinished() | GameVoided():
                return self.ended(at)
            case _:
                return self


class Position(Struct, frozen=True, kw_only=True):
    """A game after `version` events, `ply` moves. `state` is the title's, once it is set up; `head`
    is the hash of the last event, `at` its time. `moved` is the version of the last event of the
    last move, or of the setup: what has happened at the table since changes no state. `draws` are
    all that the log has up to here, on whatever branch."""

    version: int = 0
    moved: int = 0
    ply: int = 0
    table: TableState | None = None
    state: Any = None
    head: bytes = b""
    draws: Draws = ()
    at: datetime = datetime.min.replace(tzinfo=UTC)
    times: Times = Times()

    def now(self) -> datetime:
        """The time for events that follow: never before the last one, whatever clocks say."""
        return max(datetime.now(UTC), self.at)

    @property
    def seen(self) -> TableState:
        """The table; every game that is shown has one."""
        assert self.table is not None
        return self.table

    @property
    def over(self) -> bool:
        """Whether the game has ended, in whatever way, and so is open to all."""
        return self.table is not None and self.table.over

    @property
    def result(self) -> Result | None:
        """How the game has ended, if it has a result."""
        return None if self.table is None else self.table.result

    @property
    def status(self) -> Status:
        """How far the table is."""
        if self.seen.voided is not None:
            return "void"
        if self.over:
            return "finished"
        return "running" if self.seen.started else "open"

    @property
    def awaits(self) -> tuple[Seat, ...]:
        """The seats whose decision is awaited; nobody's, while the game stands still."""
        if self.state is None or self.over or self.seen.pauses:
            return ()
        return tuple(sorted(self.state.agenda.awaits()))


NOWHERE: Final = Position()


def up_to(position: Position, events: Sequence[Recorded], ply: int) -> Sequence[Recorded]:
    """The events behind a position up to the end of a ply, without what has happened at the table
    since."""
    played = position.state is not None
    for number, event in enumerate(events):
        own = not event.kind.startswith(TABLE) or event.kind == FINISHED
        if event.ply > ply or (played and event.ply == ply and not own):
            return events[:number]
        played = played or event.kind == STARTED
    return events
