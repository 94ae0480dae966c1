"""From rows into the archive: first tiles of the log, then games.

Each step can be done again after whatever kills it. An object is written before anything refers to
it, is read back before the rows go, and has a name that follows from what is in it. Then one
transaction enters the game into the catalogue and takes the rows away. What is written and never
entered is found by nobody and harms nobody; the next run finds it written.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Final, TypeAlias

from msgspec import Struct

from events import leaves, merkle_roots, reading
from events.archive import catalogue
from events.archive.catalogue import ArchivedGame, StoredTiles
from events.archive.entry_bundles import WIDTH, EntryBundle, bundle_name
from events.archive.object_store import ArchiveUnavailableError, ObjectStore
from events.archive.packed_game import PackedGame, pack
from events.chain import Head, genesis, rechained, recorded_links
from events.database import Connection, Pool
from events.envelope import Recorded
from events.fairness import seed_commitment
from events.merkle_log import MerkleLog
from events.partition import partition_of
from events.salts import Salts
from events.seeds import seed_of
from events.stored_tree import BITS
from events.vault import Vault

LEAST: Final = 3
"""Events of a game that is worth packing: its first and its last one stay rows."""
LOCK: Final = 0x6B617263686976
TURN: Final = "SELECT pg_advisory_xact_lock($1 # hashtextextended($2, 0))"
_ROWS: Final = "SELECT count(*) FROM events WHERE partition = $1 AND game_id = $2 AND version <= $3"
_TAKE_AWAY: Final = (
    "DELETE FROM events WHERE partition = $1 AND game_id = $2 AND version > 1 AND version < $3"
)
_SNAPSHOTS: Final = "DELETE FROM snapshots WHERE partition = $1 AND game_id = $2"
_WHOLE: Final = (
    f"SELECT number, hash FROM merkle_nodes WHERE partition = $1 AND level = {BITS}"
    " AND number >= $2 ORDER BY number LIMIT $3"
)
_BATCH: Final = 64

Step: TypeAlias = Callable[[str], None]
"""Is told what was done: `packed`, `put`, `compared`, `deleted`, `entered`; `bundled`, `noted`."""
Also: TypeAlias = Callable[[Connection, int, str], Awaitable[None]]
"""What else goes from the tables with a game, or comes back, in the same transaction."""


class NotPackedError(Exception):
    """A game cannot be packed; the message says why. It stays as it is."""


class Packed(Struct, frozen=True, kw_only=True):
    """A game that lies in the archive now, and the bytes of its object."""

    game_id: str
    size: int


class Waits(Struct, frozen=True, kw_only=True):
    """A game whose last links are in a tile that is not whole yet: it stays in the rows."""

    game_id: str


class Archiver:
    """Packs games into one store. Any number may work at once."""

    def __init__(
        self,
        pool: Pool,
        partitions: int,
        store: ObjectStore,
        vault: Vault,
        *,
        also: Also | None = None,
        step: Step = lambda _: None,
    ) -> None:
        """`pool` has the rights of the owner of the tables; `vault` opens seeds."""
        self._pool = pool
        self._partitions = partitions
        self._store = store
        self._vault = vault
        self._also = also
        self._step = step

    async def store_tiles(self, partition: int) -> int:
        """Puts the entries of all whole tiles of a partition's log into the store; how many were
        not there yet."""
        head = await reading.head(self._pool, partition)
        await merkle_roots.roots(self._pool, {partition: head})
        tree, done = MerkleLog(self._pool, partition), 0
        known = await catalogue.tiles(self._pool, partition)
        if known is not None and known.place != self._store.place:
            raise NotPackedError(
                f"the tiles of partition {partition} lie in {known.place}, not in"
                f" {self._store.place}: `kronika archive move` brings all of the archive there"
            )
        count = known.tiles if known else 0
        while rows := await self._pool.fetch(_WHOLE, partition, count, _BATCH):
            for number, root in rows:
                assert number == count, "whole tiles have no gaps"
                entries = await tree.entries(number * WIDTH, (number + 1) * WIDTH)
                await self._put_bundle(partition, number, EntryBundle(entries), root)
                count, done = count + 1, done + 1
            place = self._store.place
            await catalogue.stored(self._pool, partition, StoredTiles(tiles=count, place=place))
            self._step("noted")
        return done

    async def _put_bundle(
        self, partition: int, number: int, bundle: EntryBundle, root: bytes
    ) -> None:
        name = bundle_name(partition, number)
        if bundle.root != root:
            raise NotPackedError(f"the log is not what it was: {name} has another root")
        await self._store.put(name, bundle.packed())
        kept = await self._store.get(name)
        if kept is None or EntryBundle.read(kept).entries != bundle.entries:
            raise ArchiveUnavailableError(f"{self._store.place} does not give {name} back")
        self._step("bundled")

    async def pack(self, game_id: str) -> Packed | Waits:
        """Packs a game that is over. NotPackedError, ArchiveUnavailableError; in both cases it
        stays as it is."""
        partition = partition_of(game_id, self._partitions)
        before = await catalogue.find(self._pool, partition, game_id)
        events = await reading.read(self._pool, partition, game_id)
        if len(events) < LEAST:
            raise NotPackedError(f"{game_id} has only {len(events)} events")
        await self._check(partition, game_id, events)
        if (numbers := await self._numbers(partition, events)) is None:
            return Waits(game_id=game_id)
        data = await asyncio.to_thread(_packed, events, numbers)
        self._step("packed")
        entry = _entry(events, data, self._store.place)
        await self._put(entry, data)
        await self._enter(entry, before)
        self._step("entered")
        return Packed(game_id=game_id, size=len(data))

    async def _check(self, partition: int, game_id: str, events: Sequence[Recorded]) -> None:
        """Nothing leaves the rows but what its chain covers."""
        seed = await seed_of(self._pool, partition, game_id, self._vault)
        beginning = genesis(game_id, seed_commitment(seed))
        head = Head(game_id=game_id, salts=Salts(seed), version=0, hash=beginning)
        for number, event in enumerate(events, 1):
            if event.version != number:
                raise NotPackedError(f"{game_id}: version {number} is missing")
        for link in recorded_links(events):
            if (behind := rechained(head, link)) is None:
                raise NotPackedError(f"{game_id}: the chain is broken at {link[-1].version}")
            head = behind
            await asyncio.sleep(0)

    async def _numbers(self, partition: int, events: Sequence[Recorded]) -> Sequence[int] | None:
        """The numbers of the leaves of a game; None if one is in no tile that is stored."""
        stored = await catalogue.tiles(self._pool, partition)
        links = [
            (one.position, leaves.entry(one.game_id, one.version, one.hash))
            for one in events
            if one.hash is not None
        ]
        found = await MerkleLog(self._pool, partition).numbers(links)
        return None if stored is None or found[-1] >= stored.tiles * WIDTH else found

    async def _put(self, entry: ArchivedGame, data: bytes) -> None:
        await self._store.put(entry.name, data)
        self._step("put")
        if await self._store.get(entry.name) != data:
            raise ArchiveUnavailableError(f"{entry.place} does not give {entry.name} back")
        self._step("compared")

    async def _enter(self, entry: ArchivedGame, before: ArchivedGame | None) -> None:
        """Enters a game into the catalogue and takes its rows away: both or neither."""
        where = (entry.partition, entry.game_id)
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute(TURN, LOCK, entry.game_id)
            now = await catalogue.find(connection, *where)
            if now == entry:
                return  # somebody else has packed it just now
            rows = await connection.fetchval(_ROWS, *where, entry.version)
            gone = 0 if before is None else before.version - 2
            if now != before or rows != entry.version - gone:
                raise NotPackedError(f"{entry.game_id} was packed or restored by somebody else")
            await catalogue.enter(connection, entry)
            await connection.execute(_TAKE_AWAY, *where, entry.version)
            await connection.execute(_SNAPSHOTS, *where)
            if self._also is not None:
                await self._also(connection, *where)
            self._step("deleted")


def _packed(events: Sequence[Recorded], numbers: Sequence[int]) -> bytes:
    """The object, which says the same when it is read."""
    data = pack(events, numbers)
    read = PackedGame.read(data)
    if read.events() != list(events) or read.leaves != list(numbers):
        raise NotPackedError(f"{events[0].game_id} is not the same when it is unpacked")
    return data


def _entry(events: Sequence[Recorded], data: bytes, place: str) -> ArchivedGame:
    last = events[-1]
    return ArchivedGame(
        partition=last.partition,
        game_id=last.game_id,
        digest=sha256(data).digest(),
        size=len(data),
        place=place,
        first_position=events[0].position,
        last_position=last.position,
        version=last.version,
        ply=last.ply,
        links=sum(one.hash is not None for one in events),
    )
