"""`python -m bench.ladder [TITLE ...]`: plays all bots of titles against each other, and writes
`bench/ladder.md`."""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.progress import track

from bench import kept
from bench.ladder.contests import Contest, ladder, single
from bench.ladder.outcomes import Outcome, outcome
from bench.ladder.report import FOLDER, row, write
from bench.ladder.standings import pairing, standings
from bench.machine import machine
from bench.playing import seat_counts, titles
from games.kernel.title import AnyTitle
from training.tools import provide


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line, plays and writes; each title as soon as it is measured."""
    given = _parser().parse_args(arguments)
    known = {one.meta.slug: one for one in titles()}
    if unknown := [slug for slug in given.titles if slug not in known]:
        print(f"no title {unknown[0]!r}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    for slug in given.titles or known:
        if because := _impossible(known[slug], given):
            print(f"{slug}: {because}", file=sys.stderr)
            return 2
    provide()
    for slug in given.titles or known:
        _measure(known[slug], given)
    return 0


def _impossible(title: AnyTitle, given: argparse.Namespace) -> str:
    """Why a title's bots cannot play so; empty if they can."""
    named = (*given.bots, *(given.pair or ()))
    if unknown := [bot for bot in named if bot not in title.bots]:
        return f"no bot {unknown[0]!r}; there are: {', '.join(title.bots)}"
    if given.pair and given.pair[0] == given.pair[1]:
        return "a bot is as strong as itself"
    if given.pair and (given.seats < 2 or given.seats not in seat_counts(title)):
        return f"it is not played by {given.seats} against each other"
    return ""


def _measure(title: AnyTitle, given: argparse.Namespace) -> None:
    """Plays, and shows what came of it: a pair as a row; and on the page all that is kept, but no
    pair alone."""
    slug, where = title.meta.slug, machine().summary
    with kept.folder(given.keep) as folder:
        known = kept.Kept(folder / _file(slug, given.nodes), Outcome, lambda one: one.contest)
        work = partial(outcome, nodes=given.nodes)
        contests = _contests(title, given)
        played = list(track(kept.done(contests, work, known, given.processes), slug, len(contests)))
        if given.pair:
            first, second = given.pair
            print(row(pairing(slug, first, second, played), given.seats))
        if given.keep or not given.pair:
            write([standings(title, list(known), where, given.nodes)], given.out)


def _contests(title: AnyTitle, given: argparse.Namespace) -> list[Contest]:
    if given.pair:
        return single(title, tuple(given.pair), given.seats, given.games, given.seed)
    return ladder(title, given.games, given.seed, given.bots)


def _file(slug: str, nodes: int | None) -> str:
    """Where games are kept: bots that are bounded are not those that are not."""
    return f"{slug}.ndjson" if nodes is None else f"{slug}-{nodes}.ndjson"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("titles", nargs="*", help="the titles, as `tzolkin`; all if none is named")
    parser.add_argument("--games", type=int, default=200, help="so many games of each two bots")
    parser.add_argument("--seed", type=int, default=1, help="the first seed; other seeds, others")
    parser.add_argument("--bots", nargs="+", default=(), help="who plays; all if nobody is named")
    parser.add_argument("--pair", nargs=2, metavar="BOT", help="these two alone, and no others")
    parser.add_argument(
        "--seats", type=int, default=2, help="of a pair; the second has all but one"
    )
    parser.add_argument("--nodes", type=int, help="at most so many nodes for a decision")
    parser.add_argument("--processes", type=int, default=1, help="so many games side by side")
    parser.add_argument(
        "--keep",
        type=Path,
        help="a folder where games are kept, and found again; the page shows all that are there",
    )
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder of the page")
    return parser


if __name__ == "__main__":
    sys.exit(main())
