"""What a client of boardgame.io sends and gets: Socket.IO 4 in frames of WebSocket (RFC 6455).

Only what its server needs: messages of text, each in one frame.
"""

from struct import pack, unpack_from
from typing import Any, Final

import msgspec

NAMESPACE: Final = b"/trivial,"
"""The game; each is a namespace of its own."""
OPENED: Final = b"0"
PING: Final = b"2"
PONG: Final = b"3"
JOIN: Final = b"40" + NAMESPACE
JOINED: Final = JOIN
EVENT: Final = b"42" + NAMESPACE
"""Packets of Engine.IO (the first digit) and Socket.IO (the second one)."""

_TEXT, _CLOSE, _LAST = 0x1, 0x8, 0x80
_MASKED = 0x80
_KEY = bytes(4)


class FrameError(ValueError):
    """A frame that a server of boardgame.io does not send, or its goodbye."""


def asked(path: str, host: str) -> bytes:
    """The request that begins a WebSocket."""
    lines = (
        f"GET {path} HTTP/1.1",
        f"host: {host}",
        "connection: Upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: a3JvbmlrYSwga3JvbmlrYQ==",
    )
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


def frame(text: bytes) -> bytes:
    """A message of the client. It is masked with zeros, so that masking costs nothing here."""
    size = len(text)
    if size < 126:
        head = pack("!BB", _LAST | _TEXT, _MASKED | size)
    elif size < 1 << 16:
        head = pack("!BBH", _LAST | _TEXT, _MASKED | 126, size)
    else:
        head = pack("!BBQ", _LAST | _TEXT, _MASKED | 127, size)
    return head + _KEY + text


def frames(buffer: bytes) -> tuple[list[bytes], bytes]:
    """The messages of the server that are there as a whole, and what is left.

    Raises FrameError for anything but a whole message of text.
    """
    found: list[bytes] = []
    at = 0
    while len(buffer) >= at + 2:
        first, size = buffer[at], buffer[at + 1]
        start = at + 2 + {126: 2, 127: 8}.get(size, 0)
        if len(buffer) < start:
            break
        if size >= 126:
            (size,) = unpack_from("!H" if size == 126 else "!Q", buffer, at + 2)
        if len(buffer) < start + size:
            break
        if first != _LAST | _TEXT:
            said = "hung up" if first & 0xF == _CLOSE else f"sent a frame of kind {first:#x}"
            raise FrameError(f"the server {said}")
        found.append(buffer[start : start + size])
        at = start + size
    return found, buffer[at:]


def event(name: str, *values: Any) -> bytes:
    """An event of Socket.IO with its values."""
    return EVENT + msgspec.json.encode([name, *values])


def told(message: bytes) -> list[Any]:
    """The values of an event."""
    values: list[Any] = msgspec.json.decode(message[len(EVENT) :])
    return values[1:]


def move(match: str, seen: int, credentials: str) -> bytes:
    """The move of the only player, who has seen so many states of the match."""
    payload = {"type": "step", "args": [], "playerID": "0", "credentials": credentials}
    return event("update", {"type": "MAKE_MOVE", "payload": payload}, seen, match, "0")
