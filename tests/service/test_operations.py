"""Health, readiness, metrics, logs, ids of requests."""

import asyncio
import json
import re
from collections.abc import Callable
from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any, get_args

import asyncpg
import httpx
import pytest
from prometheus_client import CollectorRegistry
from redis.asyncio import Redis

from events.vault import KEY_BYTES, SECRET_BYTES, Vault, VaultError
from projections.games import Status
from projections.models import READ_MODELS
from service.operations.parts import Watching
from service.operations.watched import Watched
from service.process.metrics import Metrics
from service.process.pool_metrics import PoolMetrics
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.service.settling import settle

People = Callable[[], Person]


def test_health_and_readiness(web: httpx.Client) -> None:
    assert web.get("/health").json() == {"status": "ok"}
    settle(web)
    ready = web.get("/ready").json()
    assert (ready["status"], ready["database"], ready["redis"]) == ("ok", "ok", "ok")
    assert set(ready["lag"]) == {one.name for one in READ_MODELS}


async def test_one_question_serves_all_who_ask_meanwhile_and_a_while_after() -> None:
    now, asked = [0.0], asyncio.Event()
    questions = count(1)

    async def ask() -> int:
        number = next(questions)
        await asked.wait()
        return number

    watched = Watched(ask, fresh=1.0, stale=5.0, clock=lambda: now[0])
    waiting = [asyncio.create_task(watched.answer()) for _ in range(20)]
    await asyncio.sleep(0)
    asked.set()
    assert {known.answer for known in await asyncio.gather(*waiting) if known} == {1}
    told = []
    for now[0] in (0.9, 1.1, 1.2, 2.3, 9.0):  # fresh; old, so asked again; told; old; too old
        told.append(known.answer if (known := await watched.answer()) else None)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    assert told == [1, 1, 2, 2, 4]


async def test_a_question_that_fails_is_told_of_once_the_last_answer_is_old() -> None:
    now, works = [0.0], [True]

    async def ask() -> bool:
        if not works[0]:
            raise OSError
        return True

    watched = Watched(ask, fresh=0.2, stale=1.0, clock=lambda: now[0])
    assert watched.at_hand() is None, "nobody has asked yet"
    assert await watched.answer()
    works[0] = False
    told = []
    for now[0] in (0.1, 0.9, 1.1):  # fresh; asked again meanwhile; too old
        told.append(await watched.answer() is not None)
        await asyncio.sleep(0)
    assert told == [True, True, False]
    works[0] = True
    assert await watched.answer()


async def test_readiness_is_one_query_on_a_connection_of_its_own(
    postgres_dsn: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, str]] = []

    def noting(name: str) -> None:
        method = getattr(asyncpg.Connection, name)

        async def noted(one: Any, query: str, *args: object) -> object:
            asked.append((id(one), query))
            return await method(one, query, *args)

        monkeypatch.setattr(asyncpg.Connection, name, noted)

    for name in ("execute", "fetchval", "fetch"):
        noting(name)
    async with Redis.from_url(redis_url) as redis, asyncpg.create_pool(postgres_dsn) as pool:
        watching = Watching.of(postgres_dsn, pool, redis, distributed=False)
        answers = await asyncio.gather(*(watching.database.answer() for _ in range(64)))
        lags = await watching.lags.answer()
        await watching.close()
    assert all(one is not None and one.answer for one in answers)
    assert lags is not None
    (ready, question), *late = asked
    assert "INSERT INTO readiness" in question
    assert "INSERT INTO events SELECT" in question, (
        "it appends nothing, and waits where an append would"
    )
    assert late
    assert ready not in {connection for connection, _ in late}


async def test_a_process_whose_connections_are_all_busy_is_ready(
    postgres_dsn: str, redis_url: str, service_log: Path
) -> None:
    with ServiceProcess(service_log, postgres_dsn, redis_url, {"pool_max": 3}) as busy:
        with httpx.Client(base_url=busy.url, timeout=180) as early:
            settle(early)
        blocking = await asyncpg.connect(postgres_dsn)
        try:
            async with httpx.AsyncClient(base_url=busy.url, timeout=180) as client:
                async with blocking.transaction():
                    await blocking.execute("LOCK TABLE accounts")
                    bodies = ({"name": f"eve-{number}"} for number in "abcdefgh")
                    posts = [
                        asyncio.create_task(client.post("/v1/accounts", json=one)) for one in bodies
                    ]
                    while await blocking.fetchval(_BLOCKED) < 3:
                        await asyncio.sleep(0.01)
                    for _ in range(3):
                        ready = (await client.get("/ready")).json()
                        assert (ready["status"], ready["projections"]) == ("ok", "ok")
                        assert set(ready["lag"]) == {one.name for one in READ_MODELS}
                assert {(await one).status_code for one in posts} == {201}
        finally:
            await blocking.close()


