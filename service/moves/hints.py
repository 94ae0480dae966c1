"""Hints at tables whose terms allow them, thought out by the worker processes of the bots."""

from hashlib import sha256
from typing import Final

import msgspec
import structlog
from msgspec import Raw

from games.kernel.agenda import DecisionId
from games.kernel.seats import Seat
from games.kernel.sentence import Sentence
from referee.hint_schemas import HintedCommand, MoveHint
from referee.problems import kinds
from referee.problems.problem import refused
from referee.thinking import ANSWERS, Hinted, HintQuestion
from service.play.basis import DecisionBasis
from service.process.worker_pool import WorkerPool

_SOON: Final = {"Retry-After": "1"}
_log = structlog.get_logger()


class Hints:
    """Thinks about decisions for the people who have to take them."""

    def __init__(self, workers: WorkerPool, *, nodes: int) -> None:
        """A hint is thought out by a search of `nodes` positions at most."""
        self._workers = workers
        self._nodes = nodes

    async def of(self, basis: DecisionBasis, seat: Seat, account: str) -> MoveHint:
        """What is best for a seat, from what it can know; the same until something happens. Raises
        a problem if the terms allow no hints, or the seat has nothing to decide."""
        decision = _decision(basis, seat)
        question = HintQuestion(
            title=basis.position.seen.title,
            ruleset=basis.position.seen.ruleset,
            state=Raw(msgspec.json.encode(basis.position.state)),
            seat=seat,
            nodes=self._nodes,
            dice=sha256(f"hint {basis.id} {decision}".encode()).hexdigest(),
        )
        commands = await self._answer(question, basis.id, account)
        return MoveHint(decision=decision, version=basis.version, commands=commands)

    async def _answer(
        self, question: HintQuestion, game: str, account: str
    ) -> tuple[HintedCommand, ...]:
        try:
            told = await self._workers.ask(msgspec.json.encode(question), account, first=True)
        except (OSError, TimeoutError) as trouble:
            _log.warning("no-hint", game=game, error=type(trouble).__name__)
            raise refused(kinds.UNAVAILABLE, Sentence("not-hinted"), headers=_SOON) from None
        answer = ANSWERS.decode(told)
        if not isinstance(answer, Hinted):
            _log.error("hint-failed", game=game, answer=answer)
            raise refused(kinds.UNAVAILABLE, Sentence("not-hinted"), headers=_SOON)
        return answer.commands


def _decision(basis: DecisionBasis, seat: Seat) -> DecisionId:
    """The decision that the seat has to take; refuses if a hint cannot be given about one."""
    position = basis.position
    if not position.seen.terms.hints:
        raise refused(kinds.NO_HINTS)
    if position.over:
        raise refused(kinds.GAME_ENDED)
    if position.state is None:
        raise refused(kinds.GAME_NOT_STARTED)
    if position.seen.pauses:
        raise refused(kinds.GAME_PAUSED)
    if seat not in position.awaits:
        raise refused(kinds.DECISION_CLOSED, Sentence("nothing-to-hint", {"place": seat}))
    decision: DecisionId = position.state.agenda.open_for(seat).id
    return decision
