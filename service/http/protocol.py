"""How answers are written to connections, head and body at once, how long requests may take to
come, and how connections end while the process leaves.

Uvicorn writes the head of an answer when it gets it, and the body after it. Each write is a call of
the operating system, which takes as long as deciding a move. It waits for the rest of a request as
long as the client likes, too. When the process is to end it closes whatever is not being answered,
though a request may have arrived there that it has not read yet.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from service.http.transport import Joining
from service.http.turns import Turns

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

HEAD_SECONDS: Final = 10.0
"""A head of a request comes within this time since the connection was opened, or since it began."""
BODY_SECONDS: Final = 60.0
"""A body comes within this time since its head."""
STALL_SECONDS: Final = 30.0
"""Whoever takes in nothing of an answer for so long is gone, or too slow for it. What waits for
them takes memory; they resume a stream where they are when they come again."""
QUIET_SECONDS: Final = 0.5
"""Once the process ends, a connection on which nothing was asked for so long is closed. A request
that is on its way comes sooner."""


WATCHED: Final = frozenset({"/health", "/ready", "/metrics"})
"""Paths of those who watch the process. They wait for nobody."""


class Leaving(ServerState):
    """What all connections know. While the process is `leaving`, each answer is the last one on its
    connection: clients connect anew, and so get to a process that stays. Once it is `ending`, it
    closes connections on which nothing is asked. Requests begin in `turns`."""

    leaving = False
    ending = False

    def __init__(self) -> None:
        super().__init__()
        self.turns = Turns()


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's, on a transport that joins the two. Whoever sends half of a request and keeps the
    rest, or a byte now and then, is hung up on; so is who does not read the answer. Most requests
    come as a whole, and no time is set for them."""

    server_state: Leaving
    head_seconds = HEAD_SECONDS
    body_seconds = BODY_SECONDS
    stall_seconds = STALL_SECONDS
    _stalled: asyncio.TimerHandle | None = None
    _rest: asyncio.TimerHandle | None = None
    _further = False
    _headed = False
    _asking = False
    _left: float | None = None
    _joining: Joining
    _last: RequestResponseCycle | None = None

    # asyncio says that any transport may come, uvicorn that a real one does, and what we hand on
    # only behaves like one: a subclass would have to repeat each method that is passed through.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        self._joining = Joining(transport, self.loop)
        super().connection_made(self._joining)  # type: ignore[arg-type]
        self._expect(self.head_seconds)
        if self.server_state.ending:
            self.shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._arrived()
        self._read_on()
        self._joining.lost()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """So much waits to be read by the client that no more is made."""
        self._stalled = self.loop.call_later(self.stall_seconds, self._too_slow)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client has read most of it."""
        self._read_on()
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """Something of a request has come, or all of it, or of several; behind the last answer it
        is nothing."""
        if self._joining.is_closing():
            return
        self._further = False
        super().data_received(data)
        if self._further:
            self._expect(self._left)

    def on_message_begin(self) -> None:
        """The first byte of a request has come."""
        self._further, self._left, self._headed = True, self.head_seconds, False
        self._asking = True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of the head. Those behind a body in chunks (trailers) are dropped: merged into
        the head they would say who asks, and for which host (RFC 9110, 6.5.1)."""
        if not self._headed:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head of a request has come."""
        self._further, self._left, self._headed = True, self.body_seconds, True
        super().on_headers_complete()
        if self.server_state.leaving:
            self.leave()

    def on_message_complete(self) -> None:
        """All of a request has come."""
        self._further, self._left, self._asking = True, None, False
        super().on_message_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: "ASGI3Application") -> None:
        """A request begins, unless many others do."""
        begin = super()._start_asgi_task
        if cycle.scope["path"] in WATCHED:
            begin(cycle, app)
        else:
            self.server_state.turns.take(lambda: begin(cycle, app), self.loop)

    def handle_websocket_upgrade(self) -> None:
        """It was the handshake of a socket."""
        self._further, self._left, self._asking = True, None, False
        self.transport = self._joining.unwrapped()
        super().handle_websocket_upgrade()

    def leave(self) -> None:
        """The answer to what was asked last is the last one here; it says so. An answer that has
        begun without saying it is followed by another one."""
        if self._last is not None and not self._last.response_started:
            self._last.keep_alive = True  # more was asked before it was answered
            self._last = None
        if self.cycle is not None and self.cycle.keep_alive and not self.cycle.response_started:
            self.cycle.keep_alive, self._last = False, self.cycle

    def shutdown(self) -> None:
        """Hangs up as soon as nothing has been asked, and nothing is being answered, for a while;
        that may be told more than once."""
        waits = self.timeout_keep_alive_task is not None
        if waits and self.timeout_keep_alive == QUIET_SECONDS:
            return
        self.timeout_keep_alive = QUIET_SECONDS  # type: ignore[assignment]  # any number will do
        if waits or not (self._asking or (self.cycle and not self.cycle.response_complete)):
            self._wait_for_requests()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing was asked for so long."""
        if not self._joining.is_closing() and not self._joining.hang_up():
            self._wait_for_requests()

    def _wait_for_requests(self) -> None:
        self._unset_keepalive_if_required()
        self.timeout_keep_alive_task = self.loop.call_later(
            self.timeout_keep_alive, self.timeout_keep_alive_handler
        )

    def _expect(self, seconds: float | None) -> None:
        """From now on there is so much time for what is still missing; None: nothing is."""
        self._arrived()
        if seconds is not None:
            self._rest = self.loop.call_later(seconds, self._too_late)

    def _arrived(self) -> None:
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None

    def _read_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _too_slow(self) -> None:
        """Closing politely would wait for the client to read what is there."""
        self._stalled = None
        self.transport.abort()

    def _too_late(self) -> None:
        self._rest = None
        if not self.transport.is_closing():
            self.transport.abort()
