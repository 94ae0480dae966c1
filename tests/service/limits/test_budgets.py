"""Budgets over HTTP: headers, refusals, and one budget for several processes."""

import re
import time
from typing import Any

import httpx
import pytest

from service.contract.document import document
from service.contract.published import OPERATIONS
from service.http.operation import Operation
from service.limits.budgets import Traffic
from tests.service.limits.conftest import Serve
from tests.service.people import Person
from tests.service.problems import problem
from tests.support.contract import answers

HEADERS = ("RateLimit", "RateLimit-Policy")


def test_every_answer_tells_where_the_client_stands(serve: Serve) -> None:
    service = serve(limit_reading=12, limit_moves=600)
    ada = Person.create(service.url, "ada")
    left, began = [], time.monotonic()
    for _ in range(3):
        answer = ada.http.get("/v1/games")
        assert answer.headers["RateLimit-Policy"] == '"reading";q=12;w=60'
        remaining, reset = _standing(answer)
        left.append(remaining)
        assert 0 <= reset <= 15
    refilled = int((time.monotonic() - began) * 12 / 60)
    assert all(
        least <= one <= least + refilled for one, least in zip(left, (11, 10, 9), strict=True)
    )
    game = ada.open("me", "me")["id"]
    legal = ada.http.get(f"/v1/games/{game}/legal", params={"seat": 0})
    assert ";q=600;" in legal.headers["RateLimit-Policy"]
    refused = ada.play(game, 0, [{"type": "lanterns.choose", "card": 99}])
    assert refused.status_code == 400
    assert refused.headers["RateLimit-Policy"].endswith(";q=600;w=60")
    for answer in (
        ada.http.get("/v1/games/gam_none"),
        ada.http.get("/v1/games", params={"colour": "red"}),
        ada.http.post("/v1/games", json={}),
        httpx.get(f"{service.url}/v1/tokens", verify=False, timeout=180),
    ):
        assert answer.status_code >= 400
        assert all(name in answer.headers for name in HEADERS)


def test_who_is_over_the_budget_is_told_when_to_go_on(serve: Serve) -> None:
    service = serve(limit_changing=30)
    ada = Person.create(service.url, "ada")
    wanted = {"name": "bot", "scopes": ["read"]}
    answers, began = [ada.http.post("/v1/tokens", json=wanted)], time.monotonic()
    while answers[-1].status_code == 201:
        answers.append(ada.http.post("/v1/tokens", json=wanted))
    assert 30 < len(answers) <= 32 + (time.monotonic() - began) / 2
    found = problem(answers[-1], "too-many-requests")
    assert found["budget"] == "changing"
    assert found["retry_after"] == int(answers[-1].headers["Retry-After"]) in (1, 2)
    remaining, reset = _standing(answers[-1])
    assert remaining == 0
    assert 55 <= reset <= 60
    assert ada.get("/v1/games") == {"items": []}  # other budgets are other budgets
    bob = Person.create(service.url, "bob")
    assert bob.http.post("/v1/tokens", json=wanted).status_code == 201  # and other tokens
    time.sleep(found["retry_after"] + 0.1)
    assert ada.http.post("/v1/tokens", json=wanted).status_code == 201
    assert (
        'kronika_limited_total{budget="changing"}'
        in httpx.get(f"{service.url}/metrics", verify=False, timeout=180).text
    )


@pytest.mark.parametrize("budget", [40, 240])
def test_two_processes_share_one_budget(serve: Serve, budget: int) -> None:
    """Small budgets are exact; of large ones each process may hold a slice for a moment."""
    here, there = (serve(limit_reading=budget) for _ in range(2))
    ada = Person.create(here.url, "ada")
    also = Person(there.url, ada.id, ada.name, ada.token)
    started, served = time.monotonic(), 0
    for turn in range(2 * budget):
        served += (ada, also)[turn % 2].http.get("/v1/limits").status_code == 200
    refilled = (time.monotonic() - started) * budget / 60 + 1
    assert 0.9 * budget <= served <= budget + refilled


def test_requests_without_a_token_are_counted_by_address(serve: Serve) -> None:
    service = serve(limit_reading=3)
    ada = Person.create(service.url, "ada")
    served = 0
    while httpx.get(f"{service.url}/v1/games", verify=False, timeout=180).status_code == 200:
        served += 1
    assert 3 <= served < 100
    assert ada.http.get("/v1/games").status_code == 200


def test_an_address_has_a_budget_whatever_its_tokens(serve: Serve) -> None:
    began = time.monotonic()
    service = serve(limit_address=20)  # some of them to see that it is ready
    people = [Person.create(service.url, f"guest-{number}") for number in range(3)]
    answers: list[httpx.Response] = []
    while [one.status_code for one in answers[-3:]] != [429] * 3:
        answers.append(people[len(answers) % 3].http.get("/v1/games"))
    served = sum(one.status_code == 200 for one in answers)
    assert served <= 20 - 3 - 1 + (time.monotonic() - began) * 20 / 60
    found = [problem(one, "too-many-requests") for one in answers[-3:]]
    assert {one["budget"] for one in found} == {"address"}


def test_accounts_are_counted_by_address(serve: Serve) -> None:
    service = serve(limit_accounts=3)
    url = f"{service.url}/v1/accounts"
    answers = [
        httpx.post(url, json={"name": f"guest-{number}"}, verify=False, timeout=180)
        for number in range(4)
    ]
    assert [one.status_code for one in answers] == [201, 201, 201, 429]
    assert problem(answers[-1], "too-many-requests")["retry_after"] > 600
    forged = {"X-Forwarded-For": "198.51.100.7"}
    assert (
        httpx.post(url, json={"name": "eve"}, headers=forged, verify=False, timeout=180).status_code
        == 429
    )


