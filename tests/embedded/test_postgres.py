"""PostgreSQL of our own in ordinary life: started, stopped, private, shared with nobody."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from service.embedded import FolderInUseError, Postgres, ServerError, supervision
from tests.embedded.conftest import Owner, copied, eventually, execute, gone, plies

pytestmark = pytest.mark.slow


async def test_data_survives_a_restart(folder: Path) -> None:
    with Postgres(folder) as server:
        await execute(server.dsn(), "INSERT INTO moves VALUES (1)")
        first = server.pid
    assert gone(first)
    with Postgres(folder) as server:
        assert await plies(server.dsn()) == [1]


async def test_it_is_safe_and_private(folder: Path) -> None:
    with Postgres(folder) as server:
        connection = await asyncpg.connect(server.dsn())
        for name, value in {"fsync": "on", "listen_addresses": "", "data_checksums": "on"}.items():
            assert await connection.fetchval(f"SHOW {name}") == value
        await connection.close()
        assert stat.S_IMODE(server.home.run.stat().st_mode) == 0o700
        assert stat.S_IMODE(server.home.data.stat().st_mode) == 0o700


def test_stopping_twice_is_harmless_and_starting_again_works(folder: Path) -> None:
    server = Postgres(folder)
    server.start()
    server.stop()
    server.stop()
    server.start()
    assert server.pid
    server.stop()


def test_a_second_owner_is_refused_and_told_who_has_it(
    folder: Path, owner: Callable[[str, Path], Owner]
) -> None:
    first = owner("postgres", folder)
    with pytest.raises(FolderInUseError, match=f"process {first.pid}") as refused:
        Postgres(folder).start()
    assert refused.value.owner == first.pid
    assert not gone(first.server, seconds=0.1)


def test_a_folder_has_one_owner_within_a_process_too(folder: Path) -> None:
    with Postgres(folder), pytest.raises(FolderInUseError):
        Postgres(folder).start()


@pytest.mark.parametrize("name", ["deep/" * 30 + "down", "with, comma and space"])
async def test_any_path_will_do(made: Path, scratch_folder: Path, name: str) -> None:
    folder = scratch_folder / name
    folder.parent.mkdir(parents=True, exist_ok=True)
    copied(made, folder)
    with Postgres(folder) as server:
        assert await plies(server.dsn()) == []
        assert server.home.data.is_relative_to(folder)
        run = server.home.run
        assert not run.is_relative_to(folder)
        assert (run.stat().st_uid, stat.S_IMODE(run.stat().st_mode)) == (
            server.home.account.uid,
            0o700,
        )


async def test_an_interrupted_first_start_is_done_again(scratch_folder: Path) -> None:
    half = scratch_folder / "postgres" / "data.new"
    half.mkdir(parents=True)
    (half / "PG_VERSION").write_text("18\n")
    with Postgres(scratch_folder / "postgres") as server:
        await execute(server.dsn(), "CREATE TABLE moves (ply int)")
        assert not half.exists()


def test_a_server_that_cannot_start_says_why(folder: Path) -> None:
    settings = folder / "data" / "postgresql.conf"
    settings.write_text("shared_buffers = 'a lot'\n")
    with pytest.raises(ServerError, match="shared_buffers"):
        Postgres(folder).start()
    settings.write_text("")
    with Postgres(folder) as server:
        assert server.pid


def test_data_of_another_major_version_is_refused(folder: Path) -> None:
    (folder / "data" / "PG_VERSION").write_text("9\n")
    with pytest.raises(ServerError, match=r"no PostgreSQL 9 .*found 18"):
        Postgres(folder).start()


def test_the_socket_is_not_taken_from_a_stranger(made: Path, scratch_folder: Path) -> None:
    """In /tmp somebody may have put a link where our socket's folder would be."""
    folder = scratch_folder / "with, comma"
    copied(made, folder)
    with Postgres(folder) as server:
        run = server.home.run
    run.rmdir()
    run.symlink_to(scratch_folder)
    try:
        with pytest.raises(ServerError, match="is not a folder of the user"):
            Postgres(folder).start()
    finally:
        run.unlink()
    assert os.listdir(scratch_folder) == ["with, comma"]  # noqa: PTH208


async def test_a_long_log_is_set_aside_and_the_server_writes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Again and again: two files are there, and neither grows for ever."""
    limit = 50_000
    monkeypatch.setattr(supervision, "LOG_LIMIT", limit)
    monkeypatch.setattr(supervision, "LOG_SECONDS", 0.02)
    with Postgres(folder) as server:
        log = server.home.log
        aside = log.with_name("server.log.1")
        for turn in ("first", "second"):
            said = f"RAISE LOG '{turn} %', repeat('x', 200)"
            await execute(
                server.dsn(), f"DO $$ BEGIN FOR _ IN 1..400 LOOP {said}; END LOOP; END $$"
            )
            assert eventually(lambda: log.stat().st_size <= limit)
            assert f"{turn} xxx" in aside.read_text()
        await execute(server.dsn(), "DO $$ BEGIN RAISE LOG 'and on'; END $$")
        assert eventually(lambda: "and on" in log.read_text())
        assert b"\0" not in log.read_bytes()
        assert aside.stat().st_mode == log.stat().st_mode
        assert aside.stat().st_uid == log.stat().st_uid
    assert sorted(one.name for one in log.parent.glob("server.log*")) == [log.name, aside.name]
