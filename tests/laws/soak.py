"""The laws over many more games than a test run plays.

    python -m tests.laws.soak --games 5000
    python -m tests.laws.soak --title tzolkin --seats 3 --policy random --seed 17    # one game

Every finding is printed with the line that plays its game again. Games are spread over two
processes; the exit code is 1 if any law was broken.
"""

import argparse
import os
import secrets
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count, islice

from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from games.kernel.title import AnyTitle
from tests.laws.all import LAWS
from tests.support.games import game, policies
from tests.support.titles import SLUGS, title_of


class Plan(Struct, frozen=True):
    """One game to be played."""

    title: str
    seats: int
    policy: str
    seed: int

    @property
    def line(self) -> str:
        """The command that plays this game alone."""
        return (
            f"python -m tests.laws.soak --title {self.title} --seats {self.seats}"
            f" --policy {self.policy} --seed {self.seed}"
        )


def broken_laws(plan: Plan) -> list[str]:
    """Plays a game and gives every finding; a crash is a finding too."""
    found = []
    try:
        played = game(title_of(plan.title), seats=plan.seats, seed=plan.seed, policy=plan.policy)
    except Exception as bug:
        return [f"playing: {bug!r}"]
    for law in LAWS:
        try:
            found += [f"{law.__name__}: {finding}" for finding in law(played)]
        except Exception as bug:
            found.append(f"{law.__name__}: raised {bug!r}")
    return found


def plans(slug: str | None, seats: int | None, first: int) -> Iterator[Plan]:
    """Games without end, spread over titles, numbers of seats and policies."""
    chosen = [title_of(one) for one in ((slug,) if slug else SLUGS)]
    for number in count(first):
        for title in chosen:
            low, high = title.meta.seats
            yield Plan(
                title.meta.slug,
                seats or low + number % (high - low + 1),
                _policy(title, number),
                number,
            )


def _policy(title: AnyTitle, number: int) -> str:
    """Two games in three are random; the others are played in every other way."""
    ways = policies(title)
    return ways[number // 3 % len(ways)] if number % 3 == 0 else "random"


def soak(found: Iterator[Plan], games: int, console: Console) -> int:
    """Plays the games, prints findings as they come, and gives the number of bad games."""
    bad = 0
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console) as progress, ProcessPoolExecutor(2) as pool:
        task = progress.add_task("games", total=games)
        left = islice(found, games)
        running: dict[Future[list[str]], Plan] = {}
        while True:
            for plan in islice(left, 8 - len(running)):
                running[pool.submit(broken_laws, plan)] = plan
            if not running:
                return bad
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                plan, findings = running.pop(done), done.result()
                bad += bool(findings)
                progress.advance(task)
                progress.update(task, description=f"games, {bad} bad")
                _print(progress.console, plan, findings)


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
    parser.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    parser.add_argument("--title", help="one title only (default: all)")
    parser.add_argument("--seats", type=int, help="one number of seats only (default: all)")
    parser.add_argument("--policy", help="random, mixed or a bot; with --seed: one game")
    parser.add_argument("--seed", type=int, help="first seed (default: any)")
    given = parser.parse_args(arguments)
    console = Console()
    seed = secrets.randbelow(1_000_000_000) if given.seed is None else given.seed
    if given.policy:
        if not (given.title and given.seats):
            parser.error("--policy plays one game: it needs --title, --seats and --seed")
        bad = soak(iter([Plan(given.title, given.seats, given.policy, seed)]), 1, console)
    else:
        bad = soak(plans(given.title, given.seats, seed), given.games, console)
    console.print(f"first seed {seed}, {bad} bad games, {os.cpu_count()} cores")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
