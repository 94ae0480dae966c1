"""Refusals of commands as problems: with what was missed, or with what would be legal."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw

from events.envelope import Recorded
from events.log import Log
from games.kernel.agenda import DecisionId
from games.kernel.refusal import Illegal
from games.kernel.seats import AtSeat, Seat
from games.kernel.sentence import Sentence
from referee.drafting import CommandBatch, Stopped
from referee.positions import Position
from referee.problems import kinds
from referee.problems.problem import ProblemError, refused, refused_by
from referee.redaction import Redaction
from service.play.basis import DecisionBasis

MISSED: Final = 500
"""At most so many missed events stand in a problem; the rest is read from the log as ever."""


class PlayProblems:
    """Explains why commands were not played."""

    def __init__(self, log: Log, redaction: Redaction) -> None:
        self._log = log
        self._redaction = redaction

    async def mismatch(self, basis: DecisionBasis, expected: int, seat: Seat) -> ProblemError:
        """The game does not have the version that the request expected."""
        version = basis.version
        missed = await self._log.read(basis.id, after=expected, until=version, limit=MISSED)
        detail = Sentence("version-expected", {"expected": expected, "version": version})
        return refused(
            kinds.VERSION_MISMATCH,
            detail,
            version=version,
            events=self._shown(basis, missed, seat),
            decision=_open(basis.position, seat),
            headers={"ETag": f'"{version}"'},
        )

    async def stopped(
        self, basis: DecisionBasis, batch: CommandBatch, stopped: Stopped
    ) -> ProblemError:
        """A command was refused: it came too late, is illegal, or may not follow a draw."""
        if stopped.illegal is None:
            return refused(kinds.BEYOND_A_DRAW, index=stopped.index, version=basis.version)
        if stopped.too_late and stopped.index == 0:
            return await self._too_late(basis, batch, stopped)
        seat = batch.seat
        legal = basis.title.rules.legal(stopped.state, seat)
        return refused_by(
            basis.title,
            stopped.illegal,
            kinds.ILLEGAL_COMMAND,
            index=stopped.index,
            decision=_open_in(stopped.state, seat),
            legal=tuple(Raw(msgspec.json.encode(command)) for command in legal),
            version=basis.version,
        )

    async def _too_late(
        self, basis: DecisionBasis, batch: CommandBatch, stopped: Stopped
    ) -> ProblemError:
        assert stopped.illegal is not None
        missed = await self._since(basis, batch.decision)
        decision = _open(basis.position, batch.seat)
        return refused_by(
            basis.title,
            stopped.illegal,
            kinds.DECISION_CLOSED,
            index=0,
            decision=decision,
            version=basis.version,
            events=self._shown(basis, missed, batch.seat),
            **(_waiting(basis, batch.seat, stopped.illegal) if decision is None else {}),
        )

    async def _since(self, basis: DecisionBasis, decision: DecisionId | None) -> Sequence[Recorded]:
        """What happened since the decision was taken: its action event and all after it."""
        if decision is None:
            return []
        events = await self._log.read(basis.id, after=max(0, basis.version - MISSED))
        for number, event in enumerate(events):
            if event.decision == decision:
                return events[number:]
        return []

    def _shown(
        self, basis: DecisionBasis, events: Sequence[Recorded], seat: Seat
    ) -> tuple[Raw, ...]:
        over, salts = basis.position.over, basis.secrets.salts
        shown = self._redaction.events(events, AtSeat(seat), over=over, salts=salts)
        return tuple(Raw(msgspec.json.encode(event)) for event in shown)


def _waiting(basis: DecisionBasis, seat: Seat, illegal: Illegal) -> dict[str, Any]:
    """Whose turn it is instead, and where the seat learns that it is its own."""
    game, awaits = f"/v1/games/{basis.id}", basis.position.awaits
    if not awaits:
        return {}
    return {
        "detail": Sentence("whose-turn", {"because": illegal.sentence, "whose": awaits}),
        "awaits": awaits,
        "stream_url": f"{game}/stream?after={basis.version}&seat={seat}",
        "legal_url": f"{game}/legal?seat={seat}",
    }


def _open(position: Position, seat: Seat) -> DecisionId | None:
    """The open decision of a seat; none before the start or after the end."""
    if position.state is None or position.over:
        return None
    return _open_in(position.state, seat)


def _open_in(state: object, seat: Seat) -> DecisionId | None:
    frame = state.agenda.open_for(seat)  # type: ignore[attr-defined]  # as states of all titles
    return None if frame is None else frame.id
