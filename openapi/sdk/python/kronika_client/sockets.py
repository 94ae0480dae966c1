"""The socket of a game: the same events as its stream, over WebSocket."""

from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec
from msgspec import Raw, Struct
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from kronika_client import models
from kronika_client.patience import AGAIN
from kronika_client.reading import refusal

SILENCE = 60.0
"""Seconds without a message after which a line is given up; the service keeps it alive."""


ELSEWHERE = 1012
"""The code of a socket that is closed because one should connect again (RFC 6455, 7.4)."""


class _Frame(Struct, frozen=True):
    type: Literal["event", "keep-alive", "stream.end", "problem"]
    event: Raw = Raw(b"")
    problem: models.Problem | None = None


def received(url: str, path: str, hello: Mapping[str, object]) -> Iterator[bytes | None]:
    """The events that one connection brings, as they were sent; None: there will be no more.

    `hello` is said first. A line that breaks is a `ConnectionError`, a refusal a `ProblemError`.
    """
    scheme, _, rest = url.rstrip("/").partition("://")
    heard = False
    address = f"{'wss' if scheme == 'https' else 'ws'}://{rest}{path}"
    try:
        with connect(address, open_timeout=SILENCE, max_size=None) as line:
            line.send(msgspec.json.encode(hello).decode())
            while True:
                frame = msgspec.json.decode(line.recv(timeout=SILENCE), type=_Frame)
                heard = True
                if frame.problem is not None:
                    if frame.problem.status in AGAIN:
                        raise ConnectionError(frame.problem.title)
                    raise refusal(frame.problem)
                if frame.type != "keep-alive":
                    yield None if frame.type == "stream.end" else bytes(frame.event)
    except ConnectionClosed as closed:
        # A process that ends says 1012 to those whom it had nothing to tell yet.
        if not (heard or (closed.rcvd is not None and closed.rcvd.code == ELSEWHERE)):
            raise ConnectionError(str(closed)) from closed
    except (OSError, WebSocketException) as trouble:
        raise ConnectionError(str(trouble)) from trouble
