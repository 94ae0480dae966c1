"""A new version with a migration of its own replaces the old one under players, who notice
nothing.

In a soak the new version is a whole clone with another lock file, so `./kronika` makes its packages
while players play.
"""

import asyncio
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.docs.blocks import ROOT
from tests.embedded.test_upgrade import LOCK, Clone
from tests.procedures.conftest import Several
from tests.support import depth

pytestmark = pytest.mark.slow

NEXT: Final = "9000_next_release.sql"
MIGRATION: Final = "CREATE TABLE next_release (id int PRIMARY KEY);\n"


def test_the_page(several: Several) -> None:
    with several("upgrade", "one", "two") as (page, strict):
        whole = bool(depth.seed())
        page.variables["NEW"] = str((cloned if whole else next_version)(page.folder / "new"))
        page.perform()
        assert page.findings() == []
        assert page.away == []
        asyncio.run(strict.execute("SELECT FROM next_release", database="kronika"))


def cloned(folder: Path) -> Path:
    """A clone with one more migration and another lock; its packages are not made yet."""
    folder.mkdir()
    clone = Clone(folder)
    with (clone.root / LOCK).open("a") as lock:
        lock.write("# the next release\n")
    (clone.root / "service" / "sql" / NEXT).write_text(MIGRATION)
    return clone.root


def next_version(folder: Path) -> Path:
    """A tree as this one is, with one more migration."""
    service = folder / "service"
    (service / "sql").mkdir(parents=True)
    for one in ROOT.iterdir():
        if one.name not in ("service", "kronika") and not one.name.startswith("."):
            (folder / one.name).symlink_to(one)
    for one in (ROOT / "service").iterdir():
        if one.name not in ("sql", "__pycache__"):
            (service / one.name).symlink_to(one)
    for one in (ROOT / "service" / "sql").iterdir():
        (service / "sql" / one.name).symlink_to(one)
    (service / "sql" / NEXT).write_text(MIGRATION)
    program = folder / "kronika"
    program.write_text(
        f"#!/bin/sh\nPYTHONPATH={folder} exec {sys.executable} "
        '-P -c "from service.cli import main; main()" "$@"\n'
    )
    program.chmod(0o755)
    return folder
