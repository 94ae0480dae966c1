"""Clients that go away in the middle are no failure of the service."""

import asyncio
from collections.abc import Callable

from tests.service.people import Person
from tests.service.process import ServiceProcess


async def test_a_body_that_breaks_off_is_no_failure(
    person: Callable[[], Person], shared_service: ServiceProcess
) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    head = (
        f"POST /v1/games/{game}/moves HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ada.token}\r\n"
        "Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n"
    )
    for _ in range(5):
        _, writer = await asyncio.open_connection("127.0.0.1", shared_service.port)
        writer.write(head.encode() + b'{"seat":0,')
        await writer.drain()
        await asyncio.sleep(0.05)
        writer.close()
    await asyncio.sleep(0.1)
    assert ada.get("/health") == {"status": "ok"}
    assert "request-failed" not in shared_service.written()
