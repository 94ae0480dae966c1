"""Whether root is given up, what the user gets, and that nothing leads back."""

import os
import pwd
import sys
from pathlib import Path

import pytest

from events.secret_files import made_once
from service.cli.serve import trial
from service.cli.serve.handover import hand_over
from service.cli.serve.privileges import (
    BecomesUser,
    Decision,
    StaysAsItIs,
    StaysRoot,
    become,
    decide,
)
from service.embedded.account import SystemAccount
from tests.cli.running import run

AS_ROOT = os.geteuid() == 0
NOBODY = SystemAccount(name="nobody", uid=65534, gid=65534)


@pytest.mark.parametrize(
    ("uid", "account", "lacking", "decision"),
    [
        (1000, None, (), StaysAsItIs()),
        (1000, NOBODY, ("something",), StaysAsItIs()),
        (0, NOBODY, (), BecomesUser(NOBODY)),
        (0, NOBODY, ("something",), StaysRoot(("something",))),
        (0, None, ("no user",), StaysRoot(("no user",))),
        (0, None, (), StaysRoot(())),
    ],
)
def test_root_is_given_up_where_nothing_is_in_the_way(
    uid: int, account: SystemAccount | None, lacking: tuple[str, ...], decision: Decision
) -> None:
    assert decide(uid, account, lacking) == decision


def becoming_nobody(folder: str) -> None:
    """Prints what became of the rights of root, in a process of its own."""
    become(NOBODY)
    sys.stdout.write(f"{os.getresuid()} {os.getresgid()} {os.getgroups()} {os.environ['HOME']}\n")
    for back in (os.setuid, os.seteuid, os.setgid, os.setegid):
        with pytest.raises(PermissionError):
            back(0)
    with pytest.raises(PermissionError):
        (Path(folder) / "file").touch()


def test_nothing_leads_back_to_root(scratch_folder: Path) -> None:
    done = run(becoming_nobody, scratch_folder)
    if AS_ROOT:
        assert done.returncode == 0, done.stderr
        home = pwd.getpwuid(NOBODY.uid).pw_dir
        ids = "(65534, 65534, 65534)"
        assert done.stdout == f"{ids} {ids} [] {home}\n"
    else:
        assert "PermissionError" in done.stderr


def trying(folder: str) -> None:
    """Prints what nobody may not do, and that root is root again."""
    path = Path(folder)
    attempts = [
        trial.entering(path / "open"),
        trial.reading(path / "open" / "read"),
        trial.writing(path / "shared"),
        trial.entering(path / "closed"),
        trial.reading(path / "open" / "secret"),
        trial.reading(path / "closed" / "file"),
        trial.writing(path / "open"),
    ]
    try:
        found = trial.refused(attempts, NOBODY)
    except PermissionError:
        found = ("this user may not try",)
    sys.stdout.write("\n".join((*found, f"{os.geteuid()} {os.getegid()}")))


def test_what_a_user_may_do_is_tried(scratch_folder: Path) -> None:
    """Of each kind the first that fails is named."""
    opened, closed, shared = (scratch_folder / name for name in ("open", "closed", "shared"))
    for folder, mode in ((opened, 0o755), (closed, 0o700), (shared, 0o777)):
        folder.mkdir()
        folder.chmod(mode)
    for file, mode in (
        (opened / "read", 0o644),
        (opened / "secret", 0o600),
        (closed / "file", 0o644),
    ):
        file.write_text("")
        file.chmod(mode)
    done = run(trying, scratch_folder)
    assert done.returncode == 0, done.stderr
    *told, who = done.stdout.splitlines()
    assert who == f"{os.geteuid()} {os.getegid()}"
    if AS_ROOT:
        assert told == [
            f"the user nobody may not enter {closed}",
            f"the user nobody may not read {opened / 'secret'}",
            f"the user nobody may not write to {opened}",
        ]
    else:
        assert told == ["this user may not try"]


def test_keys_are_handed_over_with_a_folder_that_is_kronikas_alone(scratch_folder: Path) -> None:
    ours, mixed = scratch_folder / "ours", scratch_folder / "mixed"
    keys = ("secrets.key", "signing.key", "signing.key.0123", "signing.key.notes")
    for folder in (ours, mixed):
        folder.mkdir()
        for name in keys:
            (folder / name).write_text("secret")
    (ours / "postgres").mkdir()
    (mixed / "letters").write_text("somebody's")
    (scratch_folder / "precious").write_text("root's")
    (ours / "signing.key.link").symlink_to(scratch_folder / "precious")
    (ours / "signing.key.name").hardlink_to(scratch_folder / "precious")
    for folder in (ours, mixed, scratch_folder / "missing"):
        hand_over(folder, NOBODY)
    me = os.geteuid()
    theirs = NOBODY.uid if AS_ROOT else me
    assert {(folder / name).stat().st_uid for folder in (ours, mixed) for name in keys} == {theirs}
    assert ours.stat().st_uid == theirs
    untouched = (mixed, mixed / "letters", ours / "postgres", scratch_folder / "precious")
    assert {one.stat().st_uid for one in untouched} == {me}


def test_a_key_that_root_makes_belongs_to_the_owner_of_the_folder(scratch_folder: Path) -> None:
    folder = scratch_folder / "theirs"
    folder.mkdir()
    if AS_ROOT:
        os.chown(folder, NOBODY.uid, NOBODY.gid)
    made_once(folder / "secrets.key", "secret")
    assert (folder / "secrets.key").stat().st_uid == folder.stat().st_uid
