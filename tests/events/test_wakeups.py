"""Wake-ups: after the commit, to everybody who listens, at nobody's expense."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg
import pytest
import structlog
from redis.asyncio import Redis

from events.envelope import Recorded
from events.log import Log
from events.redis_wakeups import RedisWakeUps, channel_of
from events.subscription import Manner, follow
from events.wakeups import WakeUp, WakeUps, group_of
from tests.events.support import AT, facts, grow, meanwhile, take


async def test_listeners_hear_of_what_is_committed(log: Log, dsn: str) -> None:
    """When the word comes, the events can be read by anybody."""
    heard: list[WakeUp] = []
    log.wakeups.listen(heard.extend)
    outsider = await asyncpg.connect(dsn)

    async def check() -> None:
        count = await outsider.fetchval("SELECT count(*) FROM events WHERE game_id = 'g'")
        assert count == heard[-1].version

    await log.append("g", 0, facts(2), at=AT)
    assert heard == [WakeUp(log.partition("g"), "g", 2)]
    await check()
    await log.append("g", 0, facts(2), at=AT)
    assert len(heard) == 1, "a refused append is no news"
    await log.append("g", 2, facts(1), at=AT)
    assert heard[1:] == [WakeUp(log.partition("g"), "g", 3)]
    await check()
    await outsider.close()


async def test_a_failing_listener_harms_nobody(log: Log) -> None:
    heard: list[WakeUp] = []

    def fail(news: Sequence[WakeUp]) -> None:
        raise RuntimeError("listener out of order")

    log.wakeups.listen(fail)
    log.wakeups.listen(heard.extend)
    with structlog.testing.capture_logs() as told:
        await grow(log, "g", 3)
    assert [one.version for one in heard] == [1, 2, 3]
    assert {one["event"] for one in told} == {"wake-up-listener-failed"}


async def test_a_listener_can_stop(log: Log) -> None:
    heard: list[WakeUp] = []
    stop = log.wakeups.listen(heard.extend)
    await grow(log, "g", 1)
    stop()
    await grow(log, "g", 2, start=1)
    assert len(heard) == 1


DEEP = b"[" * 5000 + b"]" * 5000


@asynccontextmanager
async def bridged(url: str, wakeups: WakeUps, channel: str) -> AsyncIterator[Redis]:
    """A bridge that has arrived."""
    redis = Redis.from_url(url)
    bridge = RedisWakeUps(redis, wakeups, channel)
    async with meanwhile(bridge.run):
        async with asyncio.timeout(180):
            await bridge.connected.wait()
        yield redis
    await redis.aclose()


@pytest.fixture
def channel(request: pytest.FixtureRequest, dsn: str) -> str:
    """A channel that no other test uses."""
    return f"{request.node.name} {dsn}"


async def test_wakeups_cross_processes(log: Log, other: Log, redis_url: str, channel: str) -> None:
    """A stream in one process follows what another one writes, without polling."""
    async with (
        bridged(redis_url, log.wakeups, channel),
        bridged(redis_url, other.wakeups, channel),
    ):
        events = await _at_its_end(log)
        heard: list[WakeUp] = []
        log.wakeups.listen(heard.extend)
        waiting = asyncio.create_task(take(events, 20))
        await grow(other, "g", 21, start=1)
        assert [event.version for event in await waiting] == list(range(2, 22))
        assert {one.game_id for one in heard} == {"g"}
        await events.aclose()


async def test_ones_own_wakeups_do_not_come_back(log: Log, redis_url: str, channel: str) -> None:
    async with bridged(redis_url, log.wakeups, channel) as redis:
        heard: list[WakeUp] = []
        log.wakeups.listen(heard.extend)
        async with redis.pubsub() as inlet:
            await inlet.subscribe(_channel(log, "g", channel))
            await grow(log, "g", 5)
            async with asyncio.timeout(180):
                while await inlet.get_message(ignore_subscribe_messages=True, timeout=0.2) is None:
                    pass
        await redis.publish(_channel(log, "g", channel), b"not for us")
        await asyncio.sleep(0.1)
        assert [one.version for one in heard] == [1, 2, 3, 4, 5]


async def test_what_is_no_wakeup_is_passed_over(
    log: Log, other: Log, redis_url: str, channel: str
) -> None:
    """Whoever says it: the one bridge hears what comes behind it."""
    async with (
        bridged(redis_url, log.wakeups, channel) as redis,
        bridged(redis_url, other.wakeups, channel),
    ):
        heard: list[WakeUp] = []
        log.wakeups.listen(heard.extend)
        with log.wakeups.bell("g", log.partition("g")):
            await _until_heard(redis, _channel(log, "g", channel))
            for rubbish in (b"", b"\xff", b'["\xff",[]]', b"[" * 9000, b'["s",[],%s]' % DEEP):
                await redis.publish(_channel(log, "g", channel), rubbish)
            await grow(other, "g", 1)
            async with asyncio.timeout(180):
                while not heard:
                    await asyncio.sleep(0.01)
        assert [one.game_id for one in heard] == ["g"]


async def test_a_process_hears_only_what_it_waits_for(
    log: Log, other: Log, redis_url: str, channel: str
) -> None:
    """Redis itself tells it nothing of other groups, and nothing once nobody waits any more."""
    mine, same, foreign = _games(log)
    async with (
        bridged(redis_url, log.wakeups, channel) as redis,
        bridged(redis_url, other.wakeups, channel),
    ):
        heard: list[WakeUp] = []
        log.wakeups.listen(heard.extend)
        with log.wakeups.bell(mine, log.partition(mine)):
            await _until_heard(redis, _channel(log, mine, channel))
            assert await _heard_groups(redis, channel) == [_channel(log, mine, channel)]
            for game in (foreign, mine, same):
                await grow(other, game, 1)
            async with asyncio.timeout(180):
                while len(heard) < 2:
                    await asyncio.sleep(0.01)
        assert {one.game_id for one in heard} == {mine, same}
        async with asyncio.timeout(180):
            while await _heard_groups(redis, channel):
                await asyncio.sleep(0.01)


async def test_who_begins_to_wait_looks_once_more(
    log: Log, other: Log, redis_url: str, channel: str
) -> None:
    """What was written while Redis did not know yet that somebody waits is found without a poll."""
    async with bridged(redis_url, log.wakeups, channel):
        await grow(log, "g", 1)
        with log.wakeups.bell("g", log.partition("g")) as bell:
            bell.clear()
            await grow(other, "g", 1, start=1)  # no bridge carries it
            began = asyncio.get_running_loop().time()
            await bell.wait(180)
            assert asyncio.get_running_loop().time() - began < 100


def _games(log: Log) -> tuple[str, str, str]:
    """A game, another one of its group, and one of another group."""
    names = [f"g{number}" for number in range(100)]
    first = names[0]
    same = [one for one in names[1:] if _group(log, one) == _group(log, first)]
    others = [one for one in names if _group(log, one) != _group(log, first)]
    return first, same[0], others[0]


def _group(log: Log, game: str) -> int:
    return group_of(log.partition(game))


def _channel(log: Log, game: str, beginning: str) -> str:
    return channel_of(_group(log, game), beginning)


async def _heard_groups(redis: Redis, beginning: str) -> list[str]:
    """The channels of groups that any process hears."""
    return [one.decode() for one in await redis.pubsub_channels(f"{beginning}:[0-9]*")]


async def _until_heard(redis: Redis, *channels: str) -> None:
    """Waits until somebody hears each of the channels."""
    async with asyncio.timeout(180):
        while not all(many for _, many in await redis.pubsub_numsub(*channels)):
            await asyncio.sleep(0.01)


async def test_after_an_outage_of_redis_everybody_looks(
    log: Log, other: Log, redis_url: str, channel: str
) -> None:
    """Connections to Redis break; what was written meanwhile is found once they are back."""
    async with bridged(redis_url, log.wakeups, channel) as redis:
        events = await _at_its_end(log)
        waiting = asyncio.create_task(take(events, 3))
        await grow(other, "g", 4, start=1)
        await asyncio.sleep(0.2)
        assert not waiting.done(), "nobody told this process"
        await redis.client_kill_filter(_type="pubsub", skipme=False)
        assert [event.version for event in await waiting] == [2, 3, 4]
        await events.aclose()


async def _at_its_end(log: Log) -> AsyncGenerator[Recorded, None]:
    """A stream that has read all there is, so that it only waits for a wake-up now."""
    await grow(log, "g", 1)
    events = follow(log, "g", manner=Manner(poll=3600.0))
    assert [event.version for event in await take(events, 1)] == [1]
    return events
