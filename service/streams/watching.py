"""Watching all games of one person: what has started or ended, their turns, what is disputed.

There is no list of such news. Whenever something happens in one of the games it is looked at, and
compared with what was told of it last. So a turn that came and went unseen is not told, but
where a game stands in the end always is. A cursor says up to where all games have been looked at;
who comes back with it is told of every game in which something has happened since.
"""

import asyncio
import time
from collections.abc import (
    AsyncGenerator,
    AsyncIterator,
    Awaitable,
    Callable,
    Collection,
    Iterable,
    Sequence,
)
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from typing import Final

import structlog
from msgspec import Struct
from msgspec.structs import replace

from events.database import is_outage
from events.wakeups import Bell, WakeUp
from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from projections import own_games
from projections.own_games import OwnGame
from referee.positions import STARTED
from service.play.game_cache import LiveGame
from service.streams.cursor import NewsCursor
from service.streams.disputes import Standing, standing_of, untouched
from service.streams.parts import StreamParts
from service.streams.schemas import News, NewsType

ROUND_SECONDS: Final = 5.0
"""So often all games are looked at whether or not there was word of something; more often where
streams may not be silent for so long."""

GATHER_SECONDS: Final = 0.05
"""Word of several games at once is gathered."""

MARGIN: Final = timedelta(minutes=10)
"""Lists may be so late."""

_OPENING: Final = 100
_EVERYTHING: Final = 2**62
_log = structlog.get_logger()


class Progress(Struct, frozen=True, kw_only=True):
    """How a game stands for a person."""

    started: bool
    over: bool
    open: frozenset[tuple[Seat, DecisionId]]
    disputes: Standing = frozenset()


class NewsRound(Struct, frozen=True, kw_only=True):
    """News, perhaps none; and the cursor behind them, if all games have been looked at."""

    news: tuple[News, ...] = ()
    cursor: NewsCursor | None = None


