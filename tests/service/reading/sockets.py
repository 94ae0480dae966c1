"""Reading the socket of a game, strictly."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tests.service.people import Person


def socket_of(
    url: str,
    game: str,
    *,
    person: Person | None = None,
    subprotocols: Sequence[str] = (),
    **query: Any,
) -> ClientConnection:
    """An open socket of a game. `person` sends a token in a header."""
    headers: Mapping[str, str] = {}
    if person is not None:
        headers = {"Authorization": f"Bearer {person.token}"}
    address = httpx.URL(url.replace("http", "ws", 1) + f"/v1/games/{game}/socket", params=query)
    return connect(
        str(address),
        additional_headers=headers,
        subprotocols=[Subprotocol(one) for one in subprotocols] or None,
        proxy=None,
        compression=None,
        open_timeout=180,
        close_timeout=0.5,  # whoever stops in the middle does not read the rest of it
    )


def messages(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """The messages of a socket until it is closed."""
    while True:
        try:
            text = socket.recv(timeout=180)
        except ConnectionClosed:
            return
        assert isinstance(text, str), "every message is a text"
        yield json.loads(text)


def events(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """The events of a socket; each message is looked at."""
    for message in messages(socket):
        if message["type"] == "event":
            assert set(message) == {"type", "id", "event"}
            assert message["id"] == message["event"]["version"]
            yield message["event"]
        else:
            assert message in ({"type": "keep-alive"}, {"type": "stream.end"}), message


def refusal(url: str, game: str, **members: Any) -> httpx.Response:
    """The answer of a handshake that is refused."""
    try:
        socket_of(url, game, **members).close()
    except InvalidStatus as refused:
        answer = refused.response
        return httpx.Response(
            answer.status_code, headers=dict(answer.headers.raw_items()), content=bytes(answer.body)
        )
    raise AssertionError("the socket is not refused")
