"""The list of games: what is played, by how many, how far it is, how it ended."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Final, Literal, Protocol

from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from games.kernel.agenda import Agenda, AgendaChange, bare
from games.kernel.points import Points
from games.kernel.result import Result
from games.kernel.seats import Seat
from games.kernel.table.ending import GameFinished, GameVoided, SeatForfeited
from games.kernel.table.opening import GameOpened, GameStarted, SeatLeft, SeatTaken
from games.kernel.table.passing import PassOrdered
from games.kernel.table.pausing import Paused, PauseReason, Resumed
from games.kernel.table.preferring import PreferencesSet
from games.kernel.table.rewinding import Rewound
from games.kernel.table.terms import Terms, TermsSet
from projections.projection import TABLE, Happened, Target
from projections.rows import Rows

Status = Literal["open", "running", "finished", "void"]
"""`void` is for games that were called off, by their players or by a ruling."""

SeatKind = Literal["open", "person", "bot"]


LIVELY: Final = timedelta(minutes=10)
LONG_AGO: Final = datetime(2000, 1, 1, tzinfo=UTC)


class GameSeat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as the list shows it. `bot` is the name of a strategy."""

    seat: Seat
    kind: SeatKind
    bot: str | None = None


class Place(Struct, frozen=True, kw_only=True):
    """A seat's final rank (from 1, shared when tied) and points."""

    seat: Seat
    rank: Annotated[int, Meta(description="From 1; shared when tied.")]
    points: Points


class Summary(Struct, frozen=True, kw_only=True):
    """How a game ended: the game's `Result` without its score sheets."""

    standings: Annotated[tuple[Place, ...], Meta(description="All seats, by rank, then seat.")]


class GameRow(Struct, frozen=True, kw_only=True):
    """A row of `game_list`. `version` and `ply` are those of the last event applied.

    `awaits` are the seats whose decision is awaited: nobody's, while there are `pauses`. `passes`
    are the seats that have ordered standing passes or forced moves (once each; an order may have
    ended). `persons` sit there, two at most; `lively_at` is `updated_at`, rounded down.
    """

    game_id: str
    title: str
    ruleset: str
    status: Status
    seats: tuple[GameSeat, ...]
    ply: int
    version: int
    agenda: Agenda[None]
    awaits: tuple[Seat, ...]
    result: Summary | None
    created_at: datetime
    updated_at: datetime
    options: Raw
    terms: Terms | None = None
    started_at: datetime | None = None
    finished_at: datetime | None = None
    pauses: tuple[PauseReason, ...] = ()
    passes: tuple[Seat, ...] = ()
    persons: int = 0
    lively_at: datetime = LONG_AGO


class GamesProjection:
    """Keeps `game_list`."""

    name = "games"
    tables_only = False
    _rows = Rows("game_list", GameRow, "game_id")

    async def apply(self, target: Target, events: Sequence[Happened]) -> None:
        """Folds each game's events into its row."""
        games = {event.recorded.game_id for event in events}
        rows = {row.game_id: row for row in await self._rows.of_games(target, games)}
        for event in _changing(events):
            game_id = event.recorded.game_id
            rows[game_id] = evolve_row(rows.get(game_id), event)
        await self._rows.save(target, rows.values())

    async def clear(self, target: Target, limit: int) -> int:
        """Deletes rows of a retired generation."""
        return await self._rows.clear(target, limit)


def _changing(events: Sequence[Happened]) -> Sequence[Happened]:
    """The last event of each game, and those that change more of a row than how far the game is."""
    last = {event.recorded.game_id: event for event in events}
    return [
        event
        for event in events
        if isinstance(event.value, AgendaChange)
        or event.recorded.kind.startswith(TABLE)
        or last[event.recorded.game_id] is event
    ]


