"""Pages of games, in the order of a filter or those most worth watching first."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Protocol

from msgspec import Struct

from projections import game_list
from projections.database import Pool
from projections.game_list import GameFilter, ListedGame
from service.lobby.worth_watching import WorthWatching


class GamePage(Struct, frozen=True, kw_only=True):
    """Some games in order, with the cursor of the page behind each, and whether `more` follow."""

    games: Sequence[ListedGame]
    cursors: Sequence[str]
    more: bool

    @property
    def next(self) -> str | None:
        """The cursor of the page after this one, None at the end."""
        return self.cursors[-1] if self.more and self.cursors else None


class GamePages(Protocol):
    """Games in an order."""

    async def page(self, after: str | None, limit: int) -> GamePage:
        """The page behind a cursor, or the first one. Raises BadCursorError."""
        ...


class InOrder:
    """Games of a filter in its order."""

    def __init__(self, pool: Pool, wanted: GameFilter) -> None:
        self._pool = pool
        self._wanted = wanted

    async def page(self, after: str | None, limit: int) -> GamePage:
        """The page behind a cursor, or the first one. Raises BadCursorError."""
        found = await game_list.page(self._pool, self._wanted, after_cursor=after, limit=limit)
        cursors = [game_list.cursor_of(self._wanted, one) for one in found.items]
        return GamePage(games=found.items, cursors=cursors, more=found.next is not None)


class MostWorthWatching:
    """Running games of a filter in the order in which they are worth watching."""

    def __init__(self, worth_watching: WorthWatching, wanted: GameFilter) -> None:
        self._worth_watching = worth_watching
        self._wanted = wanted

    async def page(self, after: str | None, limit: int) -> GamePage:
        """The page behind a cursor, or the first one. Raises BadCursorError."""
        found, more = await self._worth_watching.page(
            self._wanted, datetime.now(UTC), after_cursor=after, limit=limit
        )
        games, cursors = [one.game for one in found], [one.cursor for one in found]
        return GamePage(games=games, cursors=cursors, more=more)
