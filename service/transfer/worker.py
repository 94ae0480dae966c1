"""The process that reads documents: `python -m service.transfer.worker` reads a `Task` and writes
an `ImportOutcome`. It has no database and no network, and only so much time and memory."""

import os
import sys
from contextlib import suppress
from typing import Final

import msgspec

from games.kernel.registry import Registry
from service.transfer.exported import taken_in
from service.transfer.replayed import played
from service.transfer.task import TASKS, ExportTask, ImportOutcome, NotationTask, Rejected, Task

NICE: Final = 10
"""Games that are played go first."""

CPU_SECONDS: Final = 60
MEMORY: Final = 2 * 1024**3


def done(task: Task, registry: Registry) -> ImportOutcome:
    """What becomes of a document. Whatever it breaks down on is wrong with it."""
    try:
        match task:
            case ExportTask(document=document):
                return taken_in(bytes(document), registry)
            case NotationTask(record=record, seed=seed):
                return played(record, seed, registry)
    except Exception as trouble:
        return Rejected(because=f"It makes no sense ({type(trouble).__name__}).")


def main() -> None:
    """Does the task on the standard input."""
    _bound()
    sys.stdout.buffer.write(msgspec.json.encode(answered(sys.stdin.buffer.read())))


def answered(asked: bytes) -> ImportOutcome:
    """What becomes of a task, as it was sent."""
    try:
        task = TASKS.decode(asked)
    except RecursionError:
        return Rejected(because="It is nested too deep.")
    return done(task, Registry.installed())


def _bound() -> None:
    with suppress(ImportError, OSError, ValueError, AttributeError):
        os.nice(NICE)
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()
