"""Clients that keep their connections, and count what was never answered.

They follow RFC 9112, and write each request at once: what goes over the wire, and when, has to be
known exactly here. A request is *unanswered* if it was sent on a connection that the service had
not said it would close (`Connection: close`), and the connection ended before the answer was whole.
Whether the request could be sent again makes no difference.
"""

import asyncio
import json
import random
import time
import uuid
from collections import Counter
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec import Struct, field

Json = dict[str, Any]
AWAY_SECONDS: Final = 0.02
"""Between two attempts to connect to a service that is away."""
THINK_SECONDS: Final = 0.03
"""The longest time that a client thinks before it asks again."""
PATIENCE: Final = 180.0


class Place(Struct):
    """Where the service is, and how it runs; it moves when it is started again."""

    url: str = ""
    way: str = ""
    losses: int = 0
    """How often its log went back to an earlier moment, as by a restore."""


class Outage(Struct, frozen=True):
    """A request that was not answered, not taken, or to be sent again: from when to when, by the
    clock of `time.monotonic`, and what became of it."""

    asked: float
    ended: float
    became: str


class Tally(Struct):
    """What became of the requests of all clients."""

    answered: Counter[str] = field(default_factory=Counter)
    unanswered: list[str] = field(default_factory=list)
    refused: int = 0
    """Connections that could not be made."""
    told: int = 0
    """Answers that said that they are the last of their connection."""
    outages: list[Outage] = field(default_factory=list)


class UnansweredError(Exception):
    """The connection has ended, and the request has no answer."""


class Answer(Struct, frozen=True):
    """An answer, read to its end."""

    status: int
    last: bool
    body: bytes
    retry_after: str = ""

    def json(self) -> Any:
        return json.loads(self.body)


class KeepAlive:
    """One client: one connection, used for as long as the service lets it be."""

    def __init__(self, place: Place, token: str, tally: Tally) -> None:
        self._place, self._token, self._tally = place, token, tally
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._answers = 0

    @property
    def losses(self) -> int:
        """How often the log of the service went back."""
        return self._place.losses

    async def ask(self, method: str, path: str, body: Json | None = None, **fields: str) -> Answer:
        """The answer, asked for again (with the same key) until there is one that is not 503."""
        deadline = time.monotonic() + PATIENCE
        while (began := time.monotonic()) < deadline:
            try:
                answer = await self._asked(method, path, body, fields)
                if answer.status != 503:
                    assert answer.status < 500, f"{method} {path}: {answer.body!r}"
                    return answer
                became = f"503, Retry-After: {answer.retry_after}"
            except UnansweredError as trouble:
                asked = f"{self._place.way}: {method} {path.split('?')[0]}"
                self._tally.unanswered.append(f"{asked}: {trouble}")
                became = f"unanswered: {trouble}"
            except OSError as trouble:
                self._tally.refused += 1
                became = f"refused: {trouble}"
            ended = time.monotonic()
            self._tally.outages.append(Outage(began, ended, f"{method} {path}: {became}"))
            await asyncio.sleep(AWAY_SECONDS)
        raise TimeoutError(f"{method} {path} is never answered")

    def close(self) -> None:
        """Hangs up."""
        if self._streams is not None:
            self._streams[1].close()
        self._streams, self._answers = None, 0

    async def _asked(
        self, method: str, path: str, body: Json | None, fields: dict[str, str]
    ) -> Answer:
        reader, writer = await self._connected()
        try:
            writer.write(self._request(method, path, body, fields))
            await writer.drain()
            answer = await _answer(reader)
        except (OSError, EOFError) as trouble:
            began = self._answers
            self.close()
            raise UnansweredError(f"{type(trouble).__name__} after {began} answers") from trouble
        self._answers += 1
        self._tally.answered[method] += 1
        if answer.last:
            self._tally.told += 1
            self.close()
        return answer

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is not None and self._streams[0].at_eof():
            self.close()  # it was closed while nothing was asked
        if self._streams is None:
            address = urlsplit(self._place.url)
            self._streams = await asyncio.open_connection(address.hostname, address.port)
        return self._streams

    def _request(self, method: str, path: str, body: Json | None, fields: dict[str, str]) -> bytes:
        sent = b"" if body is None else json.dumps(body).encode()
        head = {"Host": "localhost", "Authorization": f"Bearer {self._token}", **fields}
        if body is not None:
            head |= {"Content-Type": "application/json", "Content-Length": str(len(sent))}
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
        return "\r\n".join([*lines, "", ""]).encode() + sent


