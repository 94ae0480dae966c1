"""How answers are written to connections, head and body at once, and how long requests may take to
come.

Uvicorn writes the head of an answer when it gets it, and the body after it. Each write is a call of
the operating system, which takes as long as deciding a move. It waits for the rest of a request as
long as the client likes, too.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_END_OF_HEAD: Final = b"\r\n\r\n"


HEAD_SECONDS: Final = 10.0
"""A head of a request comes within this time since the connection was opened, or since it began."""
BODY_SECONDS: Final = 60.0
"""A body comes within this time since its head."""
STALL_SECONDS: Final = 30.0
"""Whoever takes in nothing of an answer for so long is gone, or too slow for it. What waits for
them takes memory; they resume a stream where they are when they come again."""


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's, on a transport that joins the two. Whoever sends half of a request and keeps the
    rest, or a byte now and then, is hung up on; so is who does not read the answer. Most requests
    come as a whole, and no time is set for them."""

    head_seconds = HEAD_SECONDS
    body_seconds = BODY_SECONDS
    stall_seconds = STALL_SECONDS
    _stalled: asyncio.TimerHandle | None = None
    _rest: asyncio.TimerHandle | None = None
    _further = False
    _headed = False
    _left: float | None = None

    # asyncio says that any transport may come, uvicorn that a real one does, and what we hand on
    # only behaves like one: a subclass would have to repeat each method that is passed through.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(Joining(transport, self.loop))  # type: ignore[arg-type]
        self._expect(self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._arrived()
        self._read_on()
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
        """Something of a request has come, or all of it, or of several."""
        self._further = False
        super().data_received(data)
        if self._further:
            self._expect(self._left)

    def on_message_begin(self) -> None:
        """The first byte of a request has come."""
        self._further, self._left, self._headed = True, self.head_seconds, False
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

    def on_message_complete(self) -> None:
        """All of a request has come."""
        self._further, self._left = True, None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It was the handshake of a socket."""
        self._further, self._left = True, None
        super().handle_websocket_upgrade()

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


class Joining:
    """A transport that keeps a head until the body comes, and no longer than until the loop comes
    round: a stream begins with its head. Everything else is done as ever. (Uvicorn writes by
    `write` alone; `writelines` and `write_eof` would overtake a head.)"""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._head = b""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Writes, or keeps what is only a head."""
        if self._head:
            head, self._head = self._head, b""
            self._transport.write(head + data)
        elif data.endswith(_END_OF_HEAD) and data.startswith(b"HTTP/"):
            self._head = data
            self._loop.call_soon(self._flush)
        else:
            self._transport.write(data)

    def close(self) -> None:
        """Closes, once everything is written."""
        self._flush()
        self._transport.close()

    def _flush(self) -> None:
        head, self._head = self._head, b""
        if head and not self._transport.is_closing():
            self._transport.write(head)
