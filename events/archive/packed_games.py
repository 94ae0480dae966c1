"""Packed games, read from wherever they lie; those that were read last are remembered."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from events.archive import catalogue
from events.archive.catalogue import ArchivedGame
from events.archive.object_store import ArchiveUnavailableError
from events.archive.packed_game import PackedGame, PackedGameError
from events.archive.recent import Recent
from events.archive.stores import store_at
from events.database import Queries
from events.envelope import Recorded

CACHED: Final = 64
"""Games that a process remembers, unpacked; one takes some hundred kB."""

_recent: Recent[bytes, PackedGame] = Recent(CACHED)


async def find(queries: Queries, partition: int, game_id: str) -> PackedGame | None:
    """A game that is packed; None if it is not. ArchiveUnavailableError."""
    while (known := await catalogue.find(queries, partition, game_id)) is not None:
        try:
            return await load(queries, known)
        except ArchiveUnavailableError:
            if await catalogue.find(queries, partition, game_id) == known:
                raise  # otherwise it was moved, or came back, in between
    return None


async def load(queries: Queries, game: ArchivedGame) -> PackedGame:
    """A game of the catalogue. ArchiveUnavailableError if its object is not there, or is another
    one."""
    if (known := _recent.get(game.digest)) is not None:
        return known
    data = await store_at(game.place, queries).get(game.name)
    if data is None:
        raise ArchiveUnavailableError(
            f"the game {game.game_id} is missing in the archive: {game.place} has no {game.name}"
        )
    if sha256(data).digest() != game.digest:
        raise ArchiveUnavailableError(
            f"the game {game.game_id} was altered in the archive: {game.name} in {game.place}"
        )
    try:
        found = PackedGame.read(data)
    except PackedGameError as trouble:
        raise ArchiveUnavailableError(f"{game.name} in {game.place} {trouble}") from None
    _recent.put(game.digest, found)
    return found


async def between(queries: Queries, partition: int, first: int, last: int) -> dict[int, Recorded]:
    """All packed events of a partition at positions `first` to `last`, by their positions."""
    found: dict[int, Recorded] = {}
    for game in await catalogue.among(queries, partition, first, last):
        packed = await find(queries, partition, game.game_id)
        found |= {one.position: one for one in packed.at(first, last)} if packed else {}
    return found


def joined(
    packed: PackedGame, rows: Sequence[Recorded], after: int, until: int | None, limit: int | None
) -> Sequence[Recorded]:
    """Events of a game that is packed, with the rows that stand behind what is packed."""
    end = packed.version if until is None else until
    if limit is not None:
        end = min(end, after + limit)
    found = [*packed.events(after, end), *(one for one in rows if one.version > packed.version)]
    return found if limit is None else found[:limit]
