"""What is served is what the sources say."""

import filecmp
import re
import sys
from pathlib import Path

import httpx
import pytest
from generating.nodejs import install, node

from service.browser.routes import BUILT, PAGES
from tests.web.chromium import WEB

pytestmark = pytest.mark.web


def test_the_committed_files_are_built_from_the_sources(tmp_path: Path) -> None:
    install(WEB)
    node(WEB, "build.mjs", str(tmp_path))
    fresh, committed = ({path.name for path in one.iterdir()} for one in (tmp_path, BUILT))
    assert fresh == committed, "run `node build.mjs` in web/ and commit service/browser/built"
    assert filecmp.cmpfiles(tmp_path, BUILT, fresh, shallow=False)[1:] == ([], [])


def test_python_for_pages_is_made_from_what_its_lock_names() -> None:
    install(WEB)
    node(WEB, "interpreter.mjs", "--check", PYTHON=sys.executable)


def test_each_page_asks_at_once_for_the_files_that_it_begins_with(web: httpx.Client) -> None:
    for path in PAGES:
        asked = re.findall(
            r'<link rel="modulepreload" href="/assets/([^"]+)" />',
            web.get(re.sub(r"\{\w+:str\}", "tzolkin", path)).text,
        )
        assert len(set(asked)) == len(asked)
        assert all((BUILT / one).is_file() for one in asked), path
        assert any(one.startswith("main-") for one in asked), path
        assert any(not one.startswith(("main-", "chunk-")) for one in asked), path


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
