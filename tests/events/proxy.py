"""A wire to PostgreSQL that can be cut at the worst moment: after the commit, before the word."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from urllib.parse import parse_qs, urlsplit, urlunsplit

Cut = Callable[[bytes], bool]
"""Looks at what the server says; if true, the client never hears it and the wire is dead."""


class Wire:
    """Carries bytes between clients and the server."""

    def __init__(self, dsn: str) -> None:
        parts = urlsplit(dsn)
        options = {name: values[0] for name, values in parse_qs(parts.query).items()}
        self._parts = parts
        self._host = parts.hostname or options.get("host", "/tmp")
        self._port = parts.port or int(options.get("port", "5432"))
        self.cut: Cut = lambda _: False
        self.cuts = 0
        self.dsn = ""

    @asynccontextmanager
    async def laid(self) -> AsyncIterator["Wire"]:
        """While open, `dsn` leads to the server through the wire."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        account = self._parts.netloc.rpartition("@")[0]
        netloc = f"{account}@127.0.0.1:{port}" if account else f"127.0.0.1:{port}"
        self.dsn = urlunsplit(self._parts._replace(netloc=netloc, query="sslmode=disable"))
        try:
            yield self
        finally:
            server.close()

    async def _serve(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        if self._host.startswith("/"):
            path = f"{self._host}/.s.PGSQL.{self._port}"
            far, forth = await asyncio.open_unix_connection(path)
        else:
            far, forth = await asyncio.open_connection(self._host, self._port)
        with suppress(OSError):
            await asyncio.gather(self._pipe(near, forth), self._watched(far, back, forth))

    async def _pipe(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        while data := await source.read(1 << 16):
            sink.write(data)
            await sink.drain()
        sink.close()

    async def _watched(
        self, far: asyncio.StreamReader, back: asyncio.StreamWriter, forth: asyncio.StreamWriter
    ) -> None:
        while data := await far.read(1 << 16):
            if self.cut(data):
                self.cuts += 1
                forth.close()
                break
            back.write(data)
            await back.drain()
        back.close()
