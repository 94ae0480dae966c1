"""Objects that the catalogue does not know: left behind by a process that was killed, or a sign
that the database is older than the archive, as after the restore of an old backup."""

from hashlib import sha256
from typing import Final

from events import reading
from events.archive import catalogue
from events.archive.entry_bundles import WIDTH, EntryBundle
from events.archive.object_store import ObjectStore
from events.archive.packed_game import PackedGame, PackedGameError
from events.database import Queries
from events.merkle_log import MerkleLog
from events.partition import partition_of
from service.backup.archived.faults import Checked

_OPENED: Final = "SELECT EXISTS (SELECT FROM seeds WHERE partition = $1 AND game_id = $2)"


async def explain(
    queries: Queries,
    partitions: int,
    store: ObjectStore,
    name: str,
    found: Checked,
    *,
    place: str,
) -> None:
    """Notes what an object is that nobody counts on in that place."""
    data = await store.get(name)
    if data is None:
        return  # it has gone in between
    try:
        packed = PackedGame.read(data)
    except (PackedGameError, ValueError, IndexError):
        found.add("foreign", name)
        return
    game, digest = packed.game_id, sha256(data).digest()
    if catalogue.object_name(game, digest) != name:
        found.add("foreign", name)
        return
    partition = partition_of(game, partitions)
    known = await catalogue.find(queries, partition, game)
    if known is not None and known.digest == digest:
        if known.place != place:
            found.add("left-over", name, game=game)
        return
    if known is not None and known.version >= packed.version:
        found.add("superseded", name, game=game)
    elif not await queries.fetchval(_OPENED, partition, game):
        found.add("unknown-game", name, game=game, there=packed.version)
    else:
        await _beside_rows(queries, partition, packed, name, found)


async def explain_bundle(
    log: MerkleLog, store: ObjectStore, name: str, number: int, found: Checked
) -> None:
    """Notes what a tile is that nobody counts on: of the log, or of one that went on."""
    size, end = await log.size(), (number + 1) * WIDTH
    if size < end:
        found.add("tile-ahead", name, here=size, there=end)
        return
    data = await store.get(name)
    (root,) = await log.tile(1, number, number + 1)
    try:
        same = data is not None and EntryBundle.read(data).root == root
    except ValueError:
        same = False
    found.add("spare-bundle" if same else "other-tile", name)


async def _beside_rows(
    queries: Queries, partition: int, packed: PackedGame, name: str, found: Checked
) -> None:
    """Of a game that the database has as rows: whether it goes as far, and is the same one."""
    game, end = packed.game_id, packed.version
    here = await reading.version(queries, partition, game)
    if here < end:
        found.add("behind", name, game=game, here=here, there=end)
        return
    rows = await reading.read(queries, partition, game, after=end - 1, until=end)
    same = bool(rows) and rows[0].hash == packed.events(end - 1)[0].hash
    found.add("left-over" if same else "other-history", name, game=game)
