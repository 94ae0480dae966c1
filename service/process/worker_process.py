"""Work that is done by worker processes, few at a time and each for a limited time, so that this
process goes on serving.

Such a process runs a module that calls `worker_serving.serve`. It has no database, and nothing of
our settings (addresses, passwords) reaches it.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Self

from service.process.fair_turns import FairTurns
from service.process.worker_serving import LENGTH, framed
from service.settings import PREFIX


class WorkerLostError(OSError):
    """A worker process has ended before it answered."""


class WorkerProcess:
    """One process. It answers one request at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._asked = False

    @classmethod
    async def started(cls, module: str) -> Self:
        """A process that runs `module`. Raises OSError if none can be started."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", module),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env=_environment(),
        )
        return cls(process)

    @property
    def usable(self) -> bool:
        """Whether it can be asked: it runs, and owes no answer to anybody."""
        return self._process.returncode is None and not self._asked

    async def ask(self, asked: bytes, *, seconds: float) -> bytes:
        """What it answers. Raises WorkerLostError if it ends first, TimeoutError if it takes too
        long; it is not usable then."""
        source, sink = self._process.stdout, self._process.stdin
        assert source is not None
        assert sink is not None
        self._asked = True
        try:
            async with asyncio.timeout(seconds):
                sink.write(framed(asked))
                await sink.drain()
                length = int.from_bytes(await source.readexactly(LENGTH), "big")
                answer = await source.readexactly(length)
        except (asyncio.IncompleteReadError, ConnectionError) as ended:
            raise WorkerLostError("the worker process has ended") from ended
        self._asked = False
        return answer

    async def end(self) -> None:
        """Ends it, whatever it is doing."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


class SingleUseWorkers:
    """Processes that run `module` and answer one request each, for at most `seconds`, at most
    `at_once` of them at a time: whatever one of them does, the next request finds nothing of it."""

    def __init__(self, module: str, *, seconds: float, at_once: int) -> None:
        self._module = module
        self._seconds = seconds
        self._turns = FairTurns(at_once)

    async def answered(self, asked: bytes, *, party: str = "") -> bytes:
        """What a process answers; the parties that ask take turns. Raises TimeoutError if it takes
        too long, OSError if it breaks down or cannot be started. None is left behind."""
        async with self._turns.turn(party):
            worker = await WorkerProcess.started(self._module)
            try:
                return await worker.ask(asked, seconds=self._seconds)
            finally:
                await worker.end()


def _environment() -> dict[str, str]:
    return {name: one for name, one in os.environ.items() if not name.startswith(PREFIX)}
