"""A service for the time of one command: `kronika serve` as a process of its own."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from service.cli.common.errors import CommandError
from service.cli.common.words import language, say

SECONDS = 30.0  # in which it may drain


@contextmanager
def own_service(data: Path | None) -> Iterator[str]:
    """The address of a service on a free port, with the data of `serve`'s default folder unless
    another is named. It is stopped when the context ends; its log goes to standard error."""
    command = [sys.executable, "-c", "from service.cli import main; main()", "serve", "--port=0"]
    command += [] if data is None else [f"--data={data}"]
    command += ["--log-level=warning", f"--language={language()}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            first = process.stdout.readline().split()
            if not first:
                raise CommandError(say("client.own-failed"))
            yield first[-1]
        finally:
            process.terminate()
            _end(process)


def _end(process: "subprocess.Popen[str]") -> None:
    try:
        process.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
