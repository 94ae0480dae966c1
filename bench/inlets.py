"""Streams that are held open by a process of their own: `python -m bench.inlets WATCH`.

It opens them, says `open` once each has told something, and notes what arrives when. Then it is
told the last version of each game, waits until all streams have come so far, and says what arrived.
What it does itself is little, since it shares the processors with what is measured.
"""

import asyncio
import sys
from collections.abc import Mapping, Sequence
from time import time

import msgspec
from msgspec import Struct

from bench.client import Inlet, request
from bench.site import allow_files

if sys.platform == "win32":
    from asyncio import run
else:
    from uvloop import run

MAX_OPENING_STREAMS = 100
"""Streams that are asked for before the first of them has answered."""
PATIENCE = 110.0


class Watch(Struct, frozen=True):
    """So many streams of these games, in turn, at these ports, in turn."""

    ports: tuple[int, ...]
    games: tuple[str, ...]
    streams: int


class Heard(Struct, frozen=True, array_like=True):
    """What arrived on a stream: when (seconds since 1970), and up to which version."""

    game: str
    arrived: list[tuple[float, int]]


async def main(watch: Watch) -> None:
    """Holds the streams."""
    allow_files(watch.streams + 500)
    where = [
        (watch.games[at % len(watch.games)], watch.ports[at // len(watch.games) % len(watch.ports)])
        for at in range(watch.streams)
    ]
    inlets: list[tuple[str, Inlet]] = []
    for first in range(0, len(where), MAX_OPENING_STREAMS):
        some = where[first : first + MAX_OPENING_STREAMS]
        inlets += zip(
            (game for game, _ in some),
            await asyncio.gather(*(_opened(game, port) for game, port in some)),
            strict=True,
        )
        await _all_arrived([inlet for _, inlet in inlets[first:]])
    for _, inlet in inlets:
        inlet.arrived.clear()
    await asyncio.sleep(2)
    print("open", flush=True)
    last = msgspec.json.decode(
        await asyncio.to_thread(sys.stdin.buffer.readline), type=dict[str, int]
    )
    await _reached(inlets, last)
    heard = [Heard(game, inlet.arrived) for game, inlet in inlets]
    sys.stdout.buffer.write(msgspec.json.encode(heard) + b"\n")
    sys.stdout.flush()


async def _opened(game: str, port: int) -> Inlet:
    return await Inlet.to(port, request("GET", f"/v1/games/{game}/stream"), clock=time)


async def _all_arrived(inlets: Sequence[Inlet]) -> None:
    """Waits until each has told something."""
    async with asyncio.timeout(PATIENCE):
        while not all(inlet.arrived for inlet in inlets):
            await asyncio.sleep(0.01)


async def _reached(inlets: Sequence[tuple[str, Inlet]], last: Mapping[str, int]) -> None:
    """Waits until each has told everything."""
    async with asyncio.timeout(PATIENCE):
        while any(inlet.version < last.get(game, 0) for game, inlet in inlets):
            await asyncio.sleep(0.1)


if __name__ == "__main__":
    run(main(msgspec.json.decode(sys.argv[1], type=Watch)))
