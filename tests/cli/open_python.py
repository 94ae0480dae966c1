"""An interpreter of Python that other users may run, with all that a service needs.

The one that runs the tests may lie where only root gets, below /root for example. Then it is copied
without what only tests and packages need.
"""

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import msgspec
from msgspec import Struct

from service.embedded.account import SystemAccount
from tests.support.forked import ROOT

PACKAGES = Path(msgspec.__file__).parents[1]
"""Where the packages of this interpreter are."""
_LEFT = ("site-packages", "test", "config-*", "idlelib", "ensurepip", "tkinter", "lib2to3")


class OpenPython(Struct, frozen=True, kw_only=True):
    """The program, and the variables of the environment that it needs."""

    program: Path
    variables: dict[str, str]


def open_python(account: SystemAccount, folder: Path) -> OpenPython:
    """The interpreter of the tests, or a copy of it in `folder`."""
    path = {"PYTHONPATH": f"{PACKAGES}:{ROOT}"}
    if may(account, sys.executable, "-c", ""):
        return OpenPython(program=Path(sys.executable), variables=path)
    stdlib = Path(sysconfig.get_path("stdlib"))
    library = folder / sys.platlibdir
    library.mkdir(parents=True)
    (folder / "bin").mkdir()
    program = folder / "bin" / stdlib.name
    shutil.copy(Path(sys.executable).resolve(), program)
    shutil.copytree(stdlib, library / stdlib.name, ignore=shutil.ignore_patterns(*_LEFT))
    for shared in Path(sysconfig.get_config_var("LIBDIR")).glob("libpython3*.so*"):
        shutil.copy(shared, library)
    return OpenPython(program=program, variables=path | {"LD_LIBRARY_PATH": str(library)})


def may(account: SystemAccount, *command: str) -> bool:
    """Whether a command succeeds for a user."""
    switch = {"user": account.uid, "group": account.gid, "extra_groups": []}
    try:
        done = subprocess.run(
            command,
            cwd="/",
            check=False,
            capture_output=True,
            **(switch if account.switch else {}),  # type: ignore[call-overload]
        )
    except OSError:
        return False
    return done.returncode == 0
