"""The account a server runs under: ourselves, or an unprivileged one when we are root.

PostgreSQL refuses to run as root, and nothing that talks to clients should. The account needs a
name in the system's user table, because `initdb` looks it up.
"""

import fcntl
import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from service.embedded.errors import ServerError

NAME = "kronika"
STAND_INS = ("postgres", "_postgres", "nobody")


class SystemAccount(msgspec.Struct, frozen=True, kw_only=True):
    """A user to run a server as."""

    name: str
    uid: int
    gid: int

    @property
    def switch(self) -> bool:
        """Whether a server has to become that user; not where that is who we are by now."""
        return os.geteuid() != self.uid


def server_account(data: Path) -> SystemAccount:
    """Who runs the server of `data`: its owner if it exists already, else a dedicated user."""
    if os.geteuid() != 0:
        return _account(_entry_of(os.geteuid(), data))
    if data.exists() and (owner := data.stat().st_uid) != 0:
        return _account(_entry_of(owner, data))
    return _account(_dedicated())


def _account(entry: pwd.struct_passwd) -> SystemAccount:
    return SystemAccount(name=entry.pw_name, uid=entry.pw_uid, gid=entry.pw_gid)


def _entry_of(uid: int, data: Path) -> pwd.struct_passwd:
    try:
        return pwd.getpwuid(uid)
    except KeyError:
        raise ServerError(
            f"user id {uid}, who is to run the server of {data}, is not in the system's user table",
            "PostgreSQL needs it there: add it, or chown -R the folder to a user who is",
        ) from None


def _dedicated() -> pwd.struct_passwd:
    """The user `kronika`, created when missing; a well-known stand-in where none can be."""
    if not _known(NAME):
        with _alone():
            if not _known(NAME):  # another process may have created it meanwhile
                _create()
    for name in (NAME, *STAND_INS):
        if entry := _known(name):
            return entry
    raise ServerError(
        "PostgreSQL does not run as root, and no unprivileged user could be found or created",
        f"create a system user called {NAME}, or start Kronika as an ordinary user",
    )


@contextmanager
def _alone() -> Iterator[None]:
    """Lets one process at a time create the user: where `useradd` cannot lock the user table,
    two of them replace each other's entry, and an account that a server uses already is gone."""
    folder = os.open("/etc", os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def _known(name: str) -> pwd.struct_passwd | None:
    try:
        return pwd.getpwnam(name)
    except KeyError:
        return None


def _create() -> None:
    """Add the system user; a lost race or a read-only system shows as the user still missing."""
    commands = (
        ("useradd", "--system", "--user-group", "--no-create-home", "--home-dir", "/nonexistent"),
        ("adduser", "-S", "-D", "-H", "-h", "/nonexistent"),
    )
    for command, *arguments in commands:
        if program := shutil.which(command, path="/usr/sbin:/sbin:/usr/bin:/bin"):
            shell = ("--shell", "/usr/sbin/nologin") if command == "useradd" else ()
            subprocess.run([program, *arguments, *shell, NAME], check=False, capture_output=True)
            return
