"""Games that a service's own reviewers review while something else is measured.

The reviewers are processes of the service; they are told apart by their low priority.
"""

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import psutil
from msgspec import Struct

from bench.client import Connection, request
from bench.scripts import player, script
from bench.site import Served, Site
from games.kernel.title import AnyTitle
from referee.review.lines import Quality
from service.reviews.reviewer import NICENESS

PATIENCE: Final = 600.0
"""Seconds until reviews are begun, or reviewers rest; on a busy machine they wait for long."""
LINES: Final = 2
"""So many lines of a review have come before it counts as begun."""
SEATS: Final = 2
_SOON: Final = 0.1
_REST: Final = 0.5


class Wanted(Struct, frozen=True, kw_only=True):
    """A finished game, who played it, and how thorough its review is to be."""

    game: str
    token: str
    quality: Quality

    @property
    def _path(self) -> str:
        return f"/v1/games/{self.game}/review"

    async def begin(self, connection: Connection) -> None:
        """Asks for the review, and waits until it is being made."""
        body = {"quality": self.quality}
        await connection.asked(request("POST", self._path, body, token=self.token))
        async with asyncio.timeout(PATIENCE):
            while (now := await self._status(connection))["lines"] < LINES:
                await asyncio.sleep(_SOON)
        self._check(now)

    async def end(self, connection: Connection) -> None:
        """Ends the review, which was being made until now."""
        self._check(await self._status(connection))
        path = f"{self._path}?quality={self.quality}"
        status, body = await connection.send(request("DELETE", path, token=self.token))
        if status != 204:
            raise RuntimeError(f"status {status}: {body[:500]!r}")

    async def _status(self, connection: Connection) -> Any:
        path = f"{self._path}?quality={self.quality}"
        return (await connection.asked(request("GET", path, token=self.token)))["status"]

    def _check(self, status: Any) -> None:
        if status["state"] != "running":
            raise RuntimeError(f"a review is {status['state']}; longer games are needed")


async def wanted(
    place: Site, served: Served, title: AnyTitle, count: int, quality: Quality
) -> Sequence[Wanted]:
    """So many games, played at random to their end."""
    connection = await Connection.to(served.port)
    who, games = await player(connection, "reviewed"), []
    for _ in range(count):
        one = await script(connection, place.database_url, who, title, SEATS)
        for post in one.requests:
            await connection.asked(post)
        games.append(Wanted(game=one.game, token=who.token, quality=quality))
    connection.close()
    return games


@contextmanager
def under_review(served: Served, games: Sequence[Wanted]) -> Iterator[None]:
    """While this lasts, reviews of games are made; afterwards the reviewers rest."""
    asyncio.run(_begun(served, games))
    yield
    asyncio.run(_ended(served, games))
    _until_rest(served)


def spent(served: Served) -> float:
    """The processor time of the reviewers until now, in seconds."""
    parent = psutil.Process(served.process.pid)
    nice = parent.nice() + NICENESS
    times = [one.cpu_times() for one in parent.children() if one.nice() == nice]
    return sum(one.user + one.system for one in times)


async def _begun(served: Served, games: Sequence[Wanted]) -> None:
    connection = await Connection.to(served.port)
    for one in games:
        await one.begin(connection)
    connection.close()


async def _ended(served: Served, games: Sequence[Wanted]) -> None:
    connection = await Connection.to(served.port)
    for one in games:
        await one.end(connection)
    connection.close()


def _until_rest(served: Served) -> None:
    """Waits until the reviewers have found out that nobody wants anything any more."""
    end = time.monotonic() + PATIENCE
    before = -1.0
    while (now := spent(served)) - before > _REST / 50:
        if time.monotonic() > end:
            raise RuntimeError("the reviewers do not rest")
        before = now
        time.sleep(_REST)
