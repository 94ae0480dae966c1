"""Where a server lives: its folder, its private socket folder, its log and its lock.

    <folder>/data      what the server stores (PostgreSQL's data directory)
    <folder>/run       its Unix socket, mode 0700: reaching it is the permission to connect
    <folder>/server.log, <folder>/lock

Two things can be wrong with the folder that was asked for, and both are common:

* We are root and the server's account cannot get there (a checkout below /root). Opening the
  parents would be none of our business, so the server lives in /var/lib/kronika instead and the
  folder keeps a note, LOCATION, that says where.
* Its path is too long for a Unix socket (the kernel's limit is about 100 bytes) or holds
  characters that a connection URL would have to quote. Then only the socket lives elsewhere,
  in /tmp.
"""

import hashlib
import os
import re
import stat
import subprocess
from pathlib import Path

import msgspec

from service.embedded.account import SystemAccount
from service.embedded.errors import ServerError

OURS = Path("/var/lib/kronika")  # what root may fill for the server's account
SOCKETS = Path("/tmp")  # short, everywhere; our folder in it is checked
LONGEST = 80  # bytes of a socket folder's path; leaves room for the socket's own name
PLAIN = re.compile(r"[A-Za-z0-9._/-]+")


class Home(msgspec.Struct, frozen=True, kw_only=True):
    """The folders of one server, ready for use by `account`. All paths are absolute."""

    folder: Path
    data: Path
    run: Path
    log: Path
    lock: Path
    account: SystemAccount


def locate(asked: Path) -> Path:
    """The folder that really holds what belongs to `asked`: itself, or what its note names."""
    note = asked / "LOCATION"
    return Path(note.read_text().strip()) if note.exists() else asked


def furnish(asked: Path, account: SystemAccount) -> Home:
    """Create or check the home that belongs to the folder `asked`. Raises ServerError."""
    asked.mkdir(parents=True, exist_ok=True)
    home = describe(_reachable(asked, account), account)
    _own(home.run, account)
    return home


def describe(folder: Path, account: SystemAccount) -> Home:
    """Where everything of a server is, or would be, without touching any of it."""
    run = folder / "run"
    if len(os.fsencode(run)) > LONGEST or not PLAIN.fullmatch(str(run)):
        digest = hashlib.sha256(os.fsencode(folder)).hexdigest()[:16]
        run = SOCKETS / f"kronika-{account.uid}-{digest}"
    return Home(
        folder=folder,
        data=folder / "data",
        run=run,
        log=folder / "server.log",
        lock=folder / "lock",
        account=account,
    )


def _reachable(asked: Path, account: SystemAccount) -> Path:
    """`asked` itself, or its stand-in where the account cannot reach it."""
    folder = locate(asked)
    if not account.switch:
        return folder
    if folder == asked and not can_reach(asked.parent, account):
        if (asked / "data").exists():
            raise ServerError(
                f"the data in {asked} cannot be reached by the user {account.name}",
                f"allow that user to pass through the folders above it (chmod o+x), or move it: "
                f"mv {asked} somewhere, and start with --data there",
            )
        folder = _stand_in(asked)
    _own(folder, account)
    return folder


def _stand_in(asked: Path) -> Path:
    digest = hashlib.sha256(os.fsencode(asked)).hexdigest()[:16]
    folder = OURS / digest / asked.name
    folder.parent.mkdir(parents=True, exist_ok=True)
    for parent in (OURS, folder.parent):
        parent.chmod(0o755)
    (asked / "LOCATION").write_text(f"{folder}\n")
    return folder


def can_reach(folder: Path, account: SystemAccount) -> bool:
    """Whether the account can enter `folder`: tried, not guessed from permission bits."""
    attempt = subprocess.run(
        ["/bin/sh", "-c", 'cd -- "$1"', "sh", str(folder)],
        user=account.uid,
        group=account.gid,
        extra_groups=[],
        cwd="/",
        check=False,
        capture_output=True,
    )
    return attempt.returncode == 0


def _own(folder: Path, account: SystemAccount) -> None:
    """Make `folder` the account's private one. In a shared folder somebody else may have been
    there first, so a symbolic link or a foreign owner is refused, never taken over."""
    folder.mkdir(mode=0o700, exist_ok=True)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid not in (account.uid, os.geteuid()):
        raise ServerError(
            f"{folder} is not a folder of the user {account.name}",
            "remove it, or choose another --data folder",
        )
    if account.switch and found.st_uid != account.uid:
        os.chown(folder, account.uid, account.gid)
    if stat.S_IMODE(found.st_mode) != 0o700:
        folder.chmod(0o700)


def hand_over(home: Home) -> None:
    """Give the account what we wrote as root, so that it may start the server itself one day."""
    if home.account.switch:
        for file in (home.log, home.lock):
            os.chown(file, home.account.uid, home.account.gid)
