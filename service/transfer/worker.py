"""The process that reads documents: `python -m service.transfer.worker` reads a `Task` and writes
an `ImportOutcome`. It has no database and no network, and only so much time and memory."""

import os
from contextlib import suppress
from typing import Final

import msgspec

from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from service.process.worker_serving import serve
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
        return Rejected(because=Sentence("record-inconsistent", {"what": type(trouble).__name__}))


def main() -> None:
    """Does tasks."""
    _bound()
    serve(lambda asked: msgspec.json.encode(answered(asked)))


def answered(asked: bytes) -> ImportOutcome:
    """What becomes of a task, as it was sent."""
    try:
        task = TASKS.decode(asked)
    except RecursionError:
        return Rejected(because=Sentence("record-too-deep"))
    return done(task, Registry.installed())


def _bound() -> None:
    with suppress(ImportError, OSError, ValueError, AttributeError):
        os.nice(NICE)
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    main()
