"""What was drawn in games that are over: a process of its own decides each again, once."""

import asyncio
from collections import OrderedDict
from typing import Final

from events.log import Log
from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.disputes.question import AboutDraws, Redecision
from service.disputes.redecisions import Redecisions
from service.play.game_cache import LiveGame
from service.process.cooperative_scheduling import CooperativeScheduler

SECONDS: Final = 120.0
"""How long a game may take."""
REMEMBERED: Final = 16
"""Games whose draws are kept, so that pages do not repeat the work: some hundred kB each."""
WAITING: Final = 32
"""Games that may wait for their turn."""


class GameDraws:
    """The draws of whole games, worked out for one game at a time. The last games are kept."""

    def __init__(self, log: Log, scheduler: CooperativeScheduler) -> None:
        self._log = log
        self._fresh = Redecisions(scheduler, seconds=SECONDS, at_once=1)
        self._one = asyncio.Semaphore(1)
        self._known: OrderedDict[tuple[str, int], asyncio.Task[Redecision | None]] = OrderedDict()

    async def of(self, game: LiveGame) -> Redecision:
        """What was drawn in a game that is over. Refuses if too many games wait, or if this release
        cannot decide the game again."""
        name = (game.id, game.position.version)
        asked = self._known.get(name) or self._begun(name, game)
        self._known.move_to_end(name)
        found = await asyncio.shield(asked)
        if found is not None and found.outcome != "unknown":
            return found
        self._known.pop(name, None)  # it may go better the next time
        because = found.because if found is not None else None
        raise refused(kinds.UNAVAILABLE, because or Sentence("not-replayed"))

    def _begun(self, name: tuple[str, int], game: LiveGame) -> asyncio.Task[Redecision | None]:
        """Begins to work them out, and forgets a game that is done."""
        if sum(not task.done() for task in self._known.values()) >= WAITING:
            detail = Sentence("too-many-replays")
            raise refused(kinds.UNAVAILABLE, detail, headers={"Retry-After": "10"})
        done = [known for known, task in self._known.items() if task.done()]
        for known in done[: max(0, len(done) - REMEMBERED + 1)]:
            del self._known[known]
        self._known[name] = asyncio.create_task(self._worked_out(game))
        return self._known[name]

    async def _worked_out(self, game: LiveGame) -> Redecision | None:
        if not game.position.seen.started:
            return Redecision(outcome="same", by="")
        async with self._one:
            log = await self._log.read(game.id, until=game.position.version)
            return await self._fresh.ask(game, log, AboutDraws())
