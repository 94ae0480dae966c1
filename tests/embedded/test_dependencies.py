"""What we depend on is locked, explained, and says nothing about the machine that locked it."""

import fnmatch
import os
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = (
    "requirements.lock",
    "requirements-dev.lock",
    "requirements-mutants.lock",
    "requirements-generators.lock",
    "requirements-mcp.lock",
    "requirements-training.lock",
)
ENTRY = re.compile(
    r"^([a-z0-9][a-z0-9._-]*)==(\S+)((?: ;.*)?(?: \\\n    --hash=sha256:[0-9a-f]{64})+)$", re.M
)


def project() -> dict[str, list[Requirement]]:
    """The requirements of pyproject.toml; "run" are those without an extra."""
    file = tomllib.loads((ROOT / "pyproject.toml").read_text())
    table = file["project"]
    groups = {"run": table["dependencies"], **table["optional-dependencies"]}
    groups |= file["dependency-groups"]
    return {group: [Requirement(line) for line in lines] for group, lines in groups.items()}


def locked(name: str) -> dict[str, str]:
    """The versions that a lock file names."""
    text = (ROOT / name).read_text()
    return {entry[1]: entry[2] for entry in ENTRY.finditer(text)}


def lock_files() -> list[Path]:
    """All lock files of the project, of whatever tool, outside installed environments."""
    kinds = ("*.lock", "package-lock.json", "pnpm-lock.yaml", "uv.toml", "pip.conf", ".npmrc")
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = sorted(
            set(folders) - {".venv", ".venvs", "node_modules", ".git", "__pycache__"}
        )
        named = {name for kind in kinds for name in fnmatch.filter(files, kind)}
        found += [Path(folder, name) for name in sorted(named)]
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_every_line_of_a_lock_is_a_version_or_its_hash(name: str) -> None:
    """So there is no index, no host, no local path, and nothing without a hash."""
    rest = ENTRY.sub("", (ROOT / name).read_text())
    comments = [line for line in rest.splitlines() if line]
    assert all(line.startswith("#") for line in comments), comments
    assert len(locked(name)) > 10


@pytest.mark.parametrize("file", lock_files(), ids=lambda file: str(file.relative_to(ROOT)))
def test_a_lock_file_names_public_hosts_only(file: Path) -> None:
    """Links to a project's own page or its funding are public package data."""
    allowed = {
        "files.pythonhosted.org",
        "pypi.org",
        "registry.npmjs.org",
        "github.com",
        "opencollective.com",
        "www.patreon.com",
        "tidelift.com",
        "paypal.me",
        "paulmillr.com",
        "dotenvx.com",
        "feross.org",
        "ko-fi.com",
    }
    text = file.read_text()
    hosts = set(re.findall(r"[a-z][a-z0-9+.-]*://(?:[^/@\s\"']*@)?([^/:\s\"']+)", text))
    assert hosts <= allowed
    assert not re.search(r"file:|(?:^|[\s\"'=])/(?:home|root|opt|tmp|work|Users|var)/", text)


def test_the_locks_hold_what_the_project_asks_for() -> None:
    runtime, everything, mutants, generators, mcp, training = map(locked, LOCKS)
    groups = project()
    assert runtime.items() <= everything.items()
    for more in (mutants, generators, mcp, training):
        both = everything.keys() & more.keys()
        assert {name: more[name] for name in both} == {name: everything[name] for name in both}
    locks = {"run": runtime, "setup": runtime, "dev": everything}
    locks |= {"mutants": mutants, "generators": generators, "mcp": mcp, "training": training}
    for group, lock in locks.items():
        for requirement in groups[group]:
            version = lock[canonicalize_name(requirement.name)]
            assert requirement.specifier.contains(version), requirement


def test_the_page_explains_each_dependency_once() -> None:
    page = (ROOT / "docs/dependencies.md").read_text()
    groups = ("run", "setup", "dev", "mutants", "training", "generators", "mcp")
    sections = re.split(r"^## ", page, flags=re.MULTILINE)[1:8]
    for section, group in zip(sections, groups, strict=True):
        explained = re.findall(r"^\| ([a-z0-9-]+) \| (.{10,}) \|$", section, re.MULTILINE)
        names = [name for name, _ in explained if name != "package"]
        assert sorted(names) == sorted(requirement.name for requirement in project()[group])
