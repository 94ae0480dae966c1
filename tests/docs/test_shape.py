"""Pages look alike: one style of line breaks, and a map where a page is long."""

import re
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT
from tests.docs.breaking import LONGEST, broken, long_lines

LONG_PAGE = 400
"""Lines that a page may have without a map."""
PROCEDURES = sorted((ROOT / "docs" / "procedures").glob("*.md"))
PAGES = [*sorted((ROOT / "docs").glob("*.md")), *PROCEDURES, *sorted(ROOT.glob("[A-Z]*.md"))]
PARTS = ["Before you begin", "How to see that it worked", "The way back"]
"""What every procedure says, beside the steps."""

PACKAGES = ("games", "events", "clocks", "projections", "referee", "service", "verifier")

by_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def anchor(heading: str) -> str:
    """What a link to a heading names, as browsers of repositories make it."""
    plain = re.sub(r"[^\w\- ]", "", heading.strip().lower().replace("`", ""))
    return plain.replace(" ", "-")


def sections(page: str) -> list[str]:
    """The headings of the second level, outside of code."""
    text = re.sub(r"^```.*?^```", "", page, flags=re.DOTALL | re.MULTILINE)
    return re.findall(r"^## (.+)$", text, re.MULTILINE)


@by_page
def test_prose_is_broken_into_lines(page: Path) -> None:
    found = [number for number, _ in long_lines(page.read_text(encoding="utf-8"))]
    assert found == [], f"{page.name}: lines of more than {LONGEST} characters"


@by_page
def test_a_long_page_begins_with_a_map(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    if text.count("\n") > LONG_PAGE and page.parent.name == "docs":
        begin = text.partition("\n## ")[0]
        assert [one for one in sections(text) if f"* [{one}](#{anchor(one)})" not in begin] == []


@pytest.mark.parametrize("page", PROCEDURES, ids=lambda page: page.name)
def test_procedures_say_the_same_things_in_the_same_order(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert "\n**What players see:** " in text.partition("\n## ")[0]
    assert [one for one in sections(text) if one in PARTS] == PARTS
    assert (ROOT / "tests" / "procedures" / f"test_{page.stem.replace('-', '_')}.py").exists()


def test_the_files_of_the_architecture_are_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`(?:[a-z_]+/)*([a-z_]+\.py)`", page)
    there = {file.name for one in PACKAGES for file in (ROOT / one).rglob("*.py")}
    assert len(named) > 30
    assert {*named} - there == set()


def test_a_long_line_is_found_and_broken() -> None:
    line = (
        "* " + "word " * 30 + "`code with many words in it` [a link of words](https://example.org)"
    )
    assert [number for number, _ in long_lines(f"# Page\n\n{line}\n")] == [3]
    pieces = broken(line)
    assert all(len(one) <= LONGEST for one in pieces)
    assert [one[:2] for one in pieces] == ["* ", *["  "] * (len(pieces) - 1)]
    assert " ".join(one.strip() for one in pieces).split() == line.split()
    assert list(long_lines("\n".join(pieces))) == []
