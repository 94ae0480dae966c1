"""Whatever happens to an archive is found and named; a database that is older than its archive is
told apart."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from events.archive import catalogue
from events.archive.archiving import Archiver, Packed
from events.archive.entry_bundles import bundle_name
from events.archive.folder_store import FolderStore
from events.archive.object_store import ArchiveUnavailableError, ObjectStore
from events.database import Pool
from events.log import Log
from events.root_log import RootLeaf
from events.vault import Vault
from service.backup.archived import checking, signed
from service.backup.archived.faults import Checked
from tests.events.test_archive import MOVES, Party, played

PARTITION = 3
"""That of all games here."""
GAMES, TILES = 6, 2
COLUMNS = ["position", "at", "partition", "version", "ply", "game_id", "kind", "payload", "hash"]


async def archived(pool: Pool, log: Log, where: Path | ObjectStore) -> list[str]:
    """Games that lie in a folder, or in another store; one that goes on fills the tiles with their
    last links."""
    store = FolderStore(where) if isinstance(where, Path) else where
    games = await played(log, GAMES)
    others = (f"gam_{number}" for number in range(1000, 9999))
    running = next(game for game in others if log.partition(game) == PARTITION)
    party = Party(log, running, await log.plant(running))
    for _ in range(TILES * 256 - GAMES * MOVES):
        await party.move()
    archiver = Archiver(pool, log.partitions, store, Vault())
    assert await archiver.store_tiles(PARTITION) == TILES
    for game in games:
        assert isinstance(await archiver.pack(game), Packed)
    return games


async def looked(pool: Pool, folder: Path) -> Checked:
    """What is found in a folder that the catalogue names."""
    return await checking.check(pool, FolderStore(folder), Vault(), lambda _: None)


def kinds(found: Checked) -> list[tuple[str, str]]:
    """What is wrong with which object."""
    return [(one.kind, one.name) for one in found.faults]


async def names(pool: Pool, log: Log, games: Sequence[str]) -> list[str]:
    """The objects of games."""
    known = [await catalogue.find(pool, log.partition(game), game) for game in games]
    return [one.name for one in known if one is not None]


@pytest.fixture(autouse=True)
def _signed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was signed, unless a test says otherwise."""
    monkeypatch.setattr(signed, "tops", nothing)


async def nothing(*_: object) -> dict[int, RootLeaf]:
    return {}


def leaf(size: int, root: bytes) -> RootLeaf:
    """What the root log says of the partition."""
    return RootLeaf(number=0, partition=PARTITION, size=size, root=root, position=size)


async def test_an_archive_that_is_whole_has_no_fault(pool: Pool, log: Log, tmp_path: Path) -> None:
    await archived(pool, log, tmp_path)
    done = list[int]()
    found = await checking.check(pool, FolderStore(tmp_path), Vault(), done.append)
    assert found.faults == []
    assert (found.games, found.bundles) == (GAMES, TILES)
    assert found.links > 100
    assert sum(done) == await checking.items(pool, str(tmp_path)) == GAMES + TILES
    assert await checking.places(pool) == [str(tmp_path)]


async def test_every_store_is_looked_through(pool: Pool, log: Log, store: ObjectStore) -> None:
    games = await archived(pool, log, store)
    found = await checking.check(pool, store, Vault(), lambda _: None)
    assert (found.faults, found.games, found.bundles) == ([], GAMES, TILES)
    gone, bent, *_ = await names(pool, log, games)
    body = await store.get(bent)
    assert body is not None
    await store.delete(gone)
    await store.delete(bent)
    assert await store.put(bent, body[:-1])
    assert await store.put("games/00/somebody's", b"else")
    found = await checking.check(pool, store, Vault(), lambda _: None)
    assert {*kinds(found)} == {
        ("missing", gone),
        ("altered", bent),
        ("foreign", "games/00/somebody's"),
    }
    assert kinds(await checking.names(pool, store, store.place)) == [
        ("foreign", "games/00/somebody's"),
        ("missing", gone),
    ]


