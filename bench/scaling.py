"""`docs/scaling.md`: its tables, from the results of the benchmarks.

`python -m bench.scaling` writes all of them: what things cost, what a million running games and a
hundred million stored ones need, and where queues build up (`bench.queues`), with a picture. The
same results give the same page.
"""

import argparse
import statistics
import sys
from collections.abc import Mapping, Sequence
from math import ceil
from pathlib import Path
from typing import Final

from bench import picture, queues
from bench.measure import figure
from bench.playing import titles
from bench.queues import Costs, Outcome, costs
from bench.report import Results, read

PAGE: Final = Path(__file__).parents[1] / "docs" / "scaling.md"
PICTURE: Final = PAGE.parent / "pictures" / "queues.svg"

RUNNING: Final = 1_000_000
STORED: Final = 100_000_000
PLIES_A_DAY: Final = 30
"""Moves of a running game in a day."""
PEAK: Final = 4
"""How many times the mean the busiest hour brings."""
BUSY: Final = 0.6
"""The share of time for which a core may be busy at the peak."""
OPEN: Final = 0.2
"""Open streams of a running game, on average."""
WORKER: Final = 4.0
"""Terabytes that one database machine holds."""
STREAMS_A_PROCESS: Final = 10_000
"""`KRONIKA_STREAMS_PER_PROCESS`."""

GROUPS: Final = ("events", "answers and receipts", "read models and others")
EXPORTS: Final = ("export", "export in gzip", "export in Brotli")

Figures = Mapping[str, float]


def mean(found: Figures, end: str) -> float:
    """The mean of a figure over all titles."""
    return statistics.mean(value for name, value in found.items() if name.endswith(f": {end}"))


def kilobytes(found: Figures) -> float:
    """Of a stored game, in the database."""
    return sum(mean(found, f"{one}, a game") for one in GROUPS)


def of_titles(found: Figures) -> str:
    """What games of each title cost."""
    names: tuple[str, ...] = (
        "moves of a game",
        "events of a game",
        *(f"{one}, a game" for one in GROUPS),
    )
    names += tuple(f"{one}, a game" for one in EXPORTS)
    spent = ("service process, a move", "PostgreSQL, a move")
    heads = (
        *("moves", "events", "events, kB", "answers, receipts, kB", "read models, rest, kB"),
        *("export, kB", "gzip, kB", "Brotli, kB", "service, ms a move", "PostgreSQL, ms a move"),
    )
    slugs = [title.meta.slug for title in titles()]
    rows = [
        [slug, *(figure(found[f"{slug}: {name}"]) for name in (*names, *spent))] for slug in slugs
    ]
    rows.append(["mean", *(figure(mean(found, name)) for name in (*names, *spent))])
    return _table(("a game of", *heads), rows)


def of_running(found: Figures, cost: Costs) -> str:
    """What a million running games need."""
    moves = RUNNING * PLIES_A_DAY / 86_400
    peak = moves * PEAK
    service = cost.service + cost.events * (cost.models + OPEN * cost.told) + 2 * cost.read
    postgres = cost.postgres + cost.events * cost.models_postgres
    processes = ceil(peak * service / BUSY)
    rows = [
        ["moves", f"{RUNNING:,} games x {PLIES_A_DAY} a day / 86,400 s", f"{moves:,.0f}/s"],
        ["at the peak", f"x {PEAK}", f"{peak:,.0f}/s"],
        [
            "service processes for moves and reads",
            f"{peak:,.0f}/s x {service * 1e3:.2f} ms / {BUSY:.0%}",
            f"{processes}, a core each",
        ],
        *_streams(found),
        [
            "cores of PostgreSQL",
            f"{peak:,.0f}/s x {postgres * 1e3:.2f} ms / {BUSY:.0%}",
            f"{ceil(peak * postgres / BUSY)}",
        ],
        *_storage(found),
    ]
    return _table(("what", "how", "result"), rows)


def _streams(found: Figures) -> list[list[str]]:
    """What the open streams of running games need."""
    streams, memory = RUNNING * OPEN, found["an open stream"]
    by_streams = ceil(streams / STREAMS_A_PROCESS)
    return [
        ["open streams", f"{RUNNING:,} games x {OPEN}", f"{streams:,.0f}"],
        [
            "service processes for streams",
            f"{streams:,.0f} / {STREAMS_A_PROCESS:,}",
            f"{by_streams}",
        ],
        [
            "memory of streams",
            f"{streams:,.0f} x {memory:.0f} kB",
            f"{streams * memory / 1e6:,.1f} GB in all processes",
        ],
    ]


