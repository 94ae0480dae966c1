"""`docs/scaling.md`: its tables, from the results of the benchmarks.

`python -m bench.scaling` writes all of them: what things cost, what a million running games and a
hundred million stored ones need, where queues build up (`bench.queues`) and where clusters end
(`bench.clusters`), with pictures; and the rows of the README. The same results give the same
pages.
"""

import argparse
import statistics
import sys
from collections.abc import Mapping, Sequence
from math import ceil
from pathlib import Path
from typing import Final

from bench import clusters, layouts, picture, queues, stored, twins
from bench.measure import figure
from bench.peers import row
from bench.playing import titles
from bench.queues import Costs, Outcome, costs
from bench.report import Results, read
from bench.stored import table

PAGE: Final = Path(__file__).parents[1] / "docs" / "scaling.md"
PICTURE: Final = PAGE.parent / "pictures" / "queues.svg"
OF_CLUSTERS: Final = PAGE.parent / "pictures" / "clusters.svg"
TWINS: Final = "### What a second process brings"
CLUSTERS: Final = "### What the simulation of clusters says"

RUNNING: Final = 1_000_000
QUIET_DAYS: Final = 31
"""Days after its end in which a game is not archived yet."""
PLIES_A_DAY: Final = 30
"""Moves of a running game in a day."""
PEAK: Final = 4
"""How many times the mean the busiest hour brings."""
BUSY: Final = 0.6
"""The share of time for which a core may be busy at the peak."""
OPEN: Final = 0.2
"""Open streams of a running game, on average."""
STREAMS_A_PROCESS: Final = 10_000
"""`KRONIKA_STREAMS_PER_PROCESS`."""

GROUPS: Final = ("events", "answers and receipts", "read models and others")
EXPORTS: Final = ("export", "export in gzip", "export in Brotli")

_TWINS: Final = """\
A third simulation (`bench/twins.py`) asks how many moves a second 64 clients get who each send one
when the one before is answered, if everything shares the cores of one machine: service processes,
the process of the read models, PostgreSQL, Valkey, and the clients unless they are elsewhere."""

Figures = Mapping[str, float]


def mean(found: Figures, end: str) -> float:
    """The mean of a figure over all titles."""
    return statistics.mean(value for name, value in found.items() if name.endswith(f": {end}"))


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
    return table(("a game of", *heads), rows)


def of_running(found: Figures, cost: Costs, space: Figures) -> str:
    """What a million running games need."""
    moves = RUNNING * PLIES_A_DAY / 86_400
    peak = moves * PEAK
    service = cost.service + cost.events * OPEN * cost.told + 2 * cost.read
    models = cost.events * cost.models
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
        [
            "processes that keep the read models",
            f"{peak:,.0f}/s x {models * 1e3:.2f} ms / {BUSY:.0%}",
            f"{ceil(peak * models / BUSY)}, a core each",
        ],
        *_streams(found),
        [
            "cores of PostgreSQL",
            f"{peak:,.0f}/s x {postgres * 1e3:.2f} ms / {BUSY:.0%}",
            f"{ceil(peak * postgres / BUSY)}",
        ],
        *_storage(space),
    ]
    return table(("what", "how", "result"), rows)


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


def _storage(space: Figures) -> list[list[str]]:
    """What running games add to the database, and what is there until it is archived."""
    plies, a_game, moves = (
        RUNNING * PLIES_A_DAY,
        space["all tables, just over"],
        space["moves of a game"],
    )
    ended = plies / moves
    return [
        [
            "new rows and indexes",
            f"{plies:,} moves a day x {a_game / moves:.1f} kB",
            f"{plies * a_game / moves / 1e6:,.0f} GB a day",
        ],
        ["games that end", f"{plies:,} moves a day / {moves:,.0f}", f"{ended:,.0f} a day"],
        [
            "the running games themselves",
            f"{RUNNING:,} x half of {a_game:,.0f} kB",
            f"{RUNNING * a_game / 2e9:,.1f} TB",
        ],
        [
            "games that are over and not archived yet",
            f"{ended:,.0f} a day x {QUIET_DAYS} days x {a_game:,.0f} kB",
            f"{ended * QUIET_DAYS * a_game / 1e9:,.1f} TB",
        ],
    ]


def written(page: str, sections: Mapping[str, str]) -> str:
    """The page with each text between its heading and the next one."""
    lines = page.splitlines()
    for heading, text in sections.items():
        begin = lines.index(heading) + 1
        rest = (at for at in range(begin, len(lines)) if lines[at].startswith("##"))
        lines[begin : next(rest, len(lines))] = ["", *text.splitlines(), ""]
    return "\n".join(lines).rstrip() + "\n"


def figures(results: Results, part: str) -> Figures:
    """The figures of a part, by their names."""
    return {one.name: one.median for one in results.measures if one.part == part}


def sections(
    results: Results, simulated: Sequence[Outcome], ends: Sequence[clusters.Load]
) -> dict[str, str]:
    """The texts below the generated headings."""
    found, space = figures(results, "capacity"), figures(results, "space")
    cost = costs(results)
    return {
        "### Of each title": of_titles(found),
        "### A million running games": of_running(found, cost, space),
        "### Of a finished game": stored.of_finished(space),
        "### A hundred million stored games": stored.of_stored(space),
        queues.HEADING: f"![{picture.TITLE}.](pictures/queues.svg)\n\n"
        + queues.table(cost, simulated),
        TWINS: f"{_TWINS}\n\n{twins.table(results)}",
        CLUSTERS: f"![{picture.OF_CLUSTERS}.](pictures/clusters.svg)\n\n"
        + clusters.table(layouts.costs(results), ends),
    }


def main(arguments: list[str] | None = None) -> int:
    """Reads the command line, writes the page and its picture."""
    parser = argparse.ArgumentParser(prog="python -m bench.scaling", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="simulated, of each load")
    given = parser.parse_args(arguments)
    results = read()
    simulated = list(queues.outcomes(costs(results), given.seconds, sys.stderr.write))
    ends = list(clusters.limits(layouts.costs(results), sys.stderr.write))
    page = written(PAGE.read_text(encoding="utf-8"), sections(results, simulated, ends))
    PAGE.write_text(page, encoding="utf-8")
    PICTURE.write_text(picture.picture(simulated), encoding="utf-8")
    if figures(results, "peers"):
        readme = row.with_section(row.README.read_text(encoding="utf-8"))
        readme = written(readme, {row.HEADING: row.of_peers(results)})
        row.README.write_text(readme, encoding="utf-8")
    OF_CLUSTERS.write_text(picture.of_clusters(ends), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
