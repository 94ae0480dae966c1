"""The command loop: decide in memory, append to the log, and if somebody was faster, again."""

import time
from collections.abc import Callable
from datetime import datetime
from typing import Final, Literal

import structlog
from msgspec import Struct

from events.log import Log
from events.outcome import (
    Appended,
    Duplicate,
    LogClosedError,
    LogUnavailableError,
    StoredResponse,
    VersionConflict,
)
from events.stored_responses import with_receipt
from games.kernel.lifecycle import GameFinished, TableFact, TableState, ending, evolve_table
from games.kernel.refusal import GAME_OVER, Illegal
from games.kernel.result import Result
from games.kernel.seats import AtSeat
from projections.decoder import Decoder
from service.play.drafting import Drafted, Drafter, Stopped, Wanted
from service.play.game_cache import HotGame, HotGames
from service.play.positions import Position
from service.play.problems import Refusals
from service.play.redaction import Redaction
from service.play.replies import Written, told, written
from service.problems import kinds
from service.problems.problem import refused
from service.process import logs
from service.process.metrics import Metrics
from service.tracing import following

ATTEMPTS: Final = 20
_OVER: Final = Illegal(rule=GAME_OVER, because="The game is over.")

_log = structlog.get_logger()


class Name(Struct, frozen=True, kw_only=True):
    """The idempotency key of a request, within a scope, and what was requested."""

    scope: str
    key: str
    request_hash: bytes

    def answered(self, body: bytes) -> StoredResponse:
        """The answer, to be kept under this name."""
        return StoredResponse(
            scope=self.scope, key=self.key, request_hash=self.request_hash, body=body
        )


class Order(Struct, frozen=True, kw_only=True):
    """What somebody wants to play: `name` makes it known again, `expected` is the version that
    the game must have, `account` the person who must hold the seat. `preface` are facts of the
    table that go before the moves, in the same append. Nobody's clock plays for anybody unless it
    is the service that says so (`clock`)."""

    wanted: Wanted
    by: Literal["person", "bot", "clock"]
    account: str | None = None
    expected: int | None = None
    name: Name | None = None
    dry_run: bool = False
    preface: tuple[TableFact, ...] = ()


class Told(Struct, frozen=True, kw_only=True):
    """The answer of a request; `again` if it is that of an earlier one of the same name. `ply` is
    the last one that was played now."""

    body: bytes
    again: bool = False
    ply: int | None = None


Moved = Callable[[HotGame], None]


