"""`python -m bench.marks TITLE`: measures whether the marks of reviews are right, and writes the
title's section in `bench/marks.md`."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import ceil
from pathlib import Path

from rich.progress import Progress

from bench import kept
from bench.marks.judged_games import JudgedGame, judged_game
from bench.marks.report import PAGE, write
from bench.marks.setting import Job, Setting, usual
from bench.playing import seat_counts, titles

PER_GAME = 10
"""Decisions of one game that are replaced: more of them would be too much alike."""
PATIENCE = 4
"""If they do not suffice, up to so many times the games are played that should."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Reads the command line, plays, reviews and writes."""
    given = _parser().parse_args(arguments)
    known = {one.meta.slug: one for one in titles()}
    if given.title not in known:
        print(f"no title {given.title!r}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    title, each = known[given.title], min(PER_GAME, given.decisions)
    if given.bot not in title.bots:
        print(f"no bot {given.bot!r}; there are: {', '.join(title.bots)}", file=sys.stderr)
        return 2
    if given.seats not in seat_counts(title):
        print(f"{given.title} is not played by {given.seats}", file=sys.stderr)
        return 2
    setting = usual(
        title,
        bot=given.bot,
        seats=given.seats,
        seed=given.seed,
        bound=given.nodes,
        replaced=each,
        own=ceil(given.own * each / given.decisions),
    )
    with kept.folder(given.keep) as folder:
        file = folder / f"marks-{given.title}.ndjson"
        write(setting, list(_games(setting, given.decisions, file, given.processes)), given.out)
    return 0


def _games(setting: Setting, wanted: int, file: Path, processes: int) -> Iterator[JudgedGame]:
    """Games until so many random commands were worse."""
    known = kept.Kept(file, JudgedGame, lambda one: one.job)
    number, worse, most = 0, 0, PATIENCE * ceil(wanted / setting.replaced)
    with Progress() as progress:
        bar = progress.add_task(f"{setting.title}: decisions", total=wanted)
        while worse < wanted and number < most:
            more = min(most - number, ceil((wanted - worse) / setting.replaced))
            jobs = [Job(setting, one) for one in range(number, number + more)]
            for game in kept.done(jobs, judged_game, known, processes):
                worse += len(game.worse)
                progress.update(bar, completed=min(worse, wanted))
                progress.console.print(_line(game))
                yield game
            number += more


def _line(game: JudgedGame) -> str:
    """What came of a game."""
    marked = sum(one.bad for one in game.worse)
    own = sum(one.bad for one in game.own)
    return (
        f"game {game.job.number}: {marked} of {len(game.worse)} worse commands marked "
        f"({len(game.replaced)} tried), {own} of {len(game.own)} own ones"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.marks", description=__doc__)
    parser.add_argument("title", help="the title, as `tzolkin`")
    parser.add_argument("--decisions", type=_count, default=100, help="so many replaced ones")
    parser.add_argument("--own", type=int, default=300, help="about so many as the bot took them")
    parser.add_argument("--bot", default="expert", help="who plays (default: expert)")
    parser.add_argument("--nodes", type=_count, help="positions that it looks at for a decision")
    parser.add_argument("--seats", type=_count, default=2, help="at so many seats (default: 2)")
    parser.add_argument("--processes", type=_count, default=2, help="games at once (default: 2)")
    parser.add_argument("--seed", type=int, default=1, help="other seeds, other games")
    parser.add_argument(
        "--keep",
        type=Path,
        help="a folder where games are kept, and found again, such as bench/kept, which git "
        "ignores",
    )
    parser.add_argument("--out", type=Path, default=PAGE, help="the page")
    return parser


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return count


if __name__ == "__main__":
    sys.exit(main())
