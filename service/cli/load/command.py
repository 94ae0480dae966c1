"""`kronika load`: how much does a service carry?"""

import asyncio
import time
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table

from service.cli.common import options, titles
from service.cli.common.errors import CommandError
from service.cli.common.progress import Bar
from service.cli.common.terminal import console
from service.cli.common.words import decimal, percent, say
from service.cli.load.answers import Stage, carried
from service.cli.load.crowd import Wanted, sizes
from service.cli.load.crowd import load as loaded

Tables = Annotated[int, Parameter(help="Tables that play at once in the last stage.")]
Seconds = Annotated[float, Parameter(help="How long it takes, all stages together.")]
Patience = Annotated[
    float, Parameter(help="Milliseconds within which 99 of 100 moves have to be answered.")
]
Seed = Annotated[str, Parameter(help="Any text; it decides which commands are chosen.")]
Json = Annotated[bool, Parameter(name="--json", help="Print the figures as JSON.")]

MOST_TABLES = 512
FEWEST = 2
"""Seats of a table where nobody says how many."""
BUSY = 0.8
"""Share of a processor above which this program may be slower than the service."""
HEADINGS = (
    *("load.tables", "load.moves", "load.move-p50", "load.move-p99"),
    *("load.read-p50", "load.read-p99", "load.limited", "load.failed"),
)


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What `--json` prints; `carried` is the best stage within the patience, if there is one."""

    title: str
    seats: int
    stages: tuple[Stage, ...]
    carried: Stage | None
    busy: float
    """Share of one processor that this program used itself."""


def load(
    *,
    url: options.Url = None,
    title: titles.Slug = titles.DEFAULT,
    seats: titles.Seats = None,
    game_options: titles.Options = "{}",
    tables: Tables = 64,
    seconds: Seconds = 60.0,
    patience: Patience = 200.0,
    seed: Seed = "1",
    as_json: Json = False,
) -> int:
    """Let many tables play on a running service and say how much it carries.

    Every table reads its legal commands and plays one of them, again and again,
    as fast as it is answered. There are one, two, four and more tables, for
    the same time each. The games are private, and the accounts that play them
    are deleted at the end, which resigns what is not over. It is an ordinary
    client of the API: where the service limits what one address may ask, the
    answers say so, and the table counts them. Nothing runs longer than asked.

    Try:

        kronika load
        kronika load --url https://kronika.example --tables 128 --seconds 120
        kronika load --title eldervale --seats 4 --json > load.json

    Exit codes: 0 every request was answered, 1 some failed (limited ones did
    not), 2 no service answers or the options do not fit, 130 stopped by Ctrl-C.
    """
    if not 1 <= tables <= MOST_TABLES:
        raise CommandError(say("load.most-tables", most=MOST_TABLES))
    if seconds <= 0:
        raise CommandError(say("option.above-zero", option="--seconds"))
    chosen = titles.installed(title)
    titles.options_of(chosen, game_options)
    wanted = Wanted(
        url=options.url_of(url),
        title=title,
        seats=titles.table_size(chosen, (), seats or max(FEWEST, chosen.meta.seats[0])),
        options=msgspec.Raw(game_options.encode()),
        tables=tables,
        seconds=seconds,
        seed=seed,
    )
    began, used = time.monotonic(), time.process_time()
    with Bar(say("load.bar"), len(tuple(sizes(tables)))) as bar:
        stages = tuple(asyncio.run(loaded(wanted, lambda _: bar.advance(1))))
    report = Report(
        title=title,
        seats=wanted.seats,
        stages=stages,
        carried=carried(stages, patience),
        busy=round((time.process_time() - used) / (time.monotonic() - began), 2),
    )
    _show(report, patience, as_json=as_json)
    return 1 if any(one.failed for one in stages) else 0


def _show(report: Report, patience: float, *, as_json: bool) -> None:
    if as_json:
        console().print_json(msgspec.json.encode(report).decode())
        return
    table = Table(title=say("load.title", title=report.title, seats=report.seats))
    for heading in HEADINGS:
        table.add_column(say(heading), justify="right")
    for one in report.stages:
        times = (one.move_p50, one.move_p99, one.read_p50, one.read_p99)
        counts = (one.limited, one.failed)
        table.add_row(
            str(one.tables),
            decimal(one.moves, 0),
            *(decimal(each, 1) for each in times),
            *map(str, counts),
        )
    console().print(table)
    console().print(_verdict(report, patience))
    if any(one.limited for one in report.stages):
        console().print(say("load.was-limited"))
    if report.busy > BUSY:
        console().print(say("load.was-busy", share=percent(report.busy, 0)))


def _verdict(report: Report, patience: float) -> str:
    best, within = report.carried, decimal(patience, 0)
    if best is None:
        return say("load.carries-nothing", patience=within)
    return say(
        "load.carries",
        moves=decimal(best.moves, 0),
        tables=best.tables,
        p99=decimal(best.move_p99, 1),
        patience=within,
    )
