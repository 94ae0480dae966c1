"""Kept answers about the past: what is kept is what would be made anew, for everybody, always.

Two services share a database and a Redis and keep answers; a third keeps none, and makes each anew.
Whatever happens at a table, all three answer alike.
"""

import asyncio
import re
import time
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
import redis as blocking

from service.moves.cached_answers import LARGEST, OVERHEAD, AnswerKey, CachedAnswer, CachedAnswers
from service.moves.shared_answers import SHARDS, SharedAnswer, SharedAnswers
from tests.service.people import Person, play_to_the_end
from tests.service.process import ServiceProcess

pytestmark = pytest.mark.slow

NOTHING_KEPT = {"past_memory": 0, "past_redis": 0}
SOURCE = re.compile(r'kronika_past_answers_total\{source="(\w+)"\} (\S+)')


@pytest.fixture
def services(
    tmp_path: Path, postgres_dsn: str, redis_url: str
) -> Iterator[Sequence[ServiceProcess]]:
    """One that keeps nothing, and two that keep what they can."""
    settings: tuple[dict[str, int], ...] = (NOTHING_KEPT, {}, {})
    made = [
        ServiceProcess(tmp_path / f"{number}.log", postgres_dsn, redis_url, one)
        for number, one in enumerate(settings)
    ]
    with made[0], made[1], made[2]:
        yield made


def sources(service: ServiceProcess) -> dict[str, float]:
    """How many answers came from where."""
    text = httpx.get(f"{service.url}/metrics", timeout=180).text
    found = ((source, float(count)) for source, count in SOURCE.findall(text))
    return {source: count for source, count in found if count}


