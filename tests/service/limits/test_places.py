"""Open streams: so many of a token, of an address, of a process."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager, suppress

import httpx
import pytest
from redis.asyncio import Redis

from referee.problems.problem import ProblemError
from service.limits.stream_slots import StreamSlots, holding
from service.settings.limits import LimitSettings
from tests.service.limits.conftest import Serve
from tests.service.people import Person
from tests.service.problems import problem


@contextmanager
def following(person: Person, game: str) -> Iterator[httpx.Response]:
    """An open stream, read as far as its first bytes."""
    with person.http.stream("GET", f"/v1/games/{game}/stream") as answer:
        pieces = answer.iter_bytes()
        if answer.status_code == 200:
            next(pieces)
        else:
            answer.read()
        yield answer
        del pieces  # until now, or else the stream would be closed


def test_a_token_has_so_many_streams_in_all_processes(serve: Serve) -> None:
    here, there = (serve(streams_per_token=2, keep_alive=0.5) for _ in range(2))
    ada = Person.create(here.url, "ada")
    also = Person(there.url, ada.id, ada.name, ada.token)
    bob = Person.create(there.url, "bob")
    game = ada.open("me", "open")["id"]
    with ExitStack() as streams:
        assert streams.enter_context(following(also, game)).status_code == 200
        with following(ada, game) as second:
            assert second.status_code == 200
            for one in (ada, also):
                with following(one, game) as third:
                    found = problem(third, "too-many-streams")
                    assert found["retry_after"] == int(third.headers["Retry-After"])
            assert streams.enter_context(following(bob, game)).status_code == 200
        deadline = time.monotonic() + 180
        while streams.enter_context(following(also, game)).status_code != 200:
            assert time.monotonic() < deadline, "a place that was left is not free"
            time.sleep(0.05)


def test_an_address_has_so_many_streams(serve: Serve) -> None:
    service = serve(streams_per_address=2)
    people = [Person.create(service.url, name) for name in ("ada", "bob", "cyd")]
    game = people[0].open("me", "open")["id"]
    with following(people[0], game), following(people[1], game), following(people[2], game) as last:
        assert "address" in problem(last, "too-many-streams")["detail"]


def test_a_process_has_so_many_streams(serve: Serve) -> None:
    service = serve(streams_per_process=1)
    ada = Person.create(service.url, "ada")
    game = ada.open("me", "open")["id"]
    with following(ada, game), following(ada, game) as second:
        problem(second, "unavailable")
        assert int(second.headers["Retry-After"]) > 0


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[Redis]:
    client = Redis.from_url(redis_url)
    yield client
    await client.aclose()


async def test_places_of_a_process_that_died_become_free(redis: Redis) -> None:
    settings = LimitSettings(streams_per_token=1)
    dead = [StreamSlots(redis, settings, lease=lease) for lease in (1, 60)]
    alive = StreamSlots(redis, settings)
    await dead[0].take("tok_a", None)  # nobody renews either
    await dead[1].take("tok_b", None)
    with pytest.raises(ProblemError):
        await alive.take("tok_b", None)
    await _taken(alive, "tok_a")


async def test_places_that_are_held_stay(redis: Redis) -> None:
    """They are renewed long before they would be free, which the other tests see."""
    settings = LimitSettings(streams_per_token=1)
    one, other = StreamSlots(redis, settings, lease=9), StreamSlots(redis, settings, lease=9)
    renewing = asyncio.create_task(one.run())
    place = await one.take("tok_a", None)
    until = await _held_until(redis, "tok_a")
    async with asyncio.timeout(180):
        while await _held_until(redis, "tok_a") <= until:
            await asyncio.sleep(0.05)
    with pytest.raises(ProblemError):
        await other.take("tok_a", None)
    place.release()
    place.release()
    await _taken(other, "tok_a")
    renewing.cancel()


async def _held_until(redis: Redis, token: str) -> float:
    """When the one place of a token would be free, in seconds by the clock of Redis."""
    ((_, seconds),) = await redis.zrange(f"kronika:streams:{token}", 0, -1, withscores=True)
    return float(seconds)


async def _taken(slots: StreamSlots, token: str) -> None:
    """Takes a place as soon as there is one."""
    async with asyncio.timeout(180):
        while True:
            with suppress(ProblemError):
                await slots.take(token, None)
                return
            await asyncio.sleep(0.05)


async def test_an_answer_that_nobody_waits_for_leaves_its_place(redis: Redis) -> None:
    places = StreamSlots(redis, LimitSettings(streams_per_process=1))

    async def pieces() -> AsyncIterator[bytes]:
        yield b"never read"

    held = holding(await places.take("tok_a", None), pieces())
    with pytest.raises(ProblemError):
        await places.take("tok_a", None)
    del held
    gc.collect()
    await places.take("tok_a", None)
