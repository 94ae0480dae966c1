"""Serving the application over HTTP, in one process."""

import gc
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from litestar import Litestar

from games.kernel.registry import Registry
from service import logs
from service.app import create_app
from service.settings import Settings

GRACE_SECONDS = 5
COLLECTING = (20_000, 25, 25)
"""How many objects more there are when the garbage collector looks at the youngest ones, and how
often it does so before it looks at older ones, and at all."""


class Server(uvicorn.Server):
    """Uvicorn that says when it serves, ends open streams first when it is told to stop, so that
    nobody waits, and waits for nothing when it is told twice."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins serving."""
        await super().startup(sockets)
        _settle_memory()
        self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal has come; the second one is meant seriously."""
        self.force_exit = self.should_exit
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops serving."""
        if (resources := self._app.state.get("resources")) is not None:
            resources.close_streams()
        await super().shutdown(sockets)


def _settle_memory() -> None:
    """Spares the garbage collector what is there for good: classes, routes, the contract. Looking
    at all of it again and again made every answer of that moment wait for a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def serve(
    settings: Settings,
    registry: Registry | None = None,
    *,
    bot_pause: float = 0.0,
    sockets: list[socket.socket] | None = None,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serves until the process is told to stop; `ready` is called once it answers.

    `settings` must have both addresses.
    """
    logs.configure(settings.log_format, settings.log_level)
    app = create_app(settings, registry, bot_pause=bot_pause)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
    Server(config, app, ready).run(sockets)
