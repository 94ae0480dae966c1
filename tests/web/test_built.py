"""What is served is what the sources say."""

import filecmp
from pathlib import Path

import pytest
from generating.nodejs import install, node

from service.browser.routes import BUILT
from tests.web.chromium import WEB

pytestmark = pytest.mark.web


def test_the_committed_files_are_built_from_the_sources(tmp_path: Path) -> None:
    install(WEB)
    node(WEB, "build.mjs", str(tmp_path))
    fresh, committed = ({path.name for path in one.iterdir()} for one in (tmp_path, BUILT))
    assert fresh == committed, "run `node build.mjs` in web/ and commit service/browser/built"
    assert filecmp.cmpfiles(tmp_path, BUILT, fresh, shallow=False)[1:] == ([], [])


def test_the_sources_are_strictly_typed() -> None:
    install(WEB)
    node(WEB, "node_modules/typescript/bin/tsc", "--noEmit")


def test_the_lock_names_no_host() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")


def test_the_tables_of_hyphens_are_made_of_the_names(tmp_path: Path) -> None:
    install(WEB)
    node(WEB, "hyphens.mjs", str(tmp_path))
    kept = WEB / "src" / "words" / "hyphens"
    for fresh in tmp_path.iterdir():
        assert fresh.read_text("utf-8") == (kept / fresh.name).read_text("utf-8"), (
            "run `node hyphens.mjs` in web/"
        )
