"""Metrics of siblings: the processes that one `kronika serve --workers N` runs on one socket.

Whoever asks for `/metrics` reaches any of them. So each tells its numbers to the others, over a
Unix socket in a folder that only their owner can enter, and the one that is asked answers for all:
every number with the label `worker`, and whether each of them has answered.
"""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from prometheus_client import CollectorRegistry

PATIENCE_SECONDS: Final = 1.0
LIMIT: Final = 1 << 24
"""Bytes that one of them may tell."""


class SiblingAddress(Struct, frozen=True, kw_only=True):
    """The address of a process among its siblings: its number from 0, and the folder of all."""

    number: int
    of: int
    folder: Path

    def socket(self, number: int) -> Path:
        """Where a sibling listens."""
        return self.folder / f"{number}.sock"


class Sample(Struct, frozen=True, array_like=True):
    """One number, with its name and labels."""

    name: str
    labels: Mapping[str, str]
    value: float


class Family(Struct, frozen=True, array_like=True):
    """Numbers of one name, what they mean, and of which kind they are."""

    name: str
    meaning: str
    kind: str
    numbers: tuple[Sample, ...]


SiblingMetrics = Mapping[str, Sequence[Family] | None]
"""What each process has told, by its name; None if it did not answer. One that is by itself has
none: its name is empty."""


def families(registry: CollectorRegistry) -> tuple[Family, ...]:
    """All numbers of a registry."""
    return tuple(
        Family(
            one.name,
            one.documentation,
            one.type,
            tuple(Sample(each.name, each.labels, each.value) for each in one.samples),
        )
        for one in registry.collect()
    )


class Siblings:
    """The other processes, as one of them knows them."""

    def __init__(self, place: SiblingAddress, registry: CollectorRegistry) -> None:
        self._place = place
        self._registry = registry

    async def run(self) -> None:
        """Tells whoever asks, until it is cancelled."""
        await tell(self._place.socket(self._place.number), self._registry)

    async def ask(self) -> SiblingMetrics:
        """What all of them have to tell, this one included."""
        numbers = range(self._place.of)
        told = await asyncio.gather(*(self._hear(number) for number in numbers))
        return {str(number): one for number, one in zip(numbers, told, strict=True)}

    async def _hear(self, number: int) -> Sequence[Family] | None:
        if number == self._place.number:
            return families(self._registry)
        return await hear(self._place.socket(number))


async def tell(path: Path, registry: CollectorRegistry) -> None:
    """Tells the numbers of a registry to whoever connects to the Unix socket at `path`, until it is
    cancelled."""

    async def send(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError), closing(writer):  # whoever asked may have gone
            writer.write(msgspec.json.encode(families(registry)))
            await writer.drain()

    path.unlink(missing_ok=True)  # of a process that died
    server = await asyncio.start_unix_server(send, path)
    async with server:
        await server.serve_forever()


async def hear(path: Path) -> Sequence[Family] | None:
    """What is told there; None if nobody answers in time."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            reader, writer = await asyncio.open_unix_connection(path, limit=LIMIT)
            data = await reader.read(-1)
            writer.close()
        return msgspec.json.decode(data, type=tuple[Family, ...])
    except (OSError, TimeoutError, msgspec.MsgspecError):
        return None
