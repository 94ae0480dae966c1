"""Half of a request is not waited for, and what is no request is no news."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

import pytest
import uvicorn
from uvicorn._types import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, Scope

from service.http.protocol import BODY_SECONDS, HEAD_SECONDS, STALL_SECONDS, HttpProtocol, Leaving
from tests.service.process import ServiceProcess


class Hasty(HttpProtocol):
    """With less patience, so that the test needs little."""

    head_seconds = 0.2
    body_seconds = 0.2
    stall_seconds = 0.2


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /health HT",
        b"GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ",
        b"POST /x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n{",
        b"POST /x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
    ],
)
async def test_who_keeps_the_rest_is_hung_up_on(half: bytes) -> None:
    """Also who sends another byte now and then."""
    assert (HEAD_SECONDS, BODY_SECONDS) == (10.0, 60.0)

    async def app(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    async with _serving(app) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(half)
        async with asyncio.timeout(120):
            while not reader.at_eof():
                try:
                    await asyncio.wait_for(reader.read(1000), 0.05)
                except TimeoutError:
                    writer.write(b"a" if half else b"")
                except ConnectionError:
                    break
        writer.close()


async def test_who_reads_nothing_of_an_answer_is_hung_up_on() -> None:
    """What was made for them would wait in memory as long as they keep the connection."""
    assert STALL_SECONDS == 30.0
    gone = asyncio.Event()

    async def app(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        async def hear() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass
            gone.set()

        hearing = asyncio.create_task(hear())
        await send({"type": "http.response.start", "status": 200, "headers": []})
        while not gone.is_set():
            await send({"type": "http.response.body", "body": bytes(2**16), "more_body": True})
            await asyncio.sleep(0)
        await hearing

    async with _serving(app) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**10)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        async with asyncio.timeout(120):
            await gone.wait()
        writer.close()


@asynccontextmanager
async def _serving(app: ASGI3Application) -> AsyncIterator[int]:
    """The port of a server of an application."""
    config = uvicorn.Config(app, port=0, http=Hasty, log_config=None, lifespan="off")
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


MASK: Final = bytes(4)
NOT_UTF8: Final = b"\x81\x82" + MASK + b"\xff\xfe"
HALF_OF_IT: Final = b"\x01\x81" + MASK + b"\xc3"
NOT_UTF8_ENDS: Final = b"\x80\x81" + MASK + b"\x28"
UNKNOWN: Final = b"\x83\x80" + MASK
"""Frames of a socket (RFC 6455, 5.2)."""


async def test_refused_sockets_and_rubbish_do_not_fill_the_log(
    shared_service: ServiceProcess,
) -> None:
    before = len(shared_service.written().splitlines())
    place = urlsplit(shared_service.url)
    shake = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: {}\r\n"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    path = "GET /v1/games/gam_none/socket HTTP/1.1\r\nHost: x\r\n"
    for head in (
        path + shake.format(13) + key,
        path + shake.format(13),
        path + shake.format(7) + key,
        path + shake.format(13) + "Sec-WebSocket-Key: short\r\n",
        path + shake.format(13) + key + "Authorization: Bearer bad\r\n",
        path + "Connection: Upgrade\r\nUpgrade: h2c\r\n",
        "GET /v1/nothing HTTP/1.1\r\nHost: x\r\n" + shake.format(13) + key,
        "rubbish\r\n",
        "\x16\x03\x01\x02",
    ):
        for _ in range(3):
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
            writer.write(head.encode() + b"\r\n")
            async with asyncio.timeout(120):
                assert await reader.read(12), head
            writer.close()
    hello = path.replace("/socket", "/socket?hello=true") + shake.format(13) + key + "\r\n"
    for frames, code in ((NOT_UTF8, 1007), (HALF_OF_IT + NOT_UTF8_ENDS, 1007), (UNKNOWN, 1002)):
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        writer.write(hello.encode())
        async with asyncio.timeout(120):
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            writer.write(frames)
            closed = await reader.readexactly(4)
            assert (closed[0], int.from_bytes(closed[2:])) == (0x88, code), frames
        writer.close()
    told = map(json.loads, shared_service.written().splitlines()[before:])
    # What other tests have left may still be tried.
    assert [one for one in told if not one["event"].startswith("webhook.")] == []
