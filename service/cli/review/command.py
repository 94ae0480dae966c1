"""`kronika review`: what every move of a game was worth."""

import re
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from referee.review.efforts import EFFORTS, Effort
from referee.review.lines import Quality, ReviewBalance, ReviewHeader, ReviewLine
from referee.review.review import Review, spelt
from service.cli.common import options
from service.cli.common.errors import CommandError
from service.cli.common.progress import Bar
from service.cli.common.terminal import console
from service.cli.common.words import say
from service.cli.review.kept import KeptLines
from service.cli.review.making import lines, plan_of
from service.cli.review.sheet import sheets
from service.cli.review.source import exported
from service.cli.review.wording import Wording

Game = Annotated[
    str,
    Parameter(help="A file that was exported; or id or address of a game.", show_default=False),
]
How = Annotated[Quality | None, Parameter(help="How thorough; standard unless told.")]
Nodes = Annotated[int | None, Parameter(help="Positions a decision, instead of a quality.")]
Seed = Annotated[
    str | None,
    Parameter(help="32 hexadecimal digits for the review's dice; left out: those of the game."),
]
Processes = Annotated[int, Parameter(help="Processes that think at once.")]
Out = Annotated[
    Path | None, Parameter(help="File for the lines; a review that it has begun goes on.")
]
Json = Annotated[bool, Parameter(name="--json", help="Print the lines (NDJSON), and no tables.")]
All = Annotated[bool, Parameter(name="--all", help="Tell every decision, also the good ones.")]


def review(
    game: Game,
    /,
    *,
    quality: How = None,
    nodes: Nodes = None,
    seed: Seed = None,
    processes: Processes = 1,
    out: Out = None,
    as_json: Json = False,
    every: All = False,
    url: options.Url = None,
    token: options.Token = None,
) -> int:
    """Say what every move of a finished game was worth, and what luck did.

    Each decision is searched anew, from what its seat could know: what the best
    command was worth, and what the played one. Draws are compared to what could
    have come. The result of each seat is taken apart into own choices, rivals'
    choices, luck, and what was revealed. docs/reviews.md says what the numbers
    mean. The same game, budget and seed give the same lines, byte for byte.

    Try:

        kronika review game.json
        kronika review game.json --quality deep --processes 2 --out review.ndjson
        kronika review GAME --json > review.ndjson
        kronika review game.json --nodes 50 --all

    Exit codes: 0 reviewed, 2 there is no such game, or it cannot be reviewed,
    130 stopped by Ctrl-C; what --out has goes on then.
    """
    effort = _effort(quality, nodes)
    if processes < 1:
        raise CommandError(say("review.at-least-one"))
    if seed is not None and not re.fullmatch("[0-9a-f]{32}", seed):
        raise CommandError(say("review.seed"))
    with exported(game, url, token) as file:
        plan = plan_of(file, effort, seed)
        made = _made(plan, file, processes, out, told=as_json)
        if not as_json:
            _show(plan, made, Wording(plan.course.title, file), every=every)
    return 0


def _effort(quality: Quality | None, nodes: int | None) -> Effort:
    if nodes is None:
        return EFFORTS[quality or "standard"]
    if quality is not None:
        raise CommandError(say("review.quality"))
    if nodes < 1:
        raise CommandError(say("review.at-least-one"))
    return replace(EFFORTS["standard"], quality="custom", nodes=nodes)


def _made(
    plan: Review, file: Path, processes: int, out: Path | None, *, told: bool
) -> Sequence[ReviewLine]:
    """All lines, which are written down, or `told`, as soon as they are made."""
    with ExitStack() as stack:
        kept = None if out is None else stack.enter_context(KeptLines(out, plan))
        found = [] if kept is None else list(kept.found)
        bar = stack.enter_context(Bar(say("bar.decisions"), plan.count))
        for line in found:
            _print(line, told=told)
        bar.reach(len(found))
        for line in lines(plan, file, tuple(found), processes):
            found.append(line)
            if kept is not None:
                kept.add(line)
            _print(line, told=told)
            bar.advance(1)
    return found


def _print(line: ReviewLine, *, told: bool) -> None:
    if told:
        sys.stdout.write(spelt(line).decode())
        sys.stdout.flush()


def _show(plan: Review, made: Sequence[ReviewLine], wording: Wording, *, every: bool) -> None:
    header, balance = made[0], made[-1]
    assert isinstance(header, ReviewHeader)
    assert isinstance(balance, ReviewBalance)
    out = console()
    out.print(
        say(
            "review.head",
            title=plan.course.title.meta.name,
            game=header.game,
            plies=header.plies,
            quality=header.quality,
            nodes=header.nodes,
            engine=header.engine,
            weights=header.weights,
            seed=header.seed,
        )
    )
    for table in sheets(made, wording, every=every):
        out.print(table)
    if balance.ending != "played":
        out.print(say("review.void" if balance.ending == "void" else "review.conceded"))
