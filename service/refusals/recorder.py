"""Noting refusals: from a problem on its way out to an entry in the journal."""

from typing import Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from events.log import Log
from referee.problems import kinds
from referee.problems.problem import Problem, ProblemError
from service.identity.ids import random_id
from service.moves.attempt import PlayAttempt
from service.play.game_cache import LiveGame
from service.refusals.journal import Journal
from service.refusals.refusal import Refusal, stored_body
from service.tracing import request_context

_OTHERS: Final = (kinds.NOT_YOUR_SEAT, kinds.LEASE_LOST)
"""They say who may play, and nothing of what was to be played."""
_OURS: Final = 500
"""From this status on the trouble is the service's, and nothing was refused."""


class RefusalRecorder:
    """Puts into the journal what is refused."""

    def __init__(self, log: Log, journal: Journal) -> None:
        self._log = log
        self._journal = journal

    async def recorded(
        self, game: LiveGame, asked: PlayAttempt, refusal: ProblemError
    ) -> ProblemError:
        """The problem that a request was refused with; with the id of its entry, if it got one."""
        problem = refusal.problem
        if problem.status >= _OURS or refusal.kind in _OTHERS:
            return refusal
        refused = await self._refusal(game, asked, problem)
        if not await self._journal.record(refused):
            return refusal
        instance = f"/v1/games/{game.id}/refusals/{refused.id}"
        told = replace(problem, refusal=refused.id, instance=instance)
        return ProblemError(told, refusal.kind, refusal.headers, refusal.words, refusal.seats)

    async def _refusal(self, game: LiveGame, asked: PlayAttempt, problem: Problem) -> Refusal:
        position = game.position
        version, ply, head = position.version, position.ply, position.head
        if problem.version not in (None, version):  # the game has moved on since it refused
            assert problem.version is not None
            (met,) = await self._log.read(game.id, after=problem.version - 1, limit=1)
            version, ply, head = met.version, met.ply, met.hash or b""
        body, body_hash = stored_body(asked.body)
        return Refusal(
            id=random_id("ref"),
            game_id=game.id,
            seat=asked.seat,
            account=asked.account,
            decision=asked.decision,
            body=body,
            body_hash=body_hash,
            problem=Raw(msgspec.json.encode(replace(problem, legal=None, events=None))),
            rule=problem.rule,
            ruleset=position.seen.ruleset,
            version=version,
            ply=ply,
            head=head,
            request=str(request_context.known().get("request", "")),
            at=position.now(),
        )
