"""The games of one person, as far as something may happen in them."""

from datetime import datetime

from msgspec import Struct

from games.kernel.seats import Seat
from projections.database import Queries, rows
from projections.games import Status

_OWN = """
    SELECT s.game_id, array_agg(s.seat) AS seats, g.status, g.version, g.awaits
    FROM seatings s
    LEFT JOIN game_list g ON g.game_id = s.game_id AND g.generation = serving('games')
    WHERE s.account_id = $1
        AND (g.status IS NULL OR g.status IN ('open', 'running') OR g.updated_at > $2)
    GROUP BY s.game_id, g.status, g.version, g.awaits"""


class OwnGame(Struct, frozen=True, kw_only=True):
    """A game in which somebody sits on `seats`, as the list has it: after `version` events. The
    list follows the log by a moment; None: it has not seen the game yet."""

    game_id: str
    seats: tuple[Seat, ...]
    status: Status | None
    version: int | None
    awaits: tuple[Seat, ...] | None

    @property
    def waits(self) -> bool:
        """Whether one of the seats is awaited."""
        return not set(self.seats).isdisjoint(self.awaits or ())


async def of_account(queries: Queries, account: str, since: datetime) -> tuple[OwnGame, ...]:
    """The games of an account that are not over, or were not at a time."""
    return await rows(queries, OwnGame, _OWN, account, since)
