"""Leases: permits at hand, so that requests need not wait for Redis."""

import asyncio
import time
from collections.abc import Sequence

import pytest

from service.limits.buckets import Ask, Granted, OwnBuckets
from service.limits.budgets import Budget, Traffic
from service.limits.leases import TICK_SECONDS, ExhaustedError, Leases

USUAL = Budget(traffic=Traffic.MOVES, permits=30_000, seconds=60)
LARGE = Budget(traffic=Traffic.MOVES, permits=1000, seconds=3600)
PATIENCE = 120.0
"""Seconds that something gets that takes two or three of them."""
SMALL = Budget(traffic=Traffic.CREATING, permits=10, seconds=3600)


class Counted:
    """Buckets that count how often they are asked, and take their time."""

    def __init__(self) -> None:
        self.inner = OwnBuckets()
        self.trips = 0

    async def take(self, asks: Sequence[Ask]) -> Sequence[Granted]:
        self.trips += 1
        await asyncio.sleep(0.002)
        return await self.inner.take(asks)

    async def left(self, budget: Budget, subject: str) -> int:
        (found,) = await self.inner.take([Ask(budget, subject, 0)])
        return found.left


async def spend(leases: Leases, budget: Budget, subject: str) -> bool:
    """Takes a permit as a request does; whether it had to wait for the bucket."""
    if leases.take(budget, subject) is not None:
        return False
    await leases.fetch(budget, subject)
    return True


async def test_a_busy_subject_waits_once() -> None:
    buckets = Counted()
    leases = Leases(buckets)
    working = asyncio.create_task(leases.run())
    began = time.monotonic()
    waits = 0
    for _ in range(300):
        waits += await spend(leases, USUAL, "tok_a")
        await asyncio.sleep(0.005)
    working.cancel()
    assert waits <= 30, "a tenth, on a machine that now and then stands still"
    ticks = (time.monotonic() - began) / TICK_SECONDS
    assert buckets.trips <= waits + ticks + 1


async def test_every_permit_is_spent_once_however_many_want_it() -> None:
    for budget in (SMALL, LARGE):
        leases = Leases(Counted())
        wanted = [spend(leases, budget, "tok_a") for _ in range(budget.permits + 50)]
        done = await asyncio.gather(*wanted, return_exceptions=True)
        refused = [one for one in done if isinstance(one, ExhaustedError)]
        assert len(refused) == 50


async def test_who_is_refused_is_refused_from_memory() -> None:
    buckets = Counted()
    leases = Leases(buckets)
    for _ in range(SMALL.permits):
        await spend(leases, SMALL, "tok_a")
    before = buckets.trips
    for _ in range(100):
        with pytest.raises(ExhaustedError) as refused:
            await leases.fetch(SMALL, "tok_a")
    assert 300 < refused.value.wait <= 360
    assert buckets.trips == before + 1


async def test_what_is_not_used_is_given_back() -> None:
    buckets = Counted()
    leases = Leases(buckets)
    working = asyncio.create_task(leases.run())
    for _ in range(20):
        await spend(leases, LARGE, "tok_a")
    assert await buckets.left(LARGE, "tok_a") < 980
    deadline = time.monotonic() + PATIENCE
    while await buckets.left(LARGE, "tok_a") < 980:
        assert time.monotonic() < deadline
        await asyncio.sleep(TICK_SECONDS / 4)
    working.cancel()
