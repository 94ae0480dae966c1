"""Questions about processes that may be long gone, not ours, or dead but not yet buried."""

import contextlib
import time
from pathlib import Path

import psutil

GONE = (psutil.NoSuchProcess, psutil.AccessDenied, psutil.ZombieProcess)


def is_alive(pid: int) -> bool:
    """True when `pid` runs. A zombie answers signals but serves nobody: it counts as dead."""
    try:
        return psutil.Process(pid).status() not in (psutil.STATUS_ZOMBIE, psutil.STATUS_DEAD)
    except psutil.AccessDenied:
        return True
    except psutil.Error:
        return False


def works_in(pid: int, folder: Path) -> bool:
    """True when the process lives and its working folder is `folder`, as a postmaster's is."""
    with contextlib.suppress(*GONE):
        return is_alive(pid) and Path(psutil.Process(pid).cwd()) == folder.resolve()
    return False


def all_in(folder: Path) -> tuple[int, ...]:
    """Ids of all living processes that work in `folder`."""
    return tuple(pid for pid in psutil.pids() if works_in(pid, folder))


def wait_until_left(folder: Path, seconds: float) -> bool:
    """Wait for the last process in `folder` to end; False if some are there after `seconds`."""
    deadline = time.monotonic() + seconds
    while all_in(folder):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True
