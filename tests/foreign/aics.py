"""A witness, a client of witnesses and a reader of logs that nobody here wrote: the packages
aics-tlog and aics-witness, unchanged, in processes of their own.

They say that they need Python 3.12, for which nothing in them asks; so they are installed without
that being looked at (`requirements.lock`), and run with the Python of the tests, whose
`cryptography` they use.
"""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

LOCK: Final = Path(__file__).with_name("requirements.lock")
CALLS: Final = Path(__file__).with_name("aics_calls.py")
FOLDER: Final = Path(sys.prefix) / "foreign"
_ADDRESS: Final = re.compile(r"https?://127\.0\.0\.1:\d+|127\.0\.0\.1:(\d+)")


def provide() -> None:
    """Installs what the lock says, with hashes, unless it is there."""
    recipe = FOLDER / LOCK.name
    if recipe.exists() and recipe.read_bytes() == LOCK.read_bytes():
        return
    words = ["install", "-qq", "--no-input", "--no-deps", "--require-hashes", "--upgrade"]
    words += ["--ignore-requires-python", "--target", str(FOLDER), "-r", str(LOCK)]
    subprocess.run([sys.executable, "-m", "pip", *words], check=True)
    recipe.write_bytes(LOCK.read_bytes())


def environment() -> dict[str, str]:
    """In which Python finds the packages."""
    return {**os.environ, "PYTHONPATH": str(FOLDER), "PYTHONUNBUFFERED": "1"}


def asked(what: str, given: object) -> subprocess.CompletedProcess[bytes]:
    """What comes of calling the packages (`aics_calls`)."""
    return subprocess.run(
        [sys.executable, CALLS, what],
        input=msgspec.json.encode(given),
        env=environment(),
        capture_output=True,
        check=False,
    )


class Witness:
    """A witness in a folder of its own; it is stopped at the end."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._log = folder / "witness.log"
        self.key = self._run("init", "--name", "foreign.example/w1", "--listen", "127.0.0.1:0")
        self.url = ""

    def follow(self, origin: str, key: str) -> None:
        """Cosigns a log from now on."""
        self._run("add-log", "--origin", origin, "--vkey", key)

    @contextmanager
    def serving(self) -> Iterator[None]:
        """Answers within; `url` says where."""
        with self._log.open("wb") as log:
            process = subprocess.Popen(
                self._command("serve"), env=environment(), stdout=log, stderr=log
            )
        try:
            self.url = f"http://127.0.0.1:{self._port(process)}"
            yield
        finally:
            process.terminate()
            process.wait(60)

    def _port(self, process: subprocess.Popen[bytes]) -> str:
        deadline = time.monotonic() + 60
        while True:
            said = self._log.read_text()
            if found := _ADDRESS.search(said):
                return found[0].rpartition(":")[2]
            assert process.poll() is None, said
            assert time.monotonic() < deadline, said
            time.sleep(0.02)

    def _run(self, *words: str) -> str:
        done = subprocess.run(
            self._command(*words), env=environment(), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def _command(self, *words: str) -> list[str]:
        first, *others = words
        config = ["--config", str(self._folder / "witness.json")]
        return [sys.executable, "-m", "aics_witness", first, *config, *others]
