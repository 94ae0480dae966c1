"""Documents are read by worker processes, few at a time, so that this process goes on serving."""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog

from games.kernel.sentence import Sentence
from referee.problems import kinds
from referee.problems.problem import refused
from service.process.worker_process import SingleUseWorkers
from service.transfer.task import OUTCOMES, ImportOutcome, Task

SECONDS: Final = 60.0
MAX_CONCURRENT_DOCUMENTS: Final = 1
WAITING: Final = 8
RETRY_SECONDS: Final = 5

_MODULE: Final = "service.transfer.worker"
_log = structlog.get_logger()


class DocumentReader:
    """Reads documents. Whoever comes when too many wait is asked to come later."""

    def __init__(self) -> None:
        self._workers = SingleUseWorkers(_MODULE, seconds=SECONDS, at_once=MAX_CONCURRENT_DOCUMENTS)
        self._waiting = 0
        self._accounts: set[str] = set()

    async def read(self, made: Callable[[], Awaitable[Task]], account: str) -> ImportOutcome:
        """What becomes of a document; `made` makes the task of it. Raises a problem if it takes too
        long, or if another one of the account is being read: nobody fills the queue alone."""
        if account in self._accounts:
            detail = Sentence("import-running")
            headers = {"Retry-After": str(RETRY_SECONDS)}
            raise refused(
                kinds.TOO_MANY_REQUESTS, detail, headers=headers, retry_after=RETRY_SECONDS
            )
        self._accounts.add(account)
        try:
            return await self._read(await made())
        finally:
            self._accounts.discard(account)

    async def _read(self, task: Task) -> ImportOutcome:
        if self._waiting >= WAITING:
            raise _later(Sentence("too-many-imports"))
        self._waiting += 1
        try:
            return OUTCOMES.decode(await self._workers.answered(msgspec.json.encode(task)))
        except (OSError, TimeoutError, msgspec.MsgspecError) as trouble:
            _log.warning("not-imported", error=type(trouble).__name__)
            raise _later(Sentence("import-timed-out", {"seconds": round(SECONDS)})) from None
        finally:
            self._waiting -= 1


def _later(detail: Sentence) -> Exception:
    headers = {"Retry-After": str(RETRY_SECONDS)}
    return refused(kinds.UNAVAILABLE, detail, headers=headers, retry_after=RETRY_SECONDS)
