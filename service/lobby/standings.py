"""How games stand for somebody: points, round, clocks, the question, what happened since.

All of it follows from the log, and is read from the games in memory. What was worked out for a
version of a game is remembered for all who see the same. Whatever is told was redacted for the one
who asks.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.phrases import Phrases
from games.kernel.seats import AtSeat, Seat, Spectator, Viewer
from projections.database import Pool
from referee.clocks_shown import clocks_shown
from referee.people import Account
from referee.redaction import Redaction
from referee.schemas import MoveListed
from service.accounts import accounts
from service.lobby.figures import FigureCache
from service.lobby.latest_moves import LatestMoves
from service.lobby.news import Readings
from service.lobby.once import Once
from service.lobby.points import points_of
from service.lobby.schemas.standings import MoveTold, Standing
from service.lobby.watchers import Watchers
from service.play.basis import DecisionBasis
from service.play.event_texts import seats_called_in
from service.play.game_cache import GameCache, LiveGame
from service.play.game_clocks import GameClocks

MOST: Final = 50
"""Games of one answer that are told with their standings."""
KEPT: Final = 4096
"""Standings that are remembered, about two kilobytes each."""
AT_ONCE: Final = 8
"""Games of one answer that are read at the same time."""

_Key = tuple[str, int, Seat | None, str, tuple[str, ...]]
"""A game and its version, the seat from which it is seen, the language, what the seats are called:
people change their names, and who has left has none."""


class Asker(Struct, frozen=True, kw_only=True):
    """Who asks how games stand, and in which language."""

    account: str | None
    language: str


class _Look(Struct, frozen=True, kw_only=True):
    """From where a game is looked at, in which words."""

    seat: Seat | None
    phrases: Phrases | None
    names: tuple[str, ...]

    @property
    def viewer(self) -> Viewer:
        """The one who looks."""
        return Spectator() if self.seat is None else AtSeat(self.seat)


class Standings:
    """Says how games stand."""

    def __init__(
        self,
        pool: Pool,
        games: GameCache,
        figures: FigureCache,
        latest: LatestMoves,
        redaction: Redaction,
        clocks: GameClocks,
        watchers: Watchers,
    ) -> None:
        self._pool = pool
        self._games = games
        self._figures = figures
        self._latest = latest
        self._redaction = redaction
        self._clocks = clocks
        self._watchers = watchers
        self._kept = Once[_Key, Standing](KEPT)

    async def of_games(self, ids: Sequence[str], asker: Asker) -> Mapping[str, Standing]:
        """How those of these games stand that have started."""
        watched = await self._watchers.of_games(ids)
        games = await started(self._games, ids)
        people = {account for game in games for account in game.people.values()}
        known = await accounts.known(self._pool, people)
        turns = asyncio.Semaphore(AT_ONCE)

        async def of(game: LiveGame) -> Standing:
            async with turns:
                found = await self._of_game(game, asker, known)
            return replace(found, watchers=watched.get(game.id, 0))

        found = await asyncio.gather(*map(of, games))
        return {game.id: one for game, one in zip(games, found, strict=True)}

    async def _of_game(
        self, game: LiveGame, asker: Asker, known: Mapping[str, Account]
    ) -> Standing:
        basis, words = game.basis, game.title.words
        phrases = None if words is None else words.of(asker.language)
        names = () if phrases is None else seats_called_in(game, phrases, known)
        look = _Look(seat=_seat_of(basis, asker.account), phrases=phrases, names=names)
        key = (basis.id, basis.version, look.seat, asker.language, names)

        async def work() -> Standing:
            told = look.phrases is not None and not basis.position.over
            asked, ply = _asked(basis, look), basis.position.ply
            moves = await self._latest.since(game, look.viewer, asked, ply) if told else ()
            return await self._worked_out(basis, look, moves)

        standing = await self._kept.of(key, work)
        if basis.position.over:
            return standing
        reckoning = await self._clocks.of(basis)
        return replace(standing, clocks=clocks_shown(reckoning, datetime.now(UTC)))

    async def _worked_out(
        self, basis: DecisionBasis, look: _Look, moves: Sequence[MoveListed]
    ) -> Standing:
        count = self._figures.now(basis, look.viewer).round
        return Standing(
            points=points_of(basis),
            round=None if count is None else int(count.value),
            rounds=None if count is None else count.of,
            asks=self._question(basis, look),
            seat=look.seat,
            moves=await self._told(basis, look, moves),
        )

    def _question(self, basis: DecisionBasis, look: _Look) -> str | None:
        """What the game asks the seat."""
        seat = _asked(basis, look)
        if seat is None or look.phrases is None:
            return None
        frame = basis.position.state.agenda.open_for(seat)
        if frame is None:
            return None
        step: Any = self._redaction.plain(frame.step, look.viewer)
        return look.phrases.ask(step, look.names)

    async def _told(
        self, basis: DecisionBasis, look: _Look, moves: Sequence[MoveListed]
    ) -> tuple[MoveTold, ...]:
        if look.phrases is None:
            return ()
        readings = Readings(
            title=basis.title, phrases=look.phrases, names=look.names, seat=look.seat
        )
        return await self._latest.told(basis, look.viewer, moves, readings)


async def started(games: GameCache, ids: Iterable[str]) -> Sequence[LiveGame]:
    """Those of these games that have started, as the log has them now."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def fresh(one: str) -> LiveGame | None:
        async with turns:
            return await games.fresh(one)

    found = await asyncio.gather(*map(fresh, ids))
    return [one for one in found if one is not None and one.position.state is not None]


def _asked(basis: DecisionBasis, look: _Look) -> Seat | None:
    """The seat from which somebody looks, if it is awaited."""
    position = basis.position
    return look.seat if not position.over and look.seat in position.awaits else None


def _seat_of(basis: DecisionBasis, account: str | None) -> Seat | None:
    """The seat from which somebody looks: one that is awaited, or else their first."""
    held = sorted(basis.played_by(account))
    awaited = [one for one in held if one in basis.position.awaits]
    return next(iter(awaited or held), None)