class CommandLoop:
    """Plays commands, one request per game at a time."""

    def __init__(
        self,
        log: Log,
        games: HotGames,
        decoder: Decoder,
        redaction: Redaction,
        refusals: Refusals,
        metrics: Metrics,
    ) -> None:
        self._log = log
        self._games = games
        self._decoder = decoder
        self._redaction = redaction
        self._refusals = refusals
        self._drafter = Drafter(redaction)
        self._metrics = metrics
        self._moved: list[Moved] = []

    def listen(self, moved: Moved) -> None:
        """Calls `moved` after every move that this process plays."""
        self._moved.append(moved)

    def tell(self, game: HotGame) -> None:
        """Tells those who listen that something has happened in a game."""
        for moved in self._moved:
            moved(game)

    async def play(self, game: HotGame, order: Order) -> Told:
        """Plays the commands, all or none. Raises a problem if they cannot be played."""
        for _ in range(ATTEMPTS):
            async with game.lock:
                answer = await self._attempt(game, order)
            if answer is not None:
                return answer
            self._metrics.conflict("retried")
        raise refused(kinds.UNAVAILABLE, "Others are always faster. Try again.")

    async def _attempt(self, game: HotGame, order: Order) -> Told | None:
        """One attempt on what is known of the game; None if it turned out to be behind."""
        position = game.position
        if position.state is not None and not _may_play(game, order):
            if earlier := await self._earlier(order):
                return earlier
            raise refused(kinds.NOT_YOUR_SEAT, field="seat")
        if order.expected is not None and order.expected != position.version:
            return await self._unexpected(game, order, position)
        if position.state is None:
            if await self._games.refresh(game):
                return None
            raise refused(kinds.GAME_NOT_STARTED)
        if position.seen.pauses and not position.over:
            return await self._paused(game, order)
        with following.part("decide"):
            drafted = self._draft(game, order, position)
        if isinstance(drafted, Stopped):
            return await self._stopped(game, order, position, drafted)
        result = ending(game.title, drafted.state, position.seen)
        moves = written(self._decoder, drafted, result, order.preface)
        at = position.now()
        viewer, head = AtSeat(order.wanted.seat), game.secrets.head(position)
        if order.dry_run:
            return Told(body=told(self._redaction, moves, head, at, viewer))
        moves = moves.behind(head, at)
        body = told(self._redaction, moves, head, at, viewer)
        outcome = await self._append(game, order, position, moves, at, body)
        match outcome:
            case Appended():
                await self._advance(game, order, position, drafted, moves, at)
                return Told(body=_receipted(body, outcome), ply=drafted.steps[-1].ply)
            case Duplicate():
                return again(outcome, order.name)
            case VersionConflict():
                await self._games.refresh(game)
                return None

    def _draft(self, game: HotGame, order: Order, position: Position) -> Drafted | Stopped:
        if position.over:
            return Stopped(index=0, state=position.state, illegal=_OVER)
        if order.dry_run:
            return self._drafter.rehearse(game.title, position.state, position.ply, order.wanted)
        return self._drafter.draft(
            game.title,
            position.state,
            position.ply,
            order.wanted,
            lambda ply: game.secrets.chance(position.seen, ply),
        )

    async def _append(
        self,
        game: HotGame,
        order: Order,
        position: Position,
        moves: Written,
        at: datetime,
        body: bytes,
    ) -> Appended | VersionConflict | Duplicate:
        started = time.perf_counter()
        name = order.name
        try:
            outcome = await self._log.append(
                game.id,
                position.version,
                moves.entries,
                at=at,
                response=None if name is None else name.answered(body),
                receipted=order.by == "person",
            )
        except (LogUnavailableError, LogClosedError):
            self._games.drop(game)
            raise refused(
                kinds.UNAVAILABLE,
                "Whether the move was recorded is not known. Retry with the same Idempotency-Key.",
                headers={"Retry-After": "1"},
            ) from None
        self._metrics.append(time.perf_counter() - started)
        return outcome

    async def _advance(
        self,
        game: HotGame,
        order: Order,
        position: Position,
        drafted: Drafted,
        moves: Written,
        at: datetime,
    ) -> None:
        """The moves are in the log: go on from the state after them."""
        version, ply = position.version + len(moves.entries), drafted.steps[-1].ply
        table = _after(position.seen, order.preface, position.ply, moves.result)
        head = moves.entries[-1].hash or b""
        reached = Position(
            version=version,
            moved=version,
            ply=ply,
            table=table,
            state=drafted.state,
            head=head,
            at=at,
        )
        await self._games.advance(game, reached)
        self._metrics.move(game.title.meta.slug, order.by, len(moves.moves))
        logs.about_game(version=version, ply=ply)
        _log.debug("moved", game=game.id, version=version, ply=ply, seat=order.wanted.seat)
        self.tell(game)

    async def _unexpected(self, game: HotGame, order: Order, position: Position) -> Told | None:
        """The game has another version than expected, as far as is known here."""
        if await self._games.refresh(game):
            return None
        if earlier := await self._earlier(order):
            return earlier
        assert order.expected is not None
        self._metrics.conflict("told")
        raise await self._refusals.mismatch(game, position, order.expected, order.wanted.seat)

    async def _stopped(
        self, game: HotGame, order: Order, position: Position, stopped: Stopped
    ) -> Told | None:
        """A command was refused, as far as is known here."""
        if await self._games.refresh(game):
            return None
        if earlier := await self._earlier(order):
            return earlier
        if stopped.illegal is not None:
            self._metrics.refusal(game.title.meta.slug, stopped.illegal.rule)
        raise await self._refusals.stopped(game, position, order.wanted, stopped)

    async def _paused(self, game: HotGame, order: Order) -> Told | None:
        """The game stands still, as far as is known here."""
        if await self._games.refresh(game):
            return None
        if earlier := await self._earlier(order):
            return earlier
        reasons = " and ".join(f"{one.why}" for one in game.position.seen.pauses)
        raise refused(kinds.GAME_PAUSED, f"The game stands still ({reasons}).")

    async def _earlier(self, order: Order) -> Told | None:
        """The answer that was given to an earlier request of the same name."""
        if order.name is None or order.dry_run:
            return None
        found = await self._log.answered(order.name.scope, order.name.key)
        return None if found is None else again(found, order.name)


def _may_play(game: HotGame, order: Order) -> bool:
    """Whether the seat is (still) that of the person: until the start, seats change hands."""
    return order.by != "person" or order.wanted.seat in game.played_by(order.account)


def _after(
    table: TableState, preface: tuple[TableFact, ...], ply: int, result: Result | None
) -> TableState:
    """The table after moves, with what goes before them and the end of the game, if it is one."""
    for fact in preface:
        table = evolve_table(table, fact, ply=ply)
    return table if result is None else evolve_table(table, GameFinished(result=result))


def _receipted(body: bytes, done: Appended) -> bytes:
    """The answer with the receipt, if there is one: bots need none."""
    return body if done.receipt is None else with_receipt(body, done.receipt)


def again(found: Duplicate, name: Name | None) -> Told:
    """The first answer, if it was the same request."""
    if name is None or found.request_hash != name.request_hash:
        raise refused(kinds.KEY_REUSED, field="Idempotency-Key")
    return Told(body=found.body, again=True)
