"""Migrations: once, in order, all or nothing, and never changed."""

import asyncio
import json
from pathlib import Path

import asyncpg
import msgspec
import pytest

from events import reading
from events.alone import write_alone
from events.envelope import Entry
from events.keys import SigningKey
from events.layout import LayoutError, establish, layout
from events.log import Log
from events.migrations import LOG, MigrationError, Source, migrate, read, rehearse
from events.outcome import Append
from events.receipts import Receipt, verified
from events.signing import Signed
from events.stored_responses import answered
from tests.events.support import AT


def source(folder: Path, namespace: str = "zoo", **files: str) -> Source:
    """A folder with files; `_0001_a="..."` is `0001_a.sql`."""
    directory = folder / namespace
    directory.mkdir(exist_ok=True)
    for name, sql in files.items():
        (directory / f"{name.removeprefix('_')}.sql").write_text(sql)
    return Source(namespace, directory)


async def up(dsn: str, *sources: Source) -> list[str]:
    """Migrates; the names of what was applied."""
    connection = await asyncpg.connect(dsn)
    try:
        return [str(one) for one in await migrate(connection, sources)]
    finally:
        await connection.close()


async def test_pending_ones_are_applied_in_order(postgres_dsn: str, tmp_path: Path) -> None:
    zoo = source(
        tmp_path,
        _0002_more="INSERT INTO cage VALUES (2); INSERT INTO cage VALUES (3)",
        _0001_first="CREATE TABLE cage (n int)",
    )
    keeper = source(tmp_path, "keeper", _0001_count="CREATE VIEW animals AS SELECT * FROM cage")
    assert await up(postgres_dsn, zoo) == ["zoo/0001_first", "zoo/0002_more"]
    assert await up(postgres_dsn, zoo, keeper) == ["keeper/0001_count"]
    assert await up(postgres_dsn, zoo, keeper) == []


async def test_one_that_fails_takes_all_back(postgres_dsn: str, tmp_path: Path) -> None:
    files = source(tmp_path, _0001_good="CREATE TABLE cage (n int)", _0002_bad="CREATE TABLE")
    with pytest.raises(MigrationError, match="zoo/0002_bad failed: syntax error"):
        await up(postgres_dsn, files)
    connection = await asyncpg.connect(postgres_dsn)
    assert await connection.fetchval("SELECT to_regclass('cage')") is None
    await connection.close()
    (files.directory / "0002_bad.sql").write_text("CREATE TABLE den (n int)")
    assert len(await up(postgres_dsn, files)) == 2


async def test_a_changed_file_is_refused(postgres_dsn: str, tmp_path: Path) -> None:
    files = source(tmp_path, _0001_first="CREATE TABLE cage (n int)")
    await up(postgres_dsn, files)
    (files.directory / "0001_first.sql").write_text("CREATE TABLE cage (n bigint)")
    with pytest.raises(MigrationError, match="zoo/0001_first was changed after"):
        await up(postgres_dsn, files)


async def test_a_newer_database_is_refused(postgres_dsn: str, tmp_path: Path) -> None:
    files = source(tmp_path, _0001_a="SELECT 1", _0002_b="SELECT 1")
    await up(postgres_dsn, files)
    (files.directory / "0002_b.sql").unlink()
    with pytest.raises(MigrationError, match=r"migrations \[2\] of zoo.*newer"):
        await up(postgres_dsn, files)


async def test_a_number_that_was_passed_is_refused(postgres_dsn: str, tmp_path: Path) -> None:
    files = source(tmp_path, _0001_a="SELECT 1", _0003_c="SELECT 1")
    await up(postgres_dsn, files)
    source(tmp_path, _0002_b="SELECT 1")
    with pytest.raises(MigrationError, match="zoo/0002_b comes too late: zoo is at 0003"):
        await up(postgres_dsn, files)


def test_names_and_numbers_are_checked(tmp_path: Path) -> None:
    with pytest.raises(MigrationError, match="no migrations"):
        read(source(tmp_path))
    with pytest.raises(MigrationError, match="has the number of"):
        read(source(tmp_path, "twice", _0001_a="", _0001_b=""))
    with pytest.raises(MigrationError, match="is not named like"):
        read(source(tmp_path, "odd", first=""))


async def test_a_file_may_include_others(postgres_dsn: str, tmp_path: Path) -> None:
    files = source(tmp_path, _0001_first="-- the zoo\n\\ir tables/cage.sql\n")
    with pytest.raises(MigrationError, match=r"includes tables/cage.sql, which does not exist"):
        read(files)
    included = files.directory / "tables" / "cage.sql"
    included.parent.mkdir()
    included.write_text("CREATE TABLE cage (\n\\ir columns.sql\n);\n")
    included.with_name("columns.sql").write_text("n int\n")
    assert await up(postgres_dsn, files) == ["zoo/0001_first"]
    included.write_text("CREATE TABLE cage (n bigint);\n")
    with pytest.raises(MigrationError, match="zoo/0001_first was changed after"):
        await up(postgres_dsn, files)


