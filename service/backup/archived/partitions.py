"""Entry bundles of a partition's log: each is there and whole, and all hash to the log's tree."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final

from events import merkle
from events.archive.entry_bundles import WIDTH, EntryBundle, bundle_name
from events.archive.object_store import ObjectStore
from service.backup.archived.faults import Checked

REMEMBERED: Final = 256
"""Bundles that are kept in memory. Games are looked at in the order of the log, so the links of one
lie near those of the one before."""


class Bundles:
    """The bundles of one store. One that is missing or damaged is noted once."""

    def __init__(self, store: ObjectStore, found: Checked) -> None:
        self.store = store
        self._found = found
        self._bad = set[str]()
        self._recent: OrderedDict[str, EntryBundle] = OrderedDict()

    async def get(self, partition: int, number: int) -> EntryBundle | None:
        """A bundle; None if it is not there, or is none."""
        name = bundle_name(partition, number)
        if name in self._recent:
            self._recent.move_to_end(name)
            return self._recent[name]
        bundle = None if name in self._bad else await self._read(name)
        if bundle is not None:
            self._recent[name] = bundle
            if len(self._recent) > REMEMBERED:
                self._recent.popitem(last=False)
        return bundle

    async def _read(self, name: str) -> EntryBundle | None:
        data = await self.store.get(name)
        if data is None:
            self._note("missing-bundle", name)
            return None
        self._found.size += len(data)
        try:
            bundle = EntryBundle.read(data)
        except ValueError as trouble:
            self._note("unreadable", name, because=str(trouble))
            return None
        self._found.bundles += 1
        return bundle

    def _note(self, kind: str, name: str, **values: str) -> None:
        self._bad.add(name)
        self._found.add(kind, name, **values)

    def altered(self, partition: int, number: int) -> None:
        """A bundle is not what the log has there."""
        name = bundle_name(partition, number)
        self._recent.pop(name, None)
        if name not in self._bad:
            self._note("altered-bundle", name)


async def roots(
    bundles: Bundles,
    partition: int,
    count: int,
    expected: Sequence[bytes] | None,
    progress: Callable[[int], None],
) -> list[bytes | None]:
    """The roots over the first `count` bundles of a partition; None for one that is not there, or
    that is not the one that was `expected`."""
    found: list[bytes | None] = []
    for number in range(count):
        bundle = await bundles.get(partition, number)
        root = None if bundle is None else bundle.root
        if root is not None and expected is not None and root != expected[number]:
            bundles.altered(partition, number)
            root = None
        found.append(root)
        progress(1)
    return found


def tree_root(whole: Sequence[bytes], rest: Sequence[bytes]) -> bytes:
    """The root of a tree: over the roots of its whole tiles, and the hashes of leaves behind them.
    Trees are full on the left, so the rest counts as one more subtree, the last one."""
    return merkle.root([*whole, *([merkle.root(rest)] if rest else [])])


async def links_are_in(
    bundles: Bundles, partition: int, links: Sequence[tuple[int, bytes]]
) -> int | None:
    """The number of the first leaf that does not say what it should; None if all do. A bundle that
    is not there says nothing (and was noted)."""
    for leaf, entry in links:
        bundle = await bundles.get(partition, leaf // WIDTH)
        if bundle is not None and bundle.entries[leaf % WIDTH] != entry:
            return leaf
    return None
