"""Work that is done by worker processes, few at a time and each for a limited time, so that this
process goes on serving.

Such a process runs a module that reads its standard input and writes its standard output. It has
no database, and nothing of our settings (addresses, passwords) reaches it.
"""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE

from service.settings import PREFIX


class WorkerProcess:
    """Has processes run `module`, at most `at_once` of them at a time, each for `seconds`."""

    def __init__(self, module: str, *, seconds: float, at_once: int) -> None:
        self._module = module
        self._seconds = seconds
        self._few = asyncio.Semaphore(at_once)

    async def answered(self, asked: bytes) -> bytes:
        """What a process says to what it is asked; nothing, if it breaks down. Raises TimeoutError
        if it takes too long, OSError if it cannot be started. None is left behind."""
        async with self._few:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self._module),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=_environment(),
            )
            try:
                told, _ = await asyncio.wait_for(process.communicate(asked), self._seconds)
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
            return told


def _environment() -> dict[str, str]:
    return {name: one for name, one in os.environ.items() if not name.startswith(PREFIX)}
