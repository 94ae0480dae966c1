"""TLS in front of a server that has none: what clients send is decrypted and handed on.

The servers of the wheels are built without TLS. A client of PostgreSQL asks in the clear whether
the server speaks it (SSLRequest, in the manual's "Message Flow"); one of Redis just begins.
"""

import asyncio
import ssl
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

SSL_REQUEST: Final = struct.pack("!ii", 8, 80877103)


class TlsFront:
    """Listens on `port` of the loopback, for a server on another port of it."""

    def __init__(self, behind: int, context: ssl.SSLContext, *, asked_first: bool) -> None:
        self._behind = behind
        self._context = context
        self._asked_first = asked_first
        self.port = 0
        self.encrypted = 0
        """Connections whose handshake was made."""

    async def open(self) -> asyncio.Server:
        """Begins to listen."""
        secured = None if self._asked_first else self._context
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=secured)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def _serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            first = b""
            if self._asked_first:
                first = await near.readexactly(len(SSL_REQUEST))
                if first == SSL_REQUEST:
                    back.write(b"S")
                    await back.start_tls(self._context)
                    first = b""
            self.encrypted += not first
            far, forth = await asyncio.open_connection("127.0.0.1", self._behind)
            forth.write(first)
            await asyncio.gather(_piped(near, forth), _piped(far, back))
        back.close()


async def _piped(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await source.read(1 << 16):
            sink.write(data)
            await sink.drain()
    sink.close()


@contextmanager
def tls_in_front(behind: int, context: ssl.SSLContext, *, asked_first: bool) -> Iterator[TlsFront]:
    """TLS for the server at that port, for as long as the context lasts, in a thread of its own;
    `asked_first` as PostgreSQL does it."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    front = TlsFront(behind, context, asked_first=asked_first)
    server = asyncio.run_coroutine_threadsafe(front.open(), loop).result()
    try:
        yield front
    finally:
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
