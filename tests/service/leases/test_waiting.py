"""Waiting for a turn."""

import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.service.clocks.waiting import until
from tests.service.leases.workers import Lease, Pair, People, Worker, expire
from tests.service.people import Person
from tests.service.process import ServiceProcess

LONGEST = 30


@contextmanager
def waiting(worker: Worker, **wanted: object) -> Iterator[Future[list[Lease]]]:
    """The worker waits meanwhile; what it gets."""
    with ThreadPoolExecutor(1) as pool:
        yield pool.submit(lambda: worker.take(wait=LONGEST, **wanted))


def test_a_wait_ends_with_a_turn(person: People) -> None:
    table = Pair(person(), person())
    table.until_turn_of(1)
    with waiting(Worker(table.ada, "w")) as taken:
        while 0 not in table.awaits:
            assert not taken.done()
            table.bob.play_any(table.id, 1)
        (lease,) = taken.result(LONGEST)
    assert lease["game"] == table.id


def test_a_wait_ends_with_a_game_that_begins(person: People) -> None:
    ada, bob = person(), person()
    with waiting(Worker(ada, "w")) as taken:
        table = Pair(ada, bob)
        assert [one["game"] for one in taken.result(LONGEST)] == [table.id]


def test_a_wait_ends_when_a_turn_is_given_back(person: People) -> None:
    one, two = _two(person)
    lease = one.take_one(seconds=300)
    with waiting(two) as taken:
        time.sleep(0.2)  # so that it waits; it would be granted the turn either way
        assert one.give_back(lease).status_code == 204
        assert [found["game"] for found in taken.result(LONGEST)] == [lease["game"]]


async def test_a_wait_ends_when_a_lease_does(person: People, service_dsn: str) -> None:
    one, two = _two(person)
    lease = one.take_one(seconds=300)
    with waiting(two) as taken:
        await expire(service_dsn, lease)
        assert [found["game"] for found in taken.result(LONGEST)] == [lease["game"]]


def test_each_of_those_who_wait_gets_another_turn(person: People) -> None:
    ada, bob = person(), person()
    workers = [Worker(ada.with_token(ada.token), f"w{number}") for number in range(6)]
    with ThreadPoolExecutor(6) as pool:
        asked = [pool.submit(worker.take, wait=LONGEST) for worker in workers]
        tables = {Pair(ada, bob).id for _ in range(6)}
        taken = [one.result(LONGEST * 2) for one in asked]
    assert sorted(lease["game"] for (lease,) in taken) == sorted(tables)


def test_nothing_comes_of_a_wait_in_vain(person: People) -> None:
    began = time.monotonic()
    assert Worker(person(), "w").take(wait=1) == []
    assert time.monotonic() - began >= 1


def test_who_has_hung_up_gets_nothing(person: People) -> None:
    table = Pair(person(), person())
    table.until_turn_of(1)
    gone = table.ada.with_token(table.ada.token)
    with pytest.raises(httpx.ReadTimeout):
        gone.http.post("/v1/leases", json={"worker": "gone", "wait": LONGEST}, timeout=0.3)
    gone.close()
    while 0 not in table.awaits:
        table.bob.play_any(table.id, 1)
    (lease,) = until(lambda: Worker(table.ada, "here").take(), within=20)
    assert lease["game"] == table.id


def test_a_wait_ends_with_the_process(service_log: Path, postgres_dsn: str, redis_url: str) -> None:
    with ServiceProcess(service_log, postgres_dsn, redis_url) as running:
        worker = Worker(Person.create(running.url, "ada"), "w")
        began = time.monotonic()
        with waiting(worker) as taken:
            time.sleep(0.5)  # so that it waits; it would be told to go either way
            running.tell_to_stop()
            assert taken.result(LONGEST) == []
        assert time.monotonic() - began < LONGEST
        worker.person.close()


def _two(person: People) -> tuple[Worker, Worker]:
    ada = Pair(person(), person()).ada
    return Worker(ada, "one"), Worker(ada.with_token(ada.token), "two")
