"""Kills of the service and of PostgreSQL under a crowd: nothing is lost, every export verifies.

    python -m tests.service.kills
    python -m tests.service.kills --minutes 10 --seed 7

32 clients play games of every title under every kind of terms through two service processes, which
are killed in turn with PostgreSQL and Redis, five times and more each. Beside them stand tables
where nobody moves and clocks run out. Then everything is held against each other as after a storm,
and all exports are verified with all receipts. The exit code is 1 if anything was not as it should
be; a round is repeated by its seed.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Sequence
from itertools import count
from typing import Any, Final

from msgspec.structs import replace
from rich.console import Console

from service.embedded import Postgres, Valkey
from tests import servers
from tests.service.hard import busy_tables, exports
from tests.service.hard.crowd import Table
from tests.service.hard.pair import Pair
from tests.service.hard.storm import Plan, storm
from tests.service.soak import seed_of

Json = dict[str, Any]
WINDOW: Final = {"opens": "00:00", "closes": "23:59", "zone": "Europe/Prague"}
HOUR: Final = {"type": "per-move", "seconds": 3600}
TOTAL: Final = {"type": "total", "seconds": 3600, "increment": 7}
TERMS: Final[tuple[Json, ...]] = (
    {},
    {"clock": {"pace": HOUR, "on_expiry": "default-command"}, "takebacks": "own"},
    {"clock": {"pace": TOTAL, "on_expiry": "loss"}, "on_dispute": "pause"},
    {"clock": {"pace": TOTAL, "on_expiry": "default-command", "window": WINDOW}},
    {"takebacks": "never", "on_dispute": "pause"},
)
"""Of tables where people play; their clocks do not run out."""
SECOND: Final = {"type": "per-move", "seconds": 1}
MOMENT: Final = {"type": "total", "seconds": 3, "increment": 1}
EXPIRING: Final[tuple[Json, ...]] = tuple(
    {"clock": {"pace": pace, "on_expiry": expiry}}
    for pace in (SECOND, MOMENT)
    for expiry in ("default-command", "loss")
)
"""Of tables where nobody moves."""
PLAN: Final = Plan(
    clients=32,
    games=60,
    most=40,
    seed="",
    redis_every=700,
    process_every=320,
    postgres_every=370,
    followed=6,
    terms=TERMS,
)


def round_of_kills(plan: Plan, console: Console) -> list[str]:
    """What was wrong after one round, with servers of its own."""
    with (
        servers.scratch_folder() as folder,
        Postgres(folder / "postgres") as postgres,
        Valkey(folder / "valkey") as valkey,
        Pair(folder, postgres.dsn(), valkey.url()) as pair,
    ):
        return asyncio.run(_played(pair, valkey, postgres, plan, console))


async def _played(
    pair: Pair, valkey: Valkey, postgres: Postgres, plan: Plan, console: Console
) -> list[str]:
    moves = 0

    def told(played: int, _: int) -> None:
        nonlocal moves
        moves = played

    async with busy_tables.crowd(pair.urls, 2, f"idle-{plan.seed}") as idle:
        games = []
        for terms in EXPIRING:
            seats = [{"kind": "me"}, {"kind": "me"}]
            body = {"title": "tzolkin", "seats": seats, "terms": terms}
            answer = await idle[0].ask("POST", "/v1/games", json=body)
            assert answer.status_code == 201, answer.text
            games.append(Table(id=answer.json()["id"], title="tzolkin", most=0, people={}))
        found = await storm(pair, valkey, plan, told, postgres=postgres)
        kills = (moves // one for one in (plan.process_every, plan.postgres_every))
        killed = "the service was killed {} times, PostgreSQL {} times".format(*kills)
        console.print(f"kills: {plan.games} games, {moves} moves; {killed}")
        return found + await exports.verified(idle, games)


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and plays rounds, one at least."""
    parser = argparse.ArgumentParser(prog="python -m tests.service.kills", description=__doc__)
    parser.add_argument("--minutes", type=float, default=0, help="rounds for so long")
    parser.add_argument("--seed", help="of the first round (default: any)")
    given = parser.parse_args(arguments)
    console, bad, until = Console(), 0, time.monotonic() + 60 * given.minutes
    for number in count():
        if number and time.monotonic() >= until:
            break
        seed = seed_of(given.seed, number)
        found = round_of_kills(replace(PLAN, seed=seed), console)
        console.print(f"kills: round {number + 1}, --seed {seed}: {len(found)} findings")
        for finding in found[:50]:
            console.print(f"    {finding}", soft_wrap=True, markup=False)
        bad += len(found)
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
