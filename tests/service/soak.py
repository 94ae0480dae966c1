"""Storms over whole games: the full version of what the tests play for seconds.

    python -m tests.service.soak
    python -m tests.service.soak --minutes 5
    python -m tests.service.soak --games 1000 --clients 128 --late 6 --rounds 5

Two service processes on one PostgreSQL and one Redis of their own; 64 clients play 200 games to
the end, while streams are cut and Redis and processes are killed. Then the clients' records, the
log, its chains, the streams, the feed of the whole log and the read models are held against each
other. Every round has a seed of its own; the exit code is 1 if anything was not as it should be.
"""

import argparse
import asyncio
import secrets
import sys
import time
from collections.abc import Sequence
from itertools import count

from msgspec.structs import replace
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from service.embedded import Valkey
from tests import servers
from tests.service.hard.pair import Pair
from tests.service.hard.storm import Plan, storm

WHOLE = 1_000_000
SMALL = Plan(
    clients=32, games=60, most=40, seed="", redis_every=600, process_every=500, late=12, followed=6
)
"""A storm of about a minute."""


def weather(plan: Plan, console: Console) -> list[str]:
    """One storm, with servers of its own; what was wrong after it."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with (
        servers.scratch_folder() as folder,
        servers.postgres_server() as postgres,
        Valkey(folder / "valkey") as valkey,
        Pair(folder, postgres.url, valkey.url()) as pair,
        Progress(*columns, console=console) as progress,
    ):
        task = progress.add_task("games", total=plan.games)

        def told(moves: int, games: int) -> None:
            progress.update(task, completed=games, description=f"games, {moves} moves")

        return asyncio.run(storm(pair, valkey, plan, told))


def seed_of(given: str | None, number: int) -> str:
    """The seed of a round: those that follow a given one are the same each time, too."""
    if not given:
        return f"s{secrets.token_hex(3)}"
    name = given if given[0].isalpha() else f"s{given}"  # it begins the names of clients
    return name if number == 0 else f"{name}-{number}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and lets it blow."""
    parser = argparse.ArgumentParser(prog="python -m tests.service.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of a round (default 200)")
    parser.add_argument("--clients", type=int, default=64, help="clients (default 64)")
    parser.add_argument("--moves", type=int, default=WHOLE, help="at most, of a game (default all)")
    parser.add_argument("--redis-every", type=int, default=3000, help="moves between its kills")
    parser.add_argument("--process-every", type=int, default=5000, help="moves between kills")
    parser.add_argument("--late", type=int, default=0, help="one of so many commits is held up")
    parser.add_argument("--rounds", type=int, default=1, help="storms, one after the other")
    parser.add_argument("--minutes", type=float, help="small storms for so long, commits late")
    parser.add_argument("--seed", help="of the first round (default: any)")
    given = parser.parse_args(arguments)
    console, bad = Console(), 0
    until = time.monotonic() + 60 * (given.minutes or 0)
    for number in count() if given.minutes else range(given.rounds):
        if given.minutes and time.monotonic() >= until:
            break
        seed = seed_of(given.seed, number)
        plan = SMALL if given.minutes else _asked_for(given)
        found = weather(replace(plan, seed=seed), console)
        how = "--minutes 0.1 " if given.minutes else ""
        console.print(f"storms: round {number + 1}, {how}--seed {seed}: {len(found)} findings")
        for finding in found[:50]:
            console.print(f"    {finding}", soft_wrap=True, markup=False)
        bad += len(found)
    return int(bad > 0)


def _asked_for(given: argparse.Namespace) -> Plan:
    return Plan(
        clients=given.clients,
        games=given.games,
        most=given.moves,
        seed="",
        redis_every=given.redis_every,
        process_every=given.process_every,
        late=given.late,
    )


if __name__ == "__main__":
    sys.exit(main())
