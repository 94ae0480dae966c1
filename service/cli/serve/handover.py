"""What the service's own user gets from root: the data folder and the keys in it."""

import os
import stat
from pathlib import Path
from typing import Final

from service.embedded.account import SystemAccount

_SERVERS: Final = ("postgres", "valkey")
_KEYS: Final = ("signing.key", "secrets.key")


def hand_over(data: Path, account: SystemAccount) -> None:
    """Gives the keys in the data folder to the account, with what lies beside them under their
    names; the folder, too, if there is nothing in it that is not Kronika's. Only what belongs to
    root changes hands, and no folder that the operator keeps other things in."""
    folder = data.resolve()
    if not folder.is_dir():
        return
    inside = list(folder.iterdir())
    for file in inside:
        if _is_key(file) and _is_roots(file):
            os.chown(file, account.uid, account.gid, follow_symlinks=False)
    if folder.stat().st_uid == 0 and all(_is_ours(one) for one in inside):
        os.chown(folder, account.uid, account.gid, follow_symlinks=False)


def _is_ours(path: Path) -> bool:
    return path.name in _SERVERS or _is_key(path)


def _is_key(path: Path) -> bool:
    return any(path.name == name or path.name.startswith(f"{name}.") for name in _KEYS)


def _is_roots(file: Path) -> bool:
    """A regular file of root's with one name: a second one may lie where we do not look."""
    found = file.lstat()
    return stat.S_ISREG(found.st_mode) and found.st_uid == 0 and found.st_nlink == 1
