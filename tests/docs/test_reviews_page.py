"""The page about reviews: its commands run on a game, and its tables are those of the code."""

import re
from pathlib import Path

import pytest

from referee.review.efforts import EFFORTS
from referee.review.marks import BOUNDS
from referee.review.review import read, spelt
from tests.audit.exporting import exported, logged
from tests.docs.blocks import ROOT, blocks, module_source
from tests.docs.shell import run_shell

PAGE = ROOT / "docs" / "reviews.md"


@pytest.mark.slow
def test_the_commands_of_the_page_run(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(exported(logged("tzolkin", 2, 1)))
    here = tmp_path / "kronika"
    here.write_text(f'#!/bin/sh\nexec {ROOT / "kronika"} "$@"\n')
    here.chmod(0o755)
    for block in blocks(PAGE):
        if block.language == "shell":
            run_shell(block, folder=tmp_path, variables={"LC_ALL": "en"})
    kept, printed = (tmp_path / one for one in ("review.ndjson", "lines.ndjson"))
    assert kept.read_bytes() == printed.read_bytes()


def test_a_line_is_made_again_as_the_page_says(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(exported(logged("tzolkin", 2, 1)))
    namespace: dict[str, object] = {}
    exec(compile(module_source(PAGE), str(PAGE), "exec"), namespace)
    line_again = namespace["line_again"]
    assert callable(line_again)
    line = line_again(file, 1)
    assert spelt(read(line)) == line


def test_the_tables_are_those_of_the_code() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for effort in EFFORTS.values():
        assert f"| `{effort.quality}` | {effort.nodes} | {effort.redraws} |" in text
    bounds = [int(one) for one in re.findall(r"^\| `\w+` \| (\d+) (?:to|and)", text, re.M)]
    assert bounds == [BOUNDS.good, BOUNDS.inaccuracy, BOUNDS.mistake, BOUNDS.blunder]
    assert f"below {BOUNDS.good}, or the best command" in text
