"""One owner per server folder, by an advisory lock that dies with its holders.

The descriptor is handed on to the supervisor, so the lock is free only when the owner *and* the
supervisor are gone, that is, when the server has really stopped. A crash needs no cleaning up.
"""

import fcntl
import os
import time
from pathlib import Path

from service.embedded.errors import FolderInUseError
from service.embedded.processes import is_alive

DYING = 0.5  # seconds in which an owner that was just killed may still look alive


class OwnerLock:
    """An exclusive hold on the lock file `path`; `descriptor` is for the supervisor to inherit."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self.descriptor = descriptor

    @classmethod
    def take(cls, path: Path, patience: float = 30.0) -> "OwnerLock":
        """Take the lock. Against a living owner it gives up soon (FolderInUseError); the supervisor
        of a dead one gets `patience` seconds to stop its server."""
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        began = time.monotonic()
        while not _locked(descriptor):
            owner = _owner(descriptor)
            waited = time.monotonic() - began
            if waited > (DYING if owner and is_alive(owner) else patience):
                os.close(descriptor)
                raise FolderInUseError(str(path.parent), owner)
            time.sleep(0.05)
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, str(os.getpid()).encode(), 0)
        return cls(path, descriptor)

    def disown(self) -> None:
        """Say that the owner is done: whoever waits now waits for the supervisor only."""
        os.ftruncate(self.descriptor, 0)

    def release(self) -> None:
        """Let go of our end. The lock is free once the supervisor has let go of its end too."""
        os.close(self.descriptor)


def _locked(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _owner(descriptor: int) -> int:
    text = os.pread(descriptor, 32, 0).decode(errors="replace")
    return int(text) if text.isdigit() else 0
