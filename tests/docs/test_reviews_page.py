"""The page about reviews: its commands run on a game, and its tables are those of the code."""

import re
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from referee.review.efforts import EFFORTS
from referee.review.marks import BOUNDS
from referee.review.review import read, spelt
from tests.audit.exporting import exported, logged
from tests.docs.blocks import ROOT, blocks, run_python
from tests.docs.http import Exchange, drive, exchanges
from tests.docs.shell import run_shell
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.reviews.engines import granted, shown
from tests.service.reviews.reviewing import ReviewerProcess, until

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
    for block in blocks(PAGE):
        if block.language == "python" and not block.markers:
            run_python(block, namespace)
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


def test_requests_are_answered_as_the_page_says(
    shared_service: ServiceProcess, service_dsn: str, tmp_path: Path
) -> None:
    """A reviewer makes what was asked for behind the first request for a review."""
    url = shared_service.url
    engineer = granted(service_dsn, Person.create(url, "engineer-of-the-page"), "engine")
    asking, others = _parted(list(exchanges(list(blocks(PAGE)))))
    with httpx.Client(base_url=url, timeout=180) as client:
        kept = drive(client, asking, {"engineer": engineer.token})
        ada = Person(url, "", "ada-of-reviews", kept["token"])
        _made(ada, kept["game"], url, service_dsn, tmp_path)
        kept = drive(client, others, kept)
    namespace: dict[str, object] = {"url": url, "token": kept["token"], "game": kept["game"]}
    for block in blocks(PAGE):
        if "served" in block.markers:
            run_python(block, namespace)
    assert namespace["state"] == "done"
    assert namespace["seats"]


def _parted(found: Sequence[Exchange]) -> tuple[Sequence[Exchange], Sequence[Exchange]]:
    """The requests up to the first one for a review, and the others."""
    last = next(n for n, one in enumerate(found, 1) if one.path.endswith("/review"))
    return found[:last], found[last:]


def _made(ada: Person, game: str, url: str, dsn: str, folder: Path) -> None:
    """Lets the review be made."""
    operator = granted(dsn, Person.create(url, "operator-of-the-page"), "engine", "admin")
    reviewer = ReviewerProcess(operator, "cellar", folder / "reviewer.log").start()
    try:
        until(lambda: shown(ada, game)["status"]["state"] == "done", "the review is made")
    finally:
        reviewer.kill()  # it may wait for a job
