"""`python -m bench.ladder [TITLE ...]`: plays all bots of titles against each other, and writes
`bench/ladder.md`."""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.progress import track

from bench import kept
from bench.ladder.contests import ladder
from bench.ladder.outcomes import Outcome, outcome
from bench.ladder.report import FOLDER, write
from bench.ladder.standings import Standings, standings
from bench.machine import machine
from bench.playing import titles
from games.kernel.title import AnyTitle
from training.tools import provide


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line, plays and writes; each title as soon as it is measured."""
    given = _parser().parse_args(arguments)
    provide()
    known = {one.meta.slug: one for one in titles()}
    if unknown := [slug for slug in given.titles if slug not in known]:
        print(f"no title {unknown[0]!r}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    for slug in given.titles or known:
        write([_measured(known[slug], given)], given.out)
    return 0


def _measured(title: AnyTitle, given: argparse.Namespace) -> Standings:
    contests, slug = ladder(title, given.games, given.seed, given.bots), title.meta.slug
    where = machine().summary
    with kept.folder(given.keep) as folder:
        known = kept.Kept(folder / f"{slug}.ndjson", Outcome, lambda one: one.contest)
        played = kept.done(contests, partial(outcome, nodes=given.nodes), known, given.processes)
        found = list(track(played, slug, total=len(contests)))
    return standings(title, found, where, given.nodes)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("titles", nargs="*", help="the titles, as `tzolkin`; all if none is named")
    parser.add_argument("--games", type=int, default=200, help="so many games of each two bots")
    parser.add_argument("--seed", type=int, default=1, help="the first seed; other seeds, others")
    parser.add_argument("--bots", nargs="+", default=(), help="who plays; all if nobody is named")
    parser.add_argument("--nodes", type=int, help="at most so many nodes for a decision")
    parser.add_argument("--processes", type=int, default=1, help="so many games side by side")
    parser.add_argument("--keep", type=Path, help="a folder where games are kept, and found again")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder of the page")
    return parser


if __name__ == "__main__":
    sys.exit(main())
