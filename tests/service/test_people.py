"""Accounts and tokens."""

import hashlib
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import asyncpg
import httpx
import pytest

from service.accounts import guests, names
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def test_an_account_comes_with_a_token_that_works(web: httpx.Client) -> None:
    answer = web.post("/v1/accounts", json={"name": "Ada-1815"})
    assert answer.status_code == 201
    made = answer.json()
    mine = web.get("/v1/accounts/me", headers={"Authorization": f"Bearer {made['token']}"})
    assert mine.json() == made["account"] | {
        "bot": False,
        "guest": False,
        "created_at": mine.json()["created_at"],
        "scopes": ["read", "play", "create", "propose", "dispute", "webhooks", "account"],
    }


@pytest.mark.parametrize(("language", "word"), [("en", "Guest"), ("cs-CZ", "Host")])
def test_a_guest_is_named_by_the_service_and_may_choose_a_name(
    web: httpx.Client, language: str, word: str
) -> None:
    made = web.post("/v1/accounts", json={}, headers={"Accept-Language": language}).json()
    account = made["account"]
    assert re.fullmatch(rf"{word} [1-9]\d{{3,}}", account["name"])
    assert account["guest"] is True
    mine = {"Authorization": f"Bearer {made['token']}"}
    chosen = f"was-{account['name'].replace(' ', '-')}"
    kept = web.patch("/v1/accounts/me", json={"name": chosen}, headers=mine).json()
    assert (kept["id"], kept["name"], kept["guest"]) == (account["id"], chosen, False)
    assert "guest" not in web.get(f"/v1/players/{account['id']}").json()["account"]


async def test_guests_get_longer_numbers_when_the_short_ones_are_taken(service_dsn: str) -> None:
    connection = await asyncpg.connect(service_dsn)
    taken = connection.transaction()
    await taken.start()
    await connection.execute(
        "INSERT INTO accounts (id, name, look, guest) SELECT 'acc_' || n, 'Guest ' || n,"
        " translate(lower('Guest ' || n), '10', 'lo'), true FROM generate_series(1000, 9999) AS n"
        " ON CONFLICT DO NOTHING"
    )
    made = await guests.create(connection, "en")
    await taken.rollback()
    await connection.close()
    assert re.fullmatch(r"Guest \d{6}", made.name)


def test_a_name_is_taken_whatever_its_capitals(web: httpx.Client) -> None:
    assert web.post("/v1/accounts", json={"name": "Grace"}).status_code == 201
    found = problem(web.post("/v1/accounts", json={"name": "gRACE"}), "name-taken")
    assert found["field"] == "name"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "x",
        "a" * 31,
        "1st",
        "a b",
        "a--b",
        "-a",
        "a-",
        "čeněk",
        "a\x00b",
        "Admin",
        "null",
        "Adm1n",
        "k-r-o-n-i-k-a",
        "arbiters",
        "Verdict",
        "verdicts",
        "Kronika-Support",
        "kron1ka_team",
        "the-Arb1ters",
        "system-admins",
        "acc_3f9a",
        "Ａｄｍｉｎ",
        "аdа",  # Cyrillic
        "a\u200bb",
        "a\n",
    ],
)
def test_a_name_that_cannot_be_is_explained(web: httpx.Client, name: str) -> None:
    found = problem(web.post("/v1/accounts", json={"name": name}), "invalid-body")
    assert found["field"] == "name"


def test_names_that_look_alike_are_one_name(web: httpx.Client) -> None:
    assert web.post("/v1/accounts", json={"name": "Bill_0"}).status_code == 201
    for name in ("BiII_0", "Bi1l-O", "bill_0", "Ｂｉｌｌ_0"):
        found = problem(web.post("/v1/accounts", json={"name": name}), "name-taken")
        assert found["field"] == "name"
    assert web.post("/v1/accounts", json={"name": "Bull-0"}).status_code == 201


def test_nobody_takes_the_name_that_somebody_had_lately(person: People, web: httpx.Client) -> None:
    ada, eve, bob = person(), person(), person()
    old = ada.name
    assert ada.http.patch("/v1/accounts/me", json={"name": f"{old}-new"}).is_success
    for name in (old, old.upper()):
        problem(eve.http.patch("/v1/accounts/me", json={"name": name}), "name-taken")
        problem(web.post("/v1/accounts", json={"name": name}), "name-taken")
    assert ada.http.patch("/v1/accounts/me", json={"name": old}).is_success
    gone = bob.http.request("DELETE", "/v1/accounts/me", json={"name": bob.name})
    assert gone.status_code == 204
    problem(web.post("/v1/accounts", json={"name": bob.name}), "name-taken")
    for number in range(4):  # but nobody gathers names
        assert ada.http.patch("/v1/accounts/me", json={"name": f"{old}-{number}"}).is_success
    assert eve.http.patch("/v1/accounts/me", json={"name": old}).is_success
    assert len(ada.get("/v1/accounts/me/data")["parts"]["former_names"]) == 3


