"""The page about the client libraries is true: its code is well typed, and runs."""

from pathlib import Path

import pytest

from tests.docs.blocks import blocks
from tests.sdk.packed import compiled, node
from tests.sdk.running import ROOT, python
from tests.service.process import ServiceProcess
from verifier.__main__ import receipts_of

PAGE = ROOT / "docs" / "sdk.md"


def _code(language: str) -> str:
    found = [block for block in blocks(PAGE) if block.language == language]
    assert found
    return "\n".join(block.text for block in found)


def test_only_code_that_is_run_stands_on_it() -> None:
    """Other languages are tested with the other pages."""
    assert all("served" in one.markers for one in blocks(PAGE) if one.language == "python")


def test_its_python(
    shared_service: ServiceProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "page.py"
    program.write_text(_code("python"))
    python("-m", "mypy", "--strict", program)
    monkeypatch.setenv("KRONIKA_URL", shared_service.url)
    assert "TZ-" in python(program)


@pytest.mark.contract
def test_its_typescript(shared_service: ServiceProcess, packed_typescript: Path) -> None:
    """With the package as it is installed."""
    source = packed_typescript.parent / "page.ts"
    source.write_text(_code("typescript"))
    program = compiled(packed_typescript, source)
    told = node(program, folder=packed_typescript, KRONIKA_URL=shared_service.url)
    assert "illegal-command TZ-" in told
    kept = receipts_of((packed_typescript / "receipts.json").read_bytes())
    assert told.splitlines()[-1] == str(kept[0].version)