class Onlookers:
    """Everybody who may look at a game, at every service."""

    def __init__(self, services: Sequence[ServiceProcess], *players: Person) -> None:
        self._urls = [one.url for one in services]
        self._people = [None, *(one.token for one in players)]
        self._http = httpx.Client(timeout=180)

    def compare(self, game: str, last: int) -> set[bytes]:
        """Asks for everything twice, everywhere; all bodies that were seen."""
        seen = set[bytes]()
        for ply, what, token in product(range(last + 1), ("states", "scenes"), self._people):
            path = f"/v1/games/{game}/{what}/{ply}"
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            fresh, *kept = (self._ask(url + path, headers) for url in (*self._urls, *self._urls))
            assert all(one == fresh for one in kept), f"{path} as {token}"
            seen.add(fresh[0])
            for url in self._urls:
                known = self._http.get(url + path, headers={**headers, "If-None-Match": fresh[1]})
                assert (known.status_code, known.content) == (304, b""), path
        for token, words in product(self._people, ("en", "cs")):
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            urls = [f"{url}/v1/games/{game}/replay" for url in (*self._urls, *self._urls)]
            fresh, *kept = (
                self._http.get(url, headers={**headers, "Accept-Language": words}).content
                for url in urls
            )
            assert all(one == fresh for one in kept), f"replay in {words} as {token}"
        return seen

    def _ask(self, url: str, headers: dict[str, str]) -> tuple[bytes, str, str]:
        answer = self._http.get(url, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.content, answer.headers["etag"], answer.headers["cache-control"]


def test_cached_answers_are_those_that_would_be_made(services: Sequence[ServiceProcess]) -> None:
    """While a game is played, taken back, gone on with, and ends, which opens its secrets; and
    while somebody takes another name, which replays tell."""
    url = services[1].url
    ada, bob = Person.create(url, "ada"), Person.create(url, "bob")
    game = ada.open("me", "open", title="ancient-knowledge")["id"]
    bob.join(game)
    onlookers = Onlookers(services, ada, bob)
    for moves in (2, 3):
        _play(game, ada, bob, moves)
        onlookers.compare(game, ada.get(f"/v1/games/{game}")["ply"])
    ply = ada.get(f"/v1/games/{game}")["ply"]
    _take_back(game, ada, bob, to=ply - 2)
    onlookers.compare(game, ply)
    _play(game, ada, bob, 2)
    ply = ada.get(f"/v1/games/{game}")["ply"]
    closed = onlookers.compare(game, ply)
    renamed = ada.http.patch("/v1/accounts/me", json={"name": "augusta"})
    assert renamed.status_code == 200, renamed.text
    assert ada.http.post(f"/v1/games/{game}/resign", json={"seat": 0}).status_code == 200
    opened = onlookers.compare(game, ply)
    assert len(opened) < len(closed), "seats and onlookers still see different things"
    for one in services[1:]:
        told = sources(one)
        assert told["memory"] > told["log"] > 0, told
    assert sources(services[2])["redis"] > 0
    assert sources(services[0]).keys() <= {"position", "log"}


def test_what_redis_has_of_another_past_is_not_believed(
    services: Sequence[ServiceProcess], redis_url: str
) -> None:
    """As after a backup was restored: the answers there were made of events that are gone."""
    ada = Person.create(services[1].url, "ada")
    game = ada.open("me", "me")["id"]
    for _ in range(6):
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
    expected = [ada.http.get(f"/v1/games/{game}/states/{ply}").content for ply in range(6)]
    with blocking.Redis.from_url(redis_url) as redis:
        while len(kept := _shared(redis)) < sources(services[1])["log"]:
            time.sleep(0.01)
        for key, field, one in kept:
            forged = SharedAnswer(one.version, b"x" * 32, True, b'{"forged":true}')
            redis.hset(key, field, msgspec.msgpack.encode(forged))
        there = ada.at(services[2].url)
        found = [there.http.get(f"/v1/games/{game}/states/{ply}").content for ply in range(6)]
        assert found == expected
    assert "redis" not in sources(services[2])


async def test_what_lasts_is_told_without_the_log(
    services: Sequence[ServiceProcess], postgres_dsn: str
) -> None:
    ada = Person.create(services[1].url, "ada")
    game = ada.open("me", "me")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    path = f"{services[1].url}/v1/games/{game}/states/3"
    first = httpx.get(path, timeout=180)
    connection = await asyncpg.connect(postgres_dsn)
    try:
        async with connection.transaction():
            await connection.execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE")
            async with httpx.AsyncClient(timeout=180) as client:
                again = await client.get(path)
                known = await client.get(path, headers={"If-None-Match": first.headers["etag"]})
    finally:
        await connection.close()
    assert (again.content, again.status_code) == (first.content, 200)
    assert (known.content, known.status_code) == (b"", 304)


def test_the_last_ply_is_not_the_past_yet(services: Sequence[ServiceProcess]) -> None:
    """The end of the game may still belong to it. (In this title nothing is hidden.)"""
    ada = Person.create(services[1].url, "ada")
    game = ada.open("me", "me", title="monumental")["id"]
    path = f"{services[1].url}/v1/games/{game}/states/6"
    for _ in range(6):
        ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
    assert httpx.get(path, timeout=180).headers["cache-control"] == "public, no-cache"
    ada.play_any(game, ada.get(f"/v1/games/{game}")["awaits"][0])
    for _ in range(2):
        assert httpx.get(path, timeout=180).headers["cache-control"].endswith("immutable")


def test_private_games_are_not_told_from_memory(services: Sequence[ServiceProcess]) -> None:
    ada, eve = (Person.create(services[1].url, name) for name in ("ada", "eve"))
    game = ada.open("me", "me", visibility="private")["id"]
    play_to_the_end(game, (ada, 0), (ada, 1))
    assert ada.http.get(f"/v1/games/{game}/states/3").status_code == 200
    assert eve.http.get(f"/v1/games/{game}/states/3").status_code == 404
    open_to_all = ada.open("me", "me")["id"]
    play_to_the_end(open_to_all, (ada, 0), (ada, 1))
    assert ada.http.get(f"/v1/games/{open_to_all}/states/3?seat=1").status_code == 200
    assert eve.http.get(f"/v1/games/{open_to_all}/states/3?seat=1").status_code == 403


def test_the_answers_asked_for_longest_ago_are_forgotten() -> None:
    body = bytes(1000 - OVERHEAD)
    kept = CachedAnswers(LARGEST * 1000)
    keys = [_key(ply) for ply in range(LARGEST + 1)]
    for key in keys[:-1]:
        kept.add(key, CachedAnswer(body=body, etag="", lasting=True))
    assert kept.get(keys[0]) is not None
    kept.add(keys[-1], CachedAnswer(body=body, etag="", lasting=True))
    assert [key.ply for key in keys if kept.get(key) is None] == [1]
    assert kept.size == LARGEST * 1000
    kept.add(_key(99), CachedAnswer(body=bytes(1001), etag="", lasting=True))
    assert kept.get(_key(99)) is None
    assert CachedAnswers(0).get(keys[0]) is None


async def test_redis_holds_no_more_than_its_budget(redis_url: str) -> None:
    answers = SharedAnswers.of(redis_url, SHARDS * 20_000)
    running = asyncio.create_task(answers.run())
    try:
        for ply in range(600):
            answers.add(_key(ply), SharedAnswer(ply, b"head", True, bytes(2000)))
            while answers.waiting:
                await asyncio.sleep(0)
        async with asyncio.timeout(180):
            while await answers.get(_key(599)) is None:
                await asyncio.sleep(0.01)
        found = [await answers.get(_key(ply)) for ply in range(600)]
    finally:
        running.cancel()
        await answers.close()
    assert all(one is None or one.version == ply for ply, one in enumerate(found))
    assert 0 < sum(one is not None for one in found) <= SHARDS * 9
    with blocking.Redis.from_url(redis_url) as redis:
        sizes = [sum(map(len, redis.hvals(key))) for key in redis.keys("kronika:answers:{*}")]
    assert max(sizes) <= 20_000 + len("20000")


async def test_without_redis_nothing_is_found_and_nobody_waits() -> None:
    answers = SharedAnswers.of("redis://127.0.0.1:1", 1_000_000)
    answers.add(_key(1), SharedAnswer(1, b"head", True, b"{}"))
    running = asyncio.create_task(answers.run())
    assert await answers.get(_key(1)) is None
    running.cancel()
    await answers.close()


def _key(ply: int) -> AnswerKey:
    return AnswerKey(game="g", ply=ply, what="state", viewer="open", rules="r")


def _shared(redis: Any) -> list[tuple[bytes, bytes, SharedAnswer]]:
    return [
        (key, field, msgspec.msgpack.decode(value, type=SharedAnswer))
        for key in redis.keys("kronika:answers:{*}")
        for field, value in redis.hgetall(key).items()
        if field
    ]


def _play(game: str, ada: Person, bob: Person, moves: int) -> None:
    seats: tuple[tuple[Person, int], ...] = ((ada, 0), (bob, 1))
    for turn in range(moves):
        one, seat = next(each for each in seats if each[0].legal(game, each[1])["commands"])
        one.play_any(game, seat, turn)


def _take_back(game: str, ada: Person, bob: Person, *, to: int) -> None:
    """Ada or Bob takes a move back; the other agrees, if that is needed."""
    seats: tuple[tuple[Person, int], ...] = ((ada, 0), (bob, 1))
    for one, seat in seats:
        answer = one.propose(game, seat, type="take-back", to=to)
        if answer.status_code == 201:
            break
    assert answer.status_code == 201, answer.text
    for one, seat in seats:
        one.answer(game, "agree", seat)
    assert ada.get(f"/v1/games/{game}")["rewinds"]
