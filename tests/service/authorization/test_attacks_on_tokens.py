"""What somebody can do with a token of an app, or a refresh token: what the player allowed, until
it ends, and nothing else."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import pytest

from service.authorization.secret_texts import hashed
from tests.service.authorization.client import Client, ask, decide, error, given
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def test_a_refresh_token_that_is_used_again_ends_all_descendants(
    client: Client, player: Person
) -> None:
    first = client.connected(player)
    second = given(client.refresh(first["refresh_token"]))
    third = given(client.refresh(second["refresh_token"]))
    other = client.connected(player)
    error(client.refresh(first["refresh_token"]), "invalid_grant")
    for dead in (first, second, third):
        problem(client.me(dead["access_token"]), "unauthorized")
        error(client.refresh(dead["refresh_token"]), "invalid_grant")
    assert client.me(other["access_token"]).status_code == 200
    assert len(player.get("/v1/connections")["items"]) == 1


async def test_of_two_uses_at_once_one_wins(
    client: Client, player: Person, service_dsn: str
) -> None:
    """Both wait for a lock that is held until both have come; then one gets tokens, and the other
    one ends them."""
    token = client.connected(player)["refresh_token"]
    holding = await asyncpg.connect(service_dsn)
    looking = await asyncpg.connect(service_dsn)
    try:
        transaction = holding.transaction()
        await transaction.start()
        held = await holding.fetchval(
            "SELECT id FROM connections WHERE id ="
            " (SELECT connection_id FROM refresh_tokens WHERE token_hash = $1) FOR UPDATE",
            hashed(token),
        )
        assert held
        with ThreadPoolExecutor(2) as pool:
            uses = [pool.submit(client.refresh, token) for _ in range(2)]
            await _until_waiting(looking, 2)
            await transaction.rollback()
            answers = await asyncio.gather(*map(asyncio.wrap_future, uses))
    finally:
        await holding.close()
        await looking.close()
    won, lost = sorted(answers, key=lambda one: one.status_code)
    error(lost, "invalid_grant")
    problem(client.me(given(won)["access_token"]), "unauthorized")
    error(client.refresh(won.json()["refresh_token"]), "invalid_grant")


async def _until_waiting(connection: asyncpg.Connection, count: int) -> None:
    waiting = """SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock' AND query LIKE '%connections%'"""
    async with asyncio.timeout(180):
        while await connection.fetchval(waiting) < count:
            await asyncio.sleep(0.02)


def test_a_refresh_token_of_another_app_is_none(
    client: Client, person: People, player: Person
) -> None:
    other = Client.registered(person())
    tokens = client.connected(player)
    error(other.refresh(tokens["refresh_token"]), "invalid_grant")
    error(client.refresh(tokens["access_token"]), "invalid_grant")
    error(client.refresh("kronika_ref_none"), "invalid_grant")
    assert given(client.refresh(tokens["refresh_token"]))["scope"] == "read play"


def test_scopes_do_not_grow(client: Client, player: Person) -> None:
    """Not at consent, not with a code, not at a refresh."""
    query = client.query("read")
    for wider in (("read", "play"), ("play",), ("read", "account")):
        found = problem(decide(player, query, *wider), "invalid-body")
        assert found["field"] == "scopes"
    assert problem(decide(player, query), "invalid-body")["field"] == "scopes"
    code = client.approved(player, "read play", only="read")
    tokens = given(client.exchange(code, scope="read play"))
    assert tokens["scope"] == "read"
    for wider in ("read play", "play", "account", "read read create", "nonsense"):
        error(client.refresh(tokens["refresh_token"], scope=wider), "invalid_scope")
    assert given(client.refresh(tokens["refresh_token"]))["scope"] == "read"
    denied = client.http.post(
        "/v1/games",
        json={"title": "lanterns", "seats": [{"kind": "me"}]},
        headers={"Authorization": f"Bearer {tokens['access_token']}"},
    )
    assert problem(denied, "missing-scope")["scope"] == "create"


@pytest.mark.parametrize("scope", ["account", "admin", "log", "read account", "everything"])
def test_no_app_gets_the_account_itself(client: Client, player: Person, scope: str) -> None:
    assert ask(player, client.query(scope)).json()["refused"]["error"] == "invalid_scope"
    started = client.post("/oauth/device", client_id=client.id, scope=scope)
    error(started, "invalid_scope")


def test_an_app_cannot_let_itself_in(client: Client, player: Person) -> None:
    """What concerns consent needs the scope `account`, which no app has."""
    everything = "read play create propose dispute webhooks"
    token = client.connected(player, everything)["access_token"]
    app = player.with_token(token)
    problem(decide(app, client.query(), "read"), "missing-scope")
    problem(ask(app, client.query()), "missing-scope")
    device = given(client.post("/oauth/device", client_id=client.id))
    path = f"/v1/devices/{device['user_code']}"
    problem(app.http.post(path, json={"approve": True, "scopes": ["read"]}), "missing-scope")
    for path in ("/v1/connections", "/v1/apps", "/v1/tokens"):
        problem(app.http.get(path), "missing-scope")
    problem(app.http.delete("/v1/connections/con_none"), "missing-scope")


def test_arbiters_alone_can_let_an_app_arbitrate(client: Client, player: Person) -> None:
    assert ask(player, client.query("read arbiter")).json()["scopes"] == ["read"]
    problem(decide(player, client.query("read arbiter"), "arbiter"), "invalid-body")
    assert ask(player, client.query("arbiter")).json()["refused"]["error"] == "invalid_scope"


def test_what_is_kept_is_no_token(client: Client, player: Person) -> None:
    """The list of connections, and personal data, show no secret and no hash."""
    tokens = client.connected(player)
    data = player.http.get("/v1/accounts/me/data").text
    listed = player.http.get("/v1/connections").text
    for text in (tokens["access_token"], tokens["refresh_token"]):
        for shown in (data, listed):
            assert text not in shown
            assert text.rpartition("_")[2] not in shown
            assert hashed(text).hex() not in shown
