"""What a witness remembers: the service's keys, of each log the last checkpoint that it has seen,
and the notes of epochs. It is on disk before anything is signed, so a witness never contradicts
itself."""

import os
import secrets
from pathlib import Path
from typing import Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace


class SeenLog(Struct, frozen=True):
    """A log as it was when it was last seen; `root` is hex, `note` the whole checkpoint."""

    size: int
    root: str
    note: str


class Memory(Struct, frozen=True, kw_only=True):
    """By origin what was seen of each log. `keys` are those of the service, known from the first
    time on."""

    keys: tuple[str, ...] = ()
    logs: dict[str, SeenLog] = {}
    epochs: tuple[str, ...] = ()

    @classmethod
    def read(cls, file: Path) -> Self:
        """The memory in a file; an empty one if there is none yet."""
        if not file.exists():
            return cls()
        return msgspec.json.decode(file.read_bytes(), type=cls)

    def write(self, file: Path) -> None:
        """Keeps it, whole or not at all."""
        fresh = file.with_name(f"{file.name}.{secrets.token_hex(4)}")
        with fresh.open("wb") as opened:
            opened.write(msgspec.json.format(msgspec.json.encode(self), indent=1))
            opened.flush()
            os.fsync(opened.fileno())
        fresh.replace(file)

    def with_log(self, origin: str, seen: SeenLog) -> Self:
        """The same with a newer state of a log."""
        return replace(self, logs={**self.logs, origin: seen})
