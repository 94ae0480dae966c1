"""An archive beside its database: everything that the catalogue counts on is there and is what the
log says, and whatever else is there is explained."""

import re
from collections.abc import AsyncIterator, Callable
from typing import Final, Protocol

from events import seeds
from events.archive import catalogue
from events.archive.catalogue import ArchivedGame
from events.archive.entry_bundles import WIDTH, bundle_name
from events.archive.object_store import ObjectStore
from events.archive.packed_game import PackedGame
from events.database import Pool, Queries
from events.layout import layout
from events.merkle_log import MerkleLog
from events.vault import Vault
from service.backup.archived import objects, signed, strangers
from service.backup.archived.faults import Checked
from service.backup.archived.partitions import Bundles, links_are_in, roots, tree_root

_FIELDS: Final = ", ".join(ArchivedGame.__struct_fields__)
_HASHED: Final = "encode(sha256(convert_to(game_id, 'UTF8')), 'hex') COLLATE \"C\""
_BY_NAME: Final = f"SELECT {_FIELDS} FROM archived_games WHERE place = $1 ORDER BY {_HASHED}"
_BY_POSITION: Final = (
    f"SELECT {_FIELDS} FROM archived_games WHERE place = $1 ORDER BY partition, first_position"
)
_COUNT: Final = (
    "SELECT (SELECT count(*) FROM archived_games WHERE place = $1)"
    " + (SELECT coalesce(sum(tiles), 0) FROM archived_entries WHERE place = $1)"
)
_PLACES: Final = (
    "SELECT place FROM archived_games UNION SELECT place FROM archived_entries ORDER BY place"
)
_BUNDLE: Final = re.compile(r"log/partitions/(\d+)/tile/entries/((?:x\d{3}/)*\d{3})")
_PAGE: Final = 4096


class Deeper(Protocol):
    """Looks at more than the log does, which knows no rules."""

    def __call__(self, found: Checked, name: str, packed: PackedGame, seed: bytes) -> None:
        """Notes what is wrong with what a game means."""
        ...


async def places(queries: Queries) -> list[str]:
    """Where the objects lie that the database counts on."""
    return [row["place"] for row in await queries.fetch(_PLACES)]


async def items(queries: Queries, place: str) -> int:
    """How many games and tiles should lie in a place."""
    return int(await queries.fetchval(_COUNT, place))


async def check(
    pool: Pool,
    store: ObjectStore,
    vault: Vault,
    progress: Callable[[int], None],
    *,
    place: str | None = None,
    deeper: Deeper | None = None,
) -> Checked:
    """Looks at everything in a store. `place` is where the catalogue has it, if the store is a copy
    of that; `progress` is told how many more games and bundles are done. ArchiveUnavailableError if
    the store does not answer."""
    found, of = Checked(), place or store.place
    await _names(pool, store, of, found)
    bundles = Bundles(store, found)
    await _tiles(pool, bundles, of, found, progress)
    async for game in _listed(pool, _BY_POSITION, of):
        await _game(pool, store, bundles, game, found, vault, deeper)
        progress(1)
    return found


async def names(pool: Pool, store: ObjectStore, place: str) -> Checked:
    """Looks at names alone: which objects of a place are missing, and what others are."""
    found = Checked()
    await _names(pool, store, place, found)
    await _listed_tiles(pool, store, place, found)
    return found


async def _listed_tiles(pool: Pool, store: ObjectStore, place: str, found: Checked) -> None:
    """Notes bundles that are missing, and those that nobody counts on."""
    tiles = await _counted(pool, place)
    there = {name async for name in store.names("log/")}
    for partition, count in sorted(tiles.items()):
        expected = (bundle_name(partition, number) for number in range(count))
        for name in expected:
            if name not in there:
                found.add("missing-bundle", name)
    await _spare(pool, store, tiles, found)


async def _counted(pool: Pool, place: str) -> dict[int, int]:
    """How many tiles of each partition lie in a place."""
    stored = await catalogue.all_tiles(pool)
    return {partition: one.tiles for partition, one in stored.items() if one.place == place}


