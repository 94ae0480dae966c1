"""The page about the client libraries is true: its code is well typed, and runs."""

from pathlib import Path

import pytest

from events.receipts import Receipt
from games.kernel.registry import Registry
from tests.docs.blocks import blocks
from tests.sdk.packed import compiled, node
from tests.sdk.running import ROOT, python
from tests.service.process import ServiceProcess
from verifier.evidence import Evidence
from verifier.evidence_files import receipts_of
from verifier.verifying import verify
from verifier.words import in_words

pytestmark = pytest.mark.slow

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
    assert "TZ-" in python(program, folder=tmp_path)
    verified(tmp_path)


@pytest.mark.contract
def test_its_typescript(shared_service: ServiceProcess, packed_typescript: Path) -> None:
    """With the package as it is installed."""
    source = packed_typescript.parent / "page.ts"
    source.write_text(_code("typescript"))
    program = compiled(packed_typescript, source)
    told = node(program, folder=packed_typescript, KRONIKA_URL=shared_service.url)
    assert "illegal-command TZ-" in told
    kept = verified(packed_typescript)
    assert told.splitlines()[-1] == str(kept[0].version)


def verified(folder: Path) -> tuple[Receipt, ...]:
    """The receipts that a program has kept there; its export is as it was signed, and fits them."""
    kept = receipts_of((folder / "receipts.json").read_bytes())
    exported = (folder / "game.json").read_bytes()
    evidence = Evidence(receipts=kept)
    report = verify("game.json", exported, Registry.installed(), evidence)
    assert report.good, report.findings
    told = {check.name: in_words(check.told) for check in report.checks}
    assert told["document"] == "spelt as the service writes it"
    assert told["receipts"].startswith("2 fit the chain"), "that of the export, and the kept one"
    return kept
