"""The documentation is true: its code runs, its commands run, its links lead somewhere."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from tests.docs.blocks import (
    LANGUAGES,
    MARKERS,
    ROOT,
    Block,
    blocks,
    module_source,
    pages,
    run_python,
)
from tests.docs.http import exchanges
from tests.docs.shell import SECONDS, run_shell

PAGES = pages()

by_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))

RUNNABLE = [b for page in PAGES for b in blocks(page) if b.language == "shell"]


@by_page
def test_every_fence_says_what_it_is(page: Path) -> None:
    for block in blocks(page):
        assert block.language in LANGUAGES, f"{block.where}: unknown language {block.language!r}"
        if block.language in MARKERS:
            assert set(block.markers) <= MARKERS[block.language], block.where


@by_page
def test_python_blocks_run_in_order(page: Path) -> None:
    namespace: dict[str, object] = {"__name__": f"page_{page.stem.replace('-', '_')}"}
    module = type(sys)(str(namespace["__name__"]))
    module.__dict__.update(namespace)
    sys.modules[module.__name__] = module
    try:
        for block in blocks(page):
            if block.language == "python" and "served" not in block.markers:
                run_python(block, module.__dict__)
    finally:
        del sys.modules[module.__name__]


@by_page
def test_data_blocks_parse(page: Path) -> None:
    for block in blocks(page):
        if block.language == "json":
            json.loads(block.text)
        if block.language == "yaml":
            yaml.safe_load(block.text)
        if block.language == "toml":
            tomllib.loads(block.text)


@by_page
def test_http_blocks_can_be_sent(page: Path) -> None:
    for one in exchanges(list(blocks(page))):
        assert one.method in {"GET", "POST", "PUT", "PATCH", "DELETE"}, one.where
        assert one.path.startswith("/"), one.where


@pytest.mark.parametrize("block", RUNNABLE, ids=lambda block: block.where)
def test_shell_blocks(block: Block) -> None:
    """Commands marked `run` do run and print what the page shows; all are well formed."""
    subprocess.run(["bash", "-n"], input=block.text, text=True, check=True, timeout=SECONDS)
    if "run" in block.markers:
        run_shell(block)


BARE = re.compile(r"^(?:.*(?:\||&&|;|\$\() *)?(?:[A-Z_]+=\S+ )*(kronika|python|pip|pytest)\b", re.M)
"""A command that only somebody finds who has activated an environment."""


@pytest.mark.parametrize("block", RUNNABLE, ids=lambda block: block.where)
def test_shell_blocks_run_as_printed_in_a_clone(block: Block) -> None:
    """They begin with `./kronika` or `.venv/bin/python`: nothing was activated or installed."""
    assert not BARE.findall(block.text), block.where


def test_what_is_bare() -> None:
    for text in ("kronika serve", "A=1 python -m x", "cd x && kronika y", "a | python -c 1"):
        assert BARE.findall(text), text
    for text in ("./kronika serve", ".venv/bin/python -m x", "python3 -c 1", "grep kronika", "x"):
        assert not BARE.findall(text), text


@by_page
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        if not re.match(r"[a-z]+:|#", target):
            assert (page.parent / target.partition("#")[0]).exists(), f"{page.name}: {target}"


ANNOUNCED = re.compile(r":\n\n(?!\*|-|\d+\.|\|| *```|    |>|!\[)(.+)")
"""What follows on a colon at the end of a paragraph, and is no list, table, block or picture."""


@by_page
def test_what_is_announced_follows(page: Path) -> None:
    assert not ANNOUNCED.findall(page.read_text(encoding="utf-8")), page.name


def test_the_titles_of_the_pages_are_strictly_typed(tmp_path: Path) -> None:
    sources = []
    for page, name in (("adding-a-title.md", "pebbles"), ("secrets-and-choices.md", "lanterns")):
        source = tmp_path / f"{name}.py"
        source.write_text(module_source(ROOT / "docs" / page), encoding="utf-8")
        sources.append(str(source))
    settings = str(ROOT / "pyproject.toml")
    for command in (
        ["mypy", "--strict", "--config-file", settings],
        ["ruff", "check", "--config", settings, "--ignore", "E402,I001"],
        ["ruff", "format", "--check", "--config", settings],
    ):
        done = subprocess.run(
            [sys.executable, "-m", *command, *sources],
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr


def test_types_see_a_step_paired_with_a_wrong_decision(tmp_path: Path) -> None:
    source = module_source(ROOT / "docs" / "secrets-and-choices.md")
    assert "Decision[State, Dousing, " in source
    wrong = tmp_path / "mispaired.py"
    wrong.write_text(source.replace("[State, Dousing, ", "[State, ChoosingLantern, "))
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(wrong)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    findings = [line for line in done.stdout.splitlines() if "error:" in line]
    assert findings
    assert all('the argument type as "ChoosingLantern"' in finding for finding in findings)


def test_the_first_title_is_tiny() -> None:
    """Scene and words included."""
    code = [b for b in blocks(ROOT / "docs" / "adding-a-title.md") if b.language == "python"]
    assert sum(len(b.text.splitlines()) for b in code if "check" not in b.markers) <= 260
