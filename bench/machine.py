"""Where the figures were measured: processor, memory, kernel, versions."""

import os
import platform
import re
import subprocess
import tempfile
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import psutil
from msgspec import Struct

from service.embedded.account import server_account
from service.embedded.programs import postgres_programs

PACKAGES = ("msgspec", "asyncpg", "uvloop")


class Machine(Struct, frozen=True, kw_only=True):
    """The machine; `memory` in GiB, `commit` the commit that was measured, `load` the average
    number of busy processes in the minute before."""

    date: str
    cpu: str
    cores: int
    memory: float
    kernel: str
    python: str
    postgres: str
    packages: tuple[tuple[str, str], ...]
    commit: str
    load: float

    @property
    def summary(self) -> str:
        """The machine in a few words."""
        return f"{self.date}, commit {self.commit}, {self.cpu}, {self.cores} cores, {self.python}"


def machine() -> Machine:
    """This machine, now."""
    return Machine(
        date=datetime.now(UTC).date().isoformat(),
        cpu=_cpu(),
        cores=len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else _cores(),
        memory=round(psutil.virtual_memory().total / 2**30, 1),
        kernel=f"{platform.system()} {platform.release()}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        postgres=_postgres(),
        packages=tuple((name, _version(name)) for name in PACKAGES),
        commit=_commit(),
        load=round(psutil.getloadavg()[0], 2),
    )


def _postgres() -> str:
    """The PostgreSQL that appends are measured on, and where its programs come from."""
    with tempfile.TemporaryDirectory() as folder:
        programs = postgres_programs(server_account(Path(folder)))
    return f"{programs.version} ({programs.origin})"


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    text = info.read_text(encoding="utf-8") if info.exists() else ""
    found = re.search(r"^model name\s*:\s*(.+)$", text, re.MULTILINE)
    return found[1] if found else platform.processor() or platform.machine()


def _cores() -> int:
    return os.cpu_count() or 1


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def _commit() -> str:
    """The commit, with a mark if the tree had other changes; unknown outside of a checkout."""
    command = ["git", "describe", "--always", "--dirty"]
    folder = Path(__file__).parent
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"
