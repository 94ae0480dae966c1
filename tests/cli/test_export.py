"""What `export` writes is the document that was signed: the verifier finds nothing wrong in it."""

from pathlib import Path

import httpx

from tests.cli.conftest import Shown
from tests.cli.running import Serving, kronika


def test_nothing_is_written_but_the_document(
    service: Serving, shown: Shown, exported: Path
) -> None:
    """A line break behind it would be a change of what was signed."""
    served = httpx.get(f"{service.url}/v1/games/{shown.game}/export", timeout=180).content
    piped = kronika("export", shown.game, f"--url={service.url}").stdout.encode()
    for document in (served, piped, exported.read_bytes()):
        assert document.startswith(b'{"events":[')
        assert document.endswith(b'"}')


def test_an_export_can_be_verified(exported: Path) -> None:
    done = kronika("verify", exported)
    assert done.returncode == 3, done.stdout + done.stderr  # nobody knows the key of the export
    assert "Nothing contradicts itself" in done.stdout


def test_a_ply_is_proved_by_a_small_file(
    service: Serving, shown: Shown, exported: Path, tmp_path: Path
) -> None:
    """It fits the export, for whoever knows the keys of the service."""
    file, keys = tmp_path / "move.tlog-proof", tmp_path / "keys.json"
    done = kronika("export", shown.game, "--proof=3", f"--output={file}", f"--url={service.url}")
    assert done.returncode == 0, done.stderr
    keys.write_bytes(httpx.get(f"{service.url}/v1/keys").content)
    checked = kronika("verify", file, exported, f"--keys={keys}")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "The link is in the log." in checked.stdout
    assert "says the same of version" in checked.stdout
    absent = kronika("export", shown.game, "--proof=9999", f"--url={service.url}")
    assert absent.returncode == 2
