"""Secrets in answers that are given again: one is made, whoever asks, and none can be read."""

import asyncio
from collections.abc import Iterator
from typing import Any

import asyncpg
import httpx
import pytest

from tests import servers
from tests.service.hard.pair import Pair
from tests.service.hard.setup import NOBODY_LISTENS, Stage
from tests.service.problems import problem

KEY = {"Idempotency-Key": "0123456789abcdef" * 2}
TOKEN = {"name": "x", "scopes": ["account", "read"]}
WAITING = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'"""


@pytest.fixture(scope="module")
def pair(
    databases: servers.Databases,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Pair]:
    """Two processes for the tests of this module."""
    dsn = databases.create()
    redis = servers.empty_index(redis_server, 11 - worker_number)
    settings = {"webhook_networks": "127.0.0.0/8", "webhook_http": True}
    with Pair(tmp_path_factory.mktemp("secrets"), dsn, redis, **settings) as running:
        yield running
    databases.drop(dsn)


@pytest.fixture
def table(pair: Pair) -> Iterator[Stage]:
    """A table, seen through the first process."""
    with Stage(pair.urls[0], pair.database_url) as stage:
        yield stage


def test_two_processes_at_once_make_one_token(pair: Pair, table: Stage) -> None:
    """Both are held in the middle of it, so neither has answered when the other begins."""

    async def run() -> list[httpx.Response]:
        holding = await asyncpg.connect(pair.database_url)
        async with httpx.AsyncClient(headers=dict(table.ada.http.headers), timeout=60) as client:
            async with holding.transaction():
                await holding.execute("SELECT FROM accounts WHERE id = $1 FOR UPDATE", table.ada.id)
                asked = [
                    asyncio.create_task(client.post(f"{url}/v1/tokens", json=TOKEN, headers=KEY))
                    for url in pair.urls
                ]
                while await holding.fetchval(WAITING) < len(asked):
                    await asyncio.sleep(0.01)
            answers = await asyncio.gather(*asked)
        await holding.close()
        return answers

    before = len(table.ada.get("/v1/tokens")["items"])
    one, two = asyncio.run(run())
    assert (one.status_code, one.content) == (two.status_code, two.content)
    assert sorted("idempotency-replayed" in answer.headers for answer in (one, two)) == [0, 1]
    assert len(table.ada.get("/v1/tokens")["items"]) == before + 1
    assert table.ada.with_token(one.json()["token"]).http.get("/v1/tokens").is_success


def test_no_secret_stands_in_the_database(pair: Pair, table: Stage) -> None:
    secrets = []
    for path, body, member in (
        ("/v1/accounts", {}, "token"),
        ("/v1/tokens", TOKEN, "token"),
        ("/v1/webhooks", {"url": NOBODY_LISTENS}, "secret"),
        (f"/v1/games/{table.open_table()}/invitations", {}, "code"),
    ):
        answers = [table.ada.http.post(path, json=body, headers=KEY) for _ in range(2)]
        assert [one.status_code for one in answers] == [201, 201], answers[0].text
        secret = answers[0].json()[member]
        assert answers[1].json()[member] == secret
        secrets.append(secret)
    kept = asyncio.run(_everything(pair.database_url))
    assert len(kept) >= len(secrets)
    for row in kept:
        assert not any(one.encode() in row for one in secrets)
        assert KEY["Idempotency-Key"].encode() not in row


async def _everything(dsn: str) -> list[bytes]:
    """The rows of the table, each as it would stand in a file."""
    connection = await asyncpg.connect(dsn)
    rows = await connection.fetch("SELECT name, request_hash, body FROM keyed_responses")
    await connection.close()
    return [b"".join(filter(None, row.values())) for row in rows]


def test_a_token_is_given_again_to_the_token_that_made_it_only(table: Stage) -> None:
    """Another token of the account may have fewer scopes than the one that was made."""
    first = table.ada.http.post("/v1/tokens", json=TOKEN, headers=KEY).json()
    other = table.ada.with_token(first["token"]).http.post("/v1/tokens", json=TOKEN, headers=KEY)
    assert other.json()["token"] != first["token"]


def test_the_key_of_an_account_is_as_long_as_a_secret(table: Stage) -> None:
    answer = httpx.post(f"{table.url}/v1/accounts", json={}, headers={"Idempotency-Key": "short"})
    assert problem(answer, "invalid-header")["args"] == {"shortest": 32, "longest": 200}


def test_what_is_refused_leaves_the_key_free(table: Stage) -> None:
    def dispute(**body: Any) -> httpx.Response:
        path = f"/v1/games/{table.game}/disputes"
        return table.ada.http.post(path, json={"seat": 0, **body}, headers=KEY)

    problem(dispute(ply=999, complaint="It was not fair."), "unknown-ply")
    assert dispute(ply=0, complaint="It was not fair.").status_code == 201
    problem(dispute(ply=0, complaint="It was unfair."), "key-reused")
