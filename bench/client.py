"""A lean HTTP/1.1 client: what the load generator spends is taken from the service it measures.

One request at a time on a connection that stays open. Requests are bytes that were put together
before; of an answer, status and length are looked at.
"""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

HOST = "127.0.0.1"
_END = b"\r\n\r\n"
_LENGTH = b"content-length: "
_ID = b"\nid: "


class Connection(asyncio.Protocol):
    """A connection to a port of the loopback."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._head = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    @classmethod
    async def to(cls, port: int) -> "Connection":
        """A new connection."""
        loop = asyncio.get_running_loop()
        _, connection = await loop.create_connection(cls, HOST, port)
        return connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Of asyncio."""
        self._transport = transport  # type: ignore[assignment]  # of a socket, so it can write

    def data_received(self, data: bytes) -> None:
        """Of asyncio: collects the answer."""
        buffer = self._buffer + data if self._buffer else data
        end = buffer.find(_END)
        if end >= 0:
            at = buffer.find(_LENGTH, 0, end)
            at = buffer[:end].lower().find(_LENGTH) if at < 0 else at  # of servers with capitals
            length = int(buffer[at + len(_LENGTH) : buffer.find(b"\r", at)]) if at >= 0 else 0
            start = end + len(_END)
            if len(buffer) >= start + length:
                self._buffer = buffer[start + length :]
                self._head = buffer[:start]
                if self._answer is not None and not self._answer.done():
                    self._answer.set_result((int(buffer[9:12]), buffer[start : start + length]))
                return
        self._buffer = buffer

    def connection_lost(self, trouble: Exception | None) -> None:
        """Of asyncio."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(trouble or ConnectionError("the service hung up"))

    async def send(self, sent: bytes) -> tuple[int, bytes]:
        """Status and body of the answer to a request."""
        assert self._transport is not None
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(sent)
        return await self._answer

    def header(self, name: bytes) -> str:
        """A header of the last answer, by its name in small letters."""
        found = self._head.partition(b"\r\n%s: " % name)[2]
        return found.partition(b"\r\n")[0].decode("latin-1")

    async def asked(self, sent: bytes) -> Any:
        """The JSON of the answer to a request, which must be served."""
        status, body = await self.send(sent)
        if status >= 300:
            raise RuntimeError(f"status {status}: {body[:500]!r}")
        return msgspec.json.decode(body)

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.close()


class Inlet(asyncio.Protocol):
    """A stream of Server-Sent Events. `arrived` is when something came and the version that it
    brought the stream to, `version` the newest of these."""

    def __init__(self, sent: bytes, clock: Callable[[], float]) -> None:
        self.arrived: list[tuple[float, int]] = []
        self._clock = clock
        self.version = 0
        self._sent = sent
        self._buffer = b""
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def to(cls, port: int, sent: bytes, clock: Callable[[], float] = perf_counter) -> "Inlet":
        """A stream that has been asked for."""
        loop = asyncio.get_running_loop()
        _, inlet = await loop.create_connection(lambda: cls(sent, clock), HOST, port)
        return inlet

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Of asyncio."""
        self._transport = transport  # type: ignore[assignment]  # of a socket, so it can write
        self._transport.write(self._sent)  # type: ignore[union-attr]  # it was set just now

    def data_received(self, data: bytes) -> None:
        """Of asyncio: notes the newest event that has come as a whole."""
        now = self._clock()
        buffer = self._buffer + data
        end = buffer.rfind(b"\n\n")
        at = buffer.rfind(_ID, 0, end) if end >= 0 else -1
        if at >= 0:
            self.version = int(buffer[at + len(_ID) : buffer.find(b"\n", at + len(_ID))])
            self.arrived.append((now, self.version))
            buffer = buffer[end:]
        self._buffer = buffer

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.abort()


def request(
    method: str, path: str, body: object = None, *, token: str | None = None, key: str | None = None
) -> bytes:
    """A request as it is sent; `key` makes it idempotent."""
    lines = [f"{method} {path} HTTP/1.1", f"host: {HOST}"]
    lines += [f"authorization: Bearer {token}"] if token else []
    lines += [f"idempotency-key: {key}"] if key else []
    sent = b"" if body is None else msgspec.json.encode(body)
    lines += ["content-type: application/json", f"content-length: {len(sent)}"] if sent else []
    return "\r\n".join(lines).encode() + _END + sent
