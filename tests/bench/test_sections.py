"""Sections of a page: one is written anew, the others stay."""

from pathlib import Path

from bench.sections import write_section

HEAD = "# Measured\n\nIn this way.\n"


def test_a_section_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    for what, found in (("b", 1), ("a", 2), ("b", 3)):
        write_section(file, HEAD, f"## {what}: ", f"## {what}: one\n\n{found} found\n")
    page = file.read_text("utf-8")
    assert page == f"{HEAD}\n## a: one\n\n2 found\n\n## b: one\n\n3 found\n"