_BLOCKED = (
    "SELECT count(*) FROM pg_stat_activity"
    " WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


def test_metrics_count_requests_moves_appends_streams_and_lag(
    person: People, web: httpx.Client
) -> None:
    ada = person()
    before = _metrics(web)
    game = ada.open("me", "me")["id"]
    ada.play_any(game, 0)
    ada.play(game, 0, [{"type": "lanterns.keep"}])
    with web.stream("GET", f"/v1/games/{game}/stream") as stream:
        next(stream.iter_lines())
    after = _metrics(web)

    def grown(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    assert grown('kronika_moves_total{by="person",title="lanterns"}') == 1
    assert grown('kronika_request_seconds_count{operation="playMoves",status="201"}') == 1
    assert grown('kronika_request_seconds_count{operation="streamEvents",status="200"}') == 1
    assert grown("kronika_append_seconds_count") >= 1
    assert 'kronika_projection_lag_events{projection="games"}' in after
    assert after['kronika_projection_lag_seconds{projection="games"}'] >= 0
    assert "kronika_streams" in after
    assert "process_resident_memory_bytes" in after


async def test_metrics_say_how_much_there_is_and_who_waits_for_connections(
    person: People, web: httpx.Client
) -> None:
    person().open("me", "open")
    found = _metrics(web)
    assert found["kronika_database_bytes"] > 1_000_000
    assert {name for name in found if name.startswith("kronika_games{")} == {
        f'kronika_games{{status="{status}"}}' for status in get_args(Status)
    }
    assert 0 <= found["kronika_pool_in_use"] <= found["kronika_pool_size"]
    assert found["kronika_pool_waiting"] == found["kronika_unopened_secrets_total"] == 0
    (build,) = (name for name in found if name.startswith("kronika_build_info{"))
    assert f'version="{version("kronika")}"' in build


async def test_the_pool_says_who_uses_it_and_who_waits(postgres_dsn: str) -> None:
    registry, done = CollectorRegistry(), asyncio.Event()
    async with asyncpg.create_pool(postgres_dsn, min_size=1, max_size=2) as pool:
        PoolMetrics(pool, registry)

        async def use() -> None:
            async with pool.acquire():
                await done.wait()

        def numbers() -> list[float | None]:
            parts = ("size", "in_use", "waiting")
            return [registry.get_sample_value(f"kronika_pool_{part}") for part in parts]

        assert numbers() == [1, 0, 0]
        using = [asyncio.create_task(use()) for _ in range(5)]
        async with asyncio.timeout(180):
            while (seen := numbers()) != [2, 2, 3] and not any(one.done() for one in using):
                await asyncio.sleep(0.01)
            done.set()
            await asyncio.gather(*using)
        assert seen == [2, 2, 3]
        assert numbers() == [2, 0, 0]


def test_secrets_that_cannot_be_opened_are_counted() -> None:
    metrics, vault = Metrics(), Vault(b"k" * KEY_BYTES)
    vault.on_unopened = metrics.unopened
    sealed = vault.seal(b"s" * SECRET_BYTES, "seed/gam_1")
    assert vault.open(sealed, "seed/gam_1") == b"s" * SECRET_BYTES
    with pytest.raises(VaultError):
        vault.open(sealed, "seed/gam_2")
    assert metrics.registry.get_sample_value("kronika_unopened_secrets_total") == 1


def test_the_address_itself_shows_the_browser_client(web: httpx.Client) -> None:
    answer = web.get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert "script-src 'self';" in answer.headers["content-security-policy"]
    script = re.search(r'src="(/assets/main-\w+\.js)"', answer.text)
    assert script is not None
    loaded = web.get(script[1])
    assert loaded.headers["content-type"].startswith("text/javascript")
    assert "immutable" in loaded.headers["cache-control"]
    assert web.get("/assets/nothing.js").status_code == 404


def test_every_answer_has_the_id_of_its_request(web: httpx.Client) -> None:
    for path in ("/health", "/v1/nothing", "/v1/games?x=1"):
        assert re.fullmatch(r"[0-9a-f]{16}", web.get(path).headers["x-request-id"])
    mine = web.get("/health", headers={"X-Request-Id": "mine-1"})
    assert mine.headers["x-request-id"] == "mine-1"
    odd = web.get("/health", headers={"X-Request-Id": 'a"b'})
    assert odd.headers["x-request-id"] != 'a"b'


def test_logs_are_json_and_tell_no_secret(person: People, shared_service: ServiceProcess) -> None:
    ada = person()
    game = ada.open("me", "me")["id"]
    played = ada.play_any(game, 0)
    entries = [json.loads(line) for line in shared_service.written().splitlines()]
    (moved,) = [one for one in entries if one["event"] == "moved" and one["game"] == game]
    assert (moved["operation"], moved["version"], moved["ply"]) == (
        "playMoves",
        played["version"],
        1,
    )
    assert moved["request"]
    assert moved["timestamp"]
    written = shared_service.written()
    for secret in (ada.token, ada.secret, "postgresql://", "lanterns.choose"):
        assert secret not in written


def _metrics(web: httpx.Client) -> dict[str, float]:
    found = {}
    for line in web.get("/metrics").text.splitlines():
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            found[name] = float(value)
    return found
