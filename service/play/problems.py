"""Refusals of commands as problems, with what the log has of the time since."""

from collections.abc import Sequence

from events.envelope import Recorded
from events.log import Log
from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from referee import play_problems
from referee.drafting import CommandBatch, Stopped
from referee.play_problems import MISSED
from referee.problems.problem import ProblemError
from referee.redaction import Redaction
from service.play.basis import DecisionBasis


class PlayProblems:
    """Explains why commands were not played."""

    def __init__(self, log: Log, redaction: Redaction) -> None:
        self._log = log
        self._redaction = redaction

    async def mismatch(self, basis: DecisionBasis, expected: int, seat: Seat) -> ProblemError:
        """The game does not have the version that the request expected."""
        missed = await self._log.read(basis.id, after=expected, until=basis.version, limit=MISSED)
        return play_problems.mismatch(self._redaction, basis, expected, seat, missed)

    async def stopped(
        self, basis: DecisionBasis, batch: CommandBatch, stopped: Stopped
    ) -> ProblemError:
        """A command was refused: it came too late, is illegal, or may not follow a draw."""
        illegal = stopped.illegal
        if illegal is None or not stopped.too_late or stopped.index > 0:
            return play_problems.stopped(basis, batch, stopped)
        missed = await self._since(basis, batch.decision)
        return play_problems.too_late(self._redaction, basis, batch, illegal, missed)

    async def _since(self, basis: DecisionBasis, decision: DecisionId | None) -> Sequence[Recorded]:
        """What happened since the decision was taken: its action event and all after it."""
        if decision is None:
            return []
        events = await self._log.read(basis.id, after=max(0, basis.version - MISSED))
        return play_problems.since(events, decision)
