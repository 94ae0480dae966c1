"""Many games, in this process or in several at once."""

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from service.cli.simulate.playing import GameOutcome, Job, play_out


def run(jobs: Sequence[Job], processes: int) -> Iterator[tuple[int, GameOutcome]]:
    """The number and the outcome of each job, as they are done.

    Leaving the iteration early drops the games that have not begun.
    """
    if processes == 1 or len(jobs) == 1:
        yield from enumerate(map(play_out, jobs))
        return
    pool = ProcessPoolExecutor(
        min(processes, len(jobs)),
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_undisturbed,
    )
    try:
        futures = {pool.submit(play_out, job): number for number, job in enumerate(jobs)}
        for future in as_completed(futures):
            yield futures[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _undisturbed() -> None:
    """Ctrl-C is for the process that hands out the games; it reaches the whole group."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
