"""Backups of a cluster: one that has gaps is refused, and base backups of all servers go back to a
moment that Citus has marked on all of them."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from deploy.citus.cluster import HOST, USER, Cluster
from events.log import Log
from service.backup.manifest import BackupError
from tests.cluster.citus.test_workers import PATIENCE
from tests.events.conftest import laid_out
from tests.events.support import assert_sound, grow
from tests.servers import scratch_folder
from tests.service.ops.test_backup import put_back, saved

pytestmark = pytest.mark.citus
GAMES = ("a", "b", "c", "d", "e", "f")
ARCHIVING = """
archive_mode = on
archive_command = 'cp %p {archive}/%f'
"""
RECOVERY = """
restore_command = 'cp {archive}/%f %p'
recovery_target_name = 'monday'
recovery_target_action = promote
"""


@pytest_asyncio.fixture
async def archived(programs: Path) -> AsyncIterator[Cluster]:
    """A coordinator and a worker with an empty log, which keep all that they write ahead."""
    with scratch_folder() as folder:
        made = Cluster(folder / "citus")
        made.create(programs, 1, durable=False)
        try:
            await made.start()
            made.stop()
            for number in range(2):
                archive = made.folder / f"archive-{number}"
                archive.mkdir()
                as_owned(archive, made.folder)
                configure(made, number, ARCHIVING.format(archive=archive))
            await made.start()
            await laid_out(made.dsn())
            yield made
        finally:
            made.stop()


async def test_a_backup_with_gaps_is_refused(cluster: Cluster, dsn: str, tmp_path: Path) -> None:
    """As one made beside play may be: its heads are newer than its events."""
    path = tmp_path / "gaps.kronika"
    async with asyncpg.create_pool(dsn, min_size=1) as pool, await Log.open(pool) as log:
        for game in GAMES:
            await grow(log, game, 3)
        gap = log.partition("c")
        late = "DELETE FROM events WHERE partition = $1 AND game_id = 'c' AND version = 3"
        await pool.execute(late, gap)
    await saved(cluster.dsn(), path)
    with pytest.raises(BackupError, match=rf"gaps in the partitions \[{gap}\]"):
        await put_back(cluster.dsn(), path, replace=True)
    found = "SELECT count(*) AS found FROM events"
    assert (await cluster.ask(found))[0]["found"] == 3 * len(GAMES) - 1, "nothing was changed"


async def test_base_backups_go_back_to_a_restore_point(archived: Cluster) -> None:
    """All servers go back to the same moment: what came later is gone, and play goes on there."""
    for number in range(2):
        await base_backup(archived, number)
    async with asyncpg.create_pool(archived.dsn(), min_size=1) as pool, await Log.open(pool) as log:
        for game in GAMES:
            await grow(log, game, 3)
        await archived.ask("SELECT citus_create_restore_point('monday')")
        for game in GAMES:
            await grow(log, game, 5, start=3)
    for number in range(2):
        await archived.ask("SELECT pg_switch_wal()", number=number)
    archived.stop()  # the archivers finish first
    for number in range(2):
        put_in_place(archived, number)
    for number in range(2):
        await archived.start_server(number)
        await until_it_writes(archived, number)
    async with asyncpg.create_pool(archived.dsn(), min_size=1) as pool, await Log.open(pool) as log:
        await assert_sound(log, dict.fromkeys(GAMES, 3))
        for game in GAMES:
            await grow(log, game, 4, start=3)
        await assert_sound(log, dict.fromkeys(GAMES, 4))


def configure(cluster: Cluster, number: int, text: str) -> None:
    """More settings of a server, from its next start on."""
    with (cluster.folder / f"server-{number}" / "postgresql.conf").open("a") as settings:
        settings.write(text)


async def base_backup(cluster: Cluster, number: int) -> None:
    """As an operator makes it, beside play."""
    where = ("-h", HOST, "-p", str(cluster.plan.ports[number]), "-U", USER)
    copy = ("-D", str(cluster.folder / f"base-{number}"), "-c", "fast", "--no-sync")
    await asyncio.to_thread(cluster.run, "pg_basebackup", *where, *copy)


def put_in_place(cluster: Cluster, number: int) -> None:
    """The base backup instead of the data, to be brought to the restore point."""
    data = cluster.folder / f"server-{number}"
    shutil.rmtree(data)
    (cluster.folder / f"base-{number}").rename(data)
    configure(cluster, number, RECOVERY.format(archive=cluster.folder / f"archive-{number}"))
    (data / "recovery.signal").touch()
    as_owned(data / "recovery.signal", data)


def as_owned(path: Path, like: Path) -> None:
    """Gives a path to whom another one belongs."""
    owner = like.stat()
    shutil.chown(path, owner.st_uid, owner.st_gid)


async def until_it_writes(cluster: Cluster, number: int) -> None:
    """A server that is being brought there answers reads only."""
    async with asyncio.timeout(PATIENCE):
        while (await cluster.ask("SELECT pg_is_in_recovery() AS yes", number=number))[0]["yes"]:
            await asyncio.sleep(0.05)
