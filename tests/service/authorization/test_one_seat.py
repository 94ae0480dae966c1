"""Fine grants: an app plays one seat of one game, until an end (RFC 9396)."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest

from tests.service.authorization.client import Client, ask, decide, error, given, returned
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def details(game: str, seat: int, **more: Any) -> str:
    """`authorization_details` for one seat."""
    return json.dumps([{"type": "game", "game": game, "seat": seat, **more}])


@pytest.fixture
def game(player: Person, person: People) -> str:
    """A private game in which the player has both seats."""
    found: str = player.open("me", "me", visibility="private")["id"]
    return found


def with_token(client: Client, tokens: dict[str, Any]) -> httpx.Client:
    headers = {"Authorization": f"Bearer {tokens['access_token']}"}
    return httpx.Client(base_url=client.url, headers=headers, timeout=180)


def test_an_app_plays_one_seat(client: Client, player: Person, game: str) -> None:
    asked_for = details(game, 0)
    shown = ask(player, client.query(None, authorization_details=asked_for)).json()
    assert shown["details"] == [{"game": game, "title": "lanterns", "seat": 0}]
    assert shown["scopes"] == ["read", "play"]
    tokens = client.connected(player, "read play", authorization_details=asked_for)
    assert tokens["authorization_details"] == [{"type": "game", "game": game, "seat": 0}]
    app = with_token(client, tokens)
    assert app.get(f"/v1/games/{game}").status_code == 200
    assert app.get(f"/v1/games/{game}/legal", params={"seat": 0}).status_code == 200
    problem(app.get(f"/v1/games/{game}/legal", params={"seat": 1}), "not-your-seat")
    legal = player.legal(game, 0)
    body = {"seat": 0, "commands": legal["commands"][:1], "decision": legal["decision"]}
    played = app.post(f"/v1/games/{game}/moves", json=body)
    assert played.status_code == 201, played.text
    other = {"seat": 1, "commands": legal["commands"][:1]}
    problem(app.post(f"/v1/games/{game}/moves", json=other), "not-your-seat")
    elsewhere = player.open("me", "me", visibility="private")["id"]
    assert app.get(f"/v1/games/{elsewhere}").status_code in (403, 404)
    problem(app.get("/v1/accounts/me"), "missing-scope")
    (listed,) = player.get("/v1/connections")["items"]
    assert (listed["game"], listed["seat"]) == (game, 0)
    follow = given(client.refresh(tokens["refresh_token"]))
    assert follow["authorization_details"] == tokens["authorization_details"]
    # It is no permission for everything, which would have to be asked for anew.
    assert ask(player, client.query()).json()["known"] == []


def test_it_has_an_end(client: Client, player: Person, game: str) -> None:
    ends = datetime.now(UTC) + timedelta(seconds=120)
    asked_for = details(game, 0, actions=["read"], expires_at=ends.isoformat())
    shown = ask(player, client.query("read play", authorization_details=asked_for)).json()
    assert shown["scopes"] == ["read"]
    assert datetime.fromisoformat(shown["ends_at"]) == ends
    tokens = client.connected(player, "read", authorization_details=asked_for)
    assert tokens["expires_in"] <= 120
    (listed,) = player.get("/v1/connections")["items"]
    assert datetime.fromisoformat(listed["expires_at"]) == ends


def test_nobody_lets_an_app_play_on_a_seat_of_somebody_else(
    client: Client, person: People, player: Person, game: str
) -> None:
    stranger = person()
    for who, where in (
        (stranger, details(game, 0)),
        (player, details(game, 2)),
        (player, details("game_none", 0)),
    ):
        query = client.query(authorization_details=where)
        assert ask(who, query).json()["refused"]["error"] == "invalid_authorization_details"
        location = decide(who, query, "read").json()["location"]
        found = returned(location)
        assert found["error"] == "invalid_authorization_details"
        assert "code" not in found
        started = client.post("/oauth/device", client_id=client.id, authorization_details=where)
        begun = given(started)
        path = f"/v1/devices/{begun['user_code']}"
        problem(who.http.get(path), "not-your-seat")
        problem(who.http.post(path, json={"approve": True, "scopes": ["read"]}), "not-your-seat")
        error(client.poll(begun["device_code"]), "authorization_pending")


@pytest.mark.parametrize(
    "unfit",
    [
        "no JSON",
        "{}",
        "[]",
        '[{"type": "payment"}]',
        '[{"type": "game", "game": "g"}]',
        '[{"type": "game", "game": "g", "seat": -1}]',
        '[{"type": "game", "game": "g", "seat": 0, "actions": ["account"]}]',
        '[{"type": "game", "game": "g", "seat": 0, "actions": []}]',
        '[{"type": "game", "game": "g", "seat": 0, "more": true}]',
        '[{"type": "game", "game": "../g", "seat": 0}]',
        '[{"type": "game", "game": "g", "seat": 0, "expires_at": "2020-01-01T00:00:00Z"}]',
        '[{"type": "game", "game": "g", "seat": 0}, {"type": "game", "game": "g", "seat": 1}]',
        "[" * 1500,
    ],
)
def test_details_have_a_form(client: Client, player: Person, unfit: str) -> None:
    query = client.query(authorization_details=unfit)
    assert ask(player, query).json()["refused"]["error"] == "invalid_authorization_details"


def test_a_program_without_a_browser_plays_one_seat(
    client: Client, player: Person, game: str
) -> None:
    begun = given(
        client.post("/oauth/device", client_id=client.id, authorization_details=details(game, 1))
    )
    path = f"/v1/devices/{begun['user_code']}"
    assert player.get(path)["details"] == [{"game": game, "title": "lanterns", "seat": 1}]
    player.http.post(path, json={"approve": True, "scopes": ["read"]})
    tokens = given(client.poll(begun["device_code"]))
    assert tokens["authorization_details"] == [{"type": "game", "game": game, "seat": 1}]
