"""Objects as files of a folder.

A file is written below `.new`, flushed to the disk, and then gets its name by a hard link, which
fails if the name is taken: so an object is there as a whole or not at all, and of two writers one
wins. The folder itself is never made: one that is not there is likely a disk that is not mounted,
and what were written instead of it would be lost in its shadow.
"""

import asyncio
import errno
import os
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import Final

from events.archive.names import checked
from events.archive.object_store import ArchiveUnavailableError

NEW: Final = ".new"
"""Where files lie that have no name yet. A process that was killed leaves one behind."""
STALE: Final = 86_400.0
"""Seconds after which a file without a name belongs to nobody any more."""
READERS: Final = 0o640
"""Who reads a file: its owner and their group, since it may be a private game."""
_NEW_FILE: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_BATCH: Final = 1000
_BECAUSE: Final = {
    errno.ENOSPC: "the disk is full: make room, then try again",
    errno.EDQUOT: "the quota of this user is used up: raise it or make room, then try again",
    errno.EROFS: "its disk is mounted read-only",
    errno.EACCES: "this user has no rights there: it must be able to read, write and list it",
    errno.EPERM: "its file system refuses hard links, by which files get their names there; "
    "use another file system",
    errno.ENOTSUP: "its file system has no hard links, by which files get their names there; "
    "use another file system",
    errno.ESTALE: "the network disk has lost it: mount it again",
    errno.EIO: "the disk cannot be read or written",
}


class FolderStore:
    """Objects below a folder, by their names. It has to be there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.absolute()

    @property
    def place(self) -> str:
        """The absolute path of the folder."""
        return str(self._folder)

    async def put(self, name: str, data: bytes) -> bool:
        """Keeps an object durably; False, and nothing is written, if the name is taken."""
        return await asyncio.to_thread(self._put, self._folder / checked(name), data)

    async def get(self, name: str) -> bytes | None:
        """The whole object; None if there is none."""
        return await asyncio.to_thread(self._get, self._folder / checked(name))

    async def delete(self, name: str) -> None:
        """Removes an object; does nothing if there is none. Folders stay."""
        await asyncio.to_thread(self._delete, self._folder / checked(name))

    async def names(self, prefix: str) -> AsyncIterator[str]:
        """The names that begin so, in the order of their bytes."""
        found = self._walk("", prefix)
        while batch := await asyncio.to_thread(self._batch, found):
            for name in batch:
                yield name

    async def size(self, name: str) -> int | None:
        """Bytes of an object; None if there is none."""
        return await asyncio.to_thread(self._size, self._folder / checked(name))

    async def close(self) -> None:
        """Nothing stays open."""

    def _put(self, path: Path, data: bytes) -> bool:
        with self._troubles():
            if path.exists():
                return False
            new = self._written(data)
            try:
                _make(path.parent, self._folder)
                os.link(new, path)
                _flush(path.parent)
            except FileExistsError:
                return False
            finally:
                new.unlink(missing_ok=True)
        return True

    def _written(self, data: bytes) -> Path:
        """A file without a name of its own, which is on the disk."""
        folder = self._folder / NEW
        _make(folder, self._folder)
        _sweep(folder)
        path = folder / secrets.token_hex(16)
        try:
            number = os.open(path, _NEW_FILE, READERS)
            with os.fdopen(number, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            with suppress(OSError):
                path.unlink(missing_ok=True)
            raise
        return path

    def _get(self, path: Path) -> bytes | None:
        with self._troubles():
            try:
                return path.read_bytes()
            except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
                self._present()
                return None

    def _delete(self, path: Path) -> None:
        with self._troubles():
            try:
                path.unlink()
                _flush(path.parent)
            except (FileNotFoundError, NotADirectoryError):
                self._present()

    def _size(self, path: Path) -> int | None:
        with self._troubles():
            with suppress(FileNotFoundError, NotADirectoryError):
                if path.is_file():
                    return path.stat().st_size
            self._present()
        return None

    def _batch(self, found: Iterator[str]) -> list[str]:
        with self._troubles():
            self._present()
            return [*islice(found, _BATCH)]

    def _walk(self, inner: str, prefix: str) -> Iterator[str]:
        """Names below a folder (`a/b/`, or nothing) that begin so. A folder sorts as its name with
        `/`, as it does inside of the names of its files."""
        try:
            with os.scandir(self._folder / inner) as entries:
                listed = sorted(one.name + "/" * one.is_dir() for one in entries)
        except FileNotFoundError:  # nothing was put below this prefix, or it has just gone
            return
        for one in listed:
            name = inner + one
            if one == f"{NEW}/" and not inner:
                continue
            if name.endswith("/") and (name.startswith(prefix) or prefix.startswith(name)):
                yield from self._walk(name, prefix)
            elif name.startswith(prefix) and not name.endswith("/"):
                yield name

    def _present(self) -> None:
        """Raises if the folder itself is not there."""
        if not self._folder.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self._folder))

    @contextmanager
    def _troubles(self) -> Iterator[None]:
        """What the system refuses, in words."""
        try:
            yield
        except OSError as trouble:
            raise ArchiveUnavailableError(
                f"the archive {self._folder}: {self._why(trouble)}"
            ) from None

    def _why(self, trouble: OSError) -> str:
        if not self._folder.exists():
            return "there is no such folder; make it once, or mount the disk that it lies on"
        if not self._folder.is_dir():
            return "it is a file and has to be a folder"
        because = _BECAUSE.get(trouble.errno or 0, os.strerror(trouble.errno or 0))
        return f"{because} ({trouble.filename})" if trouble.filename else because


def _make(folder: Path, root: Path) -> None:
    """Makes a folder below the root, with those between, each durably. The root has to be there."""
    if folder == root or folder.is_dir():
        return
    _make(folder.parent, root)
    with suppress(FileExistsError):
        folder.mkdir(mode=0o750)
    _flush(folder.parent)


def _flush(folder: Path) -> None:
    """The names in a folder are on the disk. Windows has no such thing and needs none."""
    if os.name == "nt":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def _sweep(folder: Path) -> None:
    """Removes what killed processes have left."""
    with os.scandir(folder) as entries:
        for one in entries:
            with suppress(FileNotFoundError):
                if one.stat().st_mtime < time.time() - STALE:
                    Path(one.path).unlink()
