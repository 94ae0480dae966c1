"""Reading the move history of a game in notation, page by page."""

from datetime import datetime

from msgspec import Raw, Struct

from events.codec import tag
from games.kernel.seats import Seat, Viewer
from games.kernel.title import Action
from games.kernel.visibility import Json, Redactor
from projections.database import Queries, rows
from referee.decoder import Decoder
from referee.pages import Page, after, cursor


class ShownMove(Struct, frozen=True, kw_only=True):
    """A move as one viewer may see it.

    `notation` is its line, `command` the command as redacted JSON; the move's events are those
    of the versions `first_version..last_version`.
    """

    ply: int
    seat: Seat
    decision: int
    notation: str
    command: Json
    first_version: int
    last_version: int
    at: datetime


class _Row(Struct, frozen=True, kw_only=True):
    ply: int
    seat: Seat
    decision: int
    kind: str
    command: Raw
    first_version: int
    last_version: int
    at: datetime
    over: bool


_PAGE = """
    SELECT m.ply, m.seat, m.decision, m.kind, m.command, m.first_version, m.last_version, m.at,
        EXISTS (SELECT FROM history_over o
            WHERE o.generation = m.generation AND o.partition = m.partition
                AND o.game_id = m.game_id) AS over
    FROM history_moves m
    WHERE m.generation = (SELECT serving('history')) AND m.game_id = $1 AND m.ply > $2
    ORDER BY m.ply LIMIT $3"""


async def last_version(queries: Queries, game_id: str, ply: int) -> int:
    """The last version known of a ply (or of the one before it, and so on); 0 if of none."""
    found = await queries.fetchval(
        "SELECT last_version FROM history_moves WHERE generation = (SELECT serving('history'))"
        " AND game_id = $1 AND ply <= $2 ORDER BY ply DESC LIMIT 1",
        game_id,
        ply,
    )
    return found if isinstance(found, int) else 0


class Moves:
    """Reads the projection `history`; prints commands with the notation of their title."""

    def __init__(self, decoder: Decoder) -> None:
        self._decoder = decoder
        self._redactor = Redactor()

    async def page(
        self,
        queries: Queries,
        game_id: str,
        viewer: Viewer,
        *,
        after_cursor: str | None = None,
        after_ply: int = 0,
        limit: int = 100,
    ) -> Page[ShownMove]:
        """Moves in order, after a cursor or a ply. Raises BadCursorError."""
        listing = f"moves of {game_id}"
        start = after_ply if after_cursor is None else after(listing, after_cursor, int)
        found = await rows(queries, _Row, _PAGE, game_id, start, limit + 1)
        items = tuple(self._seen(row, viewer) for row in found[:limit])
        more = len(found) > limit and items
        return Page(items=items, next=cursor(listing, items[-1].ply) if more else None)

    def _seen(self, row: _Row, viewer: Viewer) -> ShownMove:
        command = self._decoder.struct(row.kind, bytes(row.command))
        action = Action(seat=row.seat, decision=row.decision, command=command)
        seen = self._redactor.redact(action, viewer, over=row.over)
        assert isinstance(seen, dict)
        shown = seen["command"]
        assert isinstance(shown, dict)
        return ShownMove(
            ply=row.ply,
            seat=row.seat,
            decision=row.decision,
            notation=self._decoder.title(tag(type(command))).showing.notation.print(command, shown),
            command=shown,
            first_version=row.first_version,
            last_version=row.last_version,
            at=row.at,
        )
