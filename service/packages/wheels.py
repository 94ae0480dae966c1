"""Wheels for pip, made by hatchling. The same sources give the same bytes."""

import shutil
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from hatchling.builders.wheel import WheelBuilder

from service.packages import sources

_LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "*.pyc")


def client() -> tuple[str, bytes]:
    """The file name and the bytes of the client library."""
    return _built(sources.client())


@cache
def verify() -> tuple[str, bytes]:
    """The file name and the bytes of the verifier, with the rules that this service runs. It is
    made once."""
    with tempfile.TemporaryDirectory(prefix="kronika-wheel-") as scratch:
        staged = Path(scratch) / "packages" / "kronika-verify"
        shutil.copytree(sources.verify(), staged, ignore=_LEFT_OUT)
        for name, folder in sources.MODULES.items():
            (Path(scratch) / name).symlink_to(folder, target_is_directory=True)
        return _built(staged)


def _built(project: Path) -> tuple[str, bytes]:
    with tempfile.TemporaryDirectory(prefix="kronika-wheel-") as scratch:
        (made,) = WheelBuilder(str(project)).build(directory=scratch, versions=["standard"])
        return Path(made).name, Path(made).read_bytes()
