"""Answers go out in one piece, streams begin at once."""

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import httpx
import pytest
from structlog.testing import capture_logs

from service.http.operation import NDJSON
from service.http.replies import flowing
from tests.service.people import Person
from tests.service.process import ServiceProcess

People = Callable[[], Person]


def _asked(url: str, path: str, token: str) -> socket.socket:
    place = urlsplit(url)
    connection = socket.create_connection((place.hostname, place.port or 80), timeout=180)
    head = f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\nAuthorization: Bearer {token}\r\n\r\n"
    connection.sendall(head.encode())
    return connection


def test_head_and_body_come_together(shared_service: ServiceProcess, person: People) -> None:
    ada = person()
    with _asked(shared_service.url, "/v1/titles", ada.token) as connection:
        head, end, body = connection.recv(65_536).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 ")
    assert end
    assert body.startswith(b"{")


@pytest.mark.parametrize(
    ("version", "hosts", "status"),
    [
        ("1.1", 1, b"200"),
        ("1.1", 0, b"400"),
        ("1.1", 2, b"400"),
        ("1.0", 0, b"200"),
        ("1.0", 2, b"400"),
    ],
)
def test_a_request_names_one_host(
    shared_service: ServiceProcess, version: str, hosts: int, status: bytes
) -> None:
    """RFC 9112, section 3.2."""
    place = urlsplit(shared_service.url)
    for path in ("/health", "/v1/titles", "/docs"):
        asked = f"GET {path} HTTP/{version}\r\n" + f"Host: {place.netloc}\r\n" * hosts
        with socket.create_connection((place.hostname, place.port or 80), timeout=180) as line:
            line.sendall(f"{asked}Connection: close\r\n\r\n".encode())
            told = b""
            while piece := line.recv(65_536):
                told += piece
        assert told.split(b" ", 2)[1] == status, path
        if status == b"400":
            assert b"#invalid-header" in told
            assert b'"field":"Host"' in told


def test_requests_in_one_piece_are_answered_in_order(
    shared_service: ServiceProcess, person: People
) -> None:
    """Pipelining, RFC 9112 section 9.3.2."""
    place, token = urlsplit(shared_service.url), person().token
    asked = "".join(
        f"GET {path} HTTP/1.1\r\nHost: {place.netloc}\r\nAuthorization: Bearer {token}\r\n{end}\r\n"
        for path, end in (
            ("/v1/accounts/me", ""),
            ("/nowhere", ""),
            ("/health", "Connection: close\r\n"),
        )
    )
    with socket.create_connection((place.hostname, place.port or 80), timeout=180) as connection:
        connection.sendall(asked.encode())
        told = b""
        while piece := connection.recv(65_536):
            told += piece
    statuses = re.findall(rb"HTTP/1\.1 (\d+)", told)
    assert statuses == [b"200", b"404", b"200"]


def test_a_stream_begins_before_anything_happens(
    shared_service: ServiceProcess, person: People
) -> None:
    ada = person()
    game = ada.open("me", "open")
    path = f"/v1/games/{game['id']}/stream?after={game['version']}"
    with _asked(shared_service.url, path, ada.token) as connection:
        assert connection.recv(4096).startswith(b"HTTP/1.1 200 ")


def test_text_names_its_charset_once(web: httpx.Client) -> None:
    assert web.get("/metrics").headers["content-type"].count("charset") == 1


@pytest.mark.parametrize(
    ("trouble", "entry", "level"),
    [
        (ConnectionResetError("gone"), "unavailable", "warning"),
        (asyncpg.AdminShutdownError("gone"), "unavailable", "warning"),
        (ArithmeticError("a bug"), "request-failed", "error"),
    ],
)
async def test_what_breaks_off_is_logged_and_never_looks_whole(
    trouble: Exception, entry: str, level: str
) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b"1\n"
        raise trouble

    async def receive() -> Any:
        await asyncio.Event().wait()

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http"}
    with capture_logs() as entries:
        await flowing(pieces(), media=NDJSON).to_asgi_response()(scope, receive, send)
    assert [one.get("more_body") for one in sent] == [None, True]
    ((told, severity),) = ((one["event"], one["log_level"]) for one in entries)
    assert (told, severity) == (entry, level)
