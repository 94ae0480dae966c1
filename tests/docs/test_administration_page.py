"""The page for administrators: every request, command and output of it, in order."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests import servers
from tests.docs.blocks import ROOT
from tests.docs.walk import Walk
from tests.service.process import ServiceProcess

pytestmark = pytest.mark.slow

PAGE = ROOT / "docs" / "administration.md"


@pytest.fixture
def office(databases: servers.Databases, redis_url: str, tmp_path: Path) -> Iterator[Walk]:
    """A service whose cache the commands reach as well, so that it obeys at once."""
    dsn, data = databases.create(), tmp_path / "data"
    promises = {"KRONIKA_PROMISES": str(tmp_path / "promises"), "KRONIKA_REDIS_URL": redis_url}
    own = {"data": data, "promises": promises["KRONIKA_PROMISES"]}
    with ServiceProcess(tmp_path / "service.log", dsn, redis_url, own) as running:
        yield Walk(running, dsn, tmp_path, KRONIKA_DATA=str(data), **promises)
    databases.drop(dsn)


def test_the_page_does_what_it_says(office: Walk) -> None:
    soon = datetime.now(UTC) + timedelta(days=30)
    walked = office.through(PAGE, soon=soon.isoformat())
    assert (walked.ran, walked.shown) == (6, 6)
