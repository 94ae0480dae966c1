"""What answers are written to: heads and bodies together, and an end that loses no byte.

A connection that is closed while bytes of the client wait to be read is reset (RFC 9112, 9.6): the
client may lose the answer that it was just sent, or a request that it had sent before it knew.
"""

import asyncio
import os
import socket
from typing import Any, Final

_END_OF_HEAD: Final = b"\r\n\r\n"
LINGER_SECONDS: Final = 2.0
"""How long a client that was told that an answer is the last one may take to hang up, too."""


class Joining:
    """A transport that keeps a head until the body comes, and no longer than until the loop comes
    round: a stream begins with its head. Everything else is done as ever. (Uvicorn writes by
    `write` alone; `writelines` and `write_eof` would overtake a head.)"""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._head = b""
        self._lingers: asyncio.TimerHandle | None = None

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

    def is_closing(self) -> bool:
        """Whether nothing is written any more."""
        return self._lingers is not None or self._transport.is_closing()

    def close(self) -> None:
        """Says that nothing more comes, once everything is written, and waits for the client to say
        so, too. What it sends meanwhile is read and belongs to nothing."""
        self._flush()
        if self.is_closing():
            return
        self._transport.resume_reading()
        self._transport.write_eof()
        self._lingers = self._loop.call_later(LINGER_SECONDS, self._transport.close)

    def lost(self) -> None:
        """The connection is gone."""
        if self._lingers is not None:
            self._lingers.cancel()

    def hang_up(self) -> bool:
        """Closes a connection on which nothing is asked; not if a request is coming in just now.
        Between looking and closing there are two calls of the operating system."""
        if self._transport.get_write_buffer_size() or self._transport.is_closing():
            self._transport.close()
            return True
        number = self._transport.get_extra_info("socket").fileno()
        with socket.socket(fileno=os.dup(number)) as connection:
            try:
                if connection.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT):
                    return False
                connection.shutdown(socket.SHUT_WR)
            except BlockingIOError:
                connection.shutdown(socket.SHUT_WR)
            except OSError:  # it is gone already
                pass
        self._transport.close()
        return True

    def unwrapped(self) -> asyncio.Transport:
        """The transport itself, for a protocol that writes and closes in another way."""
        self._flush()
        return self._transport

    def _flush(self) -> None:
        head, self._head = self._head, b""
        if head and not self._transport.is_closing():
            self._transport.write(head)
