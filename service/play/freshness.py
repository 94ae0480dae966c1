"""How far games are in the log: asked for by many at once, and answered to all of them together.

Whatever is shown of a game is what the log has when it is asked for. A question of its own for each
request took more time than answering most of them. So those who come while a question is under way
are put into the next one, which begins after they have come.
"""

import asyncio
from contextvars import Context

from events.log import Log


class Freshness:
    """Asks the log. Belongs to one event loop."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._waiting: dict[str, asyncio.Future[int]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def version(self, game_id: str) -> int:
        """The version that the game has in the log now, or later; 0 if there is no such game."""
        if self._log.distributed:  # each game is asked for where it lies, anyway
            return await self._log.version(game_id)
        answer = self._waiting.get(game_id)
        if answer is None:
            answer = self._waiting[game_id] = asyncio.get_running_loop().create_future()
        if self._asking is None:
            # It asks for whoever comes, so it belongs to nobody's request.
            self._asking = asyncio.create_task(
                self._ask(), name="versions of games", context=Context()
            )
        return await asyncio.shield(answer)  # others may wait for it, too

    async def _ask(self) -> None:
        try:
            while self._waiting:
                asked, self._waiting = self._waiting, {}
                try:
                    await self._answer(asked)
                finally:
                    for answer in asked.values():
                        answer.cancel()  # those without an answer: the process ends
        finally:
            self._asking = None

    async def _answer(self, asked: dict[str, asyncio.Future[int]]) -> None:
        try:
            found = await self._log.ends(asked)
        except Exception as trouble:
            for answer in asked.values():
                answer.set_exception(trouble)
                answer.exception()  # whoever has asked may be gone
        else:
            for game_id, answer in asked.items():
                answer.set_result(found[game_id].version if game_id in found else 0)
