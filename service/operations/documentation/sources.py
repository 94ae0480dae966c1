"""The files of the guide: those of the project, which a wheel has beside this package."""

from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Final

_BUNDLED: Final = Path(__file__).parents[1] / "pages"
_PROJECT: Final = Path(__file__).parents[3]

ALONE: Final = {
    "README.md": "readme",
    "CONTRIBUTING.md": "contributing",
    "CHANGELOG.md": "changelog",
}
"""Files beside the folder of the guide that are pages, too."""

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "Play": ("readme", "api-guide", "table", "clocks", "taking-games-along", "reviews", "auditing"),
    "Build": (
        "apps",
        "security",
        "sdk",
        "rules-package",
        "drawing",
        "sharing",
        "agents",
        "bots",
        "webhooks",
        "limits",
        "audit-format",
        "adding-a-title",
        "following-a-rule",
        "secrets-and-choices",
        "rules-versions",
        "events",
        "architecture",
        "browser",
        "testing",
        "contributing",
        "changelog",
    ),
    "Operate": (
        "settings",
        "deploying",
        "nginx",
        "postgresql",
        "scaling",
        "archive",
        "citus",
        "faults",
        "witnessing",
        "operations",
        "keeping-an-archive",
        "mirroring",
        "administration",
        "procedures-own-servers-to-installed",
        "procedures-one-machine-to-two",
        "procedures-upgrade",
        "procedures-changing-keys",
        "procedures-point-in-time",
        "procedures-erasure",
        "procedures-arbiter",
        "procedures-disk-full",
        "procedures-lost-postgresql",
        "procedures-lost-valkey",
        "embedded-servers",
        "dependencies",
    ),
}
"""The pages as they are listed: in the groups and in the order of the first page."""
REST: Final = "Rulings"
"""The group of all others, of which each title has one."""


def root() -> Path:
    """The folder that holds the guide: that of the package, or that of the project."""
    return _BUNDLED if _BUNDLED.is_dir() else _PROJECT


def files(folder: Path) -> dict[str, Path]:
    """Every page below a folder, by its name in addresses."""
    found = {name: folder / file for file, name in ALONE.items()}
    for path in sorted((folder / "docs").rglob("*.md")):
        found[name_of(path.relative_to(folder).as_posix()) or path.stem] = path
    return {name: path for name, path in found.items() if path.is_file()}


def pictures(folder: Path) -> dict[str, Path]:
    """The pictures of the pages that are made of pixels, by their names."""
    return {path.name: path for path in sorted((folder / "docs" / "pictures").rglob("*.png"))}


def name_of(file: str) -> str | None:
    """The name of the page that a file of the project is; None if it is none."""
    path = PurePosixPath(file)
    if path.suffix != ".md" or path.parts[0] != "docs":
        return ALONE.get(file)
    return "-".join(path.with_suffix("").parts[1:])


def grouped(names: Mapping[str, str]) -> dict[str, list[str]]:
    """The names of pages by group."""
    groups = {group: [name for name in listed if name in names] for group, listed in GROUPS.items()}
    known = {name for listed in groups.values() for name in listed}
    return {**groups, REST: [name for name in names if name not in known]}
