"""Having a process decide again, and keeping what it said."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

import msgspec
import structlog
from msgspec import Struct

from events.envelope import Recorded
from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.disputes.question import (
    ANSWERS,
    About,
    Question,
    Redecision,
    line_of,
)
from service.play.game_cache import LiveGame
from service.process.cooperative_scheduling import CooperativeScheduler
from service.process.worker_process import SingleUseWorkers

SECONDS: Final = 30.0
MAX_CONCURRENT_REDECISIONS: Final = 2
REMEMBERED: Final = 500
WAITING: Final = 8
"""Questions about one game that may wait, each of them with the log of the game."""

ReadLog: TypeAlias = Callable[[], Awaitable[Sequence[Recorded]]]
"""Reads the log of a game up to the moment that is asked about."""

_MODULE: Final = "service.disputes.redecision_worker"
_log = structlog.get_logger()


class _Asked(Struct, frozen=True, kw_only=True):
    """What makes two questions the same."""

    game: str
    version: int
    about: About


class Redecisions:
    """Has games decided again by processes of their own, few at a time; the games take turns. An
    answer is remembered: neither the log nor the rules of this release change."""

    def __init__(
        self,
        scheduler: CooperativeScheduler,
        *,
        seconds: float = SECONDS,
        at_once: int = MAX_CONCURRENT_REDECISIONS,
    ) -> None:
        self._scheduler = scheduler
        self._workers = SingleUseWorkers(_MODULE, seconds=seconds, at_once=at_once)
        self._answers: OrderedDict[bytes, asyncio.Task[Redecision | None]] = OrderedDict()
        self._waiting: Counter[str] = Counter()

    async def decide(self, game: LiveGame, version: int, about: About, read: ReadLog) -> Redecision:
        """What comes out; `unknown` if it takes too long or fails. The log up to the version is
        `read` only if nobody has asked before. Refuses if too much is asked about the game at
        once."""
        name = msgspec.json.encode(_Asked(game=game.id, version=version, about=about))
        asked = self._answers.get(name)
        if asked is None:
            asked = self._begun(game, about, read)
            self._answers[name] = asked
            if len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)
        answer = await asyncio.shield(asked)
        if answer is None:
            self._answers.pop(name, None)  # it may go better the next time
            return Redecision(outcome="unknown", by="", because=Sentence("not-decided-again"))
        return answer

    def _begun(
        self, game: LiveGame, about: About, read: ReadLog
    ) -> asyncio.Task[Redecision | None]:
        if self._waiting[game.id] >= WAITING:
            detail = Sentence("too-many-replays")
            raise refused(kinds.UNAVAILABLE, detail, headers={"Retry-After": "10"})
        self._waiting[game.id] += 1
        asked = asyncio.create_task(self._read_and_asked(game, about, read))
        asked.add_done_callback(lambda _: self._ended(game.id))
        return asked

    def _ended(self, game_id: str) -> None:
        self._waiting[game_id] -= 1
        if not self._waiting[game_id]:
            del self._waiting[game_id]

    async def _read_and_asked(
        self, game: LiveGame, about: About, read: ReadLog
    ) -> Redecision | None:
        return await self.ask(game, await read(), about)

    async def ask(self, game: LiveGame, log: Sequence[Recorded], about: About) -> Redecision | None:
        """What comes out, which is not remembered; None if it takes too long or fails."""
        question = Question(
            game=game.id,
            seed=game.secrets.seed.hex(),
            log=tuple(await self._scheduler.each(log, line_of)),
            about=about,
        )
        try:
            answer = await self._workers.answered(msgspec.json.encode(question), party=game.id)
            return ANSWERS.decode(answer)
        except (OSError, TimeoutError, msgspec.MsgspecError) as trouble:
            _log.warning("not-redecided", game=game.id, error=type(trouble).__name__)
            return None
