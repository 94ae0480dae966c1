"""The laws of the log on a cluster: the very tests of `tests/events`."""

from types import ModuleType
from typing import Any

import pytest

from tests.events import (
    test_append,
    test_chance,
    test_concurrency,
    test_fold,
    test_idempotency,
    test_ordering,
    test_signing,
    test_snapshots,
    test_subscription,
    test_vault,
    test_wakeups,
)

pytestmark = pytest.mark.citus
MODULES = (
    test_append,
    test_chance,
    test_concurrency,
    test_fold,
    test_idempotency,
    test_ordering,
    test_signing,
    test_snapshots,
    test_subscription,
    test_vault,
    test_wakeups,
)
ELSEWHERE = (
    "test_commits_are_shared",
    "test_who_came_in_between_shares_the_next_commit",
    "test_a_held_commit_holds_only_its_partitions",
    "test_draws_and_veils_are_kept_by_every_way_to_write",
)
"""On one PostgreSQL, appends of any partitions share a commit. Here those of a lane do, by ways of
their own (test_lanes.py), and what holds one up is a worker that is killed (test_workers.py)."""


def _of(module: ModuleType) -> dict[str, Any]:
    """Its tests that ask for a database, and its fixtures."""
    fixtures = {
        name: one
        for name, one in vars(module).items()
        if isinstance(one, type(_example)) and one.__module__ == module.__name__
    }
    return fixtures | {
        f"{name}__{module.__name__.rpartition('.')[2]}": one
        for name, one in vars(module).items()
        if name.startswith("test_")
        and name not in ELSEWHERE
        and {"log", "pool", "dsn", *fixtures} & _asks_for(one)
    }


def _asks_for(test: Any) -> set[str]:
    return set(test.__annotations__)


@pytest.fixture
def _example() -> None:
    """What a fixture looks like."""


for _module in MODULES:
    globals().update(_of(_module))
