"""Folders that cannot be read or written, and processes that die while they write."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from events.archive import folder_store
from events.archive.folder_store import NEW, STALE, FolderStore
from events.archive.object_store import ArchiveUnavailableError
from tests.events.stores.test_contract import listed


async def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    store = FolderStore(tmp_path / "not mounted")
    for asked in (store.put("a", b""), store.get("a"), store.size("a"), store.delete("a")):
        with pytest.raises(ArchiveUnavailableError, match="make it once, or mount the disk"):
            await asked
    with pytest.raises(ArchiveUnavailableError, match="make it once"):
        await listed(store, "")
    assert not (tmp_path / "not mounted").exists()
    (tmp_path / "not mounted").write_text("a file")
    with pytest.raises(ArchiveUnavailableError, match="it is a file and has to be a folder"):
        await store.put("a", b"")


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "the disk is full"),
        (errno.EROFS, "mounted read-only"),
        (errno.EACCES, "this user has no rights there"),
    ],
)
async def test_what_the_disk_refuses_is_said_and_nothing_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, said: str
) -> None:
    """The system's own answer to a flush, which comes last: by then the bytes are written."""
    store = FolderStore(tmp_path)

    def refuse(_: int) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patched:
        patched.setattr(folder_store.os, "fsync", refuse)
        with pytest.raises(ArchiveUnavailableError, match=said):
            await store.put("games/a", b"body")
    assert [*tmp_path.rglob("*")] in ([], [tmp_path / NEW])
    assert await store.put("games/a", b"body")


KILLED = """
import asyncio, os, sys
from pathlib import Path
from events.archive.folder_store import FolderStore
real = os.link if sys.argv[2] == "link" else os.fsync
calls = iter(range(99))
def die(*given):
    if next(calls) == int(sys.argv[3]):
        os._exit(9)
    return real(*given)
setattr(os, sys.argv[2], die)
asyncio.run(FolderStore(Path(sys.argv[1])).put("games/ab/one", b"body"))
os._exit(3)
"""


@pytest.mark.parametrize("call", ["fsync 1", "link 0", "fsync 4"])
async def test_a_killed_writer_leaves_all_or_nothing(tmp_path: Path, call: str) -> None:
    """Killed before its bytes are on the disk, before they have a name, and after that."""
    words = [sys.executable, "-c", KILLED, str(tmp_path), *call.split()]
    assert subprocess.run(words, check=False).returncode == 9
    store = FolderStore(tmp_path)
    assert await store.get("games/ab/one") == (b"body" if call == "fsync 4" else None)
    assert await store.put("games/ab/one", b"body") == (call != "fsync 4")
    assert await listed(store, "") == ["games/ab/one"]


async def test_others_cannot_read_what_is_put(tmp_path: Path) -> None:
    """Packed games may be private. The service can be of another user in the same group."""
    await FolderStore(tmp_path).put("games/ab/one", b"body")
    for name in ("games", "games/ab", "games/ab/one", NEW):
        assert not (tmp_path / name).stat().st_mode & 0o007, name
    assert (tmp_path / "games/ab/one").stat().st_mode & 0o040


async def test_what_killed_writers_left_goes_after_a_day(tmp_path: Path) -> None:
    new = tmp_path / NEW
    new.mkdir()
    for name, age in (("old", STALE + 60), ("young", 60)):
        (new / name).write_bytes(b"half")
        then = time.time() - age
        os.utime(new / name, (then, then))
    await FolderStore(tmp_path).put("a", b"")
    assert [one.name for one in new.iterdir()] == ["young"]
