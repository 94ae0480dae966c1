"""A player lets an app act: authorization codes with PKCE, and refresh tokens."""

from collections.abc import Callable

import asyncpg

from service.authorization.secret_texts import hashed
from tests.service.authorization.client import (
    CALLBACK,
    Client,
    ask,
    decide,
    error,
    given,
    returned,
)
from tests.service.people import Person


def test_an_app_acts_for_a_player(client: Client, player: Person) -> None:
    asked = ask(player, client.query("read play create")).json()
    assert asked["app"]["name"] == "Lamplighter"
    assert asked["app"]["id"] == client.id
    assert (asked["app"]["registered"], asked["app"]["host"]) == (True, None)
    assert (asked["redirect_host"], asked["loopback"]) == ("app.example", False)
    assert asked["scopes"] == ["read", "play", "create"]
    assert (asked["known"], asked["details"], asked["refused"]) == ([], [], None)
    code = client.approved(player, "read play create", only="read create")
    tokens = given(client.exchange(code))
    assert tokens["token_type"] == "Bearer"
    assert tokens["scope"] == "read create"
    assert 3590 <= tokens["expires_in"] <= 3600
    assert client.me(tokens["access_token"]).json()["id"] == player.id
    opened = client.http.post(
        "/v1/games",
        json={"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]},
        headers={"Authorization": f"Bearer {tokens['access_token']}"},
    )
    assert opened.status_code == 201, opened.text
    assert ask(player, client.query("read play")).json()["known"] == ["read", "create"]


def test_refresh_tokens_rotate(client: Client, player: Person) -> None:
    tokens = client.connected(player)
    for _ in range(3):
        follow = given(client.refresh(tokens["refresh_token"]))
        assert follow["refresh_token"] != tokens["refresh_token"]
        assert follow["scope"] == "read play"
        assert client.me(follow["access_token"]).status_code == 200
        tokens = follow
    narrow = given(client.refresh(tokens["refresh_token"], scope="read"))
    assert narrow["scope"] == "read"
    assert given(client.refresh(narrow["refresh_token"]))["scope"] == "read play"


def test_a_player_says_no(client: Client, player: Person) -> None:
    answer = decide(player, client.query(), approve=False)
    location = answer.json()["location"]
    assert location.startswith(f"{CALLBACK}?")
    found = returned(location)
    assert (found["error"], found["state"], found["iss"]) == (
        "access_denied",
        client.state,
        client.url,
    )
    assert player.get("/v1/connections")["items"] == []


def test_a_native_program_takes_any_port(person: Callable[[], Person], player: Person) -> None:
    client = Client.registered(person(), "http://127.0.0.1/back", "http://[::1]:80/back")
    for redirect in ("http://127.0.0.1:49152/back", "http://[::1]:7/back", "http://127.0.0.1/back"):
        asked = ask(player, client.query(redirect_uri=redirect)).json()
        assert asked["loopback"] is True
        code = client.approved(player, redirect_uri=redirect)
        assert given(client.exchange(code, redirect_uri=redirect))["scope"] == "read play"


def test_an_app_with_a_scheme_of_its_own(person: Callable[[], Person], player: Person) -> None:
    client = Client.registered(person(), "com.example.lamp:/back")
    assert ask(player, client.query()).json()["redirect_host"] is None
    assert given(client.exchange(client.approved(player)))["scope"] == "read play"


def test_without_scopes_an_app_may_read(client: Client, player: Person) -> None:
    assert ask(player, client.query(None)).json()["scopes"] == ["read"]


async def test_a_code_is_good_for_a_minute(
    client: Client, player: Person, service_dsn: str
) -> None:
    code = client.approved(player)
    connection = await asyncpg.connect(service_dsn)
    try:
        left = await connection.fetchval(
            "UPDATE authorization_codes c SET expires_at = now()"
            " FROM (SELECT * FROM authorization_codes FOR UPDATE) before"
            " WHERE c.code_hash = $1 AND before.code_hash = $1"
            " RETURNING extract(epoch FROM before.expires_at - now())::float",
            hashed(code),
        )
    finally:
        await connection.close()
    assert 0 < left <= 60
    error(client.exchange(code), "invalid_grant")
