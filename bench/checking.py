"""How fast exports are checked, without a server: the chain alone, and everything.

`python -m bench.checking` prints a table by itself. Random games with the most seats are played
over HTTP to their end and exported by the service; each is checked by itself, as `kronika verify`
does, in one process.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from bench.client import Connection, request
from bench.measure import Measure, figure
from bench.playing import seat_counts, titles
from bench.scripts import player, script
from bench.site import Site, site
from games.kernel.registry import Registry
from games.kernel.title import AnyTitle
from verifier import chain
from verifier.document import read
from verifier.verifying import verify

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

MOST_CHAIN = 50.0
MOST_ALL = 1000.0
"""Milliseconds that the chain alone, and everything, may take."""

_PART = "checking"
NOTE = "checking: the slowest of several finished games of random commands with the most seats."


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: every game `runs` times."""

    runs: int = 5
    games: int = 4
    folder: Path = Path("/var/tmp")


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures: for each, the slowest game of a run."""
    plan = plan or Plan()
    registry = Registry.installed()
    for title in titles():
        with site(plan.folder) as place, place.service() as served:
            exports = run(_exports(place, served.port, title, plan.games))
        most = max(len(read(one).export.events) for one in exports)
        turns = [_turn(registry, exports) for _ in range(plan.runs)]
        reading, linked, everything = zip(*turns, strict=True)
        end = f"{title.meta.slug}, up to {most:,} events"
        for name, runs, aim in (
            (f"reading an export, {end}", reading, None),
            (f"its chain alone, {end}", linked, MOST_CHAIN),
            (f"everything, {end}", everything, MOST_ALL),
        ):
            yield Measure(name=name, part=_PART, unit="ms", runs=runs, aim=aim, less=True)


def _turn(registry: Registry, exports: Sequence[bytes]) -> tuple[float, float, float]:
    """Milliseconds for the slowest export: to read it, for its chain, and for everything."""
    times = [_checked(registry, one) for one in exports]
    return max(one[0] for one in times), max(one[1] for one in times), max(one[2] for one in times)


def _checked(registry: Registry, raw: bytes) -> tuple[float, float, float]:
    began = perf_counter()
    export = read(raw).export
    is_read = perf_counter()
    findings = tuple(chain.broken_chain(export))
    linked = perf_counter()
    report = verify("export", raw, registry)
    done = perf_counter()
    if findings or not report.good:
        raise RuntimeError(f"an export of the service is bad: {report.findings}")
    return (is_read - began) * 1000, (linked - is_read) * 1000, (done - linked) * 1000


async def _exports(place: Site, port: int, title: AnyTitle, count: int) -> list[bytes]:
    """Exports of finished games."""
    connection = await Connection.to(port)
    who = await player(connection, "checked")
    exports = []
    for _ in range(count):
        seats = seat_counts(title)[-1]
        one = await script(connection, place.database_url, who, title, seats)
        for post in one.requests:
            await connection.asked(post)
        status, body = await connection.send(request("GET", f"/v1/games/{one.game}/export"))
        assert status == 200, status
        exports.append(body)
    connection.close()
    return exports


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.checking", description=__doc__)
    parser.add_argument("--runs", type=int, default=Plan().runs)
    parser.add_argument("--games", type=int, default=Plan().games)
    given = parser.parse_args()
    for one in measure(Plan(runs=given.runs, games=given.games)):
        low, high = figure(min(one.runs)), figure(max(one.runs))
        print(f"{one.name:60} {figure(one.median):>10} {one.unit:6} {low} to {high}")


if __name__ == "__main__":
    main()
