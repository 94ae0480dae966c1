"""The command loop: it decides in memory, appends to the log, and decides again if the game has
changed meanwhile."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Final, Literal

import structlog
from msgspec import Struct

from events.draws import together
from events.outcome import (
    Appended,
    Duplicate,
    VersionConflict,
)
from events.stored_responses import with_receipt
from games.kernel.refusal import GAME_OVER, Illegal
from games.kernel.result import Result
from games.kernel.seats import AtSeat
from games.kernel.table.ending import GameFinished
from games.kernel.table.state import TableFact, TableState, ending, evolve_table
from referee.decoder import Decoder
from referee.drafting import CommandBatch, Drafted, Drafter, Rehearsal, Stopped
from referee.play_problems import paused
from referee.positions import Position
from referee.problems import kinds
from referee.problems.problem import refused
from referee.redaction import Redaction
from referee.replies import WrittenMoves, encode_moves, written
from service.http.idempotency import IdempotencyKey, Reply, again
from service.play.append import GameWriter, bound
from service.play.basis import DecisionBasis
from service.play.game_cache import GameCache, LiveGame
from service.play.problems import PlayProblems
from service.process import logs
from service.process.metrics import Metrics
from service.tracing import following

_UNREAD: Final = b"{}"
"""The answer to what the service plays by itself. It is kept, so that no two processes play the
same, but nobody reads it."""
_OVER: Final = Illegal(GAME_OVER, "game-over")

_log = structlog.get_logger()


class PlayRequest(Struct, frozen=True, kw_only=True):
    """A request to play a batch of commands.

    `key` makes it known again, `expected` is the version that the game must have, `account` the
    person who must hold the seat; `leased` says whether the lease is live by which they play.
    `preface` are facts of the table that go before the moves, in
    the same append. Only the service itself plays for somebody whose time is up (`clock`) or who
    has ordered it (`pass`, `forced`).
    """

    batch: CommandBatch
    by: Literal["person", "bot", "clock", "pass", "forced"]
    account: str | None = None
    expected: int | None = None
    key: IdempotencyKey | None = None
    dry_run: bool = False
    preface: tuple[TableFact, ...] = ()
    leased: Callable[[], Awaitable[bool]] | None = None


class Rehearsed(Struct, frozen=True, kw_only=True):
    """A rehearsal, the position that it began at, and how many of its commands are `certain` to do
    the same in the game."""

    position: Position
    rehearsal: Rehearsal
    certain: int


Moved = Callable[[LiveGame], None]


class CommandLoop:
    """Plays commands, one request per game at a time."""

    def __init__(
        self,
        writer: GameWriter,
        games: GameCache,
        decoder: Decoder,
        redaction: Redaction,
        refusals: PlayProblems,
        metrics: Metrics,
    ) -> None:
        self._writer = writer
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

    def publish(self, game: LiveGame) -> None:
        """Tells those who listen that something has happened in a game."""
        for moved in self._moved:
            moved(game)

    async def play(self, game: LiveGame, request: PlayRequest) -> Reply:
        """Plays the commands, all or none. Raises a problem if they cannot be played."""
        return await self._writer.decide(game, lambda basis: self._attempt(game, basis, request))

    async def rehearse(self, game: LiveGame, request: PlayRequest) -> Rehearsed:
        """What the commands would do, and nothing more. Raises a problem if they cannot be
        played."""
        return await self._writer.decide(game, lambda basis: self._rehearsed(game, basis, request))

    async def _attempt(
        self, game: LiveGame, basis: DecisionBasis, request: PlayRequest
    ) -> Reply | None:
        """One attempt on what is known of the game; None if it turned out to be behind."""
        drafted = await self._drafted(game, basis, request)
        if not isinstance(drafted, Drafted):
            return drafted
        result = ending(basis.title, drafted.state, basis.position.seen)
        moves = written(self._decoder, drafted, result, request.preface)
        at, viewer = basis.position.now(), AtSeat(request.batch.seat)
        if request.dry_run:
            return Reply(body=encode_moves(self._redaction, moves, basis.head, at, viewer))
        return await self._appended(game, basis, request, drafted, moves, at)

    async def _rehearsed(
        self, game: LiveGame, basis: DecisionBasis, request: PlayRequest
    ) -> Rehearsed | None:
        found = await self._drafted(game, basis, request)
        if found is None:
            return None
        assert isinstance(found, Rehearsal), "a dry run has no earlier answer"
        certain = self._drafter.certain(basis.title, found)
        return Rehearsed(position=basis.position, rehearsal=found, certain=certain)

    async def _drafted(
        self, game: LiveGame, basis: DecisionBasis, request: PlayRequest
    ) -> Drafted | Reply | None:
        """The moves that the commands make here; or an earlier answer to the same request, or None
        if what is known of the game turned out to be behind."""
        position = basis.position
        if position.state is not None and not _may_play(basis, request):
            if earlier := await self._earlier(request):
                return earlier
            raise refused(kinds.NOT_YOUR_SEAT, field="seat")
        if request.leased is not None and not await request.leased():
            if earlier := await self._earlier(request):
                return earlier
            raise refused(kinds.LEASE_LOST, field="Kronika-Lease")
        if request.expected is not None and request.expected != position.version:
            return await self._unexpected(game, basis, request)
        if position.state is None:
            if await self._games.outdated(game, basis):
                return None
            raise refused(kinds.GAME_NOT_STARTED)
        if position.seen.pauses and not position.over:
            return await self._paused(game, basis, request)
        with following.part("decide"):
            drafted = self._draft(basis, request)
        if isinstance(drafted, Stopped):
            return await self._stopped(game, basis, request, drafted)
        return drafted

    async def _appended(
        self,
        game: LiveGame,
        basis: DecisionBasis,
        request: PlayRequest,
        drafted: Drafted,
        moves: WrittenMoves,
        at: datetime,
    ) -> Reply | None:
        """The answer once the moves are in the log; None if somebody else was there before."""
        new = bound(basis, moves.entries, at)
        moves, viewer = moves.linked(new.entries), AtSeat(request.batch.seat)
        asked = request.by == "person"
        body = encode_moves(self._redaction, moves, basis.head, at, viewer) if asked else _UNREAD
        outcome = await self._writer.append(
            new,
            response=None if request.key is None else request.key.answered(body),
            receipted=asked,
        )
        match outcome:
            case Appended():
                await self._advance(game, basis, request, drafted, moves, at)
                return Reply(body=_receipted(body, outcome), ply=drafted.steps[-1].ply)
            case Duplicate():
                # Another process has played it: a bot here must not go on asking for its move.
                await self._games.refresh(game)
                return again(outcome, request.key)
            case VersionConflict():
                return None

    def _draft(self, basis: DecisionBasis, request: PlayRequest) -> Drafted | Stopped:
        title, position, secrets = basis.title, basis.position, basis.secrets
        if position.over:
            return Stopped(index=0, state=position.state, illegal=_OVER)
        if request.dry_run:
            return self._drafter.rehearse(title, position.state, position.ply, request.batch)
        return self._drafter.draft(
            title,
            position.state,
            position.ply,
            request.batch,
            lambda ply: secrets.chance(position.seen, ply, position.draws),
            secrets.worlds(position.ply, request.batch.seat),
        )

    async def _advance(
        self,
        game: LiveGame,
        basis: DecisionBasis,
        request: PlayRequest,
        drafted: Drafted,
        moves: WrittenMoves,
        at: datetime,
    ) -> None:
        """The moves are in the log: go on from the state after them."""
        position = basis.position
        version, ply = position.version + len(moves.entries), drafted.steps[-1].ply
        table = _after(position.seen, request.preface, position.ply, moves.result)
        head = moves.entries[-1].hash or b""
        reached = Position(
            version=version,
            moved=version,
            ply=ply,
            table=table,
            state=drafted.state,
            head=head,
            draws=together(position.draws, *(step.draws for step in drafted.steps)),
            at=at,
            times=position.times.ended(at) if table.over else position.times,
        )
        await self._games.advance(game, basis, reached)
        self._metrics.move(basis.title.meta.slug, request.by, len(moves.plies))
        logs.about_game(version=version, ply=ply)
        _log.debug("moved", game=basis.id, version=version, ply=ply, seat=request.batch.seat)
        self.publish(game)

    async def _unexpected(
        self, game: LiveGame, basis: DecisionBasis, request: PlayRequest
    ) -> Reply | None:
        """The game has another version than expected, as far as is known here."""
        if await self._games.outdated(game, basis):
            return None
        if earlier := await self._earlier(request):
            return earlier
        assert request.expected is not None
        self._metrics.conflict("told")
        raise await self._refusals.mismatch(basis, request.expected, request.batch.seat)

    async def _stopped(
        self, game: LiveGame, basis: DecisionBasis, request: PlayRequest, stopped: Stopped
    ) -> Reply | None:
        """A command was refused, as far as is known here."""
        if await self._games.outdated(game, basis):
            return None
        if earlier := await self._earlier(request):
            return earlier
        if stopped.illegal is not None:
            self._metrics.refusal(basis.title.meta.slug, stopped.illegal.rule)
        raise await self._refusals.stopped(basis, request.batch, stopped)

    async def _paused(
        self, game: LiveGame, basis: DecisionBasis, request: PlayRequest
    ) -> Reply | None:
        """The game stands still, as far as is known here."""
        if await self._games.outdated(game, basis):
            return None
        if earlier := await self._earlier(request):
            return earlier
        raise paused(basis.position.seen)

    async def _earlier(self, request: PlayRequest) -> Reply | None:
        """The answer that was given to an earlier request with the same key."""
        return None if request.dry_run else await self._writer.replied(request.key)


def _may_play(basis: DecisionBasis, request: PlayRequest) -> bool:
    """Whether the seat is (still) that of the person: until the start, seats change hands."""
    return request.by != "person" or request.batch.seat in basis.played_by(request.account)


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
