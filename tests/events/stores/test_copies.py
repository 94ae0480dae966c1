"""A copy of an archive in the hands of somebody without a database."""

import shutil
from pathlib import Path

import pytest

from events.archive.archiving import Archiver, Packed
from events.archive.entry_bundles import bundle_name
from events.archive.folder_store import FolderStore
from events.chain import Head, chained
from events.database import Pool
from events.envelope import Entry
from events.fairness import seed_commitment
from events.log import Log
from events.merkle_log import MerkleLog
from events.outcome import Appended
from events.vault import Vault
from service.backup.archived import copies
from service.backup.archived.copies import Rest
from service.backup.archived.faults import Checked
from tests.events.support import AT
from tests.events.test_archive import Party

PARTITION, MOVES = 3, 150


class Committed(Party):
    """A game whose chain begins with the commitment to its seed, as those of the service do."""

    async def begin(self, seed: bytes) -> None:
        """The first link."""
        payload = b'{"commitment":"%b","type":"table.chance-committed"}'
        entry = Entry(
            kind="table.chance-committed", payload=payload % seed_commitment(seed).encode()
        )
        (linked,) = chained(self._head, [entry], AT)
        assert isinstance(await self._log.append(self.game_id, 0, [linked], at=AT), Appended)
        assert linked.hash is not None
        head = self._head
        self._head = Head(game_id=head.game_id, salts=head.salts, version=1, hash=linked.hash)
        self.ply = 1


class Signed:
    """What a service has signed of its log, at hand."""

    def __init__(self, pool: Pool, size: int, root: bytes) -> None:
        self._pool, self._size, self._root = pool, size, root

    async def rest(self, partition: int, stored: int) -> Rest | None:
        """All of it."""
        log = MerkleLog(self._pool, partition)
        whole = self._size // 256
        return Rest(
            size=self._size,
            root=self._root,
            whole=await log.tile(1, stored, whole) if whole > stored else [],
            leaves=await log.tile(0, whole * 256, self._size),
        )


@pytest.fixture
async def copy(pool: Pool, log: Log, tmp_path: Path) -> Path:
    """Two games of an archive, copied elsewhere, and a third that is not over."""
    archive, parties = tmp_path / "archive", list[Committed]()
    archive.mkdir()
    for number in range(9999):
        game = f"gam_{number}"
        if log.partition(game) == PARTITION and len(parties) < 3:
            seed = await log.plant(game)
            parties.append(Committed(log, game, seed))
            await parties[-1].begin(seed)
    for count, party in zip((MOVES, MOVES, 300), parties, strict=True):
        for _ in range(count):
            await party.move()
    archiver = Archiver(pool, log.partitions, FolderStore(archive), Vault())
    assert await archiver.store_tiles(PARTITION) == 2
    for party in parties[:2]:
        assert isinstance(await archiver.pack(party.game_id), Packed)
    shutil.copytree(archive, tmp_path / "copy", ignore=shutil.ignore_patterns(".new"))
    return tmp_path / "copy"


async def looked(copy: Path, logs: copies.SignedLogs | None = None) -> Checked:
    """What is found in it."""
    return await copies.check(FolderStore(copy), lambda _: None, logs)


def kinds(found: Checked) -> list[str]:
    return sorted(one.kind for one in found.faults)


async def test_a_copy_is_whole_by_itself(copy: Path) -> None:
    found = await looked(copy)
    assert (found.faults, found.games, found.bundles, found.signed) == ([], 2, 2, 0)
    assert found.veiled == 2 * MOVES, "links with secrets are taken at their word"
    assert await copies.count(FolderStore(copy)) == 4


async def test_a_copy_is_compared_with_what_was_signed(copy: Path, pool: Pool) -> None:
    log = MerkleLog(pool, PARTITION)
    size = await log.size()
    assert size % 256
    found = await looked(copy, Signed(pool, size, await log.root(size)))
    assert (found.faults, found.signed) == ([], 1)
    assert kinds(await looked(copy, Signed(pool, size, bytes(32)))) == ["tree"]


async def test_whatever_is_changed_in_a_copy_is_found(copy: Path) -> None:
    """Every object in turn: altered, put in another's place, gone."""
    files = sorted(one for one in copy.rglob("*") if one.is_file())
    for one in files:
        body = one.read_bytes()
        middle = len(body) // 2
        one.write_bytes(body[:middle] + bytes([body[middle] ^ 64]) + body[middle + 1 :])
        assert kinds(await looked(copy)), one
        one.write_bytes(body)
    first, second = (one for one in files if "games" in one.parts)
    body = first.read_bytes()
    first.write_bytes(second.read_bytes())
    assert kinds(await looked(copy)) == ["altered"]
    first.write_bytes(body)
    (copy / bundle_name(PARTITION, 0)).unlink()
    assert kinds(await looked(copy)) == ["missing-bundle"]
    (copy / bundle_name(PARTITION, 1)).unlink()
    assert set(kinds(await looked(copy))) == {"no-bundles"}
