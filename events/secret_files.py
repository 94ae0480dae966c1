"""Files with a secret, for their owner only."""

import os
import secrets
from pathlib import Path


def made_once(path: Path, text: str) -> None:
    """Writes a file as a whole, unless there is one; whoever reads it then finds the same as all
    others. It is on the disk before this returns, since what is sealed or signed with it will be.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # A name of its own: processes in containers that share the folder have the same pid.
    made = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    made.touch(mode=0o600, exist_ok=False)
    give_to_owner(made)
    with made.open("w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(made, path)
    except FileExistsError:
        pass
    finally:
        made.unlink()
    _settle(path.parent)


def give_to_owner(file: Path) -> None:
    """What root writes into somebody's folder becomes theirs: the service that reads it there may
    run as that user."""
    owner = file.parent.stat()
    if os.geteuid() == 0 and owner.st_uid != 0:
        os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)


def _settle(folder: Path) -> None:
    """Writes the names of a folder's files to the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
