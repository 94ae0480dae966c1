"""The walk through two disputes: every request, command and output of the page, in order."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import servers
from tests.docs.blocks import ROOT
from tests.docs.walk import Walk
from tests.service.process import ServiceProcess

pytestmark = pytest.mark.slow

PAGE = ROOT / "docs" / "auditing.md"


@pytest.fixture
def court(databases: servers.Databases, redis_url: str, tmp_path: Path) -> Iterator[Walk]:
    dsn, data = databases.create(), tmp_path / "data"
    with ServiceProcess(tmp_path / "service.log", dsn, redis_url, {"data": data}) as running:
        yield Walk(running, dsn, tmp_path, KRONIKA_DATA=str(data))
    databases.drop(dsn)


def test_the_walk_goes_as_the_page_says(court: Walk) -> None:
    walked = court.through(PAGE)
    assert (walked.ran, walked.shown) == (11, 11)
    assert len(walked.kept["refusal"]) == 24
