"""The disk of PostgreSQL is full under players: they are told to come again, and lose nothing.

The data lies on a small disk in memory. Where nobody may mount one, PostgreSQL refuses to write in
another way (`default_transaction_read_only`), which the service takes for the same outage.
"""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.cli.running import kronika
from tests.embedded.conftest import copied
from tests.procedures.stage import Stage, stage

pytestmark = pytest.mark.slow

SIZE: Final = "size=400m"
READ_ONLY: Final = "ALTER DATABASE kronika SET default_transaction_read_only = {}"
BREAK: Final = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"""


def test_the_page(empty_server: Path) -> None:
    with stage("disk-full") as page, small_disk(page.folder / "data") as small:
        copied(empty_server, page.folder / "data" / "postgres")
        page.variables["RESERVE"] = "64M"
        full, roomy = (_full, _tidied) if small else (_read_only, _writable)
        page.then = [lambda: None] * 6
        page.then[1] = lambda: full(page)
        page.then[5 if small else 3] = lambda: roomy(page)
        page.perform()
        assert page.findings() == []
        assert len(page.away) == 1


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Whether the folder is a small disk, for as long as the context lasts."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", SIZE, "none", str(folder)]
    mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    folder.chmod(0o755)
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


def _full(page: Stage) -> None:
    """Fills the disk to its last byte, and waits until players were sent away."""
    page.goes_away(cut=False)
    with (page.folder / "data" / "rubbish").open("wb", buffering=0) as rubbish:
        try:
            while True:
                rubbish.write(bytes(1 << 12))
        except OSError:
            pass
    page.somebody_is_sent_away()


def _tidied(page: Stage) -> None:
    """What had grown is somewhere else."""
    (page.folder / "data" / "rubbish").unlink()


def _read_only(page: Stage) -> None:
    page.goes_away(cut=False)
    _told(page, READ_ONLY.format("on"), BREAK)
    page.somebody_is_sent_away()


def _writable(page: Stage) -> None:
    _told(page, "SET default_transaction_read_only = off", READ_ONLY.format("off"), BREAK)


def _told(page: Stage, *statements: str) -> None:
    at = {"KRONIKA_DATA": page.variables["KRONIKA_DATA"]}
    words = [part for one in statements for part in ("-c", one)]
    done = kronika("database", "run", "psql", *words, **at)
    assert done.returncode == 0, done.stderr
