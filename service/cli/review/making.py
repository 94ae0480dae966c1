"""The lines of a review, made in this process or in several at once."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path

from games.kernel.registry import Registry
from referee.problems.problem import ProblemError, in_language
from referee.review.efforts import Effort
from referee.review.files import course_in
from referee.review.lines import ReviewLine
from referee.review.review import Review, planned, read, spelt
from service.cli.common.errors import CommandError
from service.cli.common.words import language, say


def plan_of(file: Path, effort: Effort, seed: str | None) -> Review:
    """The review of the game in a file; without a seed, with the usual one. CommandError if there
    is no game to review."""
    try:
        course = course_in(file.read_bytes(), Registry.installed())
        return planned(course, effort, seed or course.usual_seed)
    except OSError as trouble:
        raise CommandError(say("file.unreadable", file=file, trouble=trouble.strerror)) from None
    except ProblemError as refusal:
        raise CommandError(in_language(refusal, language()).detail) from None


def lines(
    plan: Review, file: Path, made: Sequence[ReviewLine], processes: int
) -> Iterator[ReviewLine]:
    """The lines of a review of the game in a file, behind those that are made. Leaving the
    iteration early drops the lines that were not begun."""
    if processes == 1:
        yield from plan.lines(made)
        return
    pool = ProcessPoolExecutor(
        processes, mp_context=multiprocessing.get_context("spawn"), initializer=_undisturbed
    )
    line = partial(_line, file, plan.effort, plan.seed)
    try:
        yield from plan.lines(made, lambda numbers: map(read, pool.map(line, numbers)))
    finally:
        pool.shutdown(cancel_futures=True)


def _line(file: Path, effort: Effort, seed: str, number: int) -> bytes:
    return spelt(_plan(file, effort, seed).line(number))


@cache
def _plan(file: Path, effort: Effort, seed: str) -> Review:
    return plan_of(file, effort, seed)


def _undisturbed() -> None:
    """Ctrl-C is for the process that hands out the lines; it reaches the whole group."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
