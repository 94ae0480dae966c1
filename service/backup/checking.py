"""The chains of all games, the root log with the logs of all partitions, and the acts of
administrators, worked out again."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from events.chain import Head, genesis, rechained, recorded_links
from events.database import Connection
from events.fairness import seed_commitment
from events.keys import PublicKey
from events.layout import layout
from events.partition import partition_of
from events.reading import read
from events.salts import Salts
from events.seeds import opened
from events.vault import Vault
from service.acts import checking
from service.backup import root_checking

PAGE: Final = 200
_NEXT: Final = "SELECT game_id, seed FROM seeds WHERE game_id > $1 ORDER BY game_id LIMIT $2"


class Checked(Struct, frozen=True, kw_only=True):
    """What was looked at, and what is wrong, one sentence each."""

    games: int
    events: int
    checkpoints: int
    wrong: tuple[str, ...]


async def check(
    connection: Connection, progress: Callable[[int], None], vault: Vault | None = None
) -> Checked:
    """Works out every hash of every game again, and the roots of all logs that were signed.

    `progress` is told how many more events are done; `vault` opens the seeds.
    """
    partitions, after, games, events = await layout(connection), "", 0, 0
    wrong: list[str] = []
    while page := await connection.fetch(_NEXT, after, PAGE):
        for game_id, seed in page:
            after = game_id
            found, trouble = await _game(
                connection, partitions, game_id, opened(game_id, seed, vault or Vault())
            )
            games, events = games + bool(found), events + found
            wrong += [trouble] if trouble else []
            progress(found)
    keys = [PublicKey.parse(row["key"]) for row in await connection.fetch("TABLE signing_keys")]
    signed = await root_checking.check(connection, partitions, keys)
    wrong += signed.wrong
    wrong += await _acts(connection, keys)
    return Checked(games=games, events=events, checkpoints=signed.checkpoints, wrong=tuple(wrong))


async def _game(
    connection: Connection, partitions: int, game_id: str, seed: bytes
) -> tuple[int, str | None]:
    """The number of its events, and what is wrong with them."""
    events = await read(connection, partition_of(game_id, partitions), game_id)
    beginning = genesis(game_id, seed_commitment(seed))
    head = Head(game_id=game_id, salts=Salts(seed), version=0, hash=beginning)
    for number, event in enumerate(events, 1):
        if event.version != number:
            return len(events), f"{game_id}: version {number} is missing"
    for link in recorded_links(events):
        if (behind := rechained(head, link)) is None:
            place = f"versions {link[0].version} to {link[-1].version}"
            return len(events), f"{game_id}: the chain is broken at {place}"
        head = behind
    return len(events), None


async def _acts(connection: Connection, keys: list[PublicKey]) -> list[str]:
    """What is wrong with the acts of administrators."""
    found = await checking.check(connection, keys)
    return [] if found.fault is None else [f"act {found.bad} of administrators: {found.fault}"]
