"""A pool of worker processes that stay: what they have imported serves the next request, too."""

from service.process.fair_turns import FairTurns
from service.process.worker_process import WorkerLostError, WorkerProcess


class WorkerPool:
    """At most `size` processes that run `module`, started when they are first needed. Each request
    has `seconds`. A process that ends, or takes too long, is replaced at the next request."""

    def __init__(self, module: str, *, size: int, seconds: float = 60.0) -> None:
        self.size = size
        self._module = module
        self._seconds = seconds
        self._turns = FairTurns(size)
        self._idle: list[WorkerProcess] = []
        self._all: set[WorkerProcess] = set()
        self._closed = False

    async def ask(self, asked: bytes, account: str, *, first: bool) -> bytes:
        """What a process answers; the accounts take turns, `first` requests come before all others.
        Raises TimeoutError or WorkerLostError if there is no answer, OSError if no process can be
        started."""
        async with self._turns.turn(account, first=first):
            worker = await self._taken()
            try:
                return await worker.ask(asked, seconds=self._seconds)
            finally:
                await self._returned(worker)

    async def close(self) -> None:
        """Ends all processes, busy ones too."""
        self._closed = True
        for worker in tuple(self._all):
            await self._end(worker)

    async def _taken(self) -> WorkerProcess:
        while self._idle:
            worker = self._idle.pop()
            if worker.usable:
                return worker
            await self._end(worker)
        worker = await WorkerProcess.started(self._module)
        self._all.add(worker)
        if self._closed:
            await self._end(worker)
            raise WorkerLostError("no more workers are started")
        return worker

    async def _returned(self, worker: WorkerProcess) -> None:
        if worker.usable and not self._closed:
            self._idle.append(worker)
        else:
            await self._end(worker)

    async def _end(self, worker: WorkerProcess) -> None:
        self._all.discard(worker)
        await worker.end()
