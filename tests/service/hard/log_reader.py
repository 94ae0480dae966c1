"""A follower of the whole log that is cut again and again, and resumes through either process."""

import asyncio
import json
import random
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any, Final

import httpx
from msgspec import Struct

from tests.service.hard.crowd import AWAY, ways

STREAM: Final = "/v1/log/stream"
LINES: Final = "/v1/log/events"


class Place(Struct, frozen=True):
    """What was told: whether it is a revelation, where, and which event of which game."""

    type: str
    position: int
    game: str
    version: int

    @property
    def order(self) -> tuple[int, bool, int]:
        """What rises within a partition."""
        return self.position, self.type == "log.revealed", self.version


class LogReader:
    """Follows everything. `told` has what was told of each partition, in order; `events` what the
    events of each game look like by then. Cuts and processes are drawn from a seed."""

    def __init__(self, urls: Sequence[str], token: str, seed: str) -> None:
        self.told: dict[int, list[Place]] = {}
        self.events: dict[str, dict[int, str]] = {}
        self.cuts = 0
        self.stopped = datetime.now(UTC)
        self._position: str | None = None
        self._road = ways(urls)
        self._headers = {"Authorization": f"Bearer {token}"}
        self._dice = random.Random(seed)

    async def follow(self, until: asyncio.Event) -> None:
        """Reads until `until` is set and nothing is left to be told."""
        while not (until.is_set() and await self._has_all()):
            try:
                await self._connect(self._dice.choice((1, 3, 30, 300, 3000)))
            except AWAY:
                await asyncio.sleep(0.02)
            self.cuts += 1
        await self._road.close()

    async def _has_all(self) -> bool:
        self.stopped = datetime.now(UTC)
        query = {} if self._position is None else {"after": self._position}
        answer = await self._road.ask("GET", LINES, 0, headers=self._headers, params=query)
        return len(answer.text.splitlines()) == 1

    async def _connect(self, cut: int) -> None:
        """One connection from where it stands, cut after so many items."""
        client, headers = self._dice.choice(self._road.clients), dict(self._headers)
        if self._position is not None:
            headers["Last-Event-ID"] = self._position
        async with client.stream("GET", STREAM, headers=headers) as answer:
            if answer.status_code == 503:
                raise httpx.ReadError("away")
            assert answer.status_code == 200, await answer.aread()
            left, rest, pieces = cut, b"", answer.aiter_raw()
            while left > 0:
                try:
                    rest += await asyncio.wait_for(anext(pieces), timeout=2)
                except (TimeoutError, StopAsyncIteration):
                    return
                *whole, rest = rest.split(b"\n\n")
                for text in whole:
                    if left > 0:
                        left -= self._take(text.decode())

    def _take(self, text: str) -> int:
        """Takes in a message; whether it told something."""
        fields = dict(line.partition(": ")[::2] for line in text.splitlines() if line[:1] != ":")
        self._position = fields.get("id", self._position)
        if "data" not in fields:
            return 0
        item = json.loads(fields["data"])
        assert fields["event"] == item["type"], text
        event, game = item["event"], item["game"]
        place = Place(item["type"], item["position"], game, event["version"])
        told = self.told.setdefault(item["partition"], [])
        assert not told or told[-1].order < place.order, f"{place} is told after {told[-1]}"
        told.append(place)
        self.events.setdefault(game, {})[event["version"]] = digest(event)
        return 1


def digest(event: Any) -> str:
    """What tells events apart; whole ones would take a gigabyte in a large storm."""
    return sha256(json.dumps(event, sort_keys=True).encode()).hexdigest()
