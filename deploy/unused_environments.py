"""Removes environments that were made for older locks, where nobody runs them any more.

    python deploy/unused_environments.py .venvs .venvs/requirements-123

Only the standard library is used: it runs in an environment that is just being made. A program that
lives long holds its environment (`service.process.environment`), so it is never taken from under
it; beside those, the ones used last stay, for whoever goes back and forth between two branches.
"""

import fcntl
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

HELD = "kronika.used"
"""The file of an environment that its programs hold a shared lock on."""
KEPT = 2
"""How many environments stay though nobody runs them, the newest included."""


def unused(environments: Path, newest: Path, kept: int = KEPT) -> Iterator[Path]:
    """Environments beyond the kept ones that no process holds."""
    made = [each for each in environments.iterdir() if (each / "kronika.packages").exists()]
    others = sorted((each for each in made if each != newest), key=_used_at, reverse=True)
    return (each for each in others[kept - 1 :] if not _held(each))


def _used_at(environment: Path) -> float:
    used = environment / HELD
    return (used if used.exists() else environment / "kronika.packages").stat().st_mtime


def _held(environment: Path) -> bool:
    with (environment / HELD).open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
    return False


def main(arguments: Sequence[str]) -> None:
    """Removes what is unused below the first argument, and keeps the second."""
    environments, newest = map(Path, arguments)
    for environment in unused(environments, newest):
        shutil.rmtree(environment, ignore_errors=True)


if __name__ == "__main__":
    main(sys.argv[1:])