async def test_nothing_stays_of_a_name_once_it_is_free_again(
    person: People, web: httpx.Client, service_dsn: str
) -> None:
    bob, eve = person(), person()
    gone = bob.http.request("DELETE", "/v1/accounts/me", json={"name": bob.name})
    assert gone.status_code == 204
    look = hashlib.sha256(names.look(bob.name).encode()).digest()
    connection = await asyncpg.connect(service_dsn)
    held = "SELECT count(*) FROM former_names WHERE look = $1"
    assert await connection.fetchval(held, look) == 1
    await connection.execute("UPDATE former_names SET free_at = now() WHERE look = $1", look)
    assert eve.http.patch("/v1/accounts/me", json={"name": f"{eve.name}-2"}).is_success
    assert await connection.fetchval(held, look) == 0
    await connection.close()
    assert web.post("/v1/accounts", json={"name": bob.name}).status_code == 201


def test_a_name_is_kept_in_its_plain_form(web: httpx.Client) -> None:
    made = web.post("/v1/accounts", json={"name": "Ｗｉｄｅ"})
    assert made.json()["account"]["name"] == "Wide"


def test_an_account_can_be_renamed(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    before = ada.get("/v1/accounts/me")
    other = f"{ada.name}-again"
    answer = ada.http.patch("/v1/accounts/me", json={"name": other})
    assert answer.json() == {**before, "name": other}
    assert ada.get("/v1/accounts/me")["name"] == other
    assert bob.get(f"/v1/games/{game}")["seats"][0]["account"] == {"id": ada.id, "name": other}
    capitals = ada.http.patch("/v1/accounts/me", json={"name": other.upper()})
    assert capitals.json()["name"] == other.upper()
    problem(ada.http.patch("/v1/accounts/me", json={"name": bob.name}), "name-taken")
    refused = ada.http.patch("/v1/accounts/me", json={"name": "nobody"})
    assert problem(refused, "invalid-body")["field"] == "name"
    weak = _token(ada, ["create"])
    refused = weak.http.patch("/v1/accounts/me", json={"name": "x-y"})
    assert problem(refused, "missing-scope")["scope"] == "account"
    assert ada.get("/v1/accounts/me")["name"] == other.upper()


def test_everything_that_is_kept_of_a_person_is_shown_to_them(person: People) -> None:
    ada, bob = person(), person()
    game = ada.open("me", "open")["id"]
    token = _token(ada, ["account"])
    parts = token.get("/v1/accounts/me/data")["parts"]
    assert [(one["id"], one["name"]) for one in parts["account"]] == [(ada.id, ada.name)]
    assert [one["name"] for one in parts["tokens"]] == ["first", "a token"]
    assert [(one["game_id"], one["seat"]) for one in parts["seats"]] == [(game, 0)]
    assert [one["game_id"] for one in parts["opened_games"]] == [game]
    assert bob.get("/v1/accounts/me/data")["parts"]["seats"] == []
    for hidden in (ada.token, token.token, "secret", "hash"):
        assert hidden not in str(parts)


def test_all_tokens_but_one_are_revoked_at_once(person: People) -> None:
    ada, bob = person(), person()
    others = [_token(ada, ["read"]), _token(ada, ["account", "read"])]
    assert [one.http.get("/v1/accounts/me").status_code for one in others] == [200, 200]
    problem(others[0].http.delete("/v1/tokens"), "missing-scope")
    assert others[1].http.delete("/v1/tokens").json() == {"revoked": 2}
    problem(ada.http.get("/v1/accounts/me"), "unauthorized")
    problem(others[0].http.get("/v1/accounts/me"), "unauthorized")
    assert others[1].get("/v1/accounts/me")["id"] == ada.id
    assert bob.get("/v1/accounts/me")["id"] == bob.id


@pytest.mark.parametrize("sent", ["{token}", "Token {token}", "Basic {token}", ""])
def test_a_token_that_is_sent_in_another_way_is_told_how(person: People, sent: str) -> None:
    ada = person()
    header = {"Authorization": sent.format(token=ada.token)}
    answer = httpx.get(f"{ada.http.base_url}/v1/tokens", headers=header, verify=False, timeout=180)
    detail = problem(answer, "unauthorized")["detail"]
    assert detail == "The header must read `Authorization: Bearer <token>`."
    assert ada.token not in answer.text


def test_a_token_tells_the_hour_of_its_last_use(person: People) -> None:
    ada = person()
    quiet = _token(ada, ["read"])
    first, second = ada.get("/v1/tokens")["items"]
    assert second.get("last_used_at") is None
    used = datetime.fromisoformat(first["last_used_at"])
    assert (used.minute, used.second) == (0, 0)
    assert timedelta() <= datetime.now(UTC) - used <= timedelta(hours=1, minutes=10)
    quiet.get("/v1/accounts/me")
    assert ada.get("/v1/tokens")["items"][1]["last_used_at"] is not None


def test_tokens_are_listed_without_their_text_and_revoked_at_once(person: People) -> None:
    ada = person()
    made = ada.http.post("/v1/tokens", json={"name": "bot", "scopes": ["read", "play"]})
    assert made.status_code == 201
    token = made.json()
    assert token["scopes"] == ["read", "play"]
    bot = ada.with_token(token["token"])
    assert bot.get("/v1/accounts/me")["id"] == ada.id
    listed = ada.http.get("/v1/tokens")
    assert [one["name"] for one in listed.json()["items"]] == ["first", "bot"]
    assert token["token"] not in listed.text
    assert ada.http.delete(f"/v1/tokens/{token['id']}").status_code == 204
    refusal = bot.http.get("/v1/accounts/me")
    problem(refusal, "unauthorized")
    assert refusal.headers["www-authenticate"].startswith("Bearer")
    problem(ada.http.delete(f"/v1/tokens/{token['id']}"), "unknown-token")


def test_a_token_ends_within_a_hundred_years(person: People) -> None:
    ada = person()
    far = datetime.now(UTC) + timedelta(days=36_524)
    wanted = {"name": "x", "scopes": ["read"]}
    assert ada.http.post(
        "/v1/tokens", json={**wanted, "expires_at": f"{far:%F}T00:00:00Z"}
    ).is_success
    for late in (
        f"{far + timedelta(days=3):%F}T00:00:00Z",
        "9999-12-31T23:59:59Z",
        "9999-12-31T23:59:59-14:00",
        "0001-01-01T00:00:00+14:00",
    ):
        answer = ada.http.post("/v1/tokens", json={**wanted, "expires_at": late})
        assert problem(answer, "invalid-body")["field"] == "expires_at", late
    assert len(ada.get("/v1/tokens")["items"]) == 2


def test_the_first_token_of_an_account_can_end(web: httpx.Client) -> None:
    end = f"{datetime.now(UTC) + timedelta(days=1):%FT%T}Z"
    answer = web.post("/v1/accounts", json={"name": "for-a-day", "expires_at": end})
    assert answer.status_code == 201, answer.text
    signed_in = {"Authorization": f"Bearer {answer.json()['token']}"}
    (token,) = web.get("/v1/tokens", headers=signed_in).json()["items"]
    assert (token["name"], token["expires_at"]) == ("first", end)


def test_no_account_is_made_with_a_token_that_cannot_end_so(web: httpx.Client) -> None:
    now = datetime.now(UTC)
    cannot = {
        now - timedelta(seconds=1): "in the past",
        now + timedelta(days=36_526): "100 years",
    }
    for end, because in cannot.items():
        wanted = {"name": "ends-well", "expires_at": end.isoformat()}
        refusal = problem(web.post("/v1/accounts", json=wanted), "invalid-body")
        assert refusal["field"] == "expires_at"
        assert because in refusal["detail"]
    wanted = {"name": "ends-well", "expires_at": "tomorrow"}
    refusal = problem(web.post("/v1/accounts", json=wanted), "invalid-body")
    assert refusal["field"] == "expires_at"
    kept = web.post("/v1/accounts", json={"name": "ends-well", "expires_at": None})
    assert kept.status_code == 201, kept.text


async def test_a_token_with_an_end_beyond_all_calendars_breaks_no_list(
    person: People, service_dsn: str
) -> None:
    ada = person()
    weak = _token(ada, ["read"])
    connection = await asyncpg.connect(service_dsn)
    for end in ("infinity", "12000-01-01Z", "9999-12-31 23:59:59Z"):
        await connection.execute(
            "UPDATE tokens SET expires_at = $2::text::timestamptz"
            " WHERE account_id = $1 AND name = 'a token'",
            ada.id,
            end,
        )
        listed = ada.get("/v1/tokens")["items"]
        assert [one.get("expires_at") for one in listed] == [None, "9999-12-30T00:00:00Z"]
        assert ada.http.get("/v1/accounts/me/data").is_success
        assert weak.http.get("/v1/accounts/me").is_success
    await connection.close()


def test_a_scope_is_told_once(person: People) -> None:
    ada = person()
    answer = ada.http.post("/v1/tokens", json={"name": "x", "scopes": ["read", "play", "read"]})
    assert problem(answer, "invalid-body")["field"] == "scopes"
    hook = {"url": "https://example.org/x", "types": ["game.move", "game.move"]}
    answer = ada.http.post("/v1/webhooks", json=hook)
    assert problem(answer, "invalid-body")["field"] == "types"


def test_nobody_revokes_the_token_of_another_account(person: People) -> None:
    ada, eve = person(), person()
    token = ada.get("/v1/tokens")["items"][0]["id"]
    problem(eve.http.delete(f"/v1/tokens/{token}"), "unknown-token")
    assert ada.get("/v1/accounts/me")["id"] == ada.id


def test_a_token_cannot_give_what_the_account_may_not_do(person: People) -> None:
    ada = person()
    weak = _token(ada, ["read", "play", "create"])
    refusal = weak.http.post("/v1/tokens", json={"name": "x", "scopes": ["read"]})
    assert problem(refusal, "missing-scope")["scope"] == "account"
    for scope in ("admin", "arbiter", "log"):
        refusal = ada.http.post("/v1/tokens", json={"name": "x", "scopes": [scope]})
        assert problem(refusal, "missing-scope")["scope"] == scope
    strong = ada.get("/v1/tokens")["items"][0]["id"]
    problem(weak.http.delete(f"/v1/tokens/{strong}"), "missing-scope")


def test_a_token_expires(person: People) -> None:
    ada = person()
    brief = ada.with_token(ada.brief_token("read"))
    deadline = datetime.now(UTC) + timedelta(minutes=3)
    while brief.http.get("/v1/accounts/me").status_code == 200:
        assert datetime.now(UTC) < deadline
    problem(brief.http.get("/v1/accounts/me"), "unauthorized")
    past = (datetime.now(UTC) - timedelta(seconds=1)).isoformat()
    refusal = ada.http.post(
        "/v1/tokens", json={"name": "x", "scopes": ["read"], "expires_at": past}
    )
    assert problem(refusal, "invalid-body")["field"] == "expires_at"


@pytest.mark.parametrize(
    "authorization",
    [
        "Bearer",
        "Bearer x",
        "Basic YWRhOmFkYQ==",
        "Bearer kronika_tok_0000000000000000_" + "A" * 43,
        "Bearer \xe9",
        "kronika_tok_0000000000000000_" + "A" * 43,
    ],
)
def test_what_is_no_token_is_refused_everywhere(web: httpx.Client, authorization: str) -> None:
    headers = {"Authorization": authorization.encode("latin-1")}
    for path in ("/v1/accounts/me", "/v1/games"):
        problem(web.get(path, headers=headers), "unauthorized")


def test_half_a_token_is_worth_nothing(person: People, web: httpx.Client) -> None:
    ada = person()
    forged = ada.token[:-1] + ("A" if ada.token[-1] != "A" else "B")
    assert ada.http.get("/v1/accounts/me").status_code == 200
    answer = web.get("/v1/accounts/me", headers={"Authorization": f"Bearer {forged}"})
    problem(answer, "unauthorized")


def test_scopes_are_asked_for(person: People) -> None:
    ada = person()
    game = ada.open("me", "open")["id"]
    reader, player = _token(ada, ["read"]), _token(ada, ["play"])
    body = {"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert problem(reader.http.post("/v1/games", json=body), "missing-scope")["scope"] == "create"
    assert problem(reader.join(game), "missing-scope")["scope"] == "create"
    assert problem(player.http.get("/v1/tokens"), "missing-scope")["scope"] == "account"
    assert reader.http.get(f"/v1/games/{game}").status_code == 200


def test_a_token_without_read_reads_what_anybody_reads(person: People) -> None:
    ada = person()
    public, private = (
        ada.open("me", "open")["id"],
        ada.open("me", "open", visibility="private")["id"],
    )
    player = _token(ada, ["play"])
    assert player.http.get(f"/v1/games/{public}").status_code == 200
    assert player.http.get("/v1/games").status_code == 200
    problem(player.http.get(f"/v1/games/{private}"), "unknown-game")


def test_a_name_of_a_token_is_seen_as_it_is(person: People) -> None:
    ada = person()
    for name in ("a\x00", "a\x1b[2J", "\u202eadmin", "a\u2066b", "\ufeff"):
        answer = ada.http.post("/v1/tokens", json={"name": name, "scopes": ["read"]})
        assert problem(answer, "invalid-body")["field"] == "name", ascii(name)


def test_calls_that_need_an_account_say_so(web: httpx.Client) -> None:
    body = {"title": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]}
    problem(web.post("/v1/games", json=body), "unauthorized")
    problem(web.get("/v1/tokens"), "unauthorized")
    assert web.get("/v1/games").status_code == 200


def _token(owner: Person, scopes: list[str], **members: str) -> Person:
    body = {"name": "a token", "scopes": scopes, **members}
    answer = owner.http.post("/v1/tokens", json=body)
    assert answer.status_code == 201, answer.text
    return owner.with_token(answer.json()["token"])
