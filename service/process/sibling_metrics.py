"""Metrics of siblings: the processes that one `kronika serve --workers N` runs on one socket.

Whoever asks for `/metrics` reaches any of them. So each tells its numbers to the others, over a
Unix socket in a folder that only their owner can enter, and the one that is asked answers for all:
every number with the label `worker`, and whether each of them has answered.
"""

import asyncio
from collections.abc import Mapping, Sequence
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


SiblingMetrics = Mapping[int, Sequence[Family] | None]
"""What each process has told; None if it did not answer."""


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
        path = self._place.socket(self._place.number)
        path.unlink(missing_ok=True)  # of a process that died
        server = await asyncio.start_unix_server(self._send, path)
        async with server:
            await server.serve_forever()

    async def ask(self) -> SiblingMetrics:
        """What all of them have to tell, this one included."""
        others = [number for number in range(self._place.of) if number != self._place.number]
        told = await asyncio.gather(*(self._hear(number) for number in others))
        mine = {self._place.number: families(self._registry)}
        return dict(sorted({**dict(zip(others, told, strict=True)), **mine}.items()))

    async def _hear(self, number: int) -> Sequence[Family] | None:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                reader, writer = await asyncio.open_unix_connection(
                    self._place.socket(number), limit=LIMIT
                )
                data = await reader.read(-1)
                writer.close()
            return msgspec.json.decode(data, type=tuple[Family, ...])
        except (OSError, TimeoutError, msgspec.MsgspecError):
            return None

    async def _send(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(msgspec.json.encode(families(self._registry)))
            await writer.drain()
        except OSError:  # it has gone
            pass
        finally:
            writer.close()
