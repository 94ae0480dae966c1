"""What a user may use of this machine: tried as that user, not guessed from permission bits."""

import os
import pwd
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from service.cli.common.program import ROOT
from service.embedded.account import SystemAccount

Use: TypeAlias = Callable[[Path], None]

_PARTS: Final = (
    "clocks",
    "docs",
    "events",
    "games",
    "openapi",
    "projections",
    "referee",
    "service",
)
"""Folders of the project that a running service reads, at once or when it is asked for them."""


class Attempt(Struct, frozen=True):
    """Something to do with a file or folder; `use` raises OSError if it cannot be done."""

    verb: str
    path: Path
    use: Use

    def fails(self) -> bool:
        """Whether we may not do it."""
        try:
            self.use(self.path)
        except OSError:
            return True
        return False

    def describe(self, account: SystemAccount) -> str:
        """That it cannot be done, in words."""
        return f"the user {account.name} may not {self.verb} {self.path}"


def refused(attempts: Iterable[Attempt], account: SystemAccount) -> tuple[str, ...]:
    """What the account may not do, in words: of each verb the first."""
    found: dict[str, str] = {}
    with acting_as(account):
        for one in attempts:
            if one.verb not in found and one.fails():
                found[one.verb] = one.describe(account)
    return tuple(found.values())


@contextmanager
def acting_as(account: SystemAccount) -> Iterator[None]:
    """As root: does what follows with the rights of an account, then is root again."""
    groups, group, before = os.getgroups(), os.getegid(), dict(os.environ)
    try:
        os.setgroups([])
        os.setegid(account.gid)
        os.seteuid(account.uid)
        os.environ.update(identity(account))
        yield
    finally:
        os.seteuid(0)
        os.setegid(group)
        os.setgroups(groups)
        os.environ.clear()
        os.environ.update(before)


def identity(account: SystemAccount) -> dict[str, str]:
    """The variables that say who we are. Libraries look for files in the home folder, and one that
    may not be entered stops them."""
    home = pwd.getpwuid(account.uid).pw_dir
    return {"HOME": home, "USER": account.name, "LOGNAME": account.name}


def runs(program: Path, account: SystemAccount) -> bool:
    """Whether the account may run this interpreter of Python with its libraries."""
    try:
        done = subprocess.run(
            [program, "-I", "-S", "-c", "import encodings, json, subprocess"],
            user=account.uid,
            group=account.gid,
            extra_groups=[],
            cwd="/",
            check=False,
            capture_output=True,
        )
    except OSError:
        return False
    return done.returncode == 0


def reading(path: Path) -> Attempt:
    """Opening a file or folder."""
    return Attempt("read", path, _read)


def entering(folder: Path) -> Attempt:
    """Passing through a folder."""
    return Attempt("enter", folder, _enter)


def writing(folder: Path) -> Attempt:
    """Making a file in a folder."""
    return Attempt("write to", folder, _write)


def program_files() -> Iterator[Path]:
    """What the service is made of: the project's files, the modules that it has imported, and the
    folders where it finds others."""
    for part in _PARTS:
        for folder, below, names in os.walk(ROOT / part):
            below[:] = [name for name in below if name != "__pycache__"]
            yield Path(folder)
            yield from (Path(folder, name) for name in names)
    yield from {Path(file) for file in map(_file_of, list(sys.modules.values())) if file}
    yield from (Path(folder) for folder in sys.path if Path(folder).exists())


def _file_of(module: object) -> str | None:
    file = getattr(module, "__file__", None)
    return file if isinstance(file, str) and Path(file).is_file() else None


def _read(path: Path) -> None:
    with suppress(FileNotFoundError):  # gone since it was listed
        os.close(os.open(path, os.O_RDONLY | os.O_CLOEXEC))


def _enter(folder: Path) -> None:
    os.stat(f"{folder}/.")  # noqa: PTH116  (a Path would drop the dot, and ask the folder above)


def _write(folder: Path) -> None:
    with tempfile.TemporaryFile(dir=folder):
        pass
