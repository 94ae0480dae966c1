"""Boards of many positions, looked at: arranged titles, both languages, three widths.

    python -m tests.web.soak --minutes 10
    python -m tests.web.soak --title tzolkin --positions 60 --seed 4

Positions are of games with any options and every number of seats, early to late. The exit code is
1 if something that can be chosen is not drawn, or not on the first screen of a table with all that
is one's own, or if words are small, cut off or covered.
"""

import argparse
import secrets
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import count, islice
from typing import Final

from playwright.sync_api import Page

from tests.support.titles import title_of
from tests.web.chromium import browser
from tests.web.positions import SIZES, Position, first_screen, positions, wrong
from tests.web.stage import Stage
from tests.web.test_arranged import ARRANGED

PARTS: Final = tuple((at + 0.5) / 10 for at in range(10))
LANGUAGES: Final = ("en", "cs")


def varied(title: str, first: int) -> Iterator[tuple[str, Position]]:
    """Positions without end, each with the line that shows it again."""
    fewest, most = title_of(title).meta.seats
    for seed in count(first):
        seats = max(2, fewest) + seed % (most - max(2, fewest) + 1)
        found = positions(title, seats, seed, PARTS)
        for part, position in zip(PARTS, found, strict=True):
            yield f"--title {title} --seed {seed}: {seats} seats, at {part:g}", position


def look(stage: Stage, position: Position) -> Iterator[str]:
    """What is wrong with a position, at each width, in each language."""
    for language in LANGUAGES:
        _speak(stage.page, language)
        stage.open()
        for width, height in SIZES:
            stage.page.set_viewport_size({"width": width, "height": height})
            position.show(stage)
            for fault in wrong(stage.page, position):
                yield f"{language}, {width} wide: {fault}"
        stage.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        position.show(stage, framed=True)
        for fault in first_screen(stage.page):
            yield f"{language}, first screen: {fault}"


def _speak(page: Page, language: str) -> None:
    page.evaluate("spoken => localStorage.setItem('kronika/language', spoken)", language)


def soak(titles: Sequence[str], number: int, seed: int, until: float) -> int:
    """How many positions were wrong."""
    bad = looked = 0
    with browser() as running:
        stage = Stage(running.new_page(), alone=True)
        stage.open()
        for one in zip(*(islice(varied(title, seed), number) for title in titles), strict=True):
            for name, position in one:
                if time.monotonic() > until:
                    break
                looked += 1
                faults = list(look(stage, position))
                bad += bool(faults)
                for fault in faults:
                    sys.stdout.write(f"{name}, {fault}\n")
    sys.stdout.write(f"boards: {looked} positions, {bad} bad, first seed {seed}\n")
    return bad


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and looks."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, help="how long at most (default: as it takes)")
    parser.add_argument("--positions", type=int, default=60, help="of each title (default 60)")
    parser.add_argument("--title", choices=ARRANGED, help="one title only (default: all)")
    parser.add_argument("--seed", type=int, help="first seed (default: any)")
    given = parser.parse_args(arguments)
    titles = ARRANGED if given.title is None else (given.title,)
    seed = secrets.randbelow(1_000_000) if given.seed is None else given.seed
    until = time.monotonic() + 60 * (given.minutes or 1_000)
    return int(soak(titles, given.positions, seed, until) > 0)


if __name__ == "__main__":
    sys.exit(main())
