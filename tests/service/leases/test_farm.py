"""Three workers of one account, one killed: each move once, none lost on time. The soak `farm` does
the same with 50 games."""

from pathlib import Path

import pytest

from tests.service.hard.pair import Pair
from tests.service.leases.farm import SMALL, Farm

pytestmark = pytest.mark.slow


def test_one_of_three_workers_is_killed(tmp_path: Path, postgres_dsn: str, redis_url: str) -> None:
    with Pair(tmp_path, postgres_dsn, redis_url) as pair:
        report = Farm(pair.urls, SMALL).run()
        assert pair.failures() == []
    assert report.findings == []
    assert sum(report.played) >= report.recorded - 1
    assert all(report.played)
