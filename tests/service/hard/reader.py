"""A stream reader that is killed again and again, and resumes through either process."""

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any, Final

import httpx
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.service.hard.crowd import AWAY, ways

ENDS: Final = "stream.end"


class Message(Struct, frozen=True):
    """A whole message: its id, its event and its data."""

    id: str
    event: str
    data: str


class Reader:
    """Follows a game as one account. `seen` are the events of whole messages, in the order in
    which they came; whatever had come of a message when the connection was cut is lost."""

    def __init__(
        self, urls: Sequence[str], game: str, seed: str, *, token: str | None, seat: int | None
    ) -> None:
        self.seen: list[dict[str, Any]] = []
        self.cuts = 0
        self.ended = False
        self._road = ways(urls)
        self._path = f"/v1/games/{game}/stream" + ("" if seat is None else f"?seat={seat}")
        self._headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self._dice = random.Random(seed)

    async def follow(self, until: asyncio.Event) -> None:
        """Reads until the stream has ended, or (once `until` is set) has nothing more to tell."""
        while not self.ended and not (until.is_set() and await self._has_all()):
            try:
                await self._connect(self._dice.randrange(6))
            except AWAY:
                await asyncio.sleep(0.02)
            self.cuts += 1
        await self._road.close()

    @property
    def version(self) -> int:
        """The version of the last event seen."""
        return self.seen[-1]["version"] if self.seen else 0

    async def _has_all(self) -> bool:
        path = self._path.replace("/stream", "/events")
        path += f"{'&' if '?' in path else '?'}after={self.version}"
        answer = await self._road.ask("GET", path, 0, headers=self._headers)
        return not answer.json()["items"]

    async def _connect(self, cut: int) -> None:
        """One connection from where it stands, cut after so many events within the next one."""
        client = self._dice.choice(self._road.clients)
        headers = dict(self._headers)
        if self.seen:
            headers["Last-Event-ID"] = str(self.version)
        async with client.stream("GET", self._path, headers=headers) as answer:
            if answer.status_code == 503:
                raise httpx.ReadError("away")
            if answer.status_code == 204:
                self.ended = True
                return
            assert answer.status_code == 200, await answer.aread()
            await self._read(answer, cut)

    async def _read(self, answer: httpx.Response, cut: int) -> None:
        left, buffer = cut, b""
        pieces = answer.aiter_raw()
        while left > 0:
            try:
                buffer += await asyncio.wait_for(anext(pieces), timeout=2)
            except (TimeoutError, StopAsyncIteration):
                return
            *whole, buffer = buffer.split(b"\n\n")
            for text in whole:
                if left > 0 and (message := parsed(text.decode())) is not None:
                    left -= self._take(message)

    def _take(self, message: Message) -> int:
        if message.event == ENDS:
            self.ended = True
            return 0
        event = json.loads(message.data)
        assert message.id == str(event["version"]), message
        assert message.event == event["data"]["type"], message
        self.seen.append(event)
        return 1


class SocketReader(Reader):
    """The same over WebSocket."""

    async def _connect(self, cut: int) -> None:
        """One connection, cut after so many events."""
        address = str(self._dice.choice(self._road.clients).base_url).rstrip("/")
        path = self._path.replace("/stream", "/socket")
        path += f"{'&' if '?' in path else '?'}after={self.version}"
        try:
            async with connect(
                address.replace("http", "ws", 1) + path,
                additional_headers=self._headers,
                proxy=None,
                open_timeout=180,
                close_timeout=0.1,
            ) as socket:
                await self._listen(socket, cut)
        except (WebSocketException, OSError) as trouble:
            raise httpx.ReadError("away") from trouble

    async def _listen(self, socket: ClientConnection, cut: int) -> None:
        left = cut
        while left > 0:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), timeout=2))
            except TimeoutError:
                return
            if message["type"] == ENDS:
                self.ended = True
                return
            if message["type"] == "event":
                event = message["event"]
                left -= self._take(
                    Message(str(message["id"]), event["data"]["type"], json.dumps(event))
                )


def parsed(text: str) -> Message | None:
    """A message; None for comments and hints."""
    fields = dict(line.partition(": ")[::2] for line in text.splitlines() if line[:1] != ":")
    if "data" not in fields:
        return None
    return Message(fields.get("id", ""), fields["event"], fields["data"])
