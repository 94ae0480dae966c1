"""How games stand for somebody: points, round, clocks, the question, what happened since.

All of it follows from the log, and is read from the games in memory; what was worked out for a
version of a game is kept for some time. Whatever is told was redacted for the one who asks.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from games.kernel.phrases import Phrases
from games.kernel.scene import Scene
from games.kernel.seats import AtSeat, Seat, Spectator, Viewer
from projections.database import Pool
from service.accounts import accounts
from service.accounts.accounts import Account
from service.lobby.news import Readings, Seen, worth_telling
from service.lobby.presenters.clocks import clocks_shown
from service.lobby.schemas.standings import MoveTold, SeatPoints, Standing
from service.lobby.watchers import Watchers
from service.play.basis import DecisionBasis
from service.play.event_texts import seats_called
from service.play.game_cache import GameCache, LiveGame
from service.play.game_clocks import GameClocks
from service.play.history import MoveHistory
from service.play.position_cache import PositionCache
from service.play.redaction import Redaction
from service.play.schemas import MoveListed

LOOKED_AT: Final = 24
"""So many moves are looked at for those that are told."""
KEPT: Final = 4096
"""Standings that are remembered, about two kilobytes each."""

_Key = tuple[str, int, Seat | None, str, tuple[str, ...]]
"""A game and its version, the seat from which it is seen, the language, what the seats are called:
people change their names, and who has left has none."""


class Asker(Struct, frozen=True, kw_only=True):
    """Who asks how games stand, and in which language."""

    account: str | None
    language: str


class Weight(Struct, frozen=True, kw_only=True):
    """What says how much a game is worth watching: its points by seat, and how many watch it."""

    points: tuple[SeatPoints, ...]
    watchers: int


class Standings:
    """Says how games stand."""

    def __init__(
        self,
        pool: Pool,
        games: GameCache,
        past: PositionCache,
        history: MoveHistory,
        redaction: Redaction,
        clocks: GameClocks,
        watchers: Watchers,
    ) -> None:
        self._pool = pool
        self._games = games
        self._past = past
        self._history = history
        self._redaction = redaction
        self._clocks = clocks
        self._watchers = watchers
        self._kept: OrderedDict[_Key, Standing] = OrderedDict()

    async def of_games(self, ids: Sequence[str], asker: Asker) -> Mapping[str, Standing]:
        """How those of these games stand that have started."""
        watched = await self._watchers.of_games(ids)
        games = await self._started(ids)
        people = {account for game in games for account in game.people.values()}
        known = await accounts.known(self._pool, people)
        return {
            game.id: replace(
                await self._of_game(game, asker, known), watchers=watched.get(game.id, 0)
            )
            for game in games
        }

    async def weighed(self, ids: Sequence[str]) -> Mapping[str, Weight]:
        """What says how much those of these games are worth watching that have started. It takes
        much less than to say how they stand."""
        watched = await self._watchers.of_games(ids)
        return {
            game.id: Weight(points=_points(game.basis), watchers=watched.get(game.id, 0))
            for game in await self._started(ids)
        }

    async def _started(self, ids: Sequence[str]) -> Sequence[LiveGame]:
        found = [await self._games.fresh(one) for one in ids]
        return [one for one in found if one is not None and one.position.state is not None]

    async def _of_game(
        self, game: LiveGame, asker: Asker, known: Mapping[str, Account]
    ) -> Standing:
        basis, words = game.basis, game.title.words
        seat = _seat_of(basis, asker.account)
        phrases = None if words is None else words.of(asker.language)
        names = () if phrases is None else seats_called(game, phrases, known)
        key = (basis.id, basis.version, seat, asker.language, names)
        standing = self._kept.get(key)
        if standing is None:
            asked = seat is not None and seat in basis.position.awaits
            viewer: Viewer = Spectator() if seat is None else AtSeat(seat)
            since = await self._last(game, viewer, seat if asked else None, basis.position.ply)
            standing = await self._worked_out(basis, since, seat, phrases, names)
            self._kept[key] = standing
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        if basis.position.over:
            return standing
        reckoning = await self._clocks.of(basis)
        return replace(standing, clocks=clocks_shown(reckoning, datetime.now(UTC)))

    async def _worked_out(
        self,
        basis: DecisionBasis,
        since: Sequence[MoveListed],
        seat: Seat | None,
        phrases: Phrases | None,
        names: tuple[str, ...],
    ) -> Standing:
        state, over = basis.position.state, basis.position.over
        viewer: Viewer = Spectator() if seat is None else AtSeat(seat)
        scene = self._scene(basis, state, viewer)
        gauges = (one for board in scene.boards if board.seat is None for one in board.gauges)
        rounds = next((one for one in gauges if one.id == "round"), None)
        frame = None if seat is None or over else state.agenda.open_for(seat)
        asked = frame is not None and seat in basis.position.awaits
        asks = None
        if phrases is not None and frame is not None and asked:
            step: Any = self._redaction.plain(frame.step, viewer)
            asks = phrases.ask(step, names)
        moves: tuple[MoveTold, ...] = ()
        if phrases is not None and not over:
            readings = Readings(title=basis.title, phrases=phrases, names=names, seat=seat)
            moves = await self._news(basis, readings, since, viewer)
        return Standing(
            points=_points(basis),
            round=None if rounds is None else int(rounds.value),
            rounds=None if rounds is None else rounds.of,
            asks=asks,
            seat=seat,
            moves=moves,
        )

    async def _last(
        self, game: LiveGame, viewer: Viewer, asked: Seat | None, ply: int
    ) -> Sequence[MoveListed]:
        """The last moves in force until `ply`; if a seat is asked, those of others since its last
        one."""
        page = await self._history.page(
            game, viewer, after=max(0, ply - LOOKED_AT), limit=LOOKED_AT
        )
        moves = [one for one in page.items if one.in_force and one.ply <= ply]
        if asked is None:
            return moves
        own = max((at for at, one in enumerate(moves, 1) if one.seat == asked), default=0)
        return moves[own:]

    async def _news(
        self, basis: DecisionBasis, readings: Readings, since: Sequence[MoveListed], viewer: Viewer
    ) -> tuple[MoveTold, ...]:
        """What is to be told of some moves."""
        seen: dict[int, Seen] = {}
        lines = []
        for one in since:
            ends = (one.ply - 1 if one.parent is None else one.parent, one.ply)
            for ply in ends:
                if ply not in seen:
                    seen[ply] = await self._seen(basis, ply, viewer)
            lines.append(readings.line(one, *(seen[ply] for ply in ends)))
        return worth_telling(lines)

    async def _seen(self, basis: DecisionBasis, ply: int, viewer: Viewer) -> Seen:
        state = (await self._past.at(basis, ply)).state
        count = basis.title.showing.points
        scene = self._scene(basis, state, viewer)
        return Seen(scene=scene, points=() if count is None else count(state))

    def _scene(self, basis: DecisionBasis, state: Any, viewer: Viewer) -> Scene:
        title = basis.title
        if title.showing.scene is None:
            return Scene(boards=())
        view = self._redaction.view(title, state, viewer, over=basis.position.over)
        return title.showing.scene(msgspec.json.decode(view, type=title.types.view))


def _points(basis: DecisionBasis) -> tuple[SeatPoints, ...]:
    count = basis.title.showing.points
    found = () if count is None else count(basis.position.state)
    return tuple(SeatPoints(seat, one) for seat, one in enumerate(found))


def _seat_of(basis: DecisionBasis, account: str | None) -> Seat | None:
    """The seat from which somebody looks: one that is awaited, or else their first."""
    held = sorted(basis.played_by(account))
    awaited = [one for one in held if one in basis.position.awaits]
    return next(iter(awaited or held), None)
