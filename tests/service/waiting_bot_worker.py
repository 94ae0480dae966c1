"""A worker whose bots wait: before it answers, it notes in the folder `BOTS_WAIT_IN` who thinks
about what, and waits until the file `go` is there. If the file `crash` is there, it takes it away
and breaks down. `python -m tests.service.waiting_bot_worker`."""

import os
import time
from pathlib import Path

import msgspec

from games.kernel.registry import Registry
from referee.thinking import Question, answered
from service.process.worker_serving import serve

FOLDER = "BOTS_WAIT_IN"


def _answered(asked: bytes) -> bytes:
    folder = Path(os.environ[FOLDER])
    question = msgspec.json.decode(asked, type=Question)
    with (folder / "asked").open("a") as notes:
        notes.write(f"{os.getpid()} {question.title}\n")
    while not (folder / "go").exists():
        time.sleep(0.01)
    try:
        (folder / "crash").unlink()
    except FileNotFoundError:
        return answered(asked, Registry.installed())
    os._exit(1)


if __name__ == "__main__":
    serve(_answered)
