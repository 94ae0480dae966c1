"""A crowd of clients plays through two processes, while Redis and processes are killed."""

from pathlib import Path

import pytest

from service.embedded import Valkey
from tests.service.hard.pair import Pair
from tests.service.hard.storm import Plan, storm

pytestmark = pytest.mark.slow

PLAN = Plan(clients=12, games=6, most=6, seed="crowd", redis_every=15, process_every=12, followed=5)
"""As much as a test run has time for; `python -m tests.service.soak` plays whole games."""


async def test_nothing_is_lost_doubled_or_reordered(
    tmp_path: Path, postgres_dsn: str, scratch_folder: Path
) -> None:
    with (
        Valkey(scratch_folder / "valkey") as valkey,
        Pair(tmp_path, postgres_dsn, valkey.url()) as pair,
    ):
        assert await storm(pair, valkey, PLAN) == []
