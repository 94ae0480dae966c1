"""Fields behind a body in chunks change nothing of a request (RFC 9110, 6.5.1)."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn._types import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.protocols.http.h11_impl import H11Protocol

from service.http.protocol import HttpProtocol, Leaving
from tests.service.people import Person
from tests.service.process import ServiceProcess

TRAILERS: Final = (
    "Authorization: Bearer of-somebody",
    "Host: elsewhere.example",
    "X-Forwarded-For: 192.0.2.7",
    "Idempotency-Key: k-1",
    "Content-Type: text/plain",
    "Expect: 100-continue",
    "Connection: upgrade",
    "Upgrade: websocket",
)
_NEXT: Final = "GET /next HTTP/1.1\r\nHost: x\r\nX-Own: yes\r\nConnection: close\r\n\r\n"


@pytest.mark.parametrize("protocol", [HttpProtocol, H11Protocol], ids=["ours", "h11"])
@pytest.mark.parametrize("late", [False, True], ids=["in one piece", "behind the body"])
async def test_trailers_are_dropped(protocol: type[asyncio.Protocol], late: bool) -> None:
    """Also if they come while the body is read already; and the next request has a head again."""
    seen: list[list[tuple[bytes, bytes]]] = []
    reading = asyncio.Event()

    async def app(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        assert scope["type"] == "http"
        reading.set()
        while (await receive()).get("more_body"):
            pass
        seen.append(list(scope["headers"]))
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    head = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    behind = "0\r\n" + "".join(f"{one}\r\n" for one in TRAILERS) + "\r\n" + _NEXT
    async with _serving(app, protocol) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        if late:
            writer.write((head + "2\r\n{}\r\n").encode())
            async with asyncio.timeout(120):
                await reading.wait()
            writer.write(behind.encode())
        else:
            writer.write((head + "2\r\n{}\r\n" + behind).encode())
        async with asyncio.timeout(120):
            await reader.read()
        writer.close()
    assert [dict(one) for one in seen] == [
        {b"host": b"x", b"transfer-encoding": b"chunked"},
        {b"host": b"x", b"x-own": b"yes", b"connection": b"close"},
    ]


def test_nobody_is_known_by_a_trailer(
    shared_service: ServiceProcess, person: Callable[[], Person]
) -> None:
    token, place = person().token, urlsplit(shared_service.url)
    body = json.dumps({"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "me"}]})
    own = f"Authorization: Bearer {token}\r\n"
    statuses = []
    for before, behind in ((own, ""), ("", own), (own, "Authorization: Bearer nonsense\r\n")):
        asked = (
            f"POST /v1/games HTTP/1.1\r\nHost: {place.netloc}\r\n{before}"
            "Content-Type: application/json\r\nConnection: close\r\n"
            "Transfer-Encoding: chunked\r\n\r\n"
            f"{len(body):x}\r\n{body}\r\n0\r\n{behind}\r\n"
        )
        with socket.create_connection((place.hostname, place.port or 80), timeout=180) as one:
            one.sendall(asked.encode())
            statuses.append(one.recv(65_536).split()[1])
    assert statuses == [b"201", b"401", b"201"]


@asynccontextmanager
async def _serving(app: ASGI3Application, protocol: type[asyncio.Protocol]) -> AsyncIterator[int]:
    """The port of a server of an application."""
    config = uvicorn.Config(app, port=0, http=protocol, log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    server.server_state = Leaving()
    config.load()
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = server.force_exit = True
        await server.shutdown()
