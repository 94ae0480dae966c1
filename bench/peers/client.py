"""A lean client of boardgame.io: the only player of a match, who waits for every update."""

import asyncio
from time import perf_counter

from msgspec import Struct

from bench.client import HOST, Connection, request
from bench.peers.frames import (
    JOIN,
    JOINED,
    OPENED,
    PING,
    PONG,
    asked,
    event,
    frame,
    frames,
    move,
    told,
)

_PATH = "/socket.io/?EIO=4&transport=websocket"
_GAME = "/games/trivial"
_UPDATE = event("update")[:-1]


class Match(Struct, frozen=True):
    """A match that has been opened, and what its only player shows."""

    id: str
    credentials: str


async def opened(connection: Connection) -> Match:
    """A new match with its player."""
    made = await connection.asked(request("POST", f"{_GAME}/create", {"numPlayers": 1}))
    who = {"playerID": "0", "playerName": "ada"}
    joined = await connection.asked(request("POST", f"{_GAME}/{made['matchID']}/join", who))
    return Match(made["matchID"], joined["playerCredentials"])


class Player(asyncio.Protocol):
    """The player of a match at a port of the loopback."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._transport: asyncio.Transport | None = None
        self._buffer = b""
        self._upgraded = False
        self._awaited: tuple[bytes, asyncio.Future[bytes]] | None = None
        self._last = b""
        self.moves = 0

    @classmethod
    async def to(cls, port: int, match: Match) -> "Player":
        """A player who has seen the beginning of the match."""
        loop = asyncio.get_running_loop()
        _, player = await loop.create_connection(lambda: cls(match), HOST, port)
        await player._send(asked(_PATH, HOST), OPENED)
        await player._send(frame(JOIN), JOINED)
        sync = event("sync", match.id, "0", match.credentials, 1)
        await player._send(frame(sync), event("matchData")[:-1])  # after the state comes who is in
        return player

    async def play(self) -> float:
        """A move; the milliseconds until its update has come."""
        sent = frame(move(self._match.id, self.moves, self._match.credentials))
        began = perf_counter()
        self._last = await self._send(sent, _UPDATE)
        waited = perf_counter() - began
        self.moves += 1
        return waited * 1000

    def check(self) -> None:
        """The match has every move: its last update says how many it counts."""
        if self.moves:
            match, state, *_ = told(self._last)
            counted = state["G"]["moves"]
            if (match, counted) != (self._match.id, self.moves):
                raise RuntimeError(f"{self.moves} moves of {match} are {counted}")

    def close(self) -> None:
        """Hangs up."""
        if self._transport is not None:
            self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Of asyncio."""
        self._transport = transport  # type: ignore[assignment]  # of a socket, so it can write

    def data_received(self, data: bytes) -> None:
        """Of asyncio: whoever waits for a message of this kind gets it."""
        buffer = self._buffer + data if self._buffer else data
        if not self._upgraded:
            head, end, rest = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = buffer
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._fail(RuntimeError(head.decode("latin-1")))
                return
            self._upgraded, buffer = True, rest
        messages, self._buffer = frames(buffer)
        for message in messages:
            self._heard(message)

    def connection_lost(self, trouble: Exception | None) -> None:
        """Of asyncio."""
        self._fail(trouble or ConnectionError("the server hung up"))

    def _heard(self, message: bytes) -> None:
        if message == PING and self._transport is not None:
            self._transport.write(frame(PONG))
        elif self._awaited is not None and message.startswith(self._awaited[0]):
            _, waiting = self._awaited
            self._awaited = None
            waiting.set_result(message)

    def _fail(self, trouble: Exception) -> None:
        if self._awaited is not None and not self._awaited[1].done():
            self._awaited[1].set_exception(trouble)

    async def _send(self, sent: bytes, awaited: bytes) -> bytes:
        """Sends bytes; the next message that begins so."""
        assert self._transport is not None
        waiting: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._awaited = (awaited, waiting)
        self._transport.write(sent)
        return await waiting
