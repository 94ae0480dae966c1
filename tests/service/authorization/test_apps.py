"""Apps that their makers register."""

from collections.abc import Callable
from typing import Any

import pytest

from service.authorization import apps
from tests.service.authorization.client import Client, ask
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]
NEW = {"name": "Lamplighter", "redirect_uris": ["https://app.example/back"]}


def test_a_maker_registers_an_app(player: Person) -> None:
    body = {**NEW, "home": "https://app.example/"}
    headers = {"Idempotency-Key": "an-app"}
    made = player.http.post("/v1/apps", json=body, headers=headers)
    assert made.status_code == 201, made.text
    app = made.json()
    assert app["id"].startswith("app_")
    assert made.headers["location"] == f"/v1/apps/{app['id']}"
    assert player.http.post("/v1/apps", json=body, headers=headers).json() == app
    assert player.get("/v1/apps")["items"] == [app]
    assert player.get(f"/v1/apps/{app['id']}") == app
    change = {"name": "Lamp", "redirect_uris": [], "home": None}
    changed = player.http.patch(f"/v1/apps/{app['id']}", json=change).json()
    assert changed == {**app, **change}
    assert player.http.patch(f"/v1/apps/{app['id']}", json={}).json() == changed
    assert player.http.delete(f"/v1/apps/{app['id']}").status_code == 204
    problem(player.http.get(f"/v1/apps/{app['id']}"), "unknown-app")


def test_an_app_is_its_maker_s_alone(client: Client, player: Person) -> None:
    path = f"/v1/apps/{client.id}"
    problem(player.http.get(path), "unknown-app")
    problem(player.http.patch(path, json={"name": "Mine"}), "unknown-app")
    problem(player.http.delete(path), "unknown-app")
    assert player.get("/v1/apps")["items"] == []


@pytest.mark.parametrize(
    "redirect",
    [
        "http://app.example/back",
        "https://app.example/back#here",
        "https://who@app.example/back",
        "https://app.example/ back",
        "https://app.example\\back",
        "https:///back",
        "javascript:alert(1)",
        "data:text/html,x",
        "vbscript:x",
        "file:///etc/passwd",
        "lamp:/back",
        "about:blank",
        "//app.example/back",
        "/back",
        "",
        "http://127.0.0.1.evil.example/",
        "http://127.0.0.1@evil.example/",
        "http://[::1]@evil.example/",
        "https://app.example/" + "a" * 400,
        "https://app.example/\u202e",
    ],
)
def test_redirect_uris_have_a_form(player: Person, redirect: str) -> None:
    body = {**NEW, "redirect_uris": [redirect]}
    found = problem(player.http.post("/v1/apps", json=body), "invalid-body")
    assert (found["field"], found["key"]) == ("redirect_uris", "redirect-uri-form")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", ""),
        ("name", "x" * 61),
        ("name", "Lamp\u202e"),
        ("home", "javascript:alert(1)"),
        ("redirect_uris", ["https://app.example/"] * 21),
        ("secret", "x"),
    ],
)
def test_other_members_have_one_too(player: Person, field: str, value: Any) -> None:
    found = problem(player.http.post("/v1/apps", json={**NEW, field: value}), "invalid-body")
    assert found["field"] == field


def test_a_redirect_uri_that_is_taken_away_is_none(person: People, player: Person) -> None:
    maker = person()
    client = Client.registered(maker)
    assert ask(player, client.query()).json()["refused"] is None
    other = {"redirect_uris": ["https://app.example/other"]}
    assert maker.http.patch(f"/v1/apps/{client.id}", json=other).status_code == 200
    problem(ask(player, client.query()), "redirect-not-registered")


def test_an_account_has_so_many_apps(player: Person) -> None:
    for _ in range(apps.MOST):
        assert player.http.post("/v1/apps", json=NEW).status_code == 201
    problem(player.http.post("/v1/apps", json=NEW), "too-many-apps")
