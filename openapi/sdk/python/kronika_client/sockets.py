"""The socket of a game: the same events as its stream, over WebSocket."""

import asyncio
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import contextmanager
from typing import Literal

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import connect as opening
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from kronika_client import models
from kronika_client.patience import AGAIN
from kronika_client.reading import refusal
from kronika_client.transport import SILENCE

ELSEWHERE = 1012
"""The code of a socket that is closed because one should connect again (RFC 6455, 7.4)."""


class _Frame(Struct, frozen=True):
    type: Literal["event", "keep-alive", "stream.end", "problem"]
    event: Raw = Raw(b"")
    problem: models.Problem | None = None


class _Line:
    """What one connection has brought so far."""

    def __init__(self, url: str, path: str) -> None:
        scheme, _, rest = url.rstrip("/").partition("://")
        self.address = f"{'wss' if scheme == 'https' else 'ws'}://{rest}{path}"
        self._heard = False

    def read(self, message: str | bytes) -> Iterator[bytes | None]:
        """The event in a message, if it is one; None: there will be no more."""
        frame = msgspec.json.decode(message, type=_Frame)
        self._heard = True
        if frame.problem is not None:
            if frame.problem.status in AGAIN:
                raise ConnectionError(frame.problem.title)
            raise refusal(frame.problem)
        if frame.type != "keep-alive":
            yield None if frame.type == "stream.end" else bytes(frame.event)

    @contextmanager
    def breaking(self) -> Iterator[None]:
        """A line that breaks is a `ConnectionError`; one that was closed in good order is none."""
        try:
            yield
        except ConnectionClosed as closed:
            # A process that ends says 1012 to those whom it had nothing to tell yet.
            elsewhere = closed.rcvd is not None and closed.rcvd.code == ELSEWHERE
            if not (self._heard or elsewhere):
                raise ConnectionError(str(closed)) from closed
        except (OSError, WebSocketException) as trouble:
            raise ConnectionError(str(trouble)) from trouble


def received(url: str, path: str, hello: Mapping[str, object]) -> Iterator[bytes | None]:
    """The events that one connection brings, as they were sent; None: there will be no more.

    `hello` is said first. A line that breaks is a `ConnectionError`, a refusal a `ProblemError`.
    """
    told = _Line(url, path)
    with told.breaking(), connect(told.address, open_timeout=SILENCE, max_size=None) as line:
        line.send(msgspec.json.encode(hello).decode())
        while True:
            yield from told.read(line.recv(timeout=SILENCE))


async def awaited(
    url: str, path: str, hello: Mapping[str, object]
) -> AsyncGenerator[bytes | None, None]:
    """The same for programs with an event loop."""
    told = _Line(url, path)
    with told.breaking():
        async with opening(told.address, open_timeout=SILENCE, max_size=None) as line:
            await line.send(msgspec.json.encode(hello).decode())
            while True:
                for event in told.read(await asyncio.wait_for(line.recv(), SILENCE)):
                    yield event
