"""What games of bots alone cost the people who play.

`python -m bench --only bots`. First one game of bots alone is played to its end while nothing else
happens. Then somebody plays, ten moves a second, on a service that has nothing else to do, and
again while eight accounts open games of bots alone as fast as the limits let them: whoever is
refused tries again at once. Measured is what a move of that player waits for its answer.
"""

import asyncio
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from bench.client import Connection, request
from bench.measure import Measure, quantile
from bench.playing import titles
from bench.scripts import Player, Script, player, script
from bench.site import Served, Site, site
from games.kernel.players import strategies

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

ACCOUNTS = 8
MOST_P95 = 100.0
"""Milliseconds that nearly every move of a person may take."""
TITLE = "tzolkin"

_PART = "bots"
_LIMITED: Mapping[str, str] = {"limits": "on"}
_SOON = 0.02
NOTE = (
    f"bots: one service process with its usual limits and workers. {ACCOUNTS} accounts open games "
    "of bots alone, of all titles, and try again at once when they are refused; all of it shares "
    "the processors, the load generator, too."
)


class Plan(Struct, frozen=True, kw_only=True):
    """How much to measure: so many seconds of play, so many moves a second."""

    seconds: float = 30.0
    moves: int = 10
    folder: Path = Path("/var/tmp")


def measure(plan: Plan | None = None) -> Iterator[Measure]:
    """All figures."""
    plan = plan or Plan()
    with site(plan.folder) as place, place.service(settings=_LIMITED) as served:
        alone = run(_alone(served))
        idle = run(_played(place, served, plan, "ada"))
        busy, running = run(_beside(place, served, plan))
    yield Measure(
        name="a game of bots alone, nothing else", part=_PART, unit="moves/s", runs=(alone,)
    )
    yield Measure(
        name=f"games of bots alone that {ACCOUNTS} accounts have running",
        part=_PART,
        unit="games",
        runs=(running,),
    )
    for when, waits in (("nothing else", idle), (f"{ACCOUNTS} accounts open games", busy)):
        for share in (0.5, 0.95):
            yield Measure(
                name=f"a move of a person, {when}, p{share * 100:.0f}",
                part=_PART,
                unit="ms",
                runs=(quantile(waits, share),),
                aim=MOST_P95 if share > 0.5 else None,
                less=True,
            )


async def _alone(served: Served) -> float:
    """The moves a second of a game between the first bots of a title."""
    connection = await Connection.to(served.port)
    who = await player(connection, "watcher")
    began = perf_counter()
    opened = await connection.asked(_opening(who, TITLE))
    asked = request("GET", f"/v1/games/{opened['id']}", token=who.token)
    while (game := await connection.asked(asked))["status"] == "running":
        await asyncio.sleep(0.1)
    connection.close()
    seconds = perf_counter() - began
    return float(game["ply"] / seconds)


async def _beside(place: Site, served: Served, plan: Plan) -> tuple[Sequence[float], float]:
    """The waits of a player while others open games, and how many of these run in the end."""
    opening = [asyncio.create_task(_opens(served, number)) for number in range(ACCOUNTS)]
    try:
        await asyncio.sleep(plan.seconds / 3)  # so that there are as many as there can be
        waits = await _played(place, served, plan, "bob")
        return waits, float(await _running(served))
    finally:
        for one in opening:
            one.cancel()
            with suppress(asyncio.CancelledError):
                await one


async def _running(served: Served) -> int:
    """How many games run."""
    connection = await Connection.to(served.port)
    path, count, after = "/v1/games?status=running&limit=200", 0, ""
    while True:
        page = await connection.asked(request("GET", path + after))
        count += len(page["items"])
        if page.get("next") is None:
            connection.close()
            return count
        after = f"&after={page['next']}"


async def _opens(served: Served, number: int) -> None:
    """Opens games of bots alone, for ever."""
    connection = await Connection.to(served.port)
    who = await player(connection, f"opener-{chr(97 + number)}")
    for title in cycle(islice(cycle(titles()), number, number + len(titles()))):
        while (await connection.send(_opening(who, title.meta.slug)))[0] != 201:
            await asyncio.sleep(_SOON)


def _opening(who: Player, slug: str) -> bytes:
    title = next(one for one in titles() if one.meta.slug == slug)
    bot = min(strategies(title.bots), default="random")
    seats = [{"kind": "bot", "bot": bot}] * max(2, title.meta.seats[0])
    return request("POST", "/v1/games", {"title": slug, "seats": seats}, token=who.token)


async def _played(place: Site, served: Served, plan: Plan, name: str) -> Sequence[float]:
    """What each move of a player waited, in milliseconds; they come at a steady pace, or as soon as
    the one before is answered."""
    connection = await Connection.to(served.port)
    who = await player(connection, name)
    waits: list[float] = []
    end = perf_counter() + plan.seconds
    while perf_counter() < end:
        for sent in (await _script(connection, place, who)).requests:
            began = perf_counter()
            await connection.asked(sent)
            waits.append((perf_counter() - began) * 1000)
            await asyncio.sleep(max(0.0, 1 / plan.moves - (perf_counter() - began)))
            if perf_counter() >= end:
                break
    connection.close()
    return waits


async def _script(connection: Connection, place: Site, who: Player) -> Script:
    title = next(one for one in titles() if one.meta.slug == TITLE)
    return await script(connection, place.database_url, who, title, 2)


if __name__ == "__main__":
    for one in measure():
        sys.stdout.write(f"{one.name}: {one.median:.1f} {one.unit}\n")
