"""The packages that a running service hands out, installed as a stranger does who has no clone."""

import site
import sys
import venv
from pathlib import Path

import httpx
from msgspec import Struct

from tests.sdk.packed import npm
from tests.sdk.running import run


class HandedOut(Struct, frozen=True):
    """A package in the list of a service."""

    name: str
    version: str
    language: str
    file: str
    url: str
    size: int
    sha256: str
    integrity: str


def handed_out(url: str) -> dict[tuple[str, str], HandedOut]:
    """What a service lists, by language and name."""
    listed = httpx.get(f"{url}/sdk/packages.json", timeout=600).json()["items"]
    found = [HandedOut(**one) for one in listed]
    return {(one.language, one.name): one for one in found}


def python_environment(folder: Path, *packages: HandedOut) -> Path:
    """The interpreter of a fresh environment with some packages from their addresses. What they
    need comes from the environment of the tests: nothing is asked of an index."""
    fresh = folder / "environment"
    venv.create(fresh, with_pip=False, symlinks=True)
    python = fresh / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps")
    for one in packages:
        address = f"{one.name} @ {one.url}#sha256={one.sha256}"
        run(*pip, "--quiet", "--disable-pip-version-check", address)
    (libraries,) = (fresh / "lib").glob("python*/site-packages")
    theirs = "\n".join(site.getsitepackages())
    (libraries / "of-the-tests.pth").write_text(f"{theirs}\n")
    return python


def node_project(folder: Path, *packages: HandedOut) -> Path:
    """A project in which some packages are installed from their addresses, and nothing else."""
    project = folder / "project"
    project.mkdir()
    (project / "package.json").write_text('{"type": "module", "private": true}')
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--silent")
    npm("install", *quiet, *(one.url for one in packages), folder=project)
    return project
