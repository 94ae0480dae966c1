"""A copy of an archive by itself, in the hands of somebody who has no database: a folder, or a
bucket. Its own names say what should be in it; whether it is what a service has signed is said by
the service's log, if it is at hand."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from msgspec import Struct

from events.archive.entry_bundles import WIDTH
from events.archive.object_store import ObjectStore
from service.backup.archived import objects
from service.backup.archived.faults import Checked
from service.backup.archived.partitions import Bundles, links_are_in, roots, tree_root

_BUNDLE: Final = re.compile(r"log/partitions/(\d{1,4})/tile/entries/((?:x\d{3}/)*\d{3})")
_GAME: Final = re.compile(r"games/([0-9a-f]{2})/\1[0-9a-f]{62}/[0-9a-f]{64}")


class Rest(Struct, frozen=True, kw_only=True):
    """What a service has signed of a partition's log: `size` leaves under `root`; with the roots of
    whole tiles behind those that are stored, and the hashes of the leaves behind these."""

    size: int
    root: bytes
    whole: Sequence[bytes]
    leaves: Sequence[bytes]


class SignedLogs(Protocol):
    """The logs of a service, whose signatures were checked."""

    async def rest(self, partition: int, stored: int) -> Rest | None:
        """What is signed of a partition, of which so many whole tiles are stored; None if nothing
        that goes so far."""
        ...


async def count(store: ObjectStore) -> int:
    """How many objects there are."""
    return sum([1 async for _ in store.names("")])


async def check(
    store: ObjectStore, progress: Callable[[int], None], logs: SignedLogs | None = None
) -> Checked:
    """Looks at every object. `progress` is told how many more are done."""
    found = Checked()
    bundles, tiles = Bundles(store, found), await _tiles(store, found)
    for partition, stored in sorted(tiles.items()):
        own = await roots(bundles, partition, stored, None, progress)
        rest = None if logs is None else await logs.rest(partition, stored)
        if rest is None or None in own:
            continue
        found.signed += 1
        if _root([one for one in own if one is not None], rest) != rest.root:
            found.add("tree", f"log/partitions/{partition}", size=rest.size)
    async for name in store.names("games/"):
        await _game(store, bundles, tiles, name, found)
        progress(1)
    return found


def _root(stored: Sequence[bytes], rest: Rest) -> bytes:
    whole = [*stored[: rest.size // WIDTH], *rest.whole]
    return tree_root(whole, rest.leaves)


async def _tiles(store: ObjectStore, found: Checked) -> Mapping[int, int]:
    """How many bundles of each partition there should be, by the last one that there is."""
    tiles: dict[int, int] = {}
    async for name in store.names("log/"):
        matched = _BUNDLE.fullmatch(name)
        if matched is None:
            found.add("foreign", name)
            continue
        number = int(re.sub(r"[x/]", "", matched[2]))
        tiles[int(matched[1])] = max(number + 1, tiles.get(int(matched[1]), 0))
    return tiles


async def _game(
    store: ObjectStore, bundles: Bundles, tiles: Mapping[int, int], name: str, found: Checked
) -> None:
    data = await store.get(name) if _GAME.fullmatch(name) else None
    if data is None:
        found.add("foreign", name)
        return
    found.games, found.size = found.games + 1, found.size + len(data)
    packed = objects.decoded(found, name, data)
    if packed is None or not objects.is_chained(found, name, packed, None):
        return
    links = [*objects.entries(packed)]
    found.links += len(links)
    if links[-1][0] >= tiles.get(packed.partition, 0) * WIDTH:
        found.add("no-bundles", name, game=packed.game_id, partition=packed.partition)
        return
    leaf = await links_are_in(bundles, packed.partition, links)
    if leaf is not None:
        found.add("not-in-log", name, game=packed.game_id, leaf=leaf)