def evolve_row(row: GameRow | None, event: Happened) -> GameRow:
    """The row after an event of its game."""
    recorded, fact = event.recorded, event.value
    if row is None:
        if not isinstance(fact, GameOpened):
            raise ValueError(f"the log of {recorded.game_id} does not begin with its opening")
        row = _opened(fact, event)
    seen = replace(
        row,
        ply=recorded.ply,
        version=recorded.version,
        updated_at=recorded.at,
        lively_at=rounded(recorded.at),
    )
    if isinstance(fact, AgendaChange):
        return _awaiting(seen, seen.agenda.changed(fact.closed, bare(fact.opened)))
    if not recorded.kind.startswith(TABLE):
        return seen
    return _at_table(seen, fact, recorded.at)


def _at_table(seen: GameRow, fact: Any, at: datetime) -> GameRow:
    """The row after a fact of the table."""
    match fact:
        case SeatTaken(seat=seat, by=kind, bot=bot):
            return _seated(seen, GameSeat(seat=seat, kind=kind, bot=bot))
        case SeatLeft(seat=seat):
            return _seated(seen, GameSeat(seat=seat, kind="open"))
        case TermsSet(terms=terms):
            return replace(seen, terms=terms)
        case GameStarted():
            return replace(seen, status="running", started_at=at)
        case GameFinished(result=result):
            ended = replace(_ended(seen), finished_at=at)
            return replace(ended, status="finished", result=_summary(result))
        case GameVoided():
            ended = replace(_ended(seen), finished_at=at)
            return replace(ended, status="void", result=None)
        case Paused(why=why):
            return _standing(seen, (*seen.pauses, why))
        case Resumed(why=why):
            return _standing(seen, tuple(one for one in seen.pauses if one != why))
        case PassOrdered(seat=seat):
            return replace(seen, passes=tuple(sorted({*seen.passes, seat})))
        case PreferencesSet(seat=seat, forced=True):
            return replace(seen, passes=tuple(sorted({*seen.passes, seat})))
        case SeatForfeited(seat=seat, stand_in=str(bot)):
            return _seated(seen, GameSeat(seat=seat, kind="bot", bot=bot))
        case Rewound(agenda=agenda):
            return _awaiting(seen, agenda)
        case _:
            return seen


class _Seat(Protocol):
    @property
    def kind(self) -> SeatKind: ...


def counted_persons(seats: Iterable[_Seat]) -> int:
    """How many persons sit there, two at most: so many make a game worth watching."""
    return min(2, sum(one.kind == "person" for one in seats))


def rounded(at: datetime) -> datetime:
    """A time, rounded down: what has it in an index changes that seldom."""
    return LONG_AGO + (at - LONG_AGO) // LIVELY * LIVELY


def _opened(fact: GameOpened, event: Happened) -> GameRow:
    return GameRow(
        game_id=event.recorded.game_id,
        title=fact.title,
        ruleset=fact.ruleset,
        status="open",
        seats=tuple(GameSeat(seat=seat, kind="open") for seat in range(fact.seats)),
        ply=event.recorded.ply,
        version=event.recorded.version,
        agenda=Agenda(),
        awaits=(),
        result=None,
        created_at=event.recorded.at,
        updated_at=event.recorded.at,
        options=fact.options,
    )


def _seated(row: GameRow, taken: GameSeat) -> GameRow:
    seats = tuple(taken if one.seat == taken.seat else one for one in row.seats)
    return replace(row, seats=seats, persons=counted_persons(seats))


def _awaiting(row: GameRow, agenda: Agenda[None]) -> GameRow:
    awaits = () if row.pauses else tuple(sorted(agenda.awaits()))
    return replace(row, agenda=agenda, awaits=awaits)


def _standing(row: GameRow, pauses: tuple[PauseReason, ...]) -> GameRow:
    return _awaiting(replace(row, pauses=pauses), row.agenda)


def _ended(row: GameRow) -> GameRow:
    return _awaiting(replace(row, pauses=()), Agenda())


def _summary(result: Result) -> Summary:
    standings = tuple(
        Place(seat=one.seat, rank=one.rank, points=one.points) for one in result.standings
    )
    return Summary(standings=standings)
