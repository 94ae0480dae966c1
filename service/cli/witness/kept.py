"""What a witness has cosigned: of each log the last checkpoint, a file each.

    <folder>/<SHA-256 of the origin, hex>/checkpoint

The file is what monitors are shown (C2SP tlog-witness, Monitor Retrieval Mechanism), and there is
no other record: what is shown is what was promised. It is on the disk, whole, before a signature
leaves the process. Several threads and processes may use the folder at once.
"""

import fcntl
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from events.checkpoints import Checkpoint, parsed
from events.notes import text_of


def origin_hash(origin: str) -> str:
    """What stands for a log in paths."""
    return sha256(origin.encode()).hexdigest()


class KeptCheckpoints(Struct, frozen=True):
    """The checkpoints in a folder."""

    folder: Path

    def note(self, name: str) -> str | None:
        """The last checkpoint of a log, by the hash of its origin."""
        try:
            return (self.folder / name / "checkpoint").read_text(encoding="utf-8")
        except FileNotFoundError:
            return None

    def last(self, origin: str) -> tuple[Checkpoint, str] | None:
        """The last checkpoint of a log, and its note; `NoteError` if the file is damaged."""
        note = self.note(origin_hash(origin))
        return None if note is None else (parsed(text_of(note)), note)

    def put(self, origin: str, note: str) -> None:
        """Keeps a checkpoint in the place of the last one. It is on the disk when this returns."""
        folder = self.folder / origin_hash(origin)
        made = folder / f"checkpoint.{secrets.token_hex(8)}"
        with made.open("xb") as file:
            file.write(note.encode())
            file.flush()
            os.fsync(file.fileno())
        made.replace(folder / "checkpoint")
        settled(folder)

    @contextmanager
    def alone(self, origin: str) -> Iterator[None]:
        """Keeps others away from a log: between the look at its last checkpoint and the next one
        nobody else may put one there."""
        folder = self.folder / origin_hash(origin)
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder / "lock", os.O_RDONLY | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            if not (folder / "checkpoint").exists():
                settled(self.folder)
            yield
        finally:
            os.close(descriptor)


def settled(folder: Path) -> None:
    """Writes the names of a folder's files to the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
