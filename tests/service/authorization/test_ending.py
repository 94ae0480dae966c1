"""Revoking tokens, looking at them, ending connections: here at once, elsewhere by Redis."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import asyncpg
import httpx
import pytest
import redis
from msgspec import Struct
from redis.client import PubSub

from service.accounts.authenticator import CHANNEL
from service.accounts.tokens import presented as tokens_of
from service.authorization.expiry import sweep
from tests import servers
from tests.service.authorization.client import Client, ask, error, given
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import PATIENCE, ServiceProcess
from tests.service.shared_settings import SHARED

People = Callable[[], Person]


def test_a_player_ends_a_connection(client: Client, person: People, player: Person) -> None:
    one, other = client.connected(player), client.connected(player, "read")
    listed = player.get("/v1/connections")["items"]
    assert [item["scopes"] for item in listed] == [["read", "play"], ["read"]]
    for item in listed:
        assert item["app"]["name"] == "Lamplighter"
        assert (item["game"], item["seat"], item["expires_at"]) == (None, None, None)
        assert item["created_at"] >= item["last_used_at"][:13]
    path = f"/v1/connections/{listed[0]['id']}"
    problem(person().http.delete(path), "unknown-connection")
    problem(player.http.delete("/v1/connections/con_none"), "unknown-connection")
    assert client.me(one["access_token"]).status_code == 200
    assert player.http.delete(path).status_code == 204
    problem(client.me(one["access_token"]), "unauthorized")
    error(client.refresh(one["refresh_token"]), "invalid_grant")
    assert client.me(other["access_token"]).status_code == 200
    problem(player.http.delete(path), "unknown-connection")


def test_a_token_revokes_itself(client: Client, player: Person) -> None:
    tokens = client.connected(player)
    assert client.me(tokens["access_token"]).status_code == 200
    answer = client.post("/oauth/revoke", token=tokens["access_token"])
    assert (answer.status_code, answer.json()) == (200, {})
    problem(client.me(tokens["access_token"]), "unauthorized")
    follow = given(client.refresh(tokens["refresh_token"]))
    hint = {"token_type_hint": "something", "client_id": client.id}
    again = client.post("/oauth/revoke", token=follow["refresh_token"], **hint)
    assert again.status_code == 200
    problem(client.me(follow["access_token"]), "unauthorized")
    assert player.get("/v1/connections")["items"] == []
    for nothing in (follow["refresh_token"], "nonsense", "kronika_tok_x"):
        assert client.post("/oauth/revoke", token=nothing).status_code == 200
    error(client.post("/oauth/revoke", client_id=client.id), "invalid_request")


def test_a_personal_token_revokes_itself(client: Client, player: Person) -> None:
    made = player.http.post("/v1/tokens", json={"name": "lost", "scopes": ["read"]}).json()
    assert client.me(made["token"]).status_code == 200
    assert client.post("/oauth/revoke", token=made["token"][:-1] + "x").status_code == 200
    assert client.me(made["token"]).status_code == 200
    assert client.post("/oauth/revoke", token=made["token"]).status_code == 200
    problem(client.me(made["token"]), "unauthorized")


def test_an_app_revokes_no_token_of_another(client: Client, person: People, player: Person) -> None:
    other = Client.registered(person())
    tokens = client.connected(player)
    for token in (tokens["access_token"], tokens["refresh_token"]):
        answer = other.post("/oauth/revoke", token=token, client_id=other.id)
        error(answer, "invalid_grant")
        error(other.post("/oauth/revoke", token=token, client_id="app_none"), "invalid_client")
    assert client.me(tokens["access_token"]).status_code == 200


def test_an_account_looks_at_its_tokens(client: Client, person: People, player: Person) -> None:
    tokens = client.connected(player, "read play", resource=client.url)
    told = look(player, tokens["access_token"])
    assert told["exp"] - time.time() <= 3600
    assert told | {"exp": 0} == {
        "active": True,
        "scope": "read play",
        "client_id": client.id,
        "username": player.name,
        "token_type": "Bearer",
        "exp": 0,
        "sub": player.id,
        "aud": client.url,
        "iss": client.url,
    }
    assert look(player, tokens["refresh_token"])["client_id"] == client.id
    assert "client_id" not in look(player, player.token)
    stranger = person()
    for token in (*tokens.values(), "nonsense", player.token):
        assert look(stranger, str(token)) == {"active": False}
    given(client.refresh(tokens["refresh_token"]))
    assert look(player, tokens["refresh_token"]) == {"active": False}


def look(person: Person, token: str) -> dict[str, object]:
    answer = person.http.post("/oauth/introspect", data={"token": token})
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_looking_takes_a_right(client: Client, player: Person) -> None:
    token = client.connected(player)["access_token"]
    error(client.post("/oauth/introspect", token=token), "invalid_client", 401)
    app = {"Authorization": f"Bearer {token}"}
    answer = client.http.post("/oauth/introspect", data={"token": token}, headers=app)
    error(answer, "invalid_client", 401)
    guess = httpx.BasicAuth("https://mcp.example", "guess")
    answer = client.http.post("/oauth/introspect", data={"token": token}, auth=guess)
    error(answer, "invalid_client", 401)
    assert answer.headers["www-authenticate"].startswith("Basic ")


def test_a_maker_deletes_an_app(person: People, player: Person) -> None:
    maker = person()
    client = Client.registered(maker)
    tokens = client.connected(player)
    assert client.me(tokens["access_token"]).status_code == 200
    problem(player.http.delete(f"/v1/apps/{client.id}"), "unknown-app")
    assert maker.http.delete(f"/v1/apps/{client.id}").status_code == 204
    problem(client.me(tokens["access_token"]), "unauthorized")
    error(client.refresh(tokens["refresh_token"]), "invalid_client")
    problem(ask(player, client.query()), "unknown-app")
    assert player.get("/v1/connections")["items"] == []


def test_a_maker_who_leaves_takes_the_apps_along(person: People, player: Person) -> None:
    maker = person()
    client = Client.registered(maker)
    tokens = client.connected(player)
    begun = given(client.post("/oauth/device", client_id=client.id, scope="read"))
    assert client.me(tokens["access_token"]).status_code == 200
    gone = maker.http.request("DELETE", "/v1/accounts/me", json={"name": maker.name})
    assert gone.status_code == 204, gone.text
    problem(client.me(tokens["access_token"]), "unauthorized")
    error(client.poll(begun["device_code"]), "invalid_client")
    assert player.get("/v1/connections")["items"] == []


def test_a_player_who_leaves_ends_connections(client: Client, player: Person) -> None:
    tokens = client.connected(player)
    code = client.approved(player)
    assert client.me(tokens["access_token"]).status_code == 200
    kept = player.get("/v1/accounts/me/data")["parts"]
    assert [one["app"] for one in kept["connections"]] == [client.id]
    assert [one["kind"] for one in kept["tokens"]] == ["personal", "app"]
    assert len(kept["codes_of_apps"]) == 2
    gone = player.http.request("DELETE", "/v1/accounts/me", json={"name": player.name})
    assert gone.status_code == 204, gone.text
    problem(client.me(tokens["access_token"]), "unauthorized")
    error(client.refresh(tokens["refresh_token"]), "invalid_grant")
    error(client.exchange(code), "invalid_grant")


async def test_one_app_has_so_many_connections(
    client: Client, player: Person, service_dsn: str
) -> None:
    """The one that was not used for longest ends for a new one."""
    first = client.connected(player)
    connection = await asyncpg.connect(service_dsn)
    try:
        await connection.execute(
            "UPDATE connections SET last_used_at = now() - interval '2 days' WHERE account_id = $1",
            player.id,
        )
    finally:
        await connection.close()
    others = [client.connected(player, "read") for _ in range(20)]
    error(client.refresh(first["refresh_token"]), "invalid_grant")
    problem(client.me(first["access_token"]), "unauthorized")
    for one in others:
        assert client.me(one["access_token"]).status_code == 200
    assert len(player.get("/v1/connections")["items"]) == 20


def test_apps_players_and_tokens_go_at_once(person: People) -> None:
    """Whoever leaves while tokens are asked for, nothing fails and nothing is left over."""
    for _ in range(8):
        maker = person()
        client = Client.registered(maker)
        player = person()
        rotating = client.connected(player)["refresh_token"]
        own = client.connected(maker)["refresh_token"]
        codes = [client.approved(one) for one in (player, maker)]
        leave = [partial(_leave, one) for one in (maker, player)]
        asks = [partial(client.exchange, code) for code in codes]
        asks += [partial(client.refresh, token) for token in (rotating, own)]
        with ThreadPoolExecutor(6) as pool:
            answers = [one.result() for one in [pool.submit(do) for do in (*asks, *leave)]]
        assert [one.status_code for one in answers[-2:]] == [204, 204]
        for one in answers[:-2]:
            assert one.status_code in (200, 400), one.text
            if one.status_code == 200:
                problem(client.me(one.json()["access_token"]), "unauthorized")


def _leave(person: Person) -> httpx.Response:
    return person.http.request("DELETE", "/v1/accounts/me", json={"name": person.name})


class Two(Struct, frozen=True):
    """Two processes on one database, and the address by which they hear of each other."""

    here: ServiceProcess
    there: ServiceProcess
    redis: str


@pytest.fixture
def two(
    postgres_dsn: str, redis_server: servers.Server, worker_number: int, tmp_path: Path
) -> Iterator[Two]:
    """Two processes on one database, which hear of each other by Redis."""
    redis = servers.empty_index(redis_server, worker_number + 1)
    own = {**SHARED, "data": tmp_path, "promises": str(tmp_path / "promises")}
    with ExitStack() as running:
        here, there = (
            running.enter_context(
                ServiceProcess(tmp_path / f"{number}.log", postgres_dsn, redis, own)
            )
            for number in range(2)
        )
        yield Two(here, there, redis)


def test_what_ends_in_one_process_ends_in_the_other(two: Two) -> None:
    """Each is told by Redis which tokens to forget. (Without, it would ask again after seconds.)"""
    player = Person.create(two.here.url, "between-two")
    client = Client.registered(player)
    there = Client(two.there.url, client.id)
    by_player, by_reuse = client.connected(player), client.connected(player)
    for tokens in (by_player, by_reuse):
        assert there.me(tokens["access_token"]).status_code == 200  # and is remembered there
    with redis.from_url(two.redis) as server, server.pubsub(ignore_subscribe_messages=True) as told:
        told.subscribe(CHANNEL)
        told.get_message(timeout=PATIENCE)  # that it listens
        (first, _) = player.get("/v1/connections")["items"]
        assert player.http.delete(f"/v1/connections/{first['id']}").status_code == 204
        _is_told(told, by_player["access_token"])
        follow = given(client.refresh(by_reuse["refresh_token"]))
        error(there.refresh(by_reuse["refresh_token"]), "invalid_grant")
        _is_told(told, by_reuse["access_token"], follow["access_token"])
    for tokens in (by_player, by_reuse, follow):
        for where in (client, there):
            deadline = time.monotonic() + PATIENCE
            while where.me(tokens["access_token"]).status_code != 401:
                assert time.monotonic() < deadline
                time.sleep(0.02)
    player.close()


def _is_told(told: PubSub, *tokens: str) -> None:
    """Exactly these tokens are to be forgotten."""
    heard = set()
    deadline = time.monotonic() + PATIENCE
    while len(heard) < len(tokens):
        assert time.monotonic() < deadline
        message = told.get_message(timeout=1.0)
        if message is not None:
            heard.add(message["data"].decode())
    assert heard == {presented.id for text in tokens if (presented := tokens_of(text))}


async def test_what_is_over_goes(postgres_dsn: str, two: Two) -> None:
    player = Person.create(two.here.url, "long-ago")
    client = Client.registered(player)
    kept, idle = client.connected(player), client.connected(player)
    client.approved(player)
    given(client.post("/oauth/device", client_id=client.id, scope="read"))
    async with asyncpg.create_pool(postgres_dsn, min_size=1, max_size=1) as pool:
        old = await pool.fetchval(
            "SELECT connection_id FROM tokens WHERE id = $1", idle["access_token"][8:28]
        )
        assert old
        for statement in (
            "UPDATE authorization_codes SET expires_at = now() - interval '2 days'",
            "UPDATE device_codes SET expires_at = now() - interval '2 days'",
            f"UPDATE refresh_tokens SET expires_at = now() WHERE connection_id = '{old}'",
            f"UPDATE tokens SET expires_at = now() WHERE connection_id = '{old}'",
            "INSERT INTO apps (id, name, redirect_uris, fresh_until)"
            " VALUES ('https://gone.example/a', 'Gone', '{}', now() - interval '31 days')",
        ):
            await pool.execute(statement)
        swept = await sweep(pool)
        assert swept == 3 + 1 + 1 + 1 + 1 + 1
        assert await sweep(pool) == 0
        left = await pool.fetch("SELECT id FROM connections")
        assert len(left) == 1
    await asyncio.to_thread(lambda: given(client.refresh(kept["refresh_token"])))
    player.close()
