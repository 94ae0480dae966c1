"""Results of long work in a file, a line of JSON each: a run that was ended goes on where it was.

It is work on many jobs, several side by side; a result says which job it is of.
"""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Final, Generic, TypeVar

import msgspec

Job = TypeVar("Job")
Result = TypeVar("Result")

WAITING: Final = 1
"""So many jobs for each process are handed out before it is free."""


class Kept(Generic[Job, Result]):
    """The results in a file, by the job they are of."""

    def __init__(self, file: Path, kind: type[Result], job_of: Callable[[Result], Job]) -> None:
        self._file, self._job_of = file, job_of
        self._known = {job_of(one): one for one in _read(file, kind)}

    def __contains__(self, job: Job) -> bool:
        return job in self._known

    def __getitem__(self, job: Job) -> Result:
        return self._known[job]

    def __iter__(self) -> Iterator[Result]:
        return iter(self._known.values())

    def add(self, result: Result) -> None:
        """Writes a result down."""
        self._known[self._job_of(result)] = result
        with self._file.open("ab") as lines:
            lines.write(msgspec.json.encode(result) + b"\n")


def done(
    jobs: Sequence[Job],
    work: Callable[[Job], Result],
    kept: Kept[Job, Result],
    processes: int,
) -> Iterator[Result]:
    """The results of jobs, in their order; what is kept already is not worked out again."""
    left = iter([job for job in jobs if job not in kept])
    running = set[Future[Result]]()
    with ProcessPoolExecutor(processes) as pool:
        try:
            for job in jobs:
                while job not in kept:
                    free = processes * (1 + WAITING) - len(running)
                    running |= {pool.submit(work, one) for one in islice(left, free)}
                    ended, running = wait(running, return_when=FIRST_COMPLETED)
                    for one in ended:
                        kept.add(one.result())
                yield kept[job]
        finally:
            for one in running:
                one.cancel()


@contextmanager
def folder(given: Path | None) -> Iterator[Path]:
    """The folder where results are kept; without one, they are not kept for another run."""
    if given is not None:
        given.mkdir(parents=True, exist_ok=True)
        yield given
        return
    with tempfile.TemporaryDirectory() as passing:
        yield Path(passing)


def _read(file: Path, kind: type[Result]) -> Iterator[Result]:
    """The results in the file. What a run that was ended has left of a line is taken away."""
    if not file.exists():
        return
    content = file.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        file.write_bytes(whole)
    for line in whole.splitlines():
        yield msgspec.json.decode(line, type=kind)
