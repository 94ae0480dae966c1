"""What a monitor remembers of a log and those below it: the service's keys, of each log the last
checkpoint that it has seen, and the notes of epochs. What was cosigned is elsewhere (`kept`)."""

import os
import secrets
from pathlib import Path
from typing import Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from service.cli.witness.frontier import Frontier
from service.cli.witness.kept import settled


class SeenLog(Struct, frozen=True):
    """A log as it was when it was last seen; `root` is hex, `note` the whole checkpoint, or the
    text of a partition's."""

    size: int
    root: str
    note: str


class Edge(Struct, frozen=True):
    """How far the entries of a log were followed, and the right edge of its tree there, in hex."""

    size: int
    nodes: tuple[str, ...]

    @classmethod
    def of(cls, frontier: Frontier) -> "Edge":
        """How it is remembered."""
        return cls(frontier.size, tuple(one.hex() for one in frontier.nodes))

    @property
    def frontier(self) -> Frontier:
        """From where to go on."""
        return Frontier(self.size, tuple(map(bytes.fromhex, self.nodes)))


class Memory(Struct, frozen=True, kw_only=True):
    """By origin what was seen of each log, and how far its entries were followed. `keys` are those
    of the service, known from the first time on."""

    keys: tuple[str, ...] = ()
    logs: dict[str, SeenLog] = {}
    edges: dict[str, Edge] = {}
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
        settled(file.parent)

    def with_log(self, origin: str, seen: SeenLog) -> Self:
        """The same with a newer state of a log."""
        return replace(self, logs={**self.logs, origin: seen})
