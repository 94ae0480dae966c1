"""`kronika witness` as a process, on a free port."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.running import Forked, command, environment
from tests.support.forked import forked


class WitnessProcess:
    """A running witness; `url` is its address, `keys` are its public ones."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        given = ("witness", f"--folder={folder}", "--port=0", *arguments)
        reading, writing = os.pipe()
        with Path(os.devnull).open("rb") as nothing, (folder / "log").open("ab") as log:
            streams = (nothing.fileno(), writing, log.fileno())
            self.process = Forked(
                forked(command, given, environment=environment(), streams=streams)
            )
        os.close(writing)
        self._output = os.fdopen(reading, encoding="utf-8")
        self.keys = [self._output.readline().strip() for _ in range(2)]
        welcome = self._output.readline()
        assert welcome, (folder / "log").read_text()
        self.url = welcome.split()[3].partition("/add-checkpoint")[0]
        self.policy_line = [self._output.readline() for _ in range(2)][-1].strip()

    def until(self, words: str) -> str:
        """Reads until a line has these words; that line."""
        return next(line for line in self._output if words in line)

    def end(self, number: int = signal.SIGTERM) -> int:
        """Sends a signal, and waits for the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(120)
        self._output.close()
        return code


@contextmanager
def witnessing(folder: Path, *arguments: str) -> Iterator[WitnessProcess]:
    """A witness for as long as the context lasts."""
    running = WitnessProcess(folder, *arguments)
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.end()
