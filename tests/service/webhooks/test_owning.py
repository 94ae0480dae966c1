"""Making, changing and deleting webhooks: whose they are, what a token needs, what is refused."""

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.service.webhooks.hooks import USUAL, Hook
from tests.service.webhooks.receiver import Receiver

People = Callable[[], Person]

CHANGING = (
    ("POST", "/v1/webhooks", {"url": "https://8.8.8.8/"}),
    ("PATCH", "{}", {"enabled": True}),
    ("POST", "{}/secret", {}),
    ("POST", "{}/test", {}),
    ("POST", "{}/replay", {"game": "gam_00000000000000000000"}),
    ("DELETE", "{}", None),
)
READING = (("GET", "/v1/webhooks", None), ("GET", "{}", None), ("GET", "{}/deliveries", None))


def scoped(person: Person, *scopes: str) -> Person:
    body = {"name": "-".join(scopes), "scopes": list(scopes)}
    answer = person.http.post("/v1/tokens", json=body)
    assert answer.status_code == 201, answer.text
    return person.with_token(answer.json()["token"])


def call(one: httpx.Client, hook: Hook, what: tuple[str, str, Any]) -> httpx.Response:
    method, path, body = what
    return one.request(method, path.format(hook.path), json=body)


def test_what_is_not_said_is_the_usual(hook: Hook, receiver: Receiver) -> None:
    shown = hook.shown()
    assert shown["types"] == sorted({*USUAL, "game.disputed", "game.dispute-closed"})
    assert (shown["enabled"], shown["url"]) == (True, receiver.url)
    assert not {"games", "description", "first_failed_at", "secret"} & shown.keys()
    assert hook.owner.get("/v1/webhooks")["items"] == [shown]


@pytest.mark.parametrize("what", CHANGING + READING, ids=lambda what: f"{what[0]} {what[1]}")
def test_webhooks_have_a_scope_of_their_own(hook: Hook, what: tuple[str, str, Any]) -> None:
    most = scoped(hook.owner, "read", "play", "create", "propose", "dispute", "account")
    assert problem(call(most.http, hook, what), "missing-scope")["scope"] == "webhooks"
    done = call(scoped(hook.owner, "webhooks").http, hook, what)
    assert done.status_code < 300 or done.json()["type"].endswith("unknown-game"), done.text


@pytest.mark.parametrize(
    "what", CHANGING[1:] + READING[1:], ids=lambda what: f"{what[0]} {what[1]}"
)
def test_the_webhooks_of_others_do_not_exist(
    hook: Hook, person: People, hooked: ServiceProcess, what: tuple[str, str, Any]
) -> None:
    problem(call(person().http, hook, what), "unknown-webhook")
    with httpx.Client(base_url=hooked.url, timeout=180) as nobody:
        problem(call(nobody, hook, what), "unauthorized")
    assert hook.shown()["enabled"]
    for name in ("whk_00000000000000000000", "nonsense", "%00", "..%2Ftokens"):
        answer = hook.owner.http.get(f"/v1/webhooks/{name}")
        assert answer.status_code == 404, answer.text


def test_each_member_is_changed_by_itself(hook: Hook, person: People) -> None:
    before = hook.shown()
    game = person().open("me", "open")["id"]
    assert hook.change() == before
    changed = hook.change(description="mine", types=["game.event"])
    assert changed == {**before, "description": "mine", "types": ["game.event"]}
    assert hook.change(games=[game])["games"] == [game]
    assert hook.change(description="")["games"] == [game]
    assert "games" not in hook.change(games=None)
    assert hook.change(url="https://8.8.8.8/x")["url"] == "https://8.8.8.8/x"


def test_a_deleted_webhook_is_told_nothing(hook: Hook, receiver: Receiver) -> None:
    assert hook.owner.http.delete(hook.path).status_code == 204
    problem(hook.owner.http.get(hook.path), "unknown-webhook")
    hook.owner.open("me", "me")
    receiver.stays_at(0)


def test_an_account_has_so_many(person: People, receiver: Receiver) -> None:
    ada = person()
    for _ in range(20):
        Hook.create(ada, receiver.url)
    answer = ada.http.post("/v1/webhooks", json={"url": receiver.url})
    problem(answer, "webhook-limit")
    ada.http.delete(f"/v1/webhooks/{ada.get('/v1/webhooks')['items'][0]['id']}")
    Hook.create(ada, receiver.url)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "url"),
        ({"url": 7}, "url"),
        ({"url": "https://8.8.8.8/", "types": []}, "types"),
        ({"url": "https://8.8.8.8/", "types": ["game.won"]}, "types"),
        ({"url": "https://8.8.8.8/", "types": "game.move"}, "types"),
        ({"url": "https://8.8.8.8/", "games": []}, "games"),
        ({"url": "https://8.8.8.8/", "games": [f"gam_{n}" for n in range(101)]}, "games"),
        ({"url": "https://8.8.8.8/", "description": "a\u0000b"}, "description"),
        ({"url": "https://8.8.8.8/", "description": "x" * 201}, "description"),
        ({"url": "https://8.8.8.8/", "secret": "mine"}, "secret"),
        ({"url": "x" * 2001}, "url"),
    ],
)
def test_what_does_not_fit_is_named(person: People, body: dict[str, Any], field: str) -> None:
    answer = person().http.post("/v1/webhooks", json=body)
    assert problem(answer, "invalid-body")["field"].startswith(field)


@pytest.mark.parametrize("overlap", [-1, 31 * 86_400, "long", 1.5])
def test_overlaps_have_bounds(hook: Hook, overlap: object) -> None:
    problem(hook.post("secret", overlap=overlap), "invalid-body")


def test_operators_see_what_waits(hook: Hook, receiver: Receiver, hooked: ServiceProcess) -> None:
    hook.owner.open("me", "me")
    receiver.wait_for(1)
    hook.quiet()
    text = httpx.get(f"{hooked.url}/metrics", verify=False, timeout=180).text
    for name in (
        'kronika_webhook_attempts_total{result="delivered"}',
        "kronika_webhook_seconds_count",
        "kronika_webhook_outbox_deliveries",
        "kronika_webhook_outbox_age_seconds",
    ):
        assert name in text
    assert hook.id not in text


def test_the_log_names_webhook_game_and_version_but_no_address(
    hook: Hook, receiver: Receiver, hooked: ServiceProcess
) -> None:
    game = hook.owner.open("me", "me")["id"]
    (one, *_) = receiver.wait_for(1)
    hook.quiet()
    lines = [line for line in hooked.written().splitlines() if one.id in line]
    assert lines
    assert all(hook.id in line and game in line and '"version":' in line for line in lines)
    assert str(receiver.port) not in " ".join(lines)
