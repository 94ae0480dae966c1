"""The clients' own records held against the log: nothing lost, doubled or reordered.

Three witnesses have to agree: what clients remember of their answers, what the API tells now
(through either process), and the rows in PostgreSQL.
"""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import asyncpg
from msgspec import Struct

from tests.service.hard.crowd import Client, Table
from tests.service.settling import complete
from tests.support.ndjson import items
from verifier import chain
from verifier.document import read
from verifier.words import in_words

Event = dict[str, Any]


class Log(Struct, frozen=True, kw_only=True):
    """A game as one of its clients reads it now."""

    events: tuple[Event, ...]
    export: bytes
    moves: tuple[dict[str, Any], ...]


async def agree(clients: Sequence[Client], tables: Sequence[Table]) -> list[str]:
    """Everything that does not agree, in words; nothing if all is well."""
    by_name = {client.name: client for client in clients}
    found: list[str] = []
    waiting = asyncio.Semaphore(8)

    async def one(table: Table) -> None:
        async with waiting:
            readers = {seat: by_name[name] for seat, name in table.people.items()}
            found.extend(f"{table.title} {table.id}: {it}" for it in await _game(table, readers))

    await asyncio.gather(*(one(table) for table in tables))
    return found


async def settled(client: Client) -> None:
    """Waits until every projection has applied everything."""
    began = time.monotonic()
    async with asyncio.timeout(120):
        while True:
            asked = time.monotonic()
            ready = (await client.ask("GET", "/ready")).json()
            assert not any(one["parked_games"] for one in ready["lag"].values()), ready
            if asked - ready["lag_age"] >= began and complete(ready):
                return
            await asyncio.sleep(0.05)


async def _game(table: Table, readers: Mapping[int, Client]) -> list[str]:
    found: list[str] = []
    plies: Counter[int] = Counter()
    for seat, reader in readers.items():
        log = await read_log(reader, table.id, seat)
        found += [*whole(log.events), *broken(log.export), *_told_apart(log)]
        for ply in _remembered(table, reader, seat, log.events, found):
            plies[ply] += 1
    mine = {
        event["ply"] for event in log.events if "decision" in event and event["seat"] in readers
    }
    if plies != Counter(mine):
        found.append(f"answers {sorted(plies.elements())} are not the moves {sorted(mine)}")
    return found


async def read_log(reader: Client, game: str, seat: int) -> Log:
    """The log as a seat reads it; both processes must tell the same, in lines and in pages."""
    path, lines = f"/v1/games/{game}", {"Accept": "application/x-ndjson"}
    told = [
        await reader.ask("GET", f"{path}/events?seat={seat}", through=process, headers=lines)
        for process in (0, 1)
    ]
    assert told[0].content == told[1].content, "the processes tell different logs"
    moves = await reader.ask("GET", f"{path}/moves?seat={seat}&limit=1000")
    export = await reader.ask("GET", f"{path}/export?seat={seat}")
    return Log(
        events=tuple(items(told[0].text)),
        export=export.content,
        moves=tuple(moves.json()["items"]),
    )


def whole(events: Sequence[Event]) -> Iterator[str]:
    """What is wrong with the order of a log: versions without gaps, plies that begin with one
    action and never go back, times that never go back."""
    if [event["version"] for event in events] != list(range(1, len(events) + 1)):
        yield "the versions have gaps"
    plies = [event["ply"] for event in events]
    if plies != sorted(plies) or set(plies) != set(range(max(plies) + 1)):
        yield "the plies are not in order"
    for ply in range(1, max(plies) + 1):
        actions = ["decision" in event for event in events if event["ply"] == ply]
        if actions != [True] + [False] * (len(actions) - 1):
            yield f"ply {ply} is not one move"
    times = [event["at"] for event in events]
    if times != sorted(times):
        yield "the times go back"
    answered = Counter(event["decision"] for event in events if "decision" in event)
    yield from (f"decision {one} is answered twice" for one, many in answered.items() if many > 1)


def broken(export: bytes) -> Iterator[str]:
    """What is wrong with the chain of an export."""
    yield from (in_words(finding.because) for finding in chain.broken_chain(read(export).export))


def _told_apart(log: Log) -> Iterator[str]:
    """The history (a projection) must tell the same moves as the log."""
    told = [(move["ply"], [event["version"] for event in move["events"]]) for move in log.moves]
    kept: dict[int, list[int]] = {}
    for event in log.events:
        if event["ply"]:
            kept.setdefault(event["ply"], []).append(event["version"])
    if told != list(kept.items()):
        yield "the history differs from the log"


def _remembered(
    table: Table, reader: Client, seat: int, events: Sequence[Event], found: list[str]
) -> Iterator[int]:
    """The plies that a client was answered for a seat. Each must stand in the log as it was told;
    the end of a game opens what was hidden."""
    over = any(
        event["data"]["type"] in ("table.game-finished", "table.game-voided") for event in events
    )
    before = 0
    for answered in reader.acknowledged:
        if (answered.game, answered.seat) != (table.id, seat):
            continue
        answer = json.loads(answered.body)
        for move in answer["moves"]:
            if move["ply"] <= before:
                found.append(f"seat {seat} was answered ply {move['ply']} after ply {before}")
            before = move["ply"]
            kept = [event for event in events if event["ply"] == move["ply"]]
            told = move["events"]
            kept = kept[: len(told)]
            if (bare(told) != bare(kept)) if over else (told != kept):
                found.append(f"ply {move['ply']} is not what seat {seat} was answered")
            yield move["ply"]


def bare(events: Sequence[Event]) -> list[Event]:
    """Events without what may change when the game is over."""
    opened = ("data", "sealed")
    return [{name: it for name, it in one.items() if name not in opened} for one in events]


async def database_agrees(database_url: str) -> list[str]:
    """What is wrong with the rows: positions of partitions and versions of games have no gaps."""
    connection = await asyncpg.connect(database_url)
    try:
        gaps = await connection.fetch(
            "SELECT h.partition, h.position, count(e.position) AS many, max(e.position) AS last,"
            " count(DISTINCT e.position) AS different"
            " FROM partition_heads h LEFT JOIN events e USING (partition) GROUP BY 1, 2"
            " HAVING count(e.position) <> h.position OR coalesce(max(e.position), 0) <> h.position"
            " OR count(DISTINCT e.position) <> h.position"
        )
        games = await connection.fetch(
            "SELECT game_id FROM events GROUP BY 1"
            " HAVING max(version) <> count(*) OR min(version) <> 1"
        )
    finally:
        await connection.close()
    return [f"partition {dict(row)}" for row in gaps] + [f"game {row[0]}" for row in games]
