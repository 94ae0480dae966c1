"""A backup says what it relies on in an archive; a restore looks whether that is there, wherever it
is by then, and tells an archive that is newer than the backup."""

import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import asyncpg
import pytest

from events.log import Log
from events.merkle_log import MerkleLog
from service.backup import relying
from service.backup.archive import reading
from service.cli.common.archive_report import archives_are_whole, moved_archive
from service.cli.common.errors import CommandError
from service.cli.doctor.archive import archive
from tests.events.stores.test_checking import GAMES, PARTITION, TILES, archived
from tests.service.ops.test_backup import prepared, put_back, saved


@pytest.fixture
async def beside(postgres_dsn: str, tmp_path: Path) -> tuple[str, Path, list[str]]:
    """A database with all tables, the folder of its archive, and the games that lie there."""
    await prepared(postgres_dsn)
    folder = tmp_path / "archive"
    folder.mkdir()
    pool = asyncpg.create_pool(postgres_dsn, min_size=1, max_size=8)
    async with pool, await Log.open(pool) as log:
        return postgres_dsn, folder, await archived(pool, log, folder)


async def test_a_backup_says_what_it_relies_on(
    beside: tuple[str, Path, list[str]], tmp_path: Path
) -> None:
    dsn, folder, _ = beside
    manifest = await saved(dsn, tmp_path / "backup")
    with reading(tmp_path / "backup") as backup:
        assert backup.manifest == manifest
    (one,) = manifest.archives
    files = {
        str(path.relative_to(folder)): path.stat().st_size
        for path in (folder / "games").rglob("*")
        if path.is_file()
    }
    lines = "".join(f"{name} {files[name]}\n" for name in sorted(files))
    assert (one.place, one.games, one.tiles) == (str(folder), GAMES, TILES)
    assert (one.bytes, one.sha256) == (sum(files.values()), sha256(lines.encode()).hexdigest())


async def test_a_restore_finds_the_archive_wherever_it_is(
    beside: tuple[str, Path, list[str]],
    tmp_path: Path,
    postgres_clone: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    dsn, folder, games = beside
    manifest = await saved(dsn, tmp_path / "backup")
    pool = asyncpg.create_pool(dsn, min_size=1, max_size=4)
    async with pool, await Log.open(pool) as log:
        before = [await log.read(game) for game in games]
    other = postgres_clone("template0")
    await put_back(other, tmp_path / "backup")  # works out all chains, through the archive
    async with asyncpg.create_pool(other, min_size=1, max_size=4) as pool:
        assert await archives_are_whole(pool)
        assert "every object that the database relies on is there" in capsys.readouterr().out
        shutil.move(folder, tmp_path / "moved")
        assert not await archives_are_whole(pool)
        assert "mount the disk" in capsys.readouterr().out
        moved = moved_archive(manifest.archives, str(tmp_path / "moved"))
        assert moved == (str(folder), str(tmp_path / "moved"))
        async with pool.acquire() as connection:
            await relying.move(connection, *moved)
        assert await archives_are_whole(pool)
        async with await Log.open(pool) as log:
            assert [await log.read(game) for game in games] == before
            assert len(await MerkleLog(pool, PARTITION).entries(0, TILES)) == TILES
        next(path for path in (tmp_path / "moved" / "games").rglob("*") if path.is_file()).unlink()
        assert not await archives_are_whole(pool)
        assert "is missing: the game" in capsys.readouterr().out


async def test_where_no_archive_is_relied_on_none_can_be_moved() -> None:
    with pytest.raises(CommandError, match="relies on none"):
        moved_archive((), "/somewhere")


async def test_a_backup_of_before_tells_that_the_archive_is_newer(
    beside: tuple[str, Path, list[str]],
    tmp_path: Path,
    postgres_clone: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Of the time when no game of these was packed, and only some were played."""
    dsn, _, games = beside
    async with asyncpg.create_pool(dsn, min_size=1, max_size=4) as pool:
        await pool.execute("DELETE FROM archived_games WHERE game_id <> $1", games[0])
        await pool.execute("DELETE FROM events WHERE game_id = $1 AND version > 1", games[1])
        await pool.execute("DELETE FROM events WHERE game_id = $1", games[2])
        await pool.execute("DELETE FROM seeds WHERE game_id = $1", games[2])
        assert await archives_are_whole(pool)
        said = capsys.readouterr().out
    assert f"in the database the game {games[1]} ends with version 1;" in said
    assert f"the database does not know the game {games[2]}" in said
    assert "The database is older than the archive" in said


async def test_doctor_looks_whether_archived_games_are_there(
    beside: tuple[str, Path, list[str]],
) -> None:
    dsn, folder, _ = beside
    connection = await asyncpg.connect(dsn)
    (well,) = await archive(connection)
    assert not well.remedy
    assert well.told.startswith(f"{folder}: ")
    for one in (folder / "games").rglob("*"):
        if one.is_file():
            one.write_bytes(b"bent")
    (bent,) = await archive(connection)
    assert "missing or altered" in bent.told
    assert "kronika verify --archive" in bent.remedy
    shutil.rmtree(folder)
    (away,) = await archive(connection)
    assert "mount the disk" in away.told
    assert away.remedy
    await connection.close()
