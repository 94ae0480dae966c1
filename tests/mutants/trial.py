"""Runs tests against mutated code, in a copy of the tree that nobody else sees."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from tests.mutants.choice import Mutant
from tests.mutants.likeliest import likeliest
from tests.support.forked import ROOT

Outcome = Literal["killed", "timed out", "survived"]
PATIENCE: Final = 900.0
"""Seconds for one stage of tests. Only what runs for ever needs more, on a machine at rest."""
NO_TESTS: Final = 5
"""What pytest exits with when it found no test: laws have none of a title that is not released."""
PLUGINS: Final = ("-p", "pytest_asyncio.plugin", "-p", "xdist")
"""All that the tests need; others that are installed take seconds to import."""


class Trial(Struct, frozen=True):
    """What became of a mutant: the first failure where there was one, and the seconds it took."""

    outcome: Outcome
    told: str
    seconds: float


class Copy:
    """A copy of the tree in which one module at a time is mutated."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def tried(self, mutant: Mutant, *, quick: bool = False) -> Trial:
        """Runs tests until one fails: the likeliest, then (unless `quick`) those of the area."""
        began = time.monotonic()
        stages = [likeliest(self.root, mutant.file, mutant.line, mutant.area.near)]
        stages += [] if quick else mutant.area.stages
        with self.changed(mutant.file, mutant.source):
            for tests in filter(None, stages):
                told = self._failure(tests)
                if told is not None:
                    outcome: Outcome = "killed" if told else "timed out"
                    return Trial(outcome, told, time.monotonic() - began)
        return Trial("survived", "", time.monotonic() - began)

    def unsound(self, failures: Iterable[str]) -> str | None:
        """Of the tests that failed, one that fails without any mutation, too."""
        failed = (one.removeprefix("FAILED ") for one in failures if one.startswith("FAILED "))
        tests = sorted({one.split(" - ")[0] for one in failed})
        return self._failure(tests) if tests else None

    @contextmanager
    def changed(self, name: str, text: str) -> Iterator[None]:
        """A file has another text."""
        file = self.root / name
        source = file.read_bytes()
        try:
            self._write(file, text.encode())
            yield
        finally:
            self._write(file, source)

    @property
    def _environment(self) -> Mapping[str, str]:
        """In which what runs imports the copy."""
        return {**os.environ, "PYTHONPATH": str(self.root)}

    def run(self, command: Sequence[str]) -> "subprocess.CompletedProcess[str]":
        """Runs a program of the copy; what it says is in `stdout`."""
        return subprocess.run(
            command,
            cwd=self.root,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )

    def _write(self, file: Path, source: bytes) -> None:
        """Without what was compiled from it: time stamps are too coarse to tell them apart."""
        file.write_bytes(source)
        for compiled in file.parent.glob(f"__pycache__/{file.stem}.*"):
            compiled.unlink()

    def _failure(self, tests: Sequence[str]) -> str | None:
        """The first failure, "" if the time ran out, None if all tests passed."""
        words = ["-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider", *PLUGINS]
        if all(test.startswith("tests/games") for test in tests):
            words.append("--confcutdir=tests/games")  # they need none of the servers
        environment = {**self._environment, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        process = subprocess.Popen(
            [sys.executable, *words, "-m", "not contract", *tests],
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            told, _ = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            _stop(process)
            return ""
        except BaseException:
            _stop(process)
            raise
        return None if process.returncode in (0, NO_TESTS) else _first_failure(told)


@contextmanager
def a_copy() -> Iterator[Copy]:
    """A copy of all files that belong to the project, as they are now; gone afterwards."""
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        for name in filter(None, names.split("\0")):
            if (ROOT / name).is_file():
                (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, Path(folder) / name)
        yield Copy(Path(folder))


def _stop(process: subprocess.Popen[str]) -> None:
    """Asks it to end, so that it stops the servers it started; then makes it end."""
    os.killpg(process.pid, signal.SIGINT)
    try:
        process.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def _first_failure(told: str) -> str:
    lines = told.splitlines()
    named = [line for line in lines if line.startswith(("FAILED ", "ERROR "))]
    return (named or lines[-1:] or ["?"])[0]
