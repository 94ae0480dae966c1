"""`kronika simulate`: how good are the bots?"""

import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from service.cli.common import titles
from service.cli.common.errors import CommandError
from service.cli.common.terminal import console
from service.cli.common.words import say
from service.cli.simulate.playing import GameOutcome, Job
from service.cli.simulate.running import run
from service.cli.simulate.seating import seating
from service.cli.simulate.sheet import remarks, sheet
from service.cli.simulate.tally import Game, Tally, tally
from service.process.processors import processors

Games = Annotated[int, Parameter(help="How many games to play.")]
Seed = Annotated[str, Parameter(help="Any text; it decides which games are played.")]
Processes = Annotated[int | None, Parameter(help="Processes that play at once; one per processor.")]
Json = Annotated[bool, Parameter(name="--json", help="Print the figures as JSON.")]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What `--json` prints; all but `seconds` is the same for the same seed."""

    figures: Tally
    seconds: float


def simulate(
    *,
    title: titles.Slug = titles.DEFAULT,
    seats: titles.Seats = None,
    games: Games = 100,
    bots: titles.Bots = "",
    options: titles.Options = "{}",
    seed: Seed = "1",
    processes: Processes = None,
    as_json: Json = False,
) -> int:
    """Play many games between bots and tabulate the results.

    No server is needed. Everybody sits on every seat equally often, and meets
    every neighbour; a seed always gives the same games, whatever the number
    of processes. Ctrl-C stops and tabulates the games played so far.

    Try:

        kronika simulate
        kronika simulate --bots farmer,random --games 400
        kronika simulate --seats 4 --bots random,random,random,random
        kronika simulate --bots farmer,skulls --seed 7 --json > result.json

    Exit codes: 0 done, 2 the options do not fit, 130 stopped by Ctrl-C.
    """
    if games < 1 or (processes is not None and processes < 1):
        raise CommandError(say("simulate.at-least-one"))
    chosen = titles.installed(title)
    titles.options_of(chosen, options)
    names = titles.entrants(chosen, bots, seats)
    entrants = titles.in_turn(range(len(names)), titles.table_size(chosen, names, seats))
    seatings = [seating(entrants, number) for number in range(games)]
    jobs = [
        Job(title=title, options=options, bots=tuple(names[e] for e in each), seed=f"{seed} {at}")
        for at, each in enumerate(seatings)
    ]
    began = time.monotonic()
    done = _played(jobs, processes or processors())
    if not done:
        return 130
    played: list[Game] = [(seatings[at], outcome) for at, outcome in sorted(done.items())]
    _show(tally(title, seed, names, played), time.monotonic() - began, as_json=as_json)
    return 0 if len(done) == games else 130


def _played(jobs: Sequence[Job], processes: int) -> dict[int, GameOutcome]:
    """The outcomes by number; not all of them after Ctrl-C."""
    done: dict[int, GameOutcome] = {}
    columns = (
        TextColumn(say("bar.games")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    errors = Console(stderr=True)
    with (
        suppress(KeyboardInterrupt),
        Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar,
    ):
        task = bar.add_task("games", total=len(jobs))
        for number, outcome in run(jobs, processes):
            done[number] = outcome
            bar.advance(task)
    return done


def _show(found: Tally, seconds: float, *, as_json: bool) -> None:
    if as_json:
        report = msgspec.json.encode(Report(figures=found, seconds=round(seconds, 3)))
        sys.stdout.write(msgspec.json.format(report).decode() + "\n")
        return
    out = console()
    out.print(sheet(found))
    for line in remarks(found, seconds):
        out.print(line)
