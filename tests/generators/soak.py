"""Clients made by strangers' generators compile strictly, and play whole games.

    python -m tests.generators.soak
    python -m tests.generators.soak --minutes 10 --seed 7
    python -m tests.generators.soak --kit openapi-generator-go --title tzolkin

Makes the clients of the document as the code is now, once, and then plays games against a service
with servers of its own: a game with each client, of another title each round, one round at least.
The generators and compilers are installed first, as their locks say. The exit code is 1 if anything
was found.
"""

import argparse
import random
import re
import secrets
import sys
import time
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path

import httpx
from rich.console import Console

from service import contract
from service.embedded import Valkey
from tests import servers
from tests.generators import tools
from tests.generators.kits import KITS
from tests.service.process import ServiceProcess
from tests.support.titles import SLUGS, title_of

LONGEST = 4000
"""Characters of a finding that are printed."""


def made(names: Sequence[str], folder: Path, console: Console) -> Mapping[str, Sequence[str]]:
    """The commands of the clients that could be made and compiled."""
    document = folder / "openapi.json"
    document.write_bytes(contract.current())
    found: dict[str, Sequence[str]] = {}
    for name in names:
        place, begun = folder / name, time.monotonic()
        place.mkdir()
        try:
            found[name] = KITS[name](document, place)
        except (AssertionError, RuntimeError) as finding:
            console.print(f"generators: {name} does not compile", style="bold red")
            console.print(f"    {finding}"[:LONGEST], markup=False, soft_wrap=True)
        else:
            console.print(f"generators: {name}: compiled, {time.monotonic() - begun:.0f} s")
    return found


def play(url: str, name: str, command: Sequence[str], title: str, console: Console) -> bool:
    """Plays a game with a client, and prints what is found; whether nothing is."""
    begun = time.monotonic()
    seats = max(title_of(title).meta.seats[0], 2)
    try:
        told = tools.run(*command, url, title, str(seats), folder=Path.cwd())
        line = re.search(rf"{title} (\S+) finished after (\d+) moves", told)
        assert line is not None, told
        game = httpx.get(f"{url}/v1/games/{line[1]}", timeout=60).json()
        assert (game["status"], game["ply"]) == ("finished", int(line[2])), game
        assert not game.get("forfeits"), game
    except AssertionError as finding:
        console.print(f"generators: --kit {name} --title {title}", style="bold red")
        console.print(f"    {finding}"[:LONGEST], markup=False, soft_wrap=True)
        return False
    console.print(f"generators: {name}: {title}: {line[2]} moves, {time.monotonic() - begun:.0f} s")
    return True


def soak(kits: Sequence[str], titles: Sequence[str], minutes: float, console: Console) -> int:
    """Makes the clients and plays; how much was found."""
    with (
        servers.scratch_folder() as folder,
        servers.postgres_server() as postgres,
        Valkey(folder / "valkey") as valkey,
        ServiceProcess(folder / "service.log", postgres.url, valkey.url()) as service,
    ):
        (clients := folder / "clients").mkdir()
        commands = made(kits, clients, console)
        bad, until = len(kits) - len(commands), time.monotonic() + 60 * minutes
        for turn in count():
            for number, (name, command) in enumerate(commands.items()):
                title = titles[(turn + number) % len(titles)]
                bad += not play(service.url, name, command, title, console)
            if time.monotonic() >= until:
                break
    console.print(f"generators: {len(commands)} clients, {turn + 1} rounds, {bad} findings")
    return bad


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line and soaks."""
    parser = argparse.ArgumentParser(prog="python -m tests.generators.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=0, help="rounds for so long")
    parser.add_argument("--seed", type=int, help="order of titles (default: any)")
    parser.add_argument("--kit", choices=KITS, action="append", help="one only (default: all)")
    parser.add_argument("--title", choices=SLUGS, help="one only (default: all)")
    given = parser.parse_args(arguments)
    seed = secrets.randbelow(1_000_000) if given.seed is None else given.seed
    titles = [given.title] if given.title else sorted(SLUGS)
    random.Random(seed).shuffle(titles)
    console = Console()
    console.print(f"generators: --seed {seed}")
    tools.provide()
    return int(soak(given.kit or list(KITS), titles, given.minutes, console) > 0)


if __name__ == "__main__":
    sys.exit(main())
