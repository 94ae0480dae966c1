"""Running games in the order in which they are worth watching.

The log says who plays and what moved last, so the database finds the first ones of all running
games by an index; Redis says which are watched by most. These are weighed, with the points that
their states say, and come first. All others follow as the database orders them.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Annotated, Final

from msgspec import Meta, Struct

from projections import lively_games
from projections.database import Pool
from projections.game_list import GameFilter, ListedGame
from projections.games import LONG_AGO, counted_persons, rounded
from projections.lively_games import Place
from referee.pages import after, cursor
from service.lobby.once import Once
from service.lobby.weighing import Weighing
from service.lobby.worth import worth

WEIGHED: Final = 100
"""So many of the games that moved last are weighed,"""
WATCHED: Final = 50
"""and so many of those that are watched by most."""
SAME: Final = timedelta(seconds=2)
"""Whoever asks within such a time is told the same order."""
KEPT: Final = 64
_LIST: Final = "games worth watching"


class _Key(Struct, frozen=True, array_like=True):
    """Behind which game a page begins: among those that are weighed, by what it was worth at a
    time, or among the others, by its place."""

    at: Annotated[datetime, Meta(tz=True)]
    worth: float | None
    persons: Annotated[int, Meta(ge=0, le=2)]
    updated_at: Annotated[datetime, Meta(tz=True)]
    game_id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


class _Order(Struct, frozen=True, kw_only=True):
    """Games that were weighed, those worth most first, and the place behind which all others are;
    None: there are none."""

    weighed: tuple[tuple[float, ListedGame], ...]
    behind: Place | None


class Worthy(Struct, frozen=True, kw_only=True):
    """A game worth watching, and the cursor of the page that begins behind it."""

    game: ListedGame
    cursor: str


class WorthWatching:
    """Lists running games, those most worth watching first."""

    def __init__(
        self, pool: Pool, weighing: Weighing, *, weighed: int = WEIGHED, watched: int = WATCHED
    ) -> None:
        self._pool = pool
        self._weighed = weighed
        self._watched = watched
        self._weighing = weighing
        self._orders = Once[tuple[GameFilter, datetime], _Order](KEPT)

    async def page(
        self, wanted: GameFilter, now: datetime, *, after_cursor: str | None = None, limit: int
    ) -> tuple[Sequence[Worthy], bool]:
        """At most `limit` games of a filter, and whether others follow. Raises BadCursorError."""
        last = None if after_cursor is None else after(_LIST, after_cursor, _Key)
        at = now - (now - LONG_AGO) % SAME if last is None else last.at
        order = await self._orders.of((wanted, at), lambda: self._order(wanted, at))
        if last is not None and last.worth is None:
            place = Place(last.persons, rounded(last.updated_at), last.updated_at, last.game_id)
            return await self._others(wanted, order, at, place, limit)
        found = [one for one in order.weighed if last is None or _behind(one, last)]
        if found or order.behind is None:
            shown = [_worthy(game, at, value) for value, game in found[:limit]]
            return shown, len(found) > limit or order.behind is not None
        return await self._others(wanted, order, at, order.behind, limit)

    async def _order(self, wanted: GameFilter, at: datetime) -> _Order:
        found = await lively_games.page(self._pool, wanted, limit=self._weighed + 1)
        lively = found[: self._weighed]
        behind = Place.of(lively[-1]) if len(found) > len(lively) else None
        known = {one.id for one in lively}
        most = await self._weighing.most_watched(self._watched)
        others = [one for one in most if one not in known]
        watched = await lively_games.page(self._pool, wanted, among=others, limit=len(others))
        games = (*lively, *watched)
        weights = await self._weighing.weighed(games)
        valued = ((worth(one, weights[one.id], at), one) for one in games)
        return _Order(weighed=tuple(sorted(valued, key=_rank)), behind=behind)

    async def _others(
        self, wanted: GameFilter, order: _Order, at: datetime, behind: Place, limit: int
    ) -> tuple[Sequence[Worthy], bool]:
        """Games that were not weighed, behind a place."""
        weighed = {one.id for _, one in order.weighed}
        most = limit + len(weighed) + 1
        found = await lively_games.page(self._pool, wanted, behind=behind, limit=most)
        others = [one for one in found if one.id not in weighed]
        return [_worthy(one, at, None) for one in others[:limit]], len(others) > limit


def _rank(valued: tuple[float, ListedGame]) -> tuple[float, str]:
    value, game = valued
    return -value, game.id


def _behind(valued: tuple[float, ListedGame], last: _Key) -> bool:
    assert last.worth is not None
    return _rank(valued) > (-last.worth, last.game_id)


def _worthy(game: ListedGame, at: datetime, value: float | None) -> Worthy:
    key = _Key(at, value, counted_persons(game.seats), game.updated_at, game.id)
    return Worthy(game=game, cursor=cursor(_LIST, key))
