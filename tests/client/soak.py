"""Whole games over HTTP at every table: each title, number of seats and set of options.

    python -m tests.client.soak --minutes 30
    python -m tests.client.soak --title monumental --games 32
    python -m tests.client.soak --title monumental --seats 5 --options '{"heroes":true}' --seed 7

Goes through all tables in an order that the seed gives, again and again, on a service with servers
of its own. Every finding is printed with the line that plays its game again; the exit code is 1 if
there was any.
"""

import argparse
import random
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count, islice

import msgspec
from rich.console import Console

from service.embedded import Valkey
from tests import servers
from tests.client.tables import Table, every_table
from tests.client.whole import play_whole
from tests.service.process import ServiceProcess

LONGEST = 2000
"""Characters of a finding that are printed."""


def plans(tables: Sequence[Table], first: int) -> Iterator[tuple[Table, int]]:
    """Tables without end, each with the seed of its game; the first one has the first seed."""
    seeds = count(first)
    for turn in count():
        order = list(tables)
        random.Random(f"{first} {turn}").shuffle(order)
        yield from zip(order, seeds, strict=False)


def line(table: Table, seed: int) -> str:
    """The command that plays this game alone."""
    options = msgspec.json.encode(table.options).decode()
    told = f"--title {table.title} --seats {table.seats} --options '{options}' --seed {seed}"
    return f"python -m tests.client.soak {told}"


def play(url: str, table: Table, seed: int, console: Console) -> bool:
    """Plays one game, and prints what is found; whether nothing is."""
    begun = time.monotonic()
    try:
        game = play_whole(url, table, seed)
    except Exception as finding:
        console.print(line(table, seed), style="bold red", soft_wrap=True)
        told = f"    {type(finding).__name__}: {finding}"[:LONGEST]
        console.print(told, soft_wrap=True, markup=False)
        return False
    console.print(f"tables: {table}: {game.moves} moves, {time.monotonic() - begun:.0f} s")
    return True


def soak(left: Iterator[tuple[Table, int]], minutes: float | None, console: Console) -> int:
    """Plays the games, or as many as there is time for, but one at least; how many were bad."""
    bad = played = 0
    with (
        servers.scratch_folder() as folder,
        servers.postgres_server() as postgres,
        Valkey(folder / "valkey") as valkey,
        ServiceProcess(folder / "service.log", postgres.url, valkey.url()) as service,
    ):
        until = None if minutes is None else time.monotonic() + 60 * minutes
        for table, seed in left:
            bad += not play(service.url, table, seed, console)
            played += 1
            if until is not None and time.monotonic() >= until:
                break
        failures = [one for one in service.written().splitlines() if "-failed" in one]
    for one in failures[:10]:
        console.print(f"    {one}", soft_wrap=True, markup=False)
    console.print(f"tables: {played} games, {bad} bad, {len(failures)} failures in the log")
    return bad + len(failures)


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and soaks."""
    parser = argparse.ArgumentParser(prog="python -m tests.client.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, help="how long (default: until all is played)")
    parser.add_argument("--games", type=int, help="how many (default: every table once)")
    parser.add_argument("--title", help="one title only (default: all)")
    parser.add_argument("--seats", type=int, help="one number of seats only (default: all)")
    parser.add_argument("--options", help="JSON; with --title, --seats and --seed: one game")
    parser.add_argument("--seed", type=int, help="first seed (default: any)")
    given = parser.parse_args(arguments)
    first = secrets.randbelow(1_000_000_000) if given.seed is None else given.seed
    console = Console()
    if given.options is not None:
        if not (given.title and given.seats):
            parser.error("--options is for one game: it needs --title, --seats and --seed")
        options = msgspec.json.decode(given.options)
        table = Table(title=given.title, seats=given.seats, options=options)
        return int(soak(iter([(table, first)]), None, console) > 0)
    tables = list(every_table(given.title, given.seats))
    games = given.games or (None if given.minutes else len(tables))
    console.print(f"tables: {len(tables)} tables, first seed {first}")
    return int(soak(islice(plans(tables, first), games), given.minutes, console) > 0)


if __name__ == "__main__":
    sys.exit(main())