async def test_one_may_stand_outside_of_a_transaction(postgres_dsn: str, tmp_path: Path) -> None:
    outside = "-- outside a transaction\n"
    files = source(
        tmp_path,
        _0001_cage="CREATE TABLE cage (n int); INSERT INTO cage VALUES (1), (1)",
        _0002_index=f"{outside}CREATE UNIQUE INDEX CONCURRENTLY once ON cage (n)",
        _0003_more="INSERT INTO cage VALUES (2)",
    )
    with pytest.raises(MigrationError, match="zoo/0002_index failed"):
        await up(postgres_dsn, files)
    connection = await asyncpg.connect(postgres_dsn)
    # What stands before it is there; what stands behind it is not.
    assert await connection.fetchval("SELECT array_agg(n) FROM cage") == [1, 1]
    with pytest.raises(MigrationError, match="outside of a transaction"):
        await rehearse(connection, [files])
    await connection.execute("DELETE FROM cage; DROP INDEX once")
    several = await asyncio.gather(*(up(postgres_dsn, files) for _ in range(4)))
    assert sorted(several) == [[], [], [], ["zoo/0002_index", "zoo/0003_more"]]
    valid = "SELECT indisvalid FROM pg_index WHERE indexrelid = 'once'::regclass"
    assert await connection.fetchval(valid)
    await connection.close()


async def test_many_processes_start_at_once(postgres_dsn: str) -> None:
    async def start() -> int:
        connection = await asyncpg.connect(postgres_dsn)
        applied = await migrate(connection, [LOG])
        await establish(connection)
        await connection.close()
        return len(applied)

    applied = await asyncio.gather(*(start() for _ in range(8)))
    assert sorted(applied) == [0] * 7 + [len(read(LOG))]


async def test_the_number_of_partitions_is_fixed(postgres_dsn: str) -> None:
    async with asyncpg.create_pool(postgres_dsn, min_size=1, max_size=4) as pool:
        async with pool.acquire() as connection:
            await migrate(connection, [LOG])
            with pytest.raises(LayoutError, match="not laid out"):
                await Log.open(pool)
            await establish(connection, 8)
            await establish(connection, 8)
            assert await layout(connection) == 8
            with pytest.raises(LayoutError, match="has 8 partitions and cannot be changed to 64"):
                await establish(connection)
        async with await Log.open(pool) as log:
            assert log.partitions == 8
            assert sorted(await log.heads()) == list(range(8))
            assert {log.partition(f"g{n}") for n in range(200)} == set(range(8))


async def test_events_of_before_tell_of_no_draws(postgres_dsn: str) -> None:
    """They were written by functions that knew none; what is written now stands behind them."""
    connection = await asyncpg.connect(postgres_dsn)
    try:
        await migrate(connection, (LOG,), until={"events": 2})
        await establish(connection, 1)
        await connection.execute(
            "SELECT append_alone(0, 'g', 0, 1, now(), NULL, NULL, NULL, NULL, '{a.b}', $1,"
            " '{0}', '{NULL}', '{NULL}', '{NULL}', '{NULL}', NULL, NULL, NULL)",
            [b'{"type":"a.b"}'],
        )
        await migrate(connection, (LOG,))
        entry = Entry(kind="a.b", payload=b'{"type":"a.b"}', draws=(("die", 2),))
        append = Append(partition=0, game_id="g", expected_version=1, entries=(entry,), at=AT)
        assert await write_alone(connection, append, Signed()) is not None
        found = await reading.read(connection, 0, "g")
    finally:
        await connection.close()
    assert [event.draws for event in found] == [(), (("die", 2),)]


async def test_answers_of_before_keep_their_receipts(postgres_dsn: str) -> None:
    """They named a tree, which is forgotten: the receipt is signed alone, and says the same."""
    link = bytes(range(32))
    connection = await asyncpg.connect(postgres_dsn)
    try:
        await migrate(connection, (LOG,), until={"events": 2})
        await establish(connection, 1)
        await connection.execute(
            "SELECT append_alone(0, 'gam_ada', 0, 1, now(), NULL, NULL, NULL, NULL, '{a.b}', $1,"
            " '{0}', '{NULL}', '{NULL}', $2, '{NULL}', NULL, NULL, NULL)",
            [b'{"type":"a.b"}'],
            [link],
        )
        put = "INSERT INTO answers VALUES (0, $1, 'k', '#', $2, now())"
        place = b"\0" + bytes(32) + b"\0\0\0\7" + b"\0\0\0\1" + b"gam_ada"
        await connection.execute(put, "receipted", b'{"ply":1}' + place)
        await connection.execute(put, "plain", b'{"ply":1}')
        await migrate(connection, (LOG,))
        key = SigningKey("kronika.test", bytes(32))
        told = [
            await answered(lambda _: connection, 0, scope, "k", 1, key)
            for scope in ("plain", "receipted")
        ]
    finally:
        await connection.close()
    plain, receipted = (json.loads(one.body) for one in told if one is not None)
    assert plain == {"ply": 1}
    receipt = msgspec.convert(receipted["receipt"], Receipt)
    assert verified(receipt, [key.public]) == key.public
    assert (receipt.game, receipt.version, receipt.head) == ("gam_ada", 1, link.hex())
