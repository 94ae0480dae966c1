"""Luck that is luck: games of bots, with their results as they were and without luck.

    python -m bench.luck TITLE FIRST SECOND --games 20000

Two bots of a title play each other, seats changed from game to game. Luck is measured as reviews
measure it (`referee.review.luck`): what the draws were worth, beside the mean of what could have
come. If it is luck, its mean is 0, and results without it scatter less. `bench/luck.md` has a
section for each title that was measured.
"""

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, pvariance
from typing import Final

from msgspec import Struct
from rich.progress import track

from bench import kept
from bench.intervals import SURE
from bench.lucky_games import EFFORT, Job, Played, played
from bench.machine import machine
from bench.sections import write_section

FILE: Final = Path(__file__).with_name("luck.md")
HEAD: Final = """# Luck that is luck

Written by `python -m bench.luck TITLE`. Two bots play each other, seats changed from game to game.
"As it was" is the result, "without luck" the result less what the draws were worth (MIVAT: White
and Bowling 2009). Both have the same mean if luck is luck; what is left of the variance says how
much of a result the appraisal can explain by draws. "Games" are those after which a 95 % interval
tells the bots apart.

The aim was to leave half of the variance, and it is missed: a draw that decides a game does so by
what is made of it later, which the appraisal does not see yet. Two ways to see more were tried on
games of Ancient Knowledge. Values of draws that were fitted to 801 games (of each feature, and of
single cards) left 91 % of the variance of wins and 85 % of that of points. To play on by habit
after a draw and each of its redraws until the turn had gone round left 84 and 75 % (71 games, of
which the appraisal alone left 91 and 87 %), and took seven times as long; to play on for three
rounds left more than there was, since what is drawn there is luck, too.
"""


class Figure(Struct, frozen=True, kw_only=True):
    """A mean over some games, and how sure it is."""

    mean: float
    variance: float
    games: int

    @classmethod
    def of(cls, values: Sequence[float]) -> "Figure":
        """Of one value a game."""
        return cls(mean=fmean(values), variance=pvariance(values), games=len(values))

    @property
    def half(self) -> float:
        """Half of its 95 % interval."""
        return SURE * math.sqrt(self.variance / self.games)

    def needed(self, even: float) -> str:
        """After how many games such an interval holds `even` no longer."""
        if self.mean == even:
            return "never"
        return f"{math.ceil((SURE / (self.mean - even)) ** 2 * self.variance):,}"


def section(job: Job, games: Sequence[Played]) -> str:
    """What came of the games of two bots."""
    rows = [
        *_rows("share of wins", 0.5, [one.won for one in games], [one.lucky for one in games]),
        *_rows(
            "lead in points",
            0.0,
            [one.lead for one in games],
            [one.luck_of_lead for one in games],
        ),
    ]
    return "\n".join(
        (
            f"## {job.title}: {job.first} against {job.second}",
            "",
            f"{len(games):,} games, {EFFORT.redraws} redraws a ply; {machine().summary}.",
            "",
            "| of | | mean | variance | games |",
            "| --- | --- | ---: | ---: | ---: |",
            *rows,
            "",
        )
    )


def _rows(of: str, even: float, values: Sequence[float], lucky: Sequence[float]) -> list[str]:
    raw, luck = Figure.of(values), Figure.of(lucky)
    without = Figure.of([value - part for value, part in zip(values, lucky, strict=True)])
    return [
        f"| {of} | {name} | {one.mean:.3f} ± {one.half:.3f} | {one.variance:.3f} | {needed} |"
        for name, one, needed in (
            ("as it was", raw, raw.needed(even)),
            ("without luck", without, without.needed(even)),
            ("luck", luck, ""),
        )
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays the games, and writes the section of the title."""
    parser = argparse.ArgumentParser(prog="python -m bench.luck", description=__doc__)
    parser.add_argument("title", help="the title, such as tzolkin")
    parser.add_argument("first", help="one bot")
    parser.add_argument("second", help="the other bot")
    parser.add_argument("--games", type=int, default=2000, help="how many (default 2000)")
    parser.add_argument("--processes", type=int, default=2, help="at once (default 2)")
    parser.add_argument("--keep", type=Path, help="a folder where games are kept, and found again")
    given = parser.parse_args(arguments)
    jobs = [
        Job(title=given.title, first=given.first, second=given.second, number=number)
        for number in range(given.games)
    ]
    with kept.folder(given.keep) as folder:
        known = kept.Kept(folder / f"luck-{given.title}.ndjson", Played, lambda one: one.job)
        found = kept.done(jobs, played, known, given.processes)
        games = list(track(found, "playing", total=len(jobs)))
    write_section(FILE, HEAD, f"## {given.title}: ", section(jobs[0], games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
