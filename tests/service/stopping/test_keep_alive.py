"""A service is told to stop while clients keep their connections: whatever arrived is answered, and
whoever is not answered any more was told so before."""

import asyncio
import socket
from pathlib import Path

import pytest

from service.cli.serve.listening import bound, without_newcomers
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.stopping.stops import Way, stopped_under_load

pytestmark = pytest.mark.slow

SECONDS = 180.0


async def test_nothing_stays_without_an_answer(
    scratch_folder: Path, postgres_dsn: str, redis_url: str
) -> None:
    """The soak does the same with more clients, more often, and with longer drains."""
    at = {"KRONIKA_DATABASE_URL": postgres_dsn, "KRONIKA_REDIS_URL": redis_url}
    ways = (Way(1, 0.0), Way(2, 0.0), Way(1, 0.2))
    done = await stopped_under_load(scratch_folder, at, ways, clients=12, seed="stop")
    assert (done.findings, done.stops) == ([], len(ways))
    assert done.tally.answered["POST"] > 12
    assert done.tally.answered["GET"] > done.tally.answered["POST"]
    assert done.tally.told > 0


def test_only_the_answer_to_the_last_request_is_the_last_one(
    service_log: Path, postgres_dsn: str, redis_url: str
) -> None:
    """What a client asks at once, without waiting for answers, is answered as a whole."""
    settings = {"drain": 300.0}
    with ServiceProcess(service_log, postgres_dsn, redis_url, settings) as running:
        ada = Person.create(running.url, "ada")
        running.tell_to_stop()
        while ada.http.get("/ready").status_code == 200:
            pass
        asked = f"GET /v1/titles HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ada.token}\r\n\r\n"
        with socket.create_connection(("127.0.0.1", running.port), SECONDS) as connection:
            connection.sendall(asked.encode() * 3)
            answers = b"".join(iter(lambda: connection.recv(65536), b""))
        ada.close()
    assert answers.count(b"HTTP/1.1 200 OK\r\n") == 3
    first, last = answers.split(b"connection: close\r\n")
    assert first.count(b"HTTP/1.1 200 OK\r\n") == 3, "the end is announced by the last one alone"
    assert last.endswith(b"}")


async def test_who_has_connected_is_accepted_and_nobody_else() -> None:
    """Who comes when the socket has no room for newcomers is refused, and not reset: no request was
    sent that could be lost."""
    listener = bound("127.0.0.1", 0)
    listener.listen()
    address = listener.getsockname()
    early = await asyncio.open_connection(*address)
    early[1].write(b"?")
    without_newcomers(listener)
    late = asyncio.create_task(asyncio.open_connection(*address))
    accepted, _ = listener.accept()
    assert accepted.recv(1) == b"?"
    accepted.sendall(b"!")
    assert await early[0].read(1) == b"!"
    assert not late.done()
    listener.close()
    with pytest.raises(ConnectionRefusedError):
        await late
    early[1].close()
    accepted.close()
