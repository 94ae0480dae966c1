"""`import` and `notation`: what the one writes, the other reads."""

import json
import re
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Shown
from tests.cli.running import Serving, kronika
from tests.support.figures import figures


@pytest.fixture(scope="module")
def token(service: Serving) -> str:
    """The token of somebody."""
    made = httpx.post(f"{service.url}/v1/accounts", json={"name": "importer"}, timeout=180).json()
    return str(made["token"])


def test_an_export_is_imported(service: Serving, exported: Path, token: str) -> None:
    done = kronika("import", exported, f"--url={service.url}", f"--token={token}")
    assert done.returncode == 0, done.stderr
    game = _game(done.stdout)
    shown = httpx.get(f"{service.url}/v1/games/{game}", timeout=180).json()
    was = json.loads(exported.read_bytes())["game"]
    assert figures(shown["result"]) == figures(was["result"])
    assert shown["descent"]["game"] == was["id"]


def test_notation_is_written_and_imported(
    service: Serving, shown: Shown, token: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    done = kronika("notation", shown.game, f"--url={service.url}", f"--output={file}")
    assert done.returncode == 0, done.stderr
    piped = kronika("notation", shown.game, f"--url={service.url}").stdout
    assert piped == file.read_text()
    assert len(re.findall(r"^\d+\. \d: .+$", piped, re.MULTILINE)) == len(shown.lines)
    done = kronika("import", file, f"--url={service.url}", f"--token={token}")
    assert done.returncode == 0, done.stderr
    again = kronika("notation", _game(done.stdout), f"--url={service.url}").stdout
    assert re.sub(r"^game: .+$", "", again, flags=re.MULTILINE) == re.sub(
        r"^game: .+$", "", piped, flags=re.MULTILINE
    )


def test_what_is_wrong_is_said(
    service: Serving, exported: Path, token: str, tmp_path: Path
) -> None:
    document = json.loads(exported.read_bytes())
    event = document["events"][-40]
    event["at"] = "2020-01-01T00:00:00.000000Z"
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(document))
    done = kronika("import", forged, f"--url={service.url}", f"--token={token}")
    assert done.returncode == 1
    assert f"Ply {event['ply']}" in done.stderr
    (tmp_path / "words.txt").write_text("once upon a time")
    for file, said in ((tmp_path / "words.txt", "Line 1"), (tmp_path / "none", "cannot be read")):
        done = kronika("import", file, f"--url={service.url}", f"--token={token}")
        assert done.returncode == 2
        assert said in done.stderr
    done = kronika("import", exported, f"--url={service.url}")
    assert done.returncode == 2
    assert "token" in done.stderr


def _game(told: str) -> str:
    return told.partition(":")[0]
