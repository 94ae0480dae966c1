"""The scenes of titles are what is drawn of their pieces."""

from filecmp import cmpfiles
from pathlib import Path

import pytest
from generating.nodejs import install, node

from tests.web.chromium import WEB

pytestmark = pytest.mark.web


def test_the_scenes_are_drawn_from_the_sources(tmp_path: Path) -> None:
    install(WEB)
    node(WEB, "art.mjs", str(tmp_path))
    drawn = [path.name for path in sorted(tmp_path.iterdir())]
    assert len(drawn) == 5
    assert cmpfiles(tmp_path, WEB / "src" / "art", drawn, shallow=False)[1:] == ([], [])
