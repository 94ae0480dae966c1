"""One key, many posts, two processes: one thing happens, and all are told the same."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from service.contract.published import OPERATIONS
from service.http.operation import Operation
from tests import servers
from tests.service.hard import samples
from tests.service.hard.pair import Pair
from tests.service.hard.setup import Stage
from tests.service.problems import problem
from tests.service.settling import settle
from tests.support.depth import amount

HARMFUL = {"setSignUp"}
"""What would keep others of these tests from signing up (tests/service/administration)."""
KEYED = [
    one
    for one in OPERATIONS
    if any(header.name == "Idempotency-Key" for header in one.headers) and one.id not in HARMFUL
]
EACH = pytest.mark.parametrize("operation", KEYED, ids=lambda one: one.id)
POSTS = amount(24, 100)
WEBHOOKS = {"webhook_networks": "127.0.0.0/8", "webhook_http": True}
LISTS = {
    "createToken": "/v1/tokens",
    "createWebhook": "/v1/webhooks",
    "createInvitation": "/v1/games/{game}/invitations",
    "openDispute": "/v1/games/{game}/disputes",
}
"""Where that stands which an operation makes beside games, by operation id."""
MAKES_GAMES = {"openGame", "importGame", "forkGame"}


def many(operation: Operation) -> int:
    """So many posts; fewer where each one starts a process."""
    return POSTS // 4 if operation.long else POSTS


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
    with Pair(tmp_path_factory.mktemp("retries"), dsn, redis, **WEBHOOKS) as running:
        yield running
    databases.drop(dsn)


@pytest.fixture
def table(pair: Pair) -> Iterator[Stage]:
    """A table, seen through the first process."""
    with Stage(pair.urls[0], pair.database_url) as stage:
        yield stage


def posts(
    pair: Pair, table: Stage, operation: Operation, key: str, bodies: list[bytes]
) -> list[httpx.Response]:
    """The answers to bodies that are posted at once with one key, to each process in turn."""
    path = table.path(operation) + samples.query(operation)
    headers = {
        "Authorization": f"Bearer {table.actor(operation).token}",
        "Content-Type": "application/json",
        "Idempotency-Key": key,
    }

    async def run() -> list[httpx.Response]:
        async with httpx.AsyncClient(
            headers=headers,
            timeout=180,
            verify=False,
            limits=httpx.Limits(max_connections=POSTS),
        ) as client:
            return await asyncio.gather(
                *(
                    _patiently(client, operation.method, pair.urls[number % 2] + path, body)
                    for number, body in enumerate(bodies)
                )
            )

    return asyncio.run(run())


async def _patiently(
    client: httpx.AsyncClient, method: str, url: str, body: bytes
) -> httpx.Response:
    """The answer; what cannot be done now (503), what has to wait for another request of the same
    account (429) and what was cut off is asked again, as clients do."""
    while True:
        try:
            answer = await client.request(method, url, content=body)
        except httpx.TransportError:
            continue
        if answer.status_code not in (429, 503):
            return answer
        await asyncio.sleep(min(0.2, float(answer.headers["retry-after"])))


@pytest.mark.deep
@EACH
def test_many_posts_are_one(pair: Pair, table: Stage, operation: Operation) -> None:
    body = json.dumps(samples.body(operation, table)).encode()
    table.path(operation)  # which may open a game to be asked about
    before, games, listed = table.version, len(_games(table)), _listed(table, operation)
    answers = posts(pair, table, operation, secrets.token_hex(16), [body] * many(operation))
    assert {answer.status_code for answer in answers} <= {200, 201, 202}, answers[0].text
    assert len({answer.content for answer in answers}) == 1
    firsts = [one for one in answers if "idempotency-replayed" not in one.headers]
    assert len(firsts) == 1
    _happened_once(table, operation, answers[0].json(), before, games)
    assert _listed(table, operation) == listed + (operation.id in LISTS)


def _happened_once(table: Stage, operation: Operation, told: Any, before: int, games: int) -> None:
    """As far as the answer is about the game or about another one, it was written once."""
    if "moves" in told:
        (move,) = told["moves"]
        assert told["version"] == table.version == before + len(move["events"])
        listed = table.ada.get(f"/v1/games/{table.game}/moves")["items"]
        assert [one["ply"] for one in listed] == [move["ply"]]
    elif operation.id in MAKES_GAMES:
        assert table.version == before
        found = _games(table)
        assert len(found) == games + 1
        assert told["id"] in found


def _listed(table: Stage, operation: Operation) -> int:
    """How many there are of what the operation makes, if they are listed."""
    path = LISTS.get(operation.id)
    if path is None:
        return 0
    game = table.open_table() if operation.id == "createInvitation" else table.game
    return len(table.ada.get(path.format(game=game))["items"])


def _games(table: Stage) -> set[str]:
    """The games that Ada sits in, now that the list has caught up."""
    settle(table.ada.http)
    listed = table.ada.get("/v1/games", player=table.ada.name, limit=200)
    return {one["id"] for one in listed["items"]}


@EACH
def test_the_key_of_another_body_is_refused(pair: Pair, table: Stage, operation: Operation) -> None:
    body, key = json.dumps(samples.body(operation, table)).encode(), secrets.token_hex(16)
    (first,) = posts(pair, table, operation, key, [body])
    assert first.is_success, first.text
    after = table.version
    for answer in posts(pair, table, operation, key, [body + b" "] * 4):
        problem(answer, "key-reused")
    again = posts(pair, table, operation, key, [body] * 2)
    assert {answer.content for answer in again} == {first.content}
    assert table.version == after


@EACH
def test_of_two_bodies_at_once_one_happens(pair: Pair, table: Stage, operation: Operation) -> None:
    """Whichever comes first has the key; the other is told so."""
    body, key = json.dumps(samples.body(operation, table)).encode(), secrets.token_hex(16)
    answers = posts(pair, table, operation, key, [body, body + b" "] * (many(operation) // 3))
    kept = {answer.content for answer in answers if answer.is_success}
    assert len(kept) == 1
    for answer in answers:
        if not answer.is_success:
            problem(answer, "key-reused")
    halves = [{one.status_code for one in answers[start::2]} for start in (0, 1)]
    assert {422} in halves, halves


def test_who_was_too_late_is_told_what_was_missed(pair: Pair, table: Stage) -> None:
    """Bob has not heard of Ada's moves, and neither has the process that he asks."""
    bob = table.bob.http
    url = f"{pair.urls[1]}/v1/games/{table.game}"
    legal = bob.get(f"{url}/legal?seat=1").json()
    before = legal["version"]
    body = {"seat": 1, "commands": legal["commands"][:1]}
    table.ada.play_any(table.game, 0)
    stale = bob.post(f"{url}/moves", json=body, headers={"If-Match": f'"{before}"'})
    missed = problem(stale, "version-mismatch")["events"]
    assert missed == bob.get(f"{url}/events?after={before}").json()["items"]
    assert bob.post(f"{url}/moves", json={**body, "decision": legal["decision"]}).is_success
    late = bob.post(f"{url}/moves", json={**body, "decision": legal["decision"]})
    told = problem(late, "decision-closed")
    assert told["version"] == table.version
    assert told["events"], "the events that were missed"
