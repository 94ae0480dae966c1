"""The laws over many more games than a test run plays.

    python -m tests.laws.soak --minutes 10
    python -m tests.laws.soak --title tzolkin --games 5000
    python -m tests.laws.soak --title tzolkin --seats 3 --policy random --seed 17    # one game

Every finding is printed with the line that plays its game again. The laws look closely at one game
in `CLOSELY`, and an export of one in `TAMPERED` is tampered with. Games are spread over processes;
the exit code is 1 if any law was broken.
"""

import argparse
import os
import random
import secrets
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count

from msgspec import Struct
from msgspec.structs import replace
from rich.console import Console

from tests.laws.all import LAWS
from tests.laws.seeds import Seed, any_seeds
from tests.laws.test_tamper import undetected
from tests.support.titles import SLUGS, title_of

CLOSELY = 6
TAMPERED = 5
LATER = 30.0
"""Seconds between two lines that say how far it has come."""


class Plan(Struct, frozen=True):
    """One game to be played, and whether the laws look at all of it."""

    title: str
    seed: Seed
    closely: bool

    @property
    def line(self) -> str:
        """The command that plays this game alone."""
        one = self.seed
        return (
            f"python -m tests.laws.soak --title {self.title} --seats {one.seats}"
            f" --policy {one.policy} --seed {one.seed}"
        )


class Ending(Struct):
    """When to stop: after so many games, or at a time (`time.monotonic`)."""

    games: int | None
    at: float | None

    def here(self, begun: int) -> bool:
        """Whether no further game is begun, once so many are."""
        if self.at is not None and time.monotonic() >= self.at:
            return True
        return self.games is not None and begun >= self.games


def broken_laws(plan: Plan) -> list[str]:
    """Plays a game and gives every finding; a crash is a finding too."""
    found = []
    try:
        played = replace(plan.seed.play(title_of(plan.title)), closely=plan.closely)
    except Exception as bug:
        return [f"playing: {bug!r}"]
    for law in LAWS:
        try:
            found += [f"{law.__name__}: {finding}" for finding in law(played)]
        except Exception as bug:
            found.append(f"{law.__name__}: raised {bug!r}")
    if plan.seed.seed % TAMPERED == 0:
        number = random.Random(plan.seed.seed).randrange(1_000)
        found += [
            f"tamper, export {number}: {finding}" for finding in undetected(plan.title, number)
        ]
    return found


def plans(slug: str | None, seats: int | None, first: int) -> Iterator[Plan]:
    """Games without end, spread over titles, numbers of seats and policies. The laws look closely
    at another title in each round: that takes half a minute, and a run ends after its last game."""
    slugs = (slug,) if slug else SLUGS
    each = [any_seeds(title_of(one), first) for one in slugs]
    for _ in count():
        for place, (one, seeds) in enumerate(zip(slugs, each, strict=True)):
            seed = next(seeds)
            seed = seed if seats is None else replace(seed, seats=seats)
            yield Plan(one, seed, closely=(seed.seed + place) % CLOSELY == 0)


def soak(left: Iterator[Plan], ending: Ending, processes: int, console: Console) -> tuple[int, int]:
    """Plays the games and prints findings as they come; how many games were played, and how many
    were bad."""
    bad = begun = played = 0
    said = time.monotonic()
    with ProcessPoolExecutor(processes) as pool:
        running: dict[Future[list[str]], Plan] = {}
        while True:
            while len(running) < processes and not ending.here(begun):
                plan = next(left)
                running[pool.submit(broken_laws, plan)] = plan
                begun += 1
            if not running:
                return played, bad
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                plan, findings = running.pop(done), done.result()
                played, bad = played + 1, bad + bool(findings)
                _print(console, plan, findings)
            if time.monotonic() > said + LATER:
                said = time.monotonic()
                console.print(f"laws: {played} games, {bad} bad")


def _print(console: Console, plan: Plan, findings: list[str]) -> None:
    if findings:
        console.print(plan.line, style="bold red", soft_wrap=True)
    for finding in findings[:5]:
        console.print(f"    {finding}", soft_wrap=True, markup=False)
    if len(findings) > 5:
        console.print(f"    and {len(findings) - 5} more")


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line and soaks."""
    parser = argparse.ArgumentParser(prog="python -m tests.laws.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, help="how long (default: until all is played)")
    parser.add_argument("--games", type=int, help="how many games (default 1000, or by minutes)")
    parser.add_argument("--title", help="one title only (default: all)")
    parser.add_argument("--seats", type=int, help="one number of seats only (default: all)")
    parser.add_argument("--policy", help="random, mixed or a bot; with --seed: one game")
    parser.add_argument("--seed", type=int, help="first seed (default: any)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="default: cores")
    given = parser.parse_args(arguments)
    console = Console()
    first = secrets.randbelow(1_000_000_000) if given.seed is None else given.seed
    games = given.games or (None if given.minutes else 1000)
    ending = Ending(games, time.monotonic() + 60 * given.minutes if given.minutes else None)
    chosen = plans(given.title, given.seats, first)
    if given.policy:
        if not (given.title and given.seats):
            parser.error("--policy plays one game: it needs --title, --seats and --seed")
        ending.games = 1
        chosen = iter([Plan(given.title, Seed(given.seats, given.policy, first), closely=True)])
    played, bad = soak(chosen, ending, given.processes, console)
    console.print(f"laws: {played} games, {bad} bad, first seed {first}")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
