"""A data folder that cannot be used is one sentence and exit code 2, whichever command meets it."""

import os
import sys
from pathlib import Path

import pytest

from service.embedded.folder import LEAST, DataFolderError, check
from tests.cli.running import kronika, run

NOBODY = 65534


def looked(*folders: str) -> None:
    """Prints what an ordinary user is told about each folder."""
    if os.geteuid() == 0:
        os.setgroups([])
        os.setgid(NOBODY)
        os.setuid(NOBODY)
    for folder in folders:
        try:
            check(Path(folder))
            sys.stdout.write("well\n")
        except DataFolderError as trouble:
            sys.stdout.write(f"{trouble.what}\n")


@pytest.mark.parametrize(
    "command",
    [
        ("serve", "--port=0"),
        ("doctor", "--port=0"),
        ("token", "ada"),
        ("admin", "grant", "ada", "arbiter"),
        ("demo", "--serve"),
        ("migrate",),
        ("shadow",),
        ("backup", "kronika.backup"),
        ("exports", "exports"),
        ("archive", "fill"),
        ("projections", "status"),
        ("keys", "rotate"),
        ("keys", "revoke", "old.key"),
    ],
)
def test_a_file_is_no_folder(tmp_path: Path, command: tuple[str, ...]) -> None:
    file = tmp_path / "data"
    file.write_text("precious")
    for data in (file, file / "below"):
        told = kronika(*command, f"--data={data}")
        assert (told.returncode, told.stdout) == (2, "")
        assert f"the data folder {data} cannot be used: {file} is not a folder" in told.stderr
        assert "another --data folder" in told.stderr
        assert "Traceback" not in told.stderr
    assert file.read_text() == "precious"


def test_a_key_that_cannot_be_read_is_said(scratch_folder: Path, postgres_dsn: str) -> None:
    """Other servers need no data folder, but the keys are in it."""
    (scratch_folder / "data" / "signing.key").mkdir(parents=True)
    given = ("--port=0", f"--data={scratch_folder / 'data'}", f"--database-url={postgres_dsn}")
    told = kronika("serve", *given, "--redis-url=redis://127.0.0.1:9", KRONIKA_SECRETS_KEY="none")
    assert (told.returncode, told.stdout) == (78, "")
    assert "a key cannot be used" in told.stderr
    assert "signing.key" in told.stderr
    assert "Traceback" not in told.stderr


def test_room_is_needed(tmp_path: Path) -> None:
    check(tmp_path / "data", free=LEAST)
    with pytest.raises(DataFolderError, match="only 99 MB are free there"):
        check(tmp_path / "data", free=LEAST - 1)
    assert not (tmp_path / "data").exists()


def test_what_belongs_to_others_is_left_to_them(scratch_folder: Path) -> None:
    """Looked at by an ordinary user: root may write everywhere."""
    locked, foreign = scratch_folder / "locked", scratch_folder / "foreign"
    for folder in (locked, foreign, foreign / "postgres", scratch_folder / "own"):
        folder.mkdir()
    root = os.geteuid() == 0
    if root:
        os.chown(foreign, NOBODY, NOBODY)
        os.chown(scratch_folder / "own", NOBODY, NOBODY)
    folders = [locked, locked / "data", *([foreign] if root else []), scratch_folder / "own"]
    locked.chmod(0o555)
    done = run(looked, *folders)
    locked.chmod(0o755)
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    for line in told[:2]:
        assert f"you may not write to {locked}" in line
    if root:
        assert "it belongs to the user root" in told[0]
        assert f"{foreign / 'postgres'} is not yours, it belongs to the user root" in told[2]
    assert told[-1] == "well"


def test_what_the_system_refuses_later_is_the_same_sentence(scratch_folder: Path) -> None:
    (scratch_folder / "postgres").write_text("no folder")
    told = kronika("serve", "--port=0", f"--data={scratch_folder}")
    assert (told.returncode, told.stdout) == (2, "")
    assert f"the data folder {scratch_folder} cannot be used: File exists" in told.stderr