def _storage(found: Figures) -> list[list[str]]:
    """What running games add to the database."""
    a_move = kilobytes(found) / mean(found, "moves of a game")
    return [
        [
            "new rows and indexes",
            f"{RUNNING * PLIES_A_DAY:,} moves a day x {a_move:.1f} kB",
            f"{RUNNING * PLIES_A_DAY * a_move / 1e6:,.0f} GB a day",
        ],
        [
            "games that end",
            f"{RUNNING * PLIES_A_DAY:,} moves a day / {mean(found, 'moves of a game'):,.0f}",
            f"{RUNNING * PLIES_A_DAY / mean(found, 'moves of a game'):,.0f} a day",
        ],
        [
            "the running games themselves",
            f"{RUNNING:,} x half of {kilobytes(found):,.0f} kB",
            f"{RUNNING * kilobytes(found) / 2e9:,.1f} TB",
        ],
    ]


def of_stored(found: Figures) -> str:
    """What a hundred million stored games need."""
    whole, packed = STORED * kilobytes(found) / 1e9, STORED * mean(found, "export in gzip, a game")
    events = STORED * mean(found, "events of a game")
    return _table(
        ("what", "how", "result"),
        [
            [
                "in the database",
                f"{STORED:,} x {kilobytes(found):,.0f} kB",
                f"{whole:,.0f} TB",
            ],
            *(
                [
                    f"of that {one}",
                    f"{STORED:,} x {mean(found, f'{one}, a game'):,.0f} kB",
                    f"{STORED * mean(found, f'{one}, a game') / 1e9:,.0f} TB",
                ]
                for one in GROUPS
            ),
            [
                "database machines",
                f"{whole:,.0f} TB / {WORKER:.0f} TB",
                f"{ceil(whole / WORKER)}, and as many standbys",
            ],
            [
                "rows of `events`",
                f"{STORED:,} x {mean(found, 'events of a game'):,.0f}",
                f"{events / 1e9:,.0f} billion",
            ],
            ["rows of a partition of 64", "/ 64", f"{events / 64 / 1e9:,.2f} billion"],
            ["rows of a partition of 1,024", "/ 1,024", f"{events / 1024 / 1e6:,.0f} million"],
            [
                "the archive, in gzip",
                f"{STORED:,} x {mean(found, 'export in gzip, a game'):,.0f} kB",
                f"{packed / 1e9:,.1f} TB",
            ],
        ],
    )


def written(page: str, sections: Mapping[str, str]) -> str:
    """The page with each text between its heading and the next one."""
    lines = page.splitlines()
    for heading, text in sections.items():
        begin = lines.index(heading) + 1
        rest = (at for at in range(begin, len(lines)) if lines[at].startswith("##"))
        lines[begin : next(rest, len(lines))] = ["", *text.splitlines(), ""]
    return "\n".join(lines).rstrip() + "\n"


def sections(results: Results, simulated: Sequence[Outcome]) -> dict[str, str]:
    """The texts below the generated headings."""
    found = {one.name: one.median for one in results.measures if one.part == "capacity"}
    cost = costs(results)
    return {
        "### Of each title": of_titles(found),
        "### A million running games": of_running(found, cost),
        "### A hundred million stored games": of_stored(found),
        queues.HEADING: f"![{picture.TITLE}.](pictures/queues.svg)\n\n"
        + queues.table(cost, simulated),
    }


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line, writes the page and its picture."""
    parser = argparse.ArgumentParser(prog="python -m bench.scaling", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="simulated, of each load")
    given = parser.parse_args(arguments)
    results = read()
    simulated = list(queues.outcomes(costs(results), given.seconds, sys.stderr.write))
    page = written(PAGE.read_text(encoding="utf-8"), sections(results, simulated))
    PAGE.write_text(page, encoding="utf-8")
    PICTURE.write_text(picture.picture(simulated), encoding="utf-8")
    return 0


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    ruler = ["---", *["--:"] * (len(heads) - 1)]
    return "".join(f"| {' | '.join(row)} |\n" for row in (heads, ruler, *rows))


if __name__ == "__main__":
    sys.exit(main())