async def test_what_is_missing_or_altered_is_named(pool: Pool, log: Log, tmp_path: Path) -> None:
    games = await archived(pool, log, tmp_path)
    gone, bent, *_ = await names(pool, log, games)
    body = (tmp_path / bent).read_bytes()
    (tmp_path / gone).unlink()
    for at in (0, len(body) // 2, len(body) - 1):
        (tmp_path / bent).write_bytes(body[:at] + bytes([body[at] ^ 1]) + body[at + 1 :])
        found = await looked(pool, tmp_path)
        assert {*kinds(found)} == {("missing", gone), ("altered", bent)}
        assert found.wrong == 2


async def test_bundles_are_compared_with_the_log(pool: Pool, log: Log, tmp_path: Path) -> None:
    await archived(pool, log, tmp_path)
    bundle = tmp_path / bundle_name(PARTITION, 0)
    body = bundle.read_bytes()
    bundle.write_bytes(body[:100] + bytes([body[100] ^ 1]) + body[101:])
    assert kinds(await looked(pool, tmp_path))[0][0] in ("unreadable", "altered-bundle")
    bundle.unlink()
    assert kinds(await looked(pool, tmp_path)) == [("missing-bundle", bundle_name(PARTITION, 0))]
    bundle.write_bytes(body)
    await pool.execute("UPDATE merkle_nodes SET hash = sha256(hash) WHERE level = 8")
    found = await looked(pool, tmp_path)
    assert ("altered-bundle", bundle_name(PARTITION, 0)) in kinds(found)


async def test_tiles_hash_to_what_was_signed(
    pool: Pool, log: Log, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await archived(pool, log, tmp_path)
    tree = checking.MerkleLog(pool, PARTITION)
    size = await tree.size()
    for top in (leaf(size, await tree.root(size)), leaf(200, await tree.root(200))):

        async def tops(*_: object, top: RootLeaf = top) -> dict[int, RootLeaf]:
            return {PARTITION: top}

        monkeypatch.setattr(signed, "tops", tops)
        found = await looked(pool, tmp_path)
        assert (found.faults, found.signed) == ([], 1)

        async def others(*_: object, top: RootLeaf = top) -> dict[int, RootLeaf]:
            return {PARTITION: leaf(top.size - 1, top.root)}

        monkeypatch.setattr(signed, "tops", others)
        assert kinds(await looked(pool, tmp_path)) == [("tree", f"log/partitions/{PARTITION}")]


async def test_what_nobody_counts_on_is_explained(pool: Pool, log: Log, tmp_path: Path) -> None:
    """An archive that lies beside a backup of before: its games are rows there, whole, shorter,
    others, or unknown."""
    whole, short, other, unknown, *_ = games = await archived(pool, log, tmp_path)
    named = dict(zip(games, await names(pool, log, games), strict=True))
    for game in (whole, short, other, unknown):
        known = await catalogue.find(pool, PARTITION, game)
        assert known is not None
        events = await log.read(game)
        await catalogue.leave(pool, known)
        await pool.execute("DELETE FROM events WHERE game_id = $1", game)
        await pool.copy_records_to_table(
            "events",
            columns=COLUMNS,
            records=[
                tuple(getattr(one, column) for column in COLUMNS)
                for one in events[: 20 if game == short else None]
            ],
        )
    await pool.execute("UPDATE events SET hash = sha256(hash) WHERE game_id = $1", other)
    await pool.execute("DELETE FROM events WHERE game_id = $1", unknown)
    await pool.execute("DELETE FROM seeds WHERE game_id = $1", unknown)
    (tmp_path / "games" / "note.txt").write_text("somebody's")
    (tmp_path / bundle_name(PARTITION, TILES)).write_bytes(b"of a killed process")
    found = await looked(pool, tmp_path)
    assert {*kinds(found)} == {
        ("left-over", named[whole]),
        ("behind", named[short]),
        ("other-history", named[other]),
        ("unknown-game", named[unknown]),
        ("foreign", "games/note.txt"),
        ("tile-ahead", bundle_name(PARTITION, TILES)),
    }
    assert found.wrong == 4
    (behind,) = (one for one in found.faults if one.kind == "behind")
    assert behind.values["here"] == 20


async def test_the_catalogue_is_compared_with_what_is_packed(
    pool: Pool, log: Log, tmp_path: Path
) -> None:
    games = await archived(pool, log, tmp_path)
    (name,) = await names(pool, log, games[:1])
    await pool.execute("UPDATE archived_games SET ply = ply + 1 WHERE game_id = $1", games[0])
    assert kinds(await looked(pool, tmp_path)) == [("otherwise-entered", name)]


async def test_an_archive_that_does_not_answer_is_no_empty_one(
    pool: Pool, log: Log, tmp_path: Path
) -> None:
    await archived(pool, log, tmp_path)
    with pytest.raises(ArchiveUnavailableError, match="mount"):
        await checking.check(
            pool, FolderStore(tmp_path / "away"), Vault(), lambda _: None, place=str(tmp_path)
        )
