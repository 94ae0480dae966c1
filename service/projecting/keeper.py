"""What starts the process that keeps the read models, and another one when it dies."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
import structlog

from service.process.background import at_work
from service.process.worker_serving import framed
from service.projecting.place import NAME, ProjectingPlace
from service.settings import PREFIX, Settings

MODULE: Final = "service.projecting.process"
FAREWELL_SECONDS: Final = 5.0
"""That it gets to finish what it is doing; then it is killed, and the database undoes it."""

_log = structlog.get_logger()


class Keeper:
    """Keeps the process of one service process. It gets its orders on its standard input, which no
    other process can read, and ends when that does: with this process, whatever becomes of it.
    It takes some seconds to start; until it works, this process does the work itself, by
    `stand_in`, so that nobody waits for lists meanwhile."""

    def __init__(
        self,
        settings: Settings,
        place: ProjectingPlace,
        stand_in: Callable[[], Coroutine[Any, Any, None]],
    ) -> None:
        self._orders = framed(
            msgspec.json.encode(
                {"settings": settings, "folder": place.folder}, enc_hook=str, order="deterministic"
            )
        )
        self._stand_in = stand_in

    async def run(self) -> None:
        """One process, from its start to its end; whoever runs this begins again then. When it is
        cancelled, the process ends."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", MODULE), stdin=PIPE, stdout=PIPE, env=_environment()
        )
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(self._orders)
            async with at_work(((NAME, self._stand_in),)):
                await process.stdout.read(1)  # it says that it works, or has ended
            code = await process.wait()
        except BaseException:
            await _ended(process)
            raise
        _log.error("projecting-process-died", pid=process.pid, code=code)


async def _ended(process: Process) -> None:
    """Ends it; politely at first."""
    assert process.stdin is not None
    process.stdin.close()
    try:
        async with asyncio.timeout(FAREWELL_SECONDS):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


def _environment() -> dict[str, str]:
    """Without our settings: it gets those of this process, wherever they come from."""
    return {name: one for name, one in os.environ.items() if not name.startswith(PREFIX)}
