"""Word that there is something new in the log, from service processes to the one that keeps the
read models: one empty message on a Unix socket in a folder that only their owner can enter.

It is a hint, as every wake-up. Whoever hears none for a while looks by itself.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from events.wakeups import WakeUp, WakeUps

GATHERING: Final = 0.03
"""Seconds in which several appends are told of at once."""
LONG: Final = 3600.0


class Teller:
    """Tells the process behind the socket at `path` of what this process appends. Runs until it is
    cancelled; nobody needs to listen."""

    def __init__(self, path: Path, wakeups: WakeUps) -> None:
        self._path = str(path)
        self._wakeups = wakeups
        self._due: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Tells."""
        loop = asyncio.get_running_loop()
        with ExitStack() as leaving:
            wire = leaving.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM))
            wire.setblocking(False)

            def tell() -> None:
                self._due = None
                with suppress(OSError):  # nobody listens yet, or has not heard the last ones
                    wire.sendto(b"", self._path)

            def heard(_: Sequence[WakeUp]) -> None:
                if self._due is None:
                    self._due = loop.call_later(GATHERING, tell)

            leaving.callback(self._hush)
            leaving.callback(self._wakeups.forward(heard))
            while True:
                await asyncio.sleep(LONG)

    def _hush(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None


class _Inlet(asyncio.DatagramProtocol):
    def __init__(self, heard: Callable[[], None]) -> None:
        self._heard = heard

    def datagram_received(self, data: bytes, addr: object) -> None:
        self._heard()


@asynccontextmanager
async def listening(path: Path, heard: Callable[[], None]) -> AsyncIterator[None]:
    """Calls `heard` at every word that comes to the socket at `path`, which is made anew: the one
    before may have been killed."""
    path.unlink(missing_ok=True)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as wire:
        wire.setblocking(False)
        wire.bind(str(path))
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_datagram_endpoint(lambda: _Inlet(heard), sock=wire)
        try:
            yield
        finally:
            transport.close()
