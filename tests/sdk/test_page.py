"""The page about the client libraries is true: its code is well typed, and runs."""

import json
from pathlib import Path

import pytest

from tests.docs.blocks import blocks
from tests.sdk.running import ROOT, SDK, node, python
from tests.service.process import ServiceProcess

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
def test_its_typescript(
    shared_service: ServiceProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = SDK / "typescript"
    source = _code("typescript").replace("'kronika-client'", f"'{package}/src/index.ts'")
    program = tmp_path / "page.ts"
    program.write_text(source)
    types = {"typeRoots": [str(package / "node_modules" / "@types")]}
    project = {"extends": str(package / "tsconfig.json"), "compilerOptions": types}
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "tsconfig.json").write_text(json.dumps({**project, "include": ["page.ts"]}))
    python("-m", "generating.typescript", tmp_path / "tsconfig.json", folder=ROOT / "openapi")
    monkeypatch.setenv("KRONIKA_URL", shared_service.url)
    assert "illegal-command TZ-" in node(program)
