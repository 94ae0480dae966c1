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