class GameWatch:
    """The games of an account, from a cursor on; without one, from how they stand now."""

    def __init__(self, parts: StreamParts, account: str, cursor: NewsCursor | None) -> None:
        self._parts = parts
        self._account = account
        self._resumed = cursor
        self._since = cursor.at if cursor is not None else datetime.now(UTC)
        self._seen: dict[str, int] = {}
        self._told: dict[str, Progress] = {}
        self._own: dict[str, OwnGame] = {}
        self._woken: set[str] = set()
        self._bell = Bell()
        self._begun = False

    async def heard(
        self, welcome: Callable[[], Awaitable[bool]]
    ) -> AsyncGenerator[NewsRound, None]:
        """What there is to tell, until this process is about to end or the account is not welcome
        any more. Something is said at least once in each round."""
        parts = self._parts
        with ExitStack() as leaving:
            leaving.callback(parts.log.wakeups.listen(self._hear))
            leaving.enter_context(parts.metrics.streams.track_inprogress())
            interest = leaving.enter_context(parts.log.wakeups.interest(self._miss))
            due = time.monotonic()
            while not parts.closing.is_set():
                self._bell.clear()
                whole = time.monotonic() >= due
                if whole and not await welcome():
                    return
                if whole:
                    due = time.monotonic() + min(ROUND_SECONDS, parts.keep_alive)
                yield await self._round(whole=whole)
                interest.be(map(parts.log.partition, self._own))
                await self._bell.wait(max(0.0, due - time.monotonic()))
                await asyncio.sleep(GATHER_SECONDS)

    def _miss(self) -> None:
        """Word of a game may have been missed."""
        self._hear(())

    def _hear(self, news: Sequence[WakeUp]) -> None:
        found = {one.game_id for one in news} & self._own.keys() if news else set(self._own)
        if found or self._parts.closing.is_set():
            self._woken |= found
            self._bell.ring()

    async def _round(self, *, whole: bool) -> NewsRound:
        """Looks at all games, or at those that there was word of. While PostgreSQL is away, there
        are no news."""
        woken, self._woken = self._woken, set()
        try:
            if not whole:
                return NewsRound(news=tuple([one async for one in self._news(woken)]))
            at, heads = datetime.now(UTC), await self._parts.log.heads()
            self._own = {one.game_id: one for one in await self._games()}
            news = tuple([one async for one in self._news(self._own)])
            self._since, self._begun = at, True
            # Behind what is out of reach nobody can say how far it has come.
            whole_log = len(heads) == self._parts.log.partitions
            return NewsRound(news=news, cursor=NewsCursor.of(heads, at) if whole_log else None)
        except Exception as trouble:
            if not is_outage(trouble):
                raise
            _log.warning("stream-waits", error=type(trouble).__name__)
            self._woken |= woken
            return NewsRound()

    async def _games(self) -> tuple[OwnGame, ...]:
        pool, since = self._parts.pool, self._since - MARGIN
        return await own_games.of_account(pool, self._account, since)

    async def _news(self, games: Collection[str]) -> AsyncIterator[News]:
        """The news of these games."""
        ends = await self._parts.log.ends(games)
        for game_id, end in ends.items():
            if end.position <= self._published_until(
                self._own[game_id], end.partition, end.version
            ):
                continue
            self._seen[game_id] = end.position
            game = await self._parts.games.fresh(game_id)
            if game is not None:
                for one in await self._of_game(game, end.partition):
                    yield one
        for game_id, end in ends.items():
            self._seen.setdefault(game_id, end.position)

    def _published_until(self, own: OwnGame, partition: int, version: int) -> int:
        """The position of a game up to which nothing has to be told."""
        seen = self._seen.get(own.game_id)
        if seen is not None:
            return seen
        if self._resumed is not None:
            return self._resumed.positions[partition]
        # In the beginning, those that do not wait for anybody are left alone; but only if the
        # list has seen all of them.
        idle = not self._begun and own.version == version and not own.waits
        return _EVERYTHING if idle else -1

    async def _of_game(self, game: LiveGame, partition: int) -> Iterable[News]:
        before, now = self._told.get(game.id), _standing(game, self._account)
        self._told[game.id] = now
        if before is None:
            before = await self._earlier(game, now, partition)
        disputed = [
            _news("game.disputed" if is_open else "game.dispute-closed", game, now, number)
            for number, is_open in sorted(now.disputes - before.disputes)
        ]
        if now.over:
            return disputed if before.over else [*disputed, _news("game.ended", game, now)]
        told = [_news("game.started", game, now)] if now.started > before.started else []
        turn = [_news("game.turn", game, now)] if now.open - before.open else []
        return [*told, *disputed, *turn]

    async def _earlier(self, game: LiveGame, now: Progress, partition: int) -> Progress:
        """How a game stood when it was told of last, as far as a cursor says so."""
        if self._resumed is None and not self._begun:
            return replace(now, open=frozenset())
        if self._resumed is None:
            return Progress(started=False, over=False, open=frozenset())
        events = await self._parts.log.read(game.id, limit=_OPENING)
        begun = next((one.position for one in events if one.kind == STARTED), None)
        position = self._resumed.positions[partition]
        started = begun is not None and begun <= position
        old = await untouched(
            self._parts.log, game.id, game.position.version, now.disputes, position
        )
        return Progress(started=started, over=False, open=frozenset(), disputes=old)


def _standing(game: LiveGame, account: str) -> Progress:
    basis = game.basis
    position, seats = basis.position, basis.played_by(account)
    open_now = {
        (seat, frame.id)
        for seat in seats.intersection(position.awaits)
        if (frame := position.state.agenda.open_for(seat)) is not None
    }
    return Progress(
        started=position.seen.started,
        over=position.over,
        open=frozenset(open_now),
        disputes=standing_of(position.seen),
    )


def _news(kind: NewsType, game: LiveGame, standing: Progress, dispute: int | None = None) -> News:
    position = game.position
    return News(
        type=kind,
        game=game.id,
        title=position.seen.title,
        status=position.status,
        ply=position.ply,
        version=position.version,
        seats=tuple(sorted(seat for seat, _ in standing.open)),
        dispute=dispute,
    )
