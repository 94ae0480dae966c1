"""Writing and checking the contract."""

import json
from pathlib import Path

from tests.cli.running import kronika


def test_what_was_written_is_current(tmp_path: Path) -> None:
    path = tmp_path / "openapi.json"
    written = kronika("openapi", "--output", path)
    assert written.returncode == 0, written.stderr
    assert json.loads(path.read_bytes())["openapi"].startswith("3.1")
    checked = kronika("openapi", "--check", "--output", path)
    assert checked.returncode == 0
    assert "is current" in checked.stdout


def test_the_check_says_what_differs_and_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "openapi.json"
    assert kronika("openapi", "--output", path).returncode == 0
    document = json.loads(path.read_bytes())
    del document["paths"]["/health"]
    document["info"]["title"] = "Kronike"
    document["paths"]["/v1/old"] = {}
    path.write_text(json.dumps(document))
    before = path.read_bytes()
    told = kronika("openapi", "--check", "--output", path)
    assert told.returncode == 1
    lines = told.stdout.splitlines()
    assert "  + /paths/~1health" in lines
    assert "  - /paths/~1v1~1old" in lines
    assert "  ~ /info/title" in lines
    assert "kronika openapi" in lines[-1]
    assert path.read_bytes() == before


def test_a_file_that_is_missing_or_broken_is_not_current(tmp_path: Path) -> None:
    missing = kronika("openapi", "--check", "--output", tmp_path / "none.json")
    assert missing.returncode == 1
    assert "does not exist" in missing.stdout
    (tmp_path / "broken.json").write_text("{")
    broken = kronika("openapi", "--check", "--output", tmp_path / "broken.json")
    assert broken.returncode == 1
    assert "no JSON" in broken.stdout


def test_it_is_not_written_where_there_is_no_folder(tmp_path: Path) -> None:
    told = kronika("openapi", "--output", tmp_path / "none" / "openapi.json")
    assert told.returncode == 2
    assert "--output" in told.stderr
