"""A service on a Redis Cluster: what Redis carries goes through it, and a primary may die."""

import uuid
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from redis.asyncio.cluster import RedisCluster

from events.redis_address import connected
from events.redis_wakeups import CHANNEL, channel_of
from events.wakeups import GROUPS
from service.accounts.tokens import mint
from tests.cluster.valkeys import Valkeys, until, valkeys
from tests.servers import Databases
from tests.service.people import Person
from tests.service.process import ServiceProcess

LIMITED = {"limits": "on", "uncounted_addresses": "none", "limit_bad_tokens": 3}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Valkeys]:
    """Six servers."""
    with valkeys() as running:
        yield running


@pytest.fixture
def two(
    cluster: Valkeys, databases: Databases, service_template: str, tmp_path: Path
) -> Iterator[tuple[ServiceProcess, ServiceProcess]]:
    """Two processes of one service on the cluster."""
    dsn = databases.create(service_template)
    with ExitStack() as stack:
        stack.callback(databases.drop, dsn)
        yield tuple(
            stack.enter_context(ServiceProcess(tmp_path / f"{name}.log", dsn, cluster.url, LIMITED))
            for name in ("one", "two")
        )


def test_addresses_of_clusters() -> None:
    found = connected("rediss+cluster://ada:pass%20word@[::1]:7001,cache")
    assert isinstance(found, RedisCluster)
    assert set(found.nodes_manager.startup_nodes) == {"::1:7001", "cache:6379"}
    assert found.connection_kwargs["username"] == "ada"
    assert found.connection_kwargs["password"] == "pass word"


def test_what_processes_share_goes_through_the_cluster(
    cluster: Valkeys, two: tuple[ServiceProcess, ServiceProcess]
) -> None:
    """Wake-ups, revoked tokens, and bad tokens counted by address."""
    ada = Person.create(two[0].url, "ada")
    with cluster.listening(*map(channel_of, range(GROUPS))) as heard:
        game = ada.open("me", "me")["id"]
        until(lambda: any(game.encode() in message for message in heard()))
    assert [guess(one.url) for one in two] == [401, 401]
    key = "kronika:knocks:{127.0.0.1}"
    assert cluster.asks(cluster.primary_of(key), "GET", key) == "2"
    made = ada.http.post("/v1/tokens", json={"name": "bot", "scopes": ["read"]}).json()
    bot = [ada.with_token(made["token"]).at(one.url) for one in two]
    assert [one.http.get("/v1/accounts/me").status_code for one in bot] == [200, 200]
    assert ada.http.delete(f"/v1/tokens/{made['id']}").status_code == 204
    until(lambda: bot[1].http.get("/v1/accounts/me").status_code == 401)


def test_a_killed_primary_costs_time_and_no_event(
    cluster: Valkeys, two: tuple[ServiceProcess, ServiceProcess]
) -> None:
    """Moves played by one process are told by the other, in order and once."""
    here, there = two
    ada = Person.create(here.url, "ada")
    game = ada.open("me", "me", title="tzolkin")["id"]
    played = [move(ada, game) for _ in range(2)]
    cluster.kill(cluster.primary_of(CHANNEL))
    played += [move(ada, game) for _ in range(2)]
    until(lambda: ada.http.get("/ready").json()["redis"] == "ok")
    played += [move(ada, game) for _ in range(2)]
    told: list[int] = []
    with httpx.stream("GET", f"{there.url}/v1/games/{game}/stream", timeout=180) as stream:
        for line in stream.iter_lines():
            if line.startswith("id:"):
                told.append(int(line.removeprefix("id:")))
            if told and told[-1] == played[-1]:
                break
    assert told == list(range(1, played[-1] + 1))
    assert "request-failed" not in here.written() + there.written()


def guess(url: str) -> int:
    """The status of a request with a token that nobody was given."""
    headers = {"Authorization": f"Bearer {mint().text}"}
    return httpx.get(f"{url}/v1/accounts/me", headers=headers, timeout=180).status_code


def move(ada: Person, game: str) -> int:
    """Plays the first legal command of whoever is awaited; the version then."""
    seat = ada.http.get(f"/v1/games/{game}").json()["awaits"][0]
    command = ada.legal(game, seat)["commands"][0]
    answer = ada.play(game, seat, [command], key=uuid.uuid4().hex)
    assert answer.status_code == 201, answer.text
    version: int = answer.json()["version"]
    return version
