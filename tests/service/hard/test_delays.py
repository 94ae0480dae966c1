"""Commits are held up by 50 to 500 ms at random, so they become visible out of their order:
streams, sockets and projections miss nothing and double nothing."""

from pathlib import Path

import pytest

from service.embedded import Valkey
from tests.service.hard.pair import Pair
from tests.service.hard.storm import Plan, storm

pytestmark = pytest.mark.slow

NEVER = 1_000_000
PLAN = Plan(
    clients=6,
    games=6,
    most=5,
    seed="delays",
    redis_every=NEVER,
    process_every=NEVER,
    late=6,
    followed=1,
)


async def test_delayed_commits_hide_nothing_from_streams_and_projections(
    tmp_path: Path, postgres_dsn: str, scratch_folder: Path
) -> None:
    with (
        Valkey(scratch_folder / "valkey") as valkey,
        Pair(tmp_path, postgres_dsn, valkey.url()) as pair,
    ):
        assert await storm(pair, valkey, PLAN) == []
