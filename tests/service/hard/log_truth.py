"""What a follower of the whole log was told, held against the rows of the log and the API."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import asyncpg

from tests.service.hard.crowd import Ways, ways
from tests.service.hard.log_reader import LogReader, Place, digest
from tests.support.ndjson import items

ENDS: Final = frozenset({"table.game-finished", "table.game-voided"})

Partitions = Mapping[int, Sequence[Place]]


async def differences(database_url: str, urls: Sequence[str], reader: LogReader) -> list[str]:
    """What was told that is not so, twice or in another order, and what was not told; in words."""
    truth = await _truth(database_url, reader)
    if not any(one.type == "log.revealed" for told in truth.values() for one in told):
        return ["no game has ended, so nobody can know whether what it reveals is told"]
    found = [
        f"partition {one}: {told[:1]} was told as item {at} in place of {due[:1]}"
        for one in sorted(truth.keys() | reader.told.keys())
        for at, told, due in _apart(reader.told.get(one, ()), truth.get(one, ()))
    ]
    road = ways(urls)
    for game, events in reader.events.items():
        found += [f"{game}: {it}" async for it in _unlike(road, game, events)]
    await road.close()
    return found


async def _truth(database_url: str, reader: LogReader) -> Partitions:
    """What is to be told of what was recorded before the reader stopped, by the rows alone."""
    connection = await asyncpg.connect(database_url)
    rows = await connection.fetch(
        "SELECT partition, position, game_id, version, kind, veils IS NOT NULL AS veiled"
        " FROM events LEFT JOIN game_visibility v USING (game_id)"
        " WHERE coalesce(v.visibility, 'public') = 'public' AND at <= $1"
        " ORDER BY partition, position",
        reader.stopped,
    )
    await connection.close()
    found: dict[int, list[Place]] = {}
    veiled: dict[str, list[int]] = {}
    for row in rows:
        game, version = row["game_id"], row["version"]
        told = found.setdefault(row["partition"], [])
        told.append(Place("log.event", row["position"], game, version))
        if row["veiled"]:
            veiled.setdefault(game, []).append(version)
        if row["kind"] in ENDS:
            told += [
                Place("log.revealed", row["position"], game, one) for one in veiled.pop(game, ())
            ]
    return found


def _apart(
    told: Sequence[Place], due: Sequence[Place]
) -> Iterator[tuple[int, Sequence[Place], Sequence[Place]]]:
    """Where the two part for the first time; more may have been told than was due by then."""
    for at, one in enumerate(due):
        if at >= len(told) or told[at] != one:
            yield at, told[at:], due[at:]
            return


async def _unlike(road: Ways, game: str, events: Mapping[int, str]) -> Any:
    """How a game differs from what anybody may read of it."""
    lines = {"Accept": "application/x-ndjson"}
    answer = await road.ask("GET", f"/v1/games/{game}/events", 0, headers=lines)
    if answer.status_code != 200:
        yield f"nobody may read it ({answer.status_code})"
        return
    public = {one["version"]: digest(one) for one in items(answer.text)}
    if len(public) == len(events):  # otherwise a bot has played on meanwhile
        for version in [one for one in public if public[one] != events[one]][:1]:
            yield f"event {version} is told otherwise than to anybody else"
