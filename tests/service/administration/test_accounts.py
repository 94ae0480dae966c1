"""Accounts in the hands of administrators: listed, suspended, erased, given roles."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import asyncpg
import httpx
import pytest

from service.contract.published import OPERATIONS
from tests.service.administration.conftest import Services
from tests.service.people import Person
from tests.service.problems import problem

Administrator = Callable[[str], Person]


def act(who: Person, account: str, what: str, **body: Any) -> dict[str, Any]:
    """What somebody does to an account, and its act."""
    answer = who.http.post(f"/v1/admin/accounts/{account}/{what}", json=body)
    assert answer.status_code == 200, answer.text
    done: dict[str, Any] = answer.json()
    return done


def test_lists_have_what_helps_and_no_secrets(
    services: Services, administrator: Administrator
) -> None:
    ada = administrator("list-ada")
    found = [Person.create(services.here.url, f"Listed-{number}") for number in range(5)]
    act(ada, found[1].id, "suspend", reason="Spam.")
    act(ada, found[2].id, "grant", role="arbiter")
    pages, query = [], {"name": "LISTED", "limit": 2}
    while True:
        page = ada.get("/v1/admin/accounts", **query)
        pages.append([one["name"] for one in page["items"]])
        if "next" not in page:
            break
        query["after"] = page["next"]
    assert pages == [["Listed-4", "Listed-3"], ["Listed-2", "Listed-1"], ["Listed-0"]]
    suspended = ada.get("/v1/admin/accounts", name="listed", state="suspended")["items"]
    assert [one["name"] for one in suspended] == ["Listed-1"]
    assert suspended[0]["suspension"]["reason"] == "Spam."
    judges = ada.get("/v1/admin/accounts", name="listed", role="arbiter")["items"]
    assert [(one["name"], one["roles"]) for one in judges] == [("Listed-2", ["arbiter"])]
    mine = ada.get(f"/v1/admin/accounts/{ada.id}")
    assert mine["last_seen_at"] is not None
    assert found[0].secret not in json.dumps(ada.get("/v1/admin/accounts"))
    assert ada.get("/v1/admin/accounts", name="%")["items"] == []


def test_a_suspension_holds_in_every_process_until_it_ends_or_is_lifted(
    services: Services, administrator: Administrator
) -> None:
    ada, eve = administrator("stop-ada"), Person.create(services.here.url, "stop-eve")
    also = eve.at(services.there.url)
    game = eve.open("me", "me")["id"]
    for who in (eve, also):
        assert who.get("/v1/accounts/me")["name"] == "stop-eve"
    until = datetime.now(UTC).replace(microsecond=0) + timedelta(hours=2)
    with also.http.stream("GET", f"/v1/games/{game}/stream") as stream:
        pieces = stream.iter_bytes()
        next(pieces)
        act(ada, eve.id, "suspend", reason="Insults in names.", until=until.isoformat())
        for _ in pieces:  # it ends by itself, at the next look
            pass
    spelt = until.strftime("%Y-%m-%dT%H:%M:%SZ")
    for who in (eve, also):
        found = problem(who.http.get("/v1/accounts/me"), "account-suspended")
        assert found["args"] == {"until": spelt, "reason": "Insults in names."}
        czech = who.http.get("/v1/accounts/me", headers={"Accept-Language": "cs"}).json()
        assert czech["detail"] == f"Účet je pozastaven do {spelt}: Insults in names."
    assert httpx.get(f"{services.there.url}/v1/games/{game}", timeout=60).status_code == 200
    act(ada, eve.id, "suspend", reason="For good.")
    problem(also.http.get("/v1/accounts/me"), "account-suspended")
    act(ada, eve.id, "unsuspend", reason="A mistake.")
    for who in (eve, also):
        assert who.get("/v1/accounts/me")["name"] == "stop-eve"
    again = ada.http.post(f"/v1/admin/accounts/{eve.id}/unsuspend", json={})
    problem(again, "nothing-to-change")
    past = {"reason": "x", "until": "2020-01-01T00:00:00Z"}
    refusal = ada.http.post(f"/v1/admin/accounts/{eve.id}/suspend", json=past)
    assert problem(refusal, "invalid-body")["field"] == "until"


def test_a_suspension_that_has_ended_is_none(
    services: Services, administrator: Administrator
) -> None:
    ada, eve = administrator("ended-ada"), Person.create(services.here.url, "ended-eve")
    act(ada, eve.id, "suspend", reason="For a while.")
    problem(eve.http.get("/v1/accounts/me"), "account-suspended")

    async def age() -> None:
        connection = await asyncpg.connect(services.dsn)
        await connection.execute(
            "UPDATE suspensions SET until = now() - interval '1 second' WHERE account_id = $1",
            eve.id,
        )
        await connection.close()

    asyncio.run(age())
    assert ada.get(f"/v1/admin/accounts/{eve.id}")["state"] == "active"
    assert eve.at(services.there.url).get("/v1/accounts/me")["name"] == "ended-eve"
    again = ada.http.post(f"/v1/admin/accounts/{eve.id}/unsuspend", json={})
    problem(again, "nothing-to-change")


def test_erasing_leaves_no_name_in_the_acts(
    services: Services, administrator: Administrator
) -> None:
    ada, eve = administrator("gone-ada"), Person.create(services.here.url, "Gone-Eve")
    act(ada, eve.id, "suspend", reason="Gone-Eve insulted others.")
    path = f"/v1/admin/accounts/{eve.id}/erase"
    wrong = ada.http.post(path, json={"name": "gone-bob", "ground": "law"})
    assert problem(wrong, "invalid-body")["field"] == "name"
    body, headers = {"name": "Gone-Eve", "ground": "request"}, {"Idempotency-Key": "erase"}
    first = ada.http.post(path, json=body, headers=headers)
    assert first.status_code == 200, first.text
    assert ada.http.post(path, json=body, headers=headers).content == first.content
    assert ada.http.post(path, json=body).content == first.content
    problem(ada.http.post(path.replace(eve.id, "acc_nobody"), json=body), "unknown-player")
    problem(eve.at(services.there.url).http.get("/v1/accounts/me"), "unauthorized")
    about = ada.get("/v1/admin/acts", account=eve.id)["items"]
    assert [one["act"]["type"] for one in about] == ["account-erased", "account-suspended"]
    assert [(one["reason"], one["account"]) for one in about] == [(None, None)] * 2
    assert "Gone-Eve" not in json.dumps(ada.get("/v1/admin/acts"))


def test_roles_come_and_go_and_the_last_administrator_stays(
    services: Services, administrator: Administrator
) -> None:
    ada, bob = administrator("role-ada"), Person.create(services.here.url, "role-bob")
    act(ada, bob.id, "grant", role="arbiter", reason="Knows the rules.")
    wanted = {"name": "judging", "scopes": ["read", "arbiter"]}
    judge = bob.with_token(bob.http.post("/v1/tokens", json=wanted).json()["token"])
    assert judge.http.get("/v1/disputes").status_code == 200
    again = ada.http.post(f"/v1/admin/accounts/{bob.id}/grant", json={"role": "arbiter"})
    problem(again, "nothing-to-change")
    act(ada, bob.id, "revoke", role="arbiter")
    problem(judge.at(services.there.url).http.get("/v1/disputes"), "missing-scope")
    unknown = ada.http.post("/v1/admin/accounts/acc_nobody/grant", json={"role": "log"})
    problem(unknown, "unknown-player")
    others = ada.get("/v1/admin/accounts", role="admin", limit=200)["items"]
    for one in others:
        if one["id"] != ada.id:
            act(ada, one["id"], "revoke", role="admin")
    path = f"/v1/admin/accounts/{ada.id}"
    problem(ada.http.post(f"{path}/revoke", json={"role": "admin"}), "last-admin")
    for what, body in (
        ("suspend", {"reason": "Tired."}),
        ("erase", {"name": "role-ada", "ground": "request"}),
    ):
        problem(ada.http.post(f"{path}/{what}", json=body), "own-account")
    act(ada, bob.id, "grant", role="admin")
    act(ada, ada.id, "revoke", role="admin")
    problem(ada.http.get("/v1/admin/accounts"), "missing-scope")


def test_two_who_revoke_each_other_leave_one(
    services: Services, administrator: Administrator
) -> None:
    for number in range(4):
        ada, bob = administrator(f"duel-ada-{number}"), administrator(f"duel-bob-{number}")
        pairs = ((ada, bob), (bob.at(services.there.url), ada))

        def revoke(pair: tuple[Person, Person]) -> int:
            who, whom = pair
            path = f"/v1/admin/accounts/{whom.id}/revoke"
            return who.http.post(path, json={"role": "admin"}).status_code

        with ThreadPoolExecutor(2) as pool:
            assert sorted(pool.map(revoke, pairs)) == [200, 403]


def test_who_is_no_administrator_learns_nothing(
    services: Services, administrator: Administrator
) -> None:
    eve = Person.create(services.here.url, "curious-eve")
    mine = [one for one in OPERATIONS if one.tag == "administration"]
    assert len(mine) >= 8
    told = set()
    for one in mine:
        for account in (eve.id, "acc_nobody"):
            path = one.path.replace("{account_id}", account)
            path = path.replace("{game_id}", account).replace("{code_id}", account)
            body = {"json": {}} if one.body is not None else {}
            answer = eve.http.request(one.method, path, **body)
            found = problem(answer, "missing-scope")
            assert found["scope"] == "admin"
            told.add((found["detail"], len(found)))
            bare = httpx.request(one.method, f"{services.there.url}{path}", timeout=60, **body)
            problem(bare, "unauthorized")
    assert len(told) == 1


@pytest.mark.parametrize("reason", ["", "x" * 501, "a\u202eb"])
def test_reasons_are_short_and_readable(
    services: Services, administrator: Administrator, reason: str
) -> None:
    ada = administrator(f"short-{len(reason)}")
    path = f"/v1/admin/accounts/{Person.create(services.here.url, f'long-{len(reason)}').id}"
    found = problem(ada.http.post(f"{path}/suspend", json={"reason": reason}), "invalid-body")
    assert found["field"] == "reason"
