"""The report: what the marks of a title's games were."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, get_args

from bench.intervals import Share
from bench.machine import machine
from bench.marks.judged_games import UNDECIDED, JudgedGame
from bench.marks.setting import DEEPER, Setting
from bench.marks.verdicts import BAD, WORSE, Verdict
from bench.sections import write_section
from referee.review.lines import Mark
from referee.review.marks import BOUNDS

PAGE: Final = Path(__file__).resolve().parents[1] / "marks.md"
LEAST: Final = 0.8
"""The share of what is worse that is to be marked so."""
MOST: Final = 0.05
"""The share of what the bot itself has played that may be."""
MARKS: Final[Sequence[Mark]] = tuple(one for one in get_args(Mark) if one != "only")
HEAD: Final = f"""\
# Whether marks are right

Written by `python -m bench.marks TITLE`. A bot plays against itself. In some decisions a random
command takes the place of what it played: any but leaving the game, while the appraisal gives the
seat {UNDECIDED.start / 100:g} to {UNDECIDED.stop // 100} %. Those count that a search of {DEEPER}
times the positions of a review, with dice of its own, holds for worse than the best by at least
{WORSE / 10_000:g} of the game. They ought to be marked as mistakes or blunders, and what the bot
itself played, in any decision with a choice, ought not. Intervals are Wilson's, of 95 %.

The bound of a mistake ({BOUNDS.mistake / 100:g} % of the game) was chosen by the first game of each
of Ancient Knowledge, Monumental and Tzolk'in, so those three games flatter it.
"""


def write(setting: Setting, games: Sequence[JudgedGame], page: Path = PAGE) -> None:
    """Writes the section of a title and a bot anew."""
    begins = f"## {setting.title}: {setting.bot}\n"
    write_section(page, HEAD, begins, begins + "\n".join(_section(setting, games)) + "\n")


def _section(setting: Setting, games: Sequence[JudgedGame]) -> Iterator[str]:
    tried = sum(len(game.replaced) for game in games)
    worse = [one for game in games for one in game.worse]
    own = [one for game in games for one in game.own]
    bound = "" if setting.bound is None else f" (at most {setting.bound:,} positions a decision)"
    yield ""
    yield (
        f"Games of `{setting.bot}`{bound} at {setting.seats} seats: {len(games)}, seed "
        f"{setting.seed}; reviews of {setting.nodes:,} positions a decision, engine "
        f"{setting.engine}, weights {setting.weights}; {machine().summary}."
    )
    yield from ("", "| commands | | marked | share | interval | aim | |")
    yield "| --- | --: | --: | --: | --- | --: | --- |"
    yield from _row("random ones that are worse", worse, f"at least {LEAST:.0%}", LEAST)
    yield from _row(f"those of `{setting.bot}`", own, f"at most {MOST:.0%}", MOST)
    yield from ("", f"| commands | {' | '.join(MARKS)} |", f"| --- |{' --: |' * len(MARKS)}")
    for name, some in (("random ones that are worse", worse), (f"those of `{setting.bot}`", own)):
        counts = (sum(one.mark == mark for one in some) for mark in MARKS)
        yield f"| {name} | {' | '.join(map(str, counts))} |"
    yield from ("", f"{tried:,} random commands were tried to find those {len(worse)}.")
    yield from _doubtful(setting.bot, own)


def _row(name: str, some: Sequence[Verdict], aim: str, bound: float) -> Iterator[str]:
    if not some:
        yield f"| {name} | 0 | | | | {aim} | |"
        return
    share = Share(sum(one.bad for one in some), len(some))
    low, high = share.interval
    met = share.rate >= bound if bound == LEAST else share.rate <= bound
    yield (
        f"| {name} | {share.of} | {share.count:.0f} | {share.rate:.1%} | {low:.1%} to {high:.1%} "
        f"| {aim} | {'met' if met else 'missed'} |"
    )


def _doubtful(bot: str, own: Sequence[Verdict]) -> Iterator[str]:
    """Of the bot's own commands that are marked, how many are worse for the deeper search, too."""
    bad = [one for one in own if one.bad]
    if bad:
        held = sum(one.held is not None and one.held >= BOUNDS.mistake for one in bad)
        yield (
            f"Commands of `{bot}` that are marked as {' or '.join(BAD)}, and by the deeper search, "
            f"too: {held} of {len(bad)}."
        )
