"""How answers are written to connections: head and body at once.

Uvicorn writes the head of an answer when it gets it, and the body after it. Each write is a call of
the operating system, which takes as long as deciding a move.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_END_OF_HEAD: Final = b"\r\n\r\n"


class HttpProtocol(HttpToolsProtocol):
    """Uvicorn's, on a transport that joins the two."""

    # asyncio says that any transport may come, uvicorn that a real one does, and what we hand on
    # only behaves like one: a subclass would have to repeat each method that is passed through.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(Joining(transport, self.loop))  # type: ignore[arg-type]


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
