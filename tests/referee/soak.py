"""Whole games at a service and at a desk: every ply, byte for byte.

    python -m tests.referee.soak --games 50
    python -m tests.referee.soak --minutes 5
    python -m tests.referee.soak --title eldervale --seats 3 --seed 7 --games 1

Games of random moves, of every title and number of seats in turn; every fourth of them goes back
now and then. A service with servers of its own takes each in and exports it, and a desk opens the
file. Every finding is printed with the line that repeats it; the exit code is 1 if there was any.
"""

import argparse
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count, cycle, islice
from typing import Final

import httpx
from msgspec import Struct
from rich.console import Console

from service.embedded import Valkey
from tests import servers
from tests.audit.exporting import logged
from tests.referee.mirror import LINES, Mirror, at_plies, imported, whole
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.support.titles import INSTALLED, title_of

CLOSE: Final = 9
"""Of so many plies one is looked at from all sides, the others as states and scenes."""
SHOWN: Final = 20
"""Findings of one game that are printed."""


class Plan(Struct, frozen=True):
    """A game: it is a function of these."""

    title: str
    seats: int
    number: int

    def __str__(self) -> str:
        told = f"--title {self.title} --seats {self.seats} --seed {self.number} --games 1"
        return f"python -m tests.referee.soak {told}"


def plans(title: str | None, seats: int | None, first: int) -> Iterator[Plan]:
    """Games without end."""
    tables = [
        (slug, number)
        for slug in INSTALLED
        for number in range(title_of(slug).meta.seats[0], title_of(slug).meta.seats[1] + 1)
        if title in (None, slug) and seats in (None, number)
    ]
    for (slug, number), seed in zip(cycle(tables), count(first), strict=False):
        yield Plan(slug, number, seed)


def findings(plan: Plan, person: Person, web: httpx.Client) -> Iterator[str]:
    """What a service and a desk tell of a game in different ways."""
    mirror = Mirror(web, imported(person, logged(plan.title, plan.seats, plan.number)))
    shown, last = mirror.shown, mirror.shown["ply"]
    languages = {"Accept-Language": "cs" if plan.number % 2 else "en"}
    every = (f"/{what}/{ply}" for ply in range(last + 1) for what in ("states", "scenes"))
    yield from mirror.differences(every)
    yield from mirror.differences(at_plies(shown, range(0, last + 1, CLOSE)), **languages)
    yield from mirror.differences(whole(shown), **languages)
    yield from mirror.differences(("/events", "/moves"), **languages, **LINES)


def soak(left: Iterator[Plan], minutes: float | None, console: Console) -> int:
    """Looks at the games, or at as many as there is time for, but one at least; how many were
    bad."""
    bad = played = 0
    with (
        servers.scratch_folder() as folder,
        servers.postgres_server() as postgres,
        Valkey(folder / "valkey") as valkey,
        ServiceProcess(folder / "service.log", postgres.url, valkey.url()) as service,
        httpx.Client(base_url=service.url, timeout=180) as web,
    ):
        person = Person.create(service.url, "importer")
        until = None if minutes is None else time.monotonic() + 60 * minutes
        for plan in left:
            begun, found = time.monotonic(), list(findings(plan, person, web))
            took = time.monotonic() - begun
            console.print(f"desk: {plan}: {len(found)} findings, {took:.0f} s", soft_wrap=True)
            for one in found[:SHOWN]:
                console.print(f"    {one}", soft_wrap=True, markup=False)
            played, bad = played + 1, bad + bool(found)
            if until is not None and time.monotonic() >= until:
                break
        person.close()
    console.print(f"desk: {played} games, {bad} bad")
    return bad


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and soaks."""
    parser = argparse.ArgumentParser(prog="python -m tests.referee.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, help="how long (default: until all are looked at)")
    parser.add_argument("--games", type=int, help="how many (default 50)")
    parser.add_argument("--title", help="one title only (default: all)")
    parser.add_argument("--seats", type=int, help="one number of seats only (default: all)")
    parser.add_argument("--seed", type=int, help="of the first game (default: any)")
    given = parser.parse_args(arguments)
    first = secrets.randbelow(1_000_000) if given.seed is None else given.seed
    games = given.games or (None if given.minutes else 50)
    left = islice(plans(given.title, given.seats, first), games)
    return int(soak(left, given.minutes, Console()) > 0)


if __name__ == "__main__":
    sys.exit(main())
