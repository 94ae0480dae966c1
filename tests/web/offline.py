"""Whole games without a line: every title, from an export at ply 40, against a bot, by clicks.

    python -m tests.web.offline --minutes 30
    python -m tests.web.offline --title tzolkin --seed 4

An export of random moves is dropped on the page of a service and opened; then the network of the
browser is turned off, and a branch of the game is played to its end. The exit code is 1 if it did
not come there, or the console of the browser said an error.
"""

import argparse
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

from playwright.sync_api import Browser, expect

from service.embedded import Valkey
from tests import servers
from tests.audit.exporting import exported, logged
from tests.service.process import ServiceProcess
from tests.support.titles import INSTALLED
from tests.web.chromium import browser
from tests.web.dropping import PLY, branched, opened
from tests.web.players import Quiet, signed_in

SEATS: Final = 2
NO_LINE: Final = "ERR_INTERNET_DISCONNECTED"
"""What a browser says on its console when the page asks for something all the same."""


def games(titles: Sequence[str], first: int) -> Iterator[tuple[str, int]]:
    """Titles and seeds without end: all titles, then all of them with the next seed."""
    for seed in count(first):
        for title in titles:
            yield title, seed


def play(running: Browser, url: str, title: str, seed: int) -> int:
    """Plays a branch to its end; in how many clicks."""
    with signed_in(running, None, url, drafts=True) as context:
        quiet = Quiet(context.new_page(), NO_LINE)
        page = quiet.page
        game = opened(page, f"{title}.json", exported(logged(title, SEATS, seed)))
        context.set_offline(True)
        page.goto(f"{game}?ply={PLY}")
        here = branched(page)
        clicks = here.play_on(here.click, f"{title} {seed}")
        expect(page.get_by_role("heading", name="Result")).to_be_visible()
        assert not quiet.errors, quiet.errors
    return clicks


def soak(left: Iterator[tuple[str, int]], number: int | None, until: float) -> int:
    """Plays so many games, or as many as there is time for, but one at least; how many were bad."""
    bad = played = 0
    with (
        servers.scratch_folder() as folder,
        servers.postgres_server() as postgres,
        Valkey(folder / "valkey") as valkey,
        ServiceProcess(folder / "service.log", postgres.url, valkey.url()) as service,
        browser() as running,
    ):
        for title, seed in left:
            played += 1
            began = time.monotonic()
            try:
                clicks = play(running, service.url, title, seed)
            except Exception as finding:
                bad += 1
                line = f"python -m tests.web.offline --title {title} --seed {seed}"
                sys.stdout.write(f"{line}\n    {type(finding).__name__}: {finding}\n")
            else:
                took = time.monotonic() - began
                sys.stdout.write(f"offline: {title}, seed {seed}: {clicks} clicks, {took:.0f} s\n")
            sys.stdout.flush()
            if played == number or time.monotonic() > until:
                break
    sys.stdout.write(f"offline: {played} games, {bad} bad\n")
    return bad


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and plays."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.offline", description=__doc__)
    parser.add_argument("--minutes", type=float, help="how long (default: each title once)")
    parser.add_argument("--title", choices=INSTALLED, help="one title only (default: all)")
    parser.add_argument("--seed", type=int, help="first seed (default: any)")
    given = parser.parse_args(arguments)
    titles = INSTALLED if given.title is None else (given.title,)
    seed = secrets.randbelow(1_000_000) if given.seed is None else given.seed
    number = None if given.minutes else len(titles)
    until = time.monotonic() + 60 * (given.minutes or 1_000)
    return int(soak(games(titles, seed), number, until) > 0)


if __name__ == "__main__":
    sys.exit(main())
