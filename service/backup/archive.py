"""The file of a backup: a zip (deflated) with `manifest.json` and `tables/<name>.copy`.

Any zip program lists and unpacks it. It appears under its name once it is whole, is readable for
its owner alone, and ends with a directory, so a file that was cut off is noticed at once.
"""

import errno
import os
import zipfile
import zlib
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from service.backup.manifest import FORMAT, BackupError, Manifest, Saved

MANIFEST: Final = "manifest.json"
CHUNK: Final = 1 << 18
_FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
_DAMAGE: Final = (zipfile.BadZipFile, zlib.error, KeyError, EOFError, OSError, RuntimeError)
"""What reading a damaged zip raises: `RuntimeError` where it says that a member is encrypted, or
packed in a way that is not known."""
LEVEL: Final = 6

Progress: TypeAlias = Callable[[int], None]
"""Is told how many more rows are done."""

Take: TypeAlias = Callable[[bytes], Coroutine[Any, Any, None]]
"""Takes the next piece of what COPY gives."""

Copy: TypeAlias = Callable[[Take], Coroutine[Any, Any, None]]
"""Hands everything to its argument, piece by piece."""


class Writing:
    """A backup that is being written."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self._archive = archive

    async def table(
        self, name: str, columns: tuple[str, ...], copy: Copy, progress: Progress
    ) -> Saved:
        """Writes what `copy` hands to its argument."""
        digest, size, rows = sha256(), 0, 0
        with self._archive.open(_member(name), "w", force_zip64=True) as member:

            async def take(data: bytes) -> None:
                nonlocal size, rows
                digest.update(data)
                size += len(data)
                lines = data.count(b"\n")  # COPY escapes those in values
                rows += lines
                member.write(data)
                progress(lines)

            await copy(take)
        return Saved(name=name, columns=columns, rows=rows, bytes=size, sha256=digest.hexdigest())

    def manifest(self, manifest: Manifest) -> None:
        """Writes the manifest: the last member."""
        text = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
        self._archive.writestr(MANIFEST, text)


@contextmanager
def writing(path: Path) -> Iterator[Writing]:
    """A new file. It is there once the context has ended well, and not at all otherwise."""
    if path.exists():
        raise BackupError(f"{path} is there already; choose another name")
    part = path.with_name(f"{path.name}.part")
    try:
        part.unlink(missing_ok=True)  # of a backup that was killed, or a link that somebody laid
        descriptor = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except OSError as trouble:
        raise BackupError(f"{part} cannot be written: {trouble.strerror}") from None
    try:
        with os.fdopen(descriptor, "wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=LEVEL) as archive:
                yield Writing(archive)
            file.flush()
            os.fsync(file.fileno())
        part.rename(path)
    except OSError as trouble:
        if trouble.errno not in _FULL:  # of the connection, for example
            raise
        raise BackupError(f"{part} cannot be written: {trouble.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


class Reading:
    """A backup that is being read. Damage of any kind is a `BackupError`."""

    def __init__(self, path: Path, archive: zipfile.ZipFile, manifest: Manifest) -> None:
        self.manifest = manifest
        self._path = path
        self._archive = archive

    def table(self, saved: Saved, progress: Progress) -> Iterator[bytes]:
        """What was saved of a table, in pieces. At the end it is compared with the manifest, so
        what was done with the pieces must be taken back if that fails."""
        digest, size = sha256(), 0
        try:
            with self._archive.open(_member(saved.name)) as member:
                while data := member.read(CHUNK):
                    digest.update(data)
                    size += len(data)
                    progress(data.count(b"\n"))
                    yield data
        except _DAMAGE as trouble:
            raise BackupError(f"{self._path} is damaged at {saved.name}: {trouble}") from None
        if (size, digest.hexdigest()) != (saved.bytes, saved.sha256):
            raise BackupError(f"{self._path} is damaged: {saved.name} is not what was saved")

    def check(self, progress: Progress) -> None:
        """Reads everything once."""
        for saved in self.manifest.tables:
            for _ in self.table(saved, progress):
                pass


@contextmanager
def reading(path: Path) -> Iterator[Reading]:
    """An existing file, with its manifest read."""
    try:
        archive = zipfile.ZipFile(path)
    except (OSError, zipfile.BadZipFile) as trouble:
        raise BackupError(f"{path} is no backup, or was cut off: {trouble}") from None
    with archive:
        try:
            manifest = msgspec.json.decode(archive.read(MANIFEST), type=Manifest)
        except (*_DAMAGE, msgspec.MsgspecError) as trouble:
            raise BackupError(f"{path} is no backup of this version: {trouble}") from None
        if manifest.format != FORMAT:
            raise BackupError(f"{path} is in the format {manifest.format}, not {FORMAT}")
        yield Reading(path, archive, manifest)


def _member(table: str) -> str:
    return f"tables/{table}.copy"
