"""Whoever builds Citus from something else is told so before anything is copied."""

from pathlib import Path

import pytest

from deploy.citus.build import BuildError, build


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nowhere", "does not exist"),
        ("folder", "is not the source of Citus"),
        ("note.txt", "is no archive that can be read"),
    ],
)
def test_what_is_no_source_is_refused(tmp_path: Path, name: str, told: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "configure").touch()
    (tmp_path / "note.txt").write_text("no archive")
    servers = tmp_path / "servers"
    with pytest.raises(BuildError, match=rf"{name} {told}"):
        build(tmp_path / name, servers, jobs=1)
    assert not servers.exists()
