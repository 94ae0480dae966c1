"""What a move costs by each way to say who plays: a token of one's own, an app's, a browser's.

`python -m bench.credentials` prints a table by itself. One client plays by all three, each request
by the next way; a crowd plays short runs by each way in turn. Of each turn the ways are compared
with the personal token, so what changes on the machine meanwhile changes both. Every token is new,
and was used once before a run begins.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import cycle
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

import psutil
from msgspec import Struct

from bench import http
from bench.client import Connection
from bench.measure import Measure, figure
from bench.site import Served, Site, site
from bench.ways_to_sign_in import header
from service.identity.caller import TokenKind

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

CROWD: Final = 64
MOST: Final = 103.0
"""Per cent of a move by a personal token that one by another way may cost."""
WAYS: Final[Mapping[TokenKind, str]] = {
    "personal": "a personal token",
    "app": "an app's token",
    "session": "a browser's session",
}

_PART = "credentials"
_TOKEN: Final = re.compile(rb"authorization: Bearer (\S+)")
NOTE = (
    "credentials: moves by each way in turn; one client changes the way with each request, a crowd "
    "with each run; of each turn the figure is held against that of the personal token, in per "
    "cent; the wait is the middle one of a run; processor time is that of the service process for "
    "each move."
)

_Posts = Sequence[Sequence[bytes]]


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: `runs` of `seconds` for each way."""

    runs: int = 9
    seconds: float = 2.0
    folder: Path = Path("/var/tmp")


_Turn = Mapping[TokenKind, float]
"""What a move costs by each way, in one turn."""


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    with site(plan.folder) as place, place.service() as served:
        for way in WAYS:
            _crowd(place, served, way, plan.seconds / 4)
        alone = [_alone(place, served, plan.seconds) for _ in range(plan.runs)]
        yield from _compared("move p50, 1 client", "ms", alone)
        crowd = [
            {way: _crowd(place, served, way, plan.seconds) for way in _ordered(number)}
            for number in range(plan.runs)
        ]
        yield from _compared(f"processor time of a move, {CROWD} clients", "us", crowd)


def _compared(name: str, unit: str, turns: Sequence[_Turn]) -> Iterator[Measure]:
    """What each way costs, and the others beside the personal token."""
    for way, called in WAYS.items():
        runs = tuple(turn[way] for turn in turns)
        yield Measure(name=f"{name}: {called}", part=_PART, unit=unit, runs=runs, less=True)
        if way != "personal":
            shares = tuple(100 * turn[way] / turn["personal"] for turn in turns)
            beside = f"{name}: {called} to {WAYS['personal']}"
            yield Measure(name=beside, part=_PART, unit="%", runs=shares, aim=MOST, less=True)


def _ordered(number: int) -> Sequence[TokenKind]:
    """The ways, another one first each time."""
    ways = list(WAYS)
    return [*ways[number % 3 :], *ways[: number % 3]]


def _crowd(place: Site, served: Served, way: TokenKind, seconds: float) -> float:
    """Many clients, all by one way: microseconds of the service process for a move."""
    ports, posts = run(http.prepared(place, [served], CROWD, seconds))
    posts = _by(way, served.port, posts)
    process = psutil.Process(served.process.pid)
    before = process.cpu_times()
    played = run(http.measured(ports, posts, seconds))
    after = process.cpu_times()
    used = after.user + after.system - before.user - before.system
    place.settle()
    return 1e6 * used / len(played.waits)


def _alone(place: Site, served: Served, seconds: float) -> _Turn:
    """One client, by all ways in turn: milliseconds of the middle move."""
    (port,), (posts,) = run(http.prepared(place, [served], 1, 3 * seconds))
    ways = {way: _signed(way, port, posts) for way in WAYS}
    waits = run(_interleaved(port, ways, 3 * seconds))
    place.settle()
    return {way: median(waits[way]) for way in WAYS}


async def _interleaved(
    port: int, posts: Mapping[TokenKind, Sequence[bytes]], seconds: float
) -> Mapping[TokenKind, Sequence[float]]:
    """Milliseconds that each request takes, by its way; each request goes by the next one."""
    connection = await Connection.to(port)
    waits: dict[TokenKind, list[float]] = {way: [] for way in posts}
    end = perf_counter() + seconds
    ways = cycle(posts)
    for number in range(len(posts["personal"])):
        way, began = next(ways), perf_counter()
        if began >= end:
            break
        status, body = await connection.send(posts[way][number])
        waits[way].append((perf_counter() - began) * 1000)
        if status != 201:
            raise RuntimeError(f"status {status}: {body[:500]!r}")
    connection.close()
    return waits


def _by(way: TokenKind, port: int, posts: _Posts) -> _Posts:
    """The same requests, by a way of the same players."""
    return [_signed(way, port, mine) for mine in posts]


def _signed(way: TokenKind, port: int, posts: Sequence[bytes]) -> Sequence[bytes]:
    """The requests of one player, whom the service knows by now."""
    found = _TOKEN.search(posts[0])
    assert found is not None, "a request without a token"
    head = header(port, found[1].decode(), way).encode()
    return [one.replace(found[0], head, 1) for one in posts]


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.credentials", description=__doc__)
    parser.add_argument("--runs", type=int, default=Plan().runs)
    parser.add_argument("--seconds", type=float, default=Plan().seconds)
    given = parser.parse_args()
    for one in measure(Plan(runs=given.runs, seconds=given.seconds)):
        low, high = figure(min(one.runs)), figure(max(one.runs))
        print(f"{one.name:80} {figure(one.median):>8} {one.unit:3} {low} to {high}")


if __name__ == "__main__":
    main()
