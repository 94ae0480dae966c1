"""The court: disputes opened, withdrawn and judged, as facts of the table."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from msgspec import Struct

from events.codec import tag
from events.log import Log
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from games.kernel.table.disputing import (
    Annul,
    Dispute,
    DisputeDismissed,
    DisputeOpened,
    DisputeWithdrawn,
    RewindTo,
)
from games.kernel.table.ending import GameFinished, GameVoided
from games.kernel.table.pausing import Paused, Resumed
from games.kernel.table.state import TableFact, TableState
from projections.database import Pool
from referee.problems import kinds
from referee.problems.problem import refused
from service.disputes import complaints
from service.disputes.records import DisputeRecords, Verdict
from service.play.basis import DecisionBasis
from service.play.game_cache import LiveGame
from service.play.viewers import Actor
from service.refusals import store as refusals
from service.table.recorder import TableRecorder

MOST: Final = 20
"""Disputes that a seat may open in a game, whatever becomes of them."""

_FINISHED: Final = tag(GameFinished)
_TRAILING: Final = 500
_UNMENDED: Final = Sentence("upheld-needs-remedy")


class DisputeLimits(Struct, frozen=True, kw_only=True):
    """How many disputes of a seat may be open at once, and how long after the end of a game there
    may be new ones."""

    open: int
    days: float


class Matter(Struct, frozen=True, kw_only=True):
    """What a seat disputes: a ply, or that a command was refused."""

    seat: Seat
    ply: int | None = None
    refusal: str | None = None

    def is_of(self, dispute: Dispute) -> bool:
        """Whether a dispute is about this."""
        known = (dispute.seat, dispute.ply, dispute.refusal)
        return known == (self.seat, self.ply, self.refusal)


class Court:
    """Records what happens with disputes. Every problem leaves the game as it was."""

    def __init__(
        self,
        pool: Pool,
        log: Log,
        recorder: TableRecorder,
        records: DisputeRecords,
        limits: DisputeLimits,
    ) -> None:
        self._pool = pool
        self._log = log
        self._recorder = recorder
        self._records = records
        self._limits = limits

    async def open(
        self, game: LiveGame, matter: Matter, complaint: complaints.Complaint
    ) -> tuple[int, bool]:
        """The number of the dispute, and whether it is new. The same matter is opened once."""

        number = 0

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            nonlocal number
            table = basis.position.seen
            if matter.seat not in basis.held_by(complaint.account_id):
                raise refused(kinds.NOT_YOUR_SEAT, field="seat")
            if (known := _open_one(table, matter)) is not None:
                number = known.number
                return ()
            await self._check(basis, matter)
            if matter.refusal is not None:
                await refusals.hold(self._pool, basis.id, matter.refusal)
            if not await complaints.store(self._pool, basis.id, complaint):
                raise refused(kinds.NOT_YOUR_SEAT, field="seat")
            number = len(table.disputes) + 1
            opened = DisputeOpened(
                dispute=number,
                seat=matter.seat,
                complaint=complaint.digest,
                ply=matter.ply,
                refusal=matter.refusal,
            )
            return (opened, *_pausing(table))

        facts = await self._recorder.record(game, decide)
        return number, bool(facts)

    async def withdraw(self, game: LiveGame, number: int, who: Actor) -> None:
        """The player does not insist. Nothing happens to a dispute that was withdrawn already."""

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            table = basis.position.seen
            dispute = _numbered(table, number)
            other = who.seat is not None and who.seat != dispute.seat
            if other or dispute.seat not in basis.held_by(who.account):
                raise refused(kinds.NOT_YOUR_SEAT, Sentence("dispute-not-yours"))
            if dispute.status == "withdrawn":
                return ()
            if dispute.status != "open":
                raise refused(kinds.DISPUTE_DECIDED)
            return (DisputeWithdrawn(dispute=number), *_resuming(table, number))

        await self._recorder.record(game, decide)

    async def judge(self, game: LiveGame, verdict: Verdict, account: str) -> None:
        """An arbiter decides; what the remedy does happens in the same append. The same verdict
        again changes nothing."""

        async def decide(basis: DecisionBasis) -> Sequence[TableFact]:
            table = basis.position.seen
            dispute = _numbered(table, verdict.dispute)
            if basis.held_by(account):
                raise refused(kinds.PARTIAL_ARBITER)
            if dispute.status != "open":
                known = await self._records.of_number(basis, verdict.dispute)
                if known is not None and known.verdict == verdict:
                    return ()
                raise refused(kinds.DISPUTE_DECIDED)
            following = await self._following(basis, verdict)
            await complaints.sign(self._pool, basis.id, verdict, account)
            return (verdict, *following)

        await self._recorder.record(game, decide)

    async def _following(self, basis: DecisionBasis, verdict: Verdict) -> Sequence[TableFact]:
        """What happens because of a verdict."""
        table = basis.position.seen
        resuming = _resuming(table, verdict.dispute)
        if isinstance(verdict, DisputeDismissed):
            return resuming
        match verdict.remedy:
            case None:
                raise refused(kinds.INVALID_BODY, _UNMENDED, field="remedy")
            case RewindTo(to=ply):
                return (await self._recorder.rewinding(basis, ply, "ruling"), *resuming)
            case Annul():
                if table.voided is not None:
                    raise refused(kinds.GAME_ENDED, Sentence("already-void"), field="remedy")
                return (GameVoided(why="ruling"),)

    async def _check(self, basis: DecisionBasis, matter: Matter) -> None:
        """Raises a problem if the matter may not be disputed."""
        position, table = basis.position, basis.position.seen
        if position.state is None:
            raise refused(kinds.GAME_NOT_STARTED)
        if table.voided is not None:
            raise refused(kinds.GAME_ENDED, Sentence("void-no-remedy"))
        if matter.ply is not None and matter.ply > position.ply:
            problem = Sentence("game-at-ply", {"ply": position.ply})
            raise refused(kinds.UNKNOWN_PLY, problem, field="ply")
        if matter.refusal is not None:
            found = await refusals.of_id(self._pool, basis.id, matter.refusal)
            if found is None or found.seat != matter.seat:
                raise refused(kinds.UNKNOWN_REFUSAL, field="refusal")
        own = [one for one in table.disputes if one.seat == matter.seat]
        if any(matter.is_of(one) for one in own):
            field = "ply" if matter.refusal is None else "refusal"
            raise refused(kinds.ALREADY_DISPUTED, field=field)
        if sum(one.status == "open" for one in own) >= self._limits.open or len(own) >= MOST:
            limit = Sentence("disputes-at-most", {"open": self._limits.open, "most": MOST})
            raise refused(kinds.TOO_MANY_DISPUTES, limit)
        if table.result is not None and await self._too_late(basis):
            days = Sentence("disputable-days", {"days": f"{self._limits.days:g}"})
            raise refused(kinds.TOO_LATE_TO_DISPUTE, days)

    async def _too_late(self, basis: DecisionBasis) -> bool:
        """Whether the game ended too long ago. Little can happen after its end."""
        until = basis.version
        events = await self._log.read(basis.id, after=max(0, until - _TRAILING), until=until)
        ended = next((one.at for one in events if one.kind == _FINISHED), basis.position.at)
        return datetime.now(UTC) > ended + timedelta(days=self._limits.days)


def _numbered(table: TableState, number: int) -> Dispute:
    if not 1 <= number <= len(table.disputes):
        raise refused(kinds.UNKNOWN_DISPUTE)
    return table.disputes[number - 1]


def _open_one(table: TableState, matter: Matter) -> Dispute | None:
    """The open dispute of a matter."""
    found = (one for one in table.disputes if one.status == "open" and matter.is_of(one))
    return next(found, None)


def _pausing(table: TableState) -> tuple[TableFact, ...]:
    """A dispute stops the game if the table wants it so."""
    stands = table.over or any(one.why == "dispute" for one in table.pauses)
    return (Paused(why="dispute"),) if table.terms.on_dispute == "pause" and not stands else ()


def _resuming(table: TableState, number: int) -> tuple[TableFact, ...]:
    """The last open dispute that ends lets the game go on."""
    others = any(one.status == "open" and one.number != number for one in table.disputes)
    stands = not table.over and any(one.why == "dispute" for one in table.pauses)
    return (Resumed(why="dispute"),) if stands and not others else ()
