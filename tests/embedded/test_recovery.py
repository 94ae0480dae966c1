"""What docs/operations.md says about archived logs, tried: back to a moment between two events."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from service.embedded import Postgres, postgres
from service.embedded.server import EmbeddedServer
from tests.servers import scratch_folder

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
ARCHIVING, RECOVERING = re.findall(
    r"(?:^    (?:archive|restore|recovery)_\w+ = .*\n)+",
    (ROOT / "docs/operations.md").read_text(),
    re.MULTILINE,
)


@pytest.fixture
def folder() -> Iterator[Path]:
    with scratch_folder() as made:
        yield made


def _as_server(server: EmbeddedServer, *command: str) -> None:
    """Runs a command as the account of a server."""
    account = server.home.account
    subprocess.run(
        command,
        check=True,
        capture_output=True,
        cwd=server.home.folder,
        user=account.uid if account.switch else None,
        group=account.gid if account.switch else None,
        extra_groups=[] if account.switch else None,
    )


async def _asked(dsn: str, *queries: str) -> list[object]:
    connection = await asyncpg.connect(dsn)
    try:
        return [await connection.fetchval(query) for query in queries]
    finally:
        await connection.close()


async def test_a_server_goes_back_to_a_moment(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, archive = Postgres(folder / "first"), folder / "first/archive"
    settings = ARCHIVING.replace("/archive", str(archive))
    monkeypatch.setattr(postgres, "TUNING", postgres.TUNING + settings)
    with first:
        dsn = first.dsn()
        _as_server(first, "mkdir", str(archive))
        await _asked(dsn, "CREATE TABLE played (what text)")
        assert first.programs is not None
        base = first.home.folder / "monday"
        backup = str(first.programs.folder / "pg_basebackup")
        _as_server(
            first,
            *(backup, "--checkpoint=fast", f"--pgdata={base}", f"--host={first.home.run}"),
            *("--port=5432", "--username=kronika"),
        )
        _, moment = await _asked(
            dsn, "INSERT INTO played VALUES ('kept')", "SELECT clock_timestamp()::text"
        )
        # The commit after the moment, which is not to come back, ends the recovery.
        await _asked(dsn, "INSERT INTO played VALUES ('gone')", "SELECT pg_switch_wal()")
    assert any(archive.iterdir())
    second = folder / "second"
    second.mkdir()
    shutil.copystat(first.home.folder, second)
    shutil.chown(second, first.home.account.uid, first.home.account.gid)
    _as_server(first, "cp", "-a", str(base), str(second / "data"))
    wanted = RECOVERING.replace("/archive", str(archive))
    wanted = re.sub(r"(recovery_target_time = )'.*'", rf"\1'{moment}'", wanted)
    with (second / "data/postgresql.conf").open("a") as settings:
        settings.write(wanted)
    _as_server(first, "touch", str(second / "data/recovery.signal"))
    with Postgres(second) as restored:
        found = "SELECT array_agg(what) FROM played"
        (told,) = await _asked(restored.dsn(), found)
        assert told == ["kept"]