async def _names(pool: Pool, store: ObjectStore, place: str, found: Checked) -> None:
    """Merges what is there with what should be: both in the order of names."""
    partitions = await layout(pool)
    there = store.names("games/")
    name = await anext(there, None)
    async for game in _listed(pool, _BY_NAME, place):
        while name is not None and name < game.name:
            await strangers.explain(pool, partitions, store, name, found, place=place)
            name = await anext(there, None)
        if name == game.name:
            name = await anext(there, None)
        elif await catalogue.find(pool, game.partition, game.game_id) == game:
            found.add("missing", game.name, game=game.game_id)
    while name is not None:
        await strangers.explain(pool, partitions, store, name, found, place=place)
        name = await anext(there, None)


async def _tiles(
    pool: Pool,
    bundles: Bundles,
    place: str,
    found: Checked,
    progress: Callable[[int], None],
) -> None:
    """Looks at the bundles of all partitions, and at the trees above them."""
    tiles = await _counted(pool, place)
    tops = await signed.tops(pool, await layout(pool), found)
    for partition, count in sorted(tiles.items()):
        log = MerkleLog(pool, partition)
        expected = await _whole(log, count)
        whole = await roots(bundles, partition, count, expected, progress)
        top = tops.get(partition)
        if top is None or None in whole:
            continue
        own = [one for one in whole if one is not None]
        found.signed += 1
        if await _root(log, own, top.size) != top.root:
            found.add("tree", f"log/partitions/{partition}", size=top.size)
    await _spare(pool, bundles.store, tiles, found)


async def _spare(pool: Pool, store: ObjectStore, tiles: dict[int, int], found: Checked) -> None:
    """Explains bundles that nobody counts on."""
    async for name in store.names("log/"):
        matched = _BUNDLE.fullmatch(name)
        if matched is None:
            found.add("foreign", name)
            continue
        partition, number = int(matched[1]), int(re.sub(r"[x/]", "", matched[2]))
        if number >= tiles.get(partition, 0):
            log = MerkleLog(pool, partition)
            await strangers.explain_bundle(log, store, name, number, found)


async def _whole(log: MerkleLog, count: int) -> list[bytes]:
    """The roots of the first tiles, as the log keeps them."""
    found: list[bytes] = []
    for first in range(0, count, _PAGE):
        found += await log.tile(1, first, min(count, first + _PAGE))
    return found


async def _root(log: MerkleLog, stored: list[bytes], size: int) -> bytes:
    """The root over the first leaves of a log, by stored tiles as far as they go."""
    count = size // WIDTH
    whole = stored[:count]
    for first in range(len(whole), count, _PAGE):
        whole += await log.tile(1, first, min(count, first + _PAGE))
    rest = await log.tile(0, count * WIDTH, size) if size % WIDTH else []
    return tree_root(whole, rest)


async def _game(
    pool: Pool,
    store: ObjectStore,
    bundles: Bundles,
    game: ArchivedGame,
    found: Checked,
    vault: Vault,
    deeper: Deeper | None,
) -> None:
    data = await store.get(game.name)
    if data is None:
        return  # noted when the names were looked at
    found.games, found.size = found.games + 1, found.size + len(data)
    packed = objects.decoded(found, game.name, data)
    if packed is None:
        return
    if not _as_entered(game, packed, len(data)):
        found.add("otherwise-entered", game.name, game=game.game_id)
        return
    seed = await seeds.seed_of(pool, game.partition, game.game_id, vault)
    if not objects.is_chained(found, game.name, packed, seed):
        return
    links = [*objects.entries(packed)]
    found.links += len(links)
    leaf = await links_are_in(bundles, game.partition, links)
    if leaf is not None:
        found.add("not-in-log", game.name, game=game.game_id, leaf=leaf)
    elif deeper is not None:
        deeper(found, game.name, packed, seed)


def _as_entered(game: ArchivedGame, packed: PackedGame, size: int) -> bool:
    """Whether an object is what the catalogue says of it."""
    return (
        (game.game_id, game.partition, game.version, game.size, game.links)
        == (packed.game_id, packed.partition, packed.version, size, len(packed.leaves))
        and (game.first_position, game.last_position) == (packed.positions[0], packed.positions[-1])
        and game.ply == packed.plies[-1]
    )


async def _listed(pool: Pool, query: str, place: str) -> AsyncIterator[ArchivedGame]:
    """Games of the catalogue, as it is at one moment."""
    async with (
        pool.acquire() as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        async for row in connection.cursor(query, place, prefetch=500):
            yield ArchivedGame(**row)
