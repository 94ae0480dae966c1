"""Where a process spends its processor time: a sample of its stack every millisecond.

A sample counts for as much processor time as has gone since the one before, so a process that
waits adds nothing, and one that shares its processor loses nothing. Whatever the interpreter or a
library in C does counts for the function that has called it.
"""

import signal
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec
from msgspec import Struct

_EVERY: Final = 0.001

READ_MODELS: Final = "read models"
STAGES: Final[Sequence[tuple[str, tuple[str, ...]]]] = (
    ("rules", ("/games/",)),
    ("encoding and chaining", ("/projections/decoder", "/events/codec", "/events/chain")),
    ("encoding and chaining", ("/events/canonical", "/events/commitments", "/events/salts")),
    ("telling the player", ("/service/play/replies", "/service/play/redaction")),
    ("appending", ("/events/", "/service/play/append")),
    ("wake-ups and limits in Redis", ("/redis/", "/service/limits/")),
    ("who calls", ("/service/accounts/",)),
    ("reading the request", ("/referee/reading", "/service/play/vocabulary")),
    ("metrics and logs", ("/service/process/", "/service/tracing/", "/structlog/")),
    ("the command loop", ("/service/play/", "/service/moves/", "/service/lobby/")),
    ("the server of HTTP, with sockets", ("/service/http/protocol", "/uvicorn/")),
    ("layers of HTTP", ("/service/http/", "/service/app", "/litestar/")),
)
"""Stages of a move by the files that they are in; the innermost frame in one of them counts, and
for a file the first stage that has it. Frames elsewhere (the standard library, asyncpg) belong to
whom has called them."""
LOOP: Final = "the event loop, with sockets"
ELSEWHERE: Final = "whatever else"


class Sampled(Struct, frozen=True):
    """Seconds of processor time, by stage."""

    seconds: dict[str, float]


class Sampler:
    """Samples the process that it is in, between two signals (SIGUSR1)."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[str, str | None] = {}
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._samples = False
        self._last = 0.0

    def install(self) -> None:
        """Waits for the signals."""
        signal.signal(signal.SIGALRM, self._sample)
        signal.signal(signal.SIGUSR1, self._turn)

    def _turn(self, _: int, __: FrameType | None) -> None:
        self._samples = not self._samples
        if self._samples:
            self._seconds.clear()
            self._last = time.process_time()
            signal.setitimer(signal.ITIMER_REAL, _EVERY, _EVERY)
            return
        signal.setitimer(signal.ITIMER_REAL, 0)
        part = self._path.with_suffix(".part")
        part.write_bytes(msgspec.json.encode(Sampled(self._seconds)))
        part.rename(self._path)

    def _sample(self, _: int, frame: FrameType | None) -> None:
        found = None
        while frame is not None:
            name = frame.f_code.co_filename
            if name.endswith("/projections/runner.py"):
                found = READ_MODELS
                break
            found = found or self._stage(name)
            frame = frame.f_back
        now = time.process_time()
        self._seconds[found or ELSEWHERE] += now - self._last
        self._last = now

    def _stage(self, name: str) -> str | None:
        if name not in self._known:
            stages = (stage for stage, parts in STAGES if any(part in name for part in parts))
            loop = LOOP if "/asyncio/runners" in name else None
            self._known[name] = next(stages, loop)
        return self._known[name]
