"""Two worlds: two services whose games differ only in what Bob (seat 1) cannot know.

The second database is a copy of the first one, with the log of each game exchanged for its twin.
Whatever is worked out from the log (read models, snapshots, trees) is forgotten in both, so both
work it out anew.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import asyncpg
import httpx
from msgspec import Struct
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from events.envelope import Recorded
from events.log import Log
from events.wakeups import WakeUps
from referee.secrets import Secrets
from tests.service.hard import indistinguishable

BOB: Final = 1
SILENCE: Final = 60.0
"""Seconds without a word after which a stream is given up. What is read has an end of its own."""

_DERIVED: Final = """
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'generation'
    UNION SELECT unnest(ARRAY['snapshots', 'answers', 'merkle_nodes', 'root_nodes', 'root_leaves',
        'root_checkpoints'])"""


def part(one: str, other: str, games: Iterable[str]) -> frozenset[str]:
    """Makes the second database another world; nobody may be connected to either. What is given
    are the names of the cards that are not the same."""
    return asyncio.run(_part(one, other, tuple(games)))


async def _part(one: str, other: str, games: Sequence[str]) -> frozenset[str]:
    found: set[str] = set()
    async with asyncpg.create_pool(other, min_size=1, max_size=2) as pool:
        async with await Log.open(pool, wakeups=WakeUps()) as log:
            logs = {game: await log.read(game) for game in games}
            seeds = {game: await log.plant(game) for game in games}
        for game, events in logs.items():
            secrets = Secrets.of(game, seeds[game])
            twin = indistinguishable.twin(events, BOB, secrets)
            found |= indistinguishable.words(events, twin)
            await _exchange(pool, game, twin)
        await _forget(pool)
    async with asyncpg.create_pool(one, min_size=1, max_size=2) as pool:
        await _forget(pool)
    return frozenset(found)


async def _exchange(pool: asyncpg.Pool, game: str, events: Sequence[Recorded]) -> None:
    rows = [(event.payload, event.hash, game, event.version) for event in events]
    await pool.executemany(
        "UPDATE events SET payload = $1, hash = $2 WHERE game_id = $3 AND version = $4", rows
    )


async def _forget(pool: asyncpg.Pool) -> None:
    tables = ", ".join(row[0] for row in await pool.fetch(_DERIVED))
    await pool.execute(f"TRUNCATE {tables} CASCADE")


class Asked(Struct, frozen=True, kw_only=True):
    """A request by somebody; `token` is None for anybody. `until` is the version up to which a
    stream or socket is read."""

    what: str
    method: str
    path: str
    token: str | None
    headers: Mapping[str, str] = {}
    body: bytes | None = None
    until: int | None = None

    def of(self, url: str) -> str:
        """What is answered: status, the headers that may differ, and the body."""
        headers = dict(self.headers)
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        if self.body is not None:
            headers["Content-Type"] = "application/json"
        if "/socket" in self.path and self.until is not None:
            return _socket(f"{url}{self.path}", headers, self.until)
        with (
            httpx.Client(base_url=url, timeout=180, verify=False) as client,
            client.stream(self.method, self.path, headers=headers, content=self.body) as answer,
        ):
            if self.until is not None:  # what it begins with may take its time
                answer.request.extensions["timeout"]["read"] = SILENCE
            body = _text(answer) if self.until is None else _until(answer, self.until)
        shown = {name: answer.headers.get(name) for name in ("etag", "content-type", "link")}
        return f"{answer.status_code} {shown}\n{body}"


def _text(answer: httpx.Response) -> str:
    """What was answered; of a picture each byte as a letter."""
    pixels = answer.headers.get("content-type", "").startswith("image/png")
    return answer.read().decode("latin-1" if pixels else "utf-8")


def _until(answer: httpx.Response, version: int) -> str:
    """The events of a stream up to a version, up to the first cursor of news (an id by itself), or
    until it has been silent for a while."""
    found: list[str] = []
    message = ""
    with suppress(httpx.ReadTimeout):
        for line in answer.iter_lines():
            if line.startswith(("event:", "data:", "{")):
                found.append(line)
            if line.startswith(f'data: {{"version":{version},'):
                break
            if not line and message.startswith("id:") and "data:" not in message:
                break
            message = f"{message}{line}\n" if line else ""
    return "\n".join(found)


def _socket(url: str, headers: Mapping[str, str], version: int) -> str:
    """A socket up to an event, or the answer of the handshake."""
    found: list[str] = []
    try:
        with connect(
            url.replace("http", "ws", 1),
            additional_headers=headers,
            proxy=None,
            compression=None,
            open_timeout=180,
        ) as socket:
            while not found or f'"version":{version},' not in found[-1]:
                found.append(str(socket.recv(timeout=180)))
    except InvalidStatus as refused:
        return f"{refused.response.status_code} {refused.response.body.decode()}"
    return "\n".join(found)
