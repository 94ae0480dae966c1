"""Buckets: in Redis and in the process they do the same sums."""

import asyncio
import time
from collections.abc import AsyncIterator

import pytest
from redis.asyncio import Redis

from service.limits.buckets import Ask, Buckets, OwnBuckets, SharedBuckets
from service.limits.budgets import Budget, Traffic

HUNDRED = Budget(traffic=Traffic.READING, permits=100, seconds=3600)
QUICK = Budget(traffic=Traffic.MOVES, permits=100, seconds=1)


@pytest.fixture(params=["shared", "own"])
async def buckets(request: pytest.FixtureRequest, redis_url: str) -> AsyncIterator[Buckets]:
    client = Redis.from_url(redis_url)
    yield SharedBuckets(client) if request.param == "shared" else OwnBuckets()
    await client.aclose()


async def test_nobody_gets_more_than_a_quarter_at_once(buckets: Buckets) -> None:
    taken = []
    for _ in range(30):
        (found,) = await buckets.take([Ask(HUNDRED, "tok_a", 1000)])
        taken.append(found.permits)
    assert taken[:3] == [25, 18, 14]
    assert sum(taken) == 100
    assert (found.permits, found.left) == (0, 0)
    assert 30 < found.wait <= 36
    (other,) = await buckets.take([Ask(HUNDRED, "tok_b", 1)])
    assert (other.permits, other.left) == (1, 99)


async def test_what_is_given_back_can_be_taken_again(buckets: Buckets) -> None:
    for _ in range(100):
        await buckets.take([Ask(HUNDRED, "tok_a", 1)])
    await buckets.take([Ask(HUNDRED, "tok_a", -3)])
    answers = await buckets.take([Ask(HUNDRED, "tok_a", 1)] * 4)
    assert [one.permits for one in answers] == [1, 1, 1, 0]
    await buckets.take([Ask(HUNDRED, "tok_a", -1000)])
    (found,) = await buckets.take([Ask(HUNDRED, "tok_a", 1)])
    assert found.left == 99, "never more than there are"


async def test_a_bucket_refills_evenly(buckets: Buckets) -> None:
    for _ in range(40):
        await buckets.take([Ask(QUICK, "tok_a", 25)])
    earliest = time.monotonic()
    (before,) = await buckets.take([Ask(QUICK, "tok_a", 25)])
    latest = time.monotonic()
    await asyncio.sleep(0.5)
    least = time.monotonic() - latest
    (found,) = await buckets.take([Ask(QUICK, "tok_a", 1)])
    most = time.monotonic() - earliest
    refilled = found.left + found.permits - before.left
    # The clock of Redis counts in milliseconds, and `left` in whole permits.
    assert min(100 - before.left, 100 * least - 2) <= refilled <= 100 * most + 2
    await asyncio.sleep(1)
    (found,) = await buckets.take([Ask(QUICK, "tok_a", 1)])
    assert found.left == 99


async def test_many_who_take_at_once_get_no_more_than_there_is(redis_url: str) -> None:
    clients = [Redis.from_url(redis_url) for _ in range(4)]
    shared = [SharedBuckets(one) for one in clients]
    asks = [shared[turn % 4].take([Ask(HUNDRED, "tok_a", 3)]) for turn in range(200)]
    found = await asyncio.gather(*asks)
    assert sum(one.permits for (one,) in found) == 100
    for one in clients:
        await one.aclose()