def test_a_trusted_proxy_tells_who_asks(serve: Serve) -> None:
    service = serve(limit_accounts=1, trusted_proxies="127.0.0.1")
    url = f"{service.url}/v1/accounts"

    def made(name: str, address: str) -> int:
        headers = {"X-Forwarded-For": f"203.0.113.9, {address}"}
        return httpx.post(
            url, json={"name": name}, headers=headers, verify=False, timeout=180
        ).status_code

    assert made("ada", "198.51.100.7") == 201
    assert made("bob", "198.51.100.8") == 201
    assert made("cyd", "198.51.100.7") == 429
    assert made("dan", "2001:db8:1:2::1") == 201
    assert made("eve", "2001:db8:1:2:3::9") == 429, "one network of 64 bits is one customer"
    assert made("fay", "2001:db8:1:3::1") == 201


def test_the_machine_itself_is_not_counted_by_address(serve: Serve) -> None:
    service = serve(limit_accounts=1, limit_reading=5, uncounted_addresses="127.0.0.0/8, ::1")
    for number in range(10):
        Person.create(service.url, f"guest-{number}")
        answer = httpx.get(f"{service.url}/v1/games", verify=False, timeout=180)
        assert (answer.status_code, _standing(answer)[0]) == (200, 5)
    hidden = {"X-Forwarded-For": "198.51.100.7"}  # by a proxy that nobody has declared
    for _ in range(200):
        answer = httpx.get(f"{service.url}/v1/games", headers=hidden, verify=False, timeout=180)
        if answer.status_code == 429:
            break
    assert answer.status_code == 429
    assert "a-proxy-is-not-trusted" in service.written()


def test_limits_can_be_switched_off(serve: Serve) -> None:
    service = serve(limits="off", limit_reading=1, limit_accounts=1, tokens_per_account=1)
    ada = Person.create(service.url, "ada")
    Person.create(service.url, "bob")
    for _ in range(5):
        answer = ada.http.get("/v1/limits")
        assert answer.status_code == 200
        assert "RateLimit" not in answer.headers
    assert answer.json()["budgets"] == []
    assert ada.http.post("/v1/tokens", json={"name": "x", "scopes": ["read"]}).status_code == 201


def test_one_budget_can_be_switched_off(serve: Serve) -> None:
    service = serve(limit_reading=0, limit_moves=77)
    listed = httpx.get(f"{service.url}/v1/limits", verify=False, timeout=180)
    assert "RateLimit" not in listed.headers
    found = {one["name"]: one for one in listed.json()["budgets"]}
    assert set(found) == set(Traffic) - {"reading"}
    assert (found["moves"]["requests"], found["moves"]["seconds"]) == (77, 60)
    assert found["accounts"]["counted_by"] == "address"


def test_a_client_that_plays_fast_is_served_by_default(serve: Serve) -> None:
    """100 moves a second with a question before each, for as long as one likes."""
    service = serve()
    budgets = {
        one["name"]: one
        for one in httpx.get(f"{service.url}/v1/limits", verify=False, timeout=180).json()[
            "budgets"
        ]
    }
    assert budgets["moves"]["requests"] / budgets["moves"]["seconds"] >= 200
    ada = Person.create(service.url, "ada")
    game = ada.open("me", "me")["id"]
    for _ in range(120):
        assert ada.http.get(f"/v1/games/{game}/legal", params={"seat": 0}).status_code == 200


def test_readiness_is_counted_by_address_and_asks_for_no_token(serve: Serve) -> None:
    service = serve(limit_address=20, limit_reading=1)
    bad = {"Authorization": "Bearer bad"}
    for path in ("/ready", "/metrics"):
        answer = httpx.get(f"{service.url}{path}", headers=bad, verify=False, timeout=180)
        assert answer.status_code == 200
        assert answer.headers["RateLimit-Policy"] == '"address";q=20;w=60'
    with httpx.Client(base_url=service.url, verify=False, timeout=180) as client:
        answers = (client.get("/ready") for _ in range(1000))
        refused = next(one for one in answers if one.status_code == 429)
    assert problem(refused, "too-many-requests")["budget"] == "address"


def test_health_and_pages_are_not_counted(serve: Serve) -> None:
    service = serve(limit_reading=1)
    for path in ("/health", "/openapi.json", "/docs/problems"):
        for _ in range(3):
            answer = httpx.get(f"{service.url}{path}", verify=False, timeout=180)
            assert answer.status_code == 200
            assert "RateLimit" not in answer.headers


def test_the_contract_tells_the_budget_of_every_operation() -> None:
    published = document(OPERATIONS)
    for operation in OPERATIONS:
        if operation.is_socket:
            continue
        shown = published["paths"][operation.path][operation.method.lower()]
        _tells_its_budget(operation, {**shown, "responses": answers(published, shown)})


def _tells_its_budget(operation: Operation, shown: dict[str, Any]) -> None:
    if operation.limit is None:
        assert operation.path == "/health"
        assert "429" not in shown["responses"]
        return
    assert shown["x-budget"] in set(Traffic), operation.id
    for answer in shown["responses"].values():
        assert set(HEADERS) <= set(answer["headers"]), operation.id
    assert "Retry-After" in shown["responses"]["429"]["headers"], operation.id
    (content,) = shown["responses"]["429"]["content"].values()
    assert "too-many-requests" in content["examples"], operation.id


def _standing(answer: httpx.Response) -> tuple[int, int]:
    """What is left of a budget, and seconds until all of it is there again."""
    found = re.fullmatch(r'"[a-z]+";r=(\d+);t=(\d+)', answer.headers["RateLimit"])
    assert found is not None
    return int(found[1]), int(found[2])
