"""Whole games in the browser: every title by mouse, by touch on a phone, by keyboard alone.

    python -m tests.web.games --minutes 30
    python -m tests.web.games --title tzolkin --way touch --seed 4

Each is one of the short games against a bot that the tests play, on a service with servers of its
own. The exit code is 1 if a game did not come to its end, a request was refused, or the console of
the browser said an error.
"""

import argparse
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count, product
from typing import Final

from msgspec import Struct
from playwright.sync_api import Browser, Page, Response, expect

from service.embedded import Valkey
from tests import servers
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.chromium import browser
from tests.web.players import Choice, Quiet, Seated, signed_in
from tests.web.test_playing import SHORT

WAYS: Final[dict[str, Callable[[Seated], Callable[[Choice], None]]]] = {
    "mouse": lambda here: here.click,
    "touch": lambda here: here.tap,
    "keyboard": lambda here: here.type,
}
PHONE: Final = (390, 844)


class Game(Struct, frozen=True):
    """A game to play: its title, how somebody plays it, and the seed of what they choose."""

    title: str
    way: str
    seed: int

    @property
    def line(self) -> str:
        """The command that plays it again."""
        told = f"--title {self.title} --way {self.way} --seed {self.seed}"
        return f"python -m tests.web.games {told}"


def games(titles: Sequence[str], ways: Sequence[str], first: int) -> Iterator[Game]:
    """Games without end: every title in every way, then all of them again with the next seed."""
    for seed in count(first):
        for title, way in product(titles, ways):
            yield Game(title, way, seed)


def play(running: Browser, url: str, game: Game) -> int:
    """Plays it to the end; in how many steps."""
    bot, options = SHORT[game.title]
    ada = Person.create(url, f"ada-{secrets.token_hex(4)}")
    opened: str = ada.open("me", bot, title=game.title, options=options)["id"]
    touch = game.way == "touch"
    with signed_in(running, ada, url, drafts=True, has_touch=touch) as context:
        quiet = Quiet(context.new_page())
        if touch:
            width, height = PHONE
            quiet.page.set_viewport_size({"width": width, "height": height})
        refused = _refused(quiet.page)
        here = Seated(quiet.page, opened)
        steps = here.play_on(WAYS[game.way](here), f"{game.way} {game.seed}")
        expect(quiet.page.get_by_role("heading", name="Result")).to_be_visible()
        assert [*refused, *quiet.errors] == []
    ada.close()
    return steps


def _refused(page: Page) -> list[str]:
    """Grows with every request of a page that is refused."""
    found = list[str]()

    def heard(answer: Response) -> None:
        if answer.status >= 400:
            found.append(f"{answer.request.method} {answer.url}: {answer.status}")

    page.on("response", heard)
    return found


def soak(left: Iterator[Game], number: int | None, until: float) -> int:
    """Plays so many games, or as many as there is time for, but one at least; how many were bad."""
    bad = played = 0
    with (
        servers.scratch_folder() as folder,
        servers.postgres_server() as postgres,
        Valkey(folder / "valkey") as valkey,
        ServiceProcess(folder / "service.log", postgres.url, valkey.url()) as service,
        browser() as running,
    ):
        for game in left:
            played += 1
            try:
                steps = play(running, service.url, game)
            except Exception as finding:
                bad += 1
                sys.stdout.write(f"{game.line}\n    {type(finding).__name__}: {finding}\n")
            else:
                sys.stdout.write(f"games: {game.title} by {game.way}: {steps} steps\n")
            if played == number or time.monotonic() > until:
                break
    sys.stdout.write(f"games: {played} games, {bad} bad\n")
    return bad


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and plays."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.games", description=__doc__)
    parser.add_argument("--minutes", type=float, help="how long (default: each game once)")
    parser.add_argument("--title", choices=SHORT, help="one title only (default: all)")
    parser.add_argument("--way", choices=WAYS, help="one way only (default: all)")
    parser.add_argument("--seed", type=int, help="first seed (default: any)")
    given = parser.parse_args(arguments)
    titles = tuple(SHORT) if given.title is None else (given.title,)
    ways = tuple(WAYS) if given.way is None else (given.way,)
    seed = secrets.randbelow(1_000_000) if given.seed is None else given.seed
    number = None if given.minutes else len(titles) * len(ways)
    until = time.monotonic() + 60 * (given.minutes or 1_000)
    return int(soak(games(titles, ways, seed), number, until) > 0)


if __name__ == "__main__":
    sys.exit(main())
