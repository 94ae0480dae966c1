"""Webhooks of apps: they end with the consent, and an app has to do with its own only."""

from collections.abc import Callable

import httpx

from tests.service.authorization.client import Client
from tests.service.people import Person
from tests.service.problems import problem

HOOK = {"url": "https://8.8.8.8/"}


def test_a_webhook_of_an_app_ends_with_the_consent(client: Client, player: Person) -> None:
    app = _acting(client, player)
    made = app.post("/v1/webhooks", json=HOOK)
    assert made.status_code == 201, made.text
    hook = made.json()["webhook"]["id"]
    assert [one["id"] for one in player.get("/v1/webhooks")["items"]] == [hook]
    again = _acting(client, player)  # another browser of the same player
    assert [one["id"] for one in again.get("/v1/webhooks").json()["items"]] == [hook]
    (first, _) = player.get("/v1/connections")["items"]
    assert player.http.delete(f"/v1/connections/{first['id']}").status_code == 204
    assert player.get("/v1/webhooks")["items"] == []
    problem(again.get(f"/v1/webhooks/{hook}"), "unknown-webhook")


def test_an_app_has_nothing_to_do_with_webhooks_of_others(
    client: Client, player: Person, person: Callable[[], Person]
) -> None:
    own = player.http.post("/v1/webhooks", json=HOOK).json()["webhook"]["id"]
    other = _acting(Client.registered(person()), player)
    others = other.post("/v1/webhooks", json=HOOK).json()["webhook"]["id"]
    app = _acting(client, player)
    assert app.get("/v1/webhooks").json()["items"] == []
    for hook in (own, others):
        problem(app.get(f"/v1/webhooks/{hook}"), "unknown-webhook")
        taken = {"url": "https://9.9.9.9/"}
        problem(app.patch(f"/v1/webhooks/{hook}", json=taken), "unknown-webhook")
        problem(app.post(f"/v1/webhooks/{hook}/secret", json={}), "unknown-webhook")
        problem(app.delete(f"/v1/webhooks/{hook}"), "unknown-webhook")
    listed = player.get("/v1/webhooks")["items"]
    assert {one["id"]: one["url"] for one in listed} == dict.fromkeys((own, others), HOOK["url"])


def _acting(client: Client, player: Person) -> httpx.Client:
    """What the app asks with, once the player lets it have webhooks."""
    tokens = client.connected(player, "webhooks")
    assert tokens["scope"] == "webhooks"
    return httpx.Client(
        base_url=client.url,
        headers={"Authorization": f"Bearer {tokens['access_token']}"},
        timeout=180,
    )