async def _answer(reader: asyncio.StreamReader) -> Answer:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    fields = {
        name.lower(): value.strip() for name, _, value in (x.partition(":") for x in head[1:])
    }
    status, chunks = int(head[0].split()[1]), b""
    if fields.get("transfer-encoding") == "chunked":
        while size := int(await reader.readuntil(b"\r\n"), 16):
            chunks += (await reader.readexactly(size + 2))[:-2]
        await reader.readexactly(2)
    else:
        chunks = await reader.readexactly(int(fields.get("content-length", "0")))
    last = fields.get("connection", "").lower() == "close"
    return Answer(status, last, chunks, fields.get("retry-after", ""))


class Played(Struct, frozen=True, kw_only=True):
    """An answered move: the request, the bytes of the answer, and when it was asked for and
    answered, by the clock of `time.monotonic`."""

    game: str
    key: str
    body: Json
    answer: bytes
    asked: float
    ended: float


class Player:
    """Plays both seats of one game after the other until it is told that this is enough. It thinks
    so many seconds at most before each move."""

    def __init__(
        self, client: KeepAlive, title: str, seed: str, thinks: float = THINK_SECONDS
    ) -> None:
        self._client, self._title, self._thinks = client, title, thinks
        self._dice = random.Random(seed)
        self._enough = False
        self.played: list[Played] = []

    @property
    def moves(self) -> int:
        """How many moves were answered."""
        return len(self.played)

    def enough(self) -> None:
        """It ends when what it has asked is answered."""
        self._enough = True

    async def play(self) -> list[str]:
        """Plays; what was not as it should be."""
        game, version, losses = "", 0, self._client.losses
        while not self._enough:
            if not game:
                game, version = await self._opened(), 0
            answer = await self._client.ask("GET", f"/v1/games/{game}")
            if self._client.losses != losses:
                version, losses = 0, self._client.losses
            shown = answer.json() if answer.status == 200 else {"status": "lost", "version": 0}
            if shown["version"] < version:
                return [f"game {game} is at {shown['version']}; {version} was answered"]
            if shown["status"] != "running":
                game = ""
                continue
            version = await self._move(game, shown["awaits"][0], losses)
            await asyncio.sleep(self._dice.uniform(0, self._thinks))
        self._client.close()
        return []

    async def _opened(self) -> str:
        seats = [{"kind": "me"}, {"kind": "me"}]
        body = {"title": self._title, "seats": seats}
        key = {"Idempotency-Key": uuid.UUID(int=self._dice.getrandbits(128)).hex}
        answer = await self._client.ask("POST", "/v1/games", body, **key)
        assert answer.status == 201, answer.body
        game: str = answer.json()["id"]
        return game

    async def _move(self, game: str, seat: int, losses: int) -> int:
        """The version after a move; 0 if the service has forgotten the position meanwhile."""
        legal = await self._client.ask("GET", f"/v1/games/{game}/legal?seat={seat}")
        body = {"seat": seat, "decision": legal.json().get("decision")}
        body["commands"] = [self._dice.choice(legal.json().get("commands") or [{}])]
        key = uuid.UUID(int=self._dice.getrandbits(128)).hex
        headers, asked = {"Idempotency-Key": key}, time.monotonic()
        answer = await self._client.ask("POST", f"/v1/games/{game}/moves", body, **headers)
        if answer.status != 201 and self._client.losses != losses:
            return 0
        assert answer.status == 201, answer.body
        done = {"game": game, "key": key, "body": body, "answer": answer.body}
        self.played.append(Played(**done, asked=asked, ended=time.monotonic()))
        version: int = answer.json()["version"]
        return version
