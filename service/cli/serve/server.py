"""Serving the application over HTTP, in one process."""

import asyncio
import os
import socket
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from importlib.metadata import version
from types import FrameType

import structlog
import uvicorn
from litestar import Litestar

from games.kernel.registry import Registry
from service.app import create_app
from service.cli.serve.listening import address_of, without_newcomers
from service.cli.serve.manager import ServiceManager
from service.cli.serve.refusing import told_in_a_sentence
from service.http.protocol import QUIET_SECONDS, HttpProtocol, Leaving
from service.play.parts import BOT_WORKER
from service.process import logs
from service.process.memory import settle_memory
from service.process.sibling_metrics import SiblingAddress
from service.projecting.place import place_of
from service.settings import Settings
from service.settings.limits import NOBODY
from service.streams.protocol import LONGEST_MESSAGE, PONG_SECONDS, SocketProtocol

TICK_SECONDS = 0.05
IDLE_SECONDS = 75
"""How long a connection may be idle. Clients and proxies close theirs sooner (60 seconds is usual),
so no request is on its way when the service closes one."""
SERVERS_SECONDS = 75.0
"""What database and cache of our own get to stop after the service, together."""
EXIT_LATE = 70
"""The exit code of a process that could not end in time."""

_log = structlog.get_logger()


class Server(uvicorn.Server):
    """Uvicorn that says when it serves, and stops in steps:

    1. At the signal `/ready` says no, streams end so that their clients resume elsewhere, new ones
       are refused, and each answer is the last of its connection.
    2. For `drain` seconds everything else is served as ever.
    3. Nobody can begin to connect any more. Who has begun is accepted, what was asked is answered,
       and connections on which nothing is asked for a moment are closed.
    4. Background work ends, appends are flushed, connections to the servers are closed.

    A second signal waits for nothing. Should 3 and 4 take longer than `stop_within`, the process
    ends all the same: whatever was answered is in the log. With `siblings` the socket is not this
    process's alone, and whoever started all of them keeps newcomers away.
    """

    server_state: Leaving

    def __init__(
        self,
        config: uvicorn.Config,
        app: Litestar,
        settings: Settings,
        ready: Callable[[], None],
        manager: ServiceManager,
        *,
        siblings: bool,
    ) -> None:
        super().__init__(config)
        self._manager = manager
        self.server_state = Leaving()
        self._siblings = siblings
        self._app = app
        self._settings = settings
        self._ready = ready
        self._loop: asyncio.AbstractEventLoop | None = None
        self._watch = threading.Timer(settings.drain + settings.stop_within, _late)
        self._watch.daemon = True

        self._began = time.monotonic()
        self._told: float | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begins serving."""
        await super().startup(sockets)
        settle_memory()
        self._loop = asyncio.get_running_loop()
        _log.info(
            "started",
            version=version("kronika"),
            pid=os.getpid(),
            address=_addresses(sockets, self.config),
            seconds=round(time.monotonic() - self._began, 3),
        )
        self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal has come; the second one is meant seriously."""
        if self.should_exit:
            self.force_exit = True
        elif self._loop is not None:
            self._watch.start()
            self._loop.call_soon_threadsafe(self._leave)
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops serving."""
        self._leave()
        await self._wait(self._settings.drain)
        if not self._siblings:
            for one in sockets or ():
                without_newcomers(one)
        self.server_state.ending = True
        for connection in list(self.server_state.connections):
            connection.shutdown()
        await self._wait(QUIET_SECONDS)
        await super().shutdown(sockets)

    def stopped(self) -> None:
        """It has stopped in time."""
        self._watch.cancel()
        if self._told is not None:
            _log.info("stopped", pid=os.getpid(), seconds=round(time.monotonic() - self._told, 3))

    def _leave(self) -> None:
        if self._told is None:
            self._told = time.monotonic()
            _log.info(
                "stopping",
                pid=os.getpid(),
                drain=self._settings.drain,
                connections=len(self.server_state.connections),
                served=round(self._told - self._began, 3),
            )
            self._manager.leaves(seconds_to_stop(self._settings))
        if (base := self._app.state.get("base")) is not None:
            base.close_streams()
        self.server_state.leaving = True
        for connection in self.server_state.connections:
            if isinstance(connection, HttpProtocol):
                connection.leave()

    async def _wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until and not self.force_exit:
            self._manager.lives()
            await asyncio.sleep(TICK_SECONDS)


def _addresses(sockets: list[socket.socket] | None, config: uvicorn.Config) -> str:
    """Where it listens, as the beginning of a URL."""
    return address_of(sockets[0]) if sockets else f"http://{config.host}:{config.port}"


def seconds_to_stop(settings: Settings) -> float:
    """How long a service may take to stop, with the servers that are its own."""
    return settings.drain + settings.stop_within + SERVERS_SECONDS


def _late() -> None:
    _log.error("did-not-stop-in-time")
    os._exit(EXIT_LATE)


def _config(
    app: Litestar, settings: Settings, alive: Callable[[], Awaitable[None]]
) -> uvicorn.Config:
    """How the HTTP server listens, and for how long it waits."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=max(1, int(settings.stop_within / 2)),
        server_header=False,
        proxy_headers=settings.trusted_proxies != NOBODY,
        forwarded_allow_ips=settings.trusted_proxies,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=settings.keep_alive,
        ws_ping_timeout=PONG_SECONDS,
        ws_per_message_deflate=False,
        callback_notify=alive,
        timeout_notify=1,
    )


def serve(
    settings: Settings,
    registry: Registry | None = None,
    *,
    bot_pause: float = 0.0,
    bot_worker: str = BOT_WORKER,
    address: SiblingAddress | None = None,
    sockets: list[socket.socket] | None = None,
    ready: Callable[[], None] = lambda: None,
    alive: Callable[[], None] = lambda: None,
    manager: ServiceManager | None = None,
    unopened: Litestar | None = None,
) -> None:
    """Serves until the process is told to stop; `ready` is called once it answers, `alive` every
    second from then on. `manager` hears of both, too, and of the stop.

    `settings` must have both addresses; `unopened` is as for `create_app`. Only installed titles
    are known to a process that keeps the read models, so with a `registry` this one does.
    """
    logs.configure(settings.log_format, settings.log_level)
    told = manager or ServiceManager()

    async def lives() -> None:
        told.lives()
        alive()

    with ExitStack() as stack:
        place = stack.enter_context(place_of(settings, address)) if registry is None else None
        app = create_app(
            settings,
            registry,
            bot_pause=bot_pause,
            bot_worker=bot_worker,
            address=address,
            projecting=place,
            unopened=unopened,
        )
        config = _config(app, settings, lives)
        server = Server(config, app, settings, ready, told, siblings=address is not None)
        stack.callback(server.stopped)
        stack.enter_context(told_in_a_sentence(lambda: app.state.get("start_trouble"), settings))
        server.run(sockets)
