"""The data folder: whether servers of our own could live in it, said before any is started.

Looking changes nothing. What cannot be seen by looking is met later, as an error of the operating
system; `said` makes the same sentence of it.
"""

import os
import pwd
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from service.embedded.errors import ServerError

LEAST: Final = 100_000_000
"""Free bytes without which nothing is begun: an empty database alone takes half of that."""


class DataFolderError(ServerError):
    """The data folder cannot be used."""

    def __init__(self, folder: Path, because: str, remedy: str) -> None:
        super().__init__(f"the data folder {folder} cannot be used: {because}", remedy)


def check(data: Path, *, free: int | None = None) -> None:
    """Raises DataFolderError if servers could not live in `data`. `free` are the bytes that are
    left there, asked from the operating system if not given."""
    folder = data.absolute()
    with said(folder):
        there = next(one for one in (folder, *folder.parents) if one.exists())
        if not there.is_dir():
            raise DataFolderError(
                folder, f"{there} is not a folder", "remove it, or choose another --data folder"
            )
        if not os.access(there, os.W_OK | os.X_OK):
            raise DataFolderError(
                folder,
                f"you may not write to {there}{_owner(there)}",
                "make it yours (chown), or choose another --data folder",
            )
        for part in (folder / "postgres", folder / "valkey"):
            _check_owner(folder, part)
        left = shutil.disk_usage(there).free if free is None else free
    if left < LEAST:
        raise DataFolderError(
            folder,
            f"only {left // 10**6} MB are free there",
            f"free some space ({LEAST // 10**6} MB at least), or choose another --data folder",
        )


def _check_owner(folder: Path, part: Path) -> None:
    """A server's folder is its user's alone; root can start it as that user, others cannot."""
    if os.geteuid() != 0 and part.exists() and part.stat().st_uid != os.geteuid():
        raise DataFolderError(
            folder,
            f"{part} is not yours{_owner(part)}",
            "start Kronika as that user, or choose another --data folder",
        )


def _owner(path: Path) -> str:
    uid = path.stat().st_uid
    if uid == os.geteuid():
        return ""
    try:
        return f", it belongs to the user {pwd.getpwuid(uid).pw_name}"
    except KeyError:
        return f", it belongs to the user with the id {uid}"


@contextmanager
def said(folder: Path) -> Iterator[None]:
    """What the operating system refuses meanwhile becomes DataFolderError."""
    try:
        yield
    except OSError as trouble:
        where = f" ({trouble.filename})" if trouble.filename else ""
        raise DataFolderError(
            folder,
            f"{trouble.strerror or trouble}{where}",
            "make it a folder that is yours and has room, or choose another --data folder",
        ) from None
