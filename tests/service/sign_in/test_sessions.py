"""Sessions of browsers: how they begin and end, what the list says, and how many there may be."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import asyncpg

from service.accounts import accounts
from service.identity.scopes import Scope
from service.limits.bounds import SESSIONS
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.sign_in.browser import Browser, address
from tests.service.sign_in.conftest import Services
from tests.service.sign_in.patience import eventually

People = Callable[[], Person]
Browsers = Callable[[], Browser]


def signed_in(browser: Browser, person: Person, **body: object) -> str:
    """Signs a person's browser in by their token; the session."""
    answer = browser.post("/v1/sessions", body, token=person.token)
    assert answer.status_code == 201, answer.text
    assert answer.headers["location"] == f"/v1/sessions/{answer.json()['id']}"
    session: str = answer.json()["id"]
    return session


def test_a_session_may_do_all_that_the_account_may(anybody: People, browser: Browsers) -> None:
    ada, firefox = anybody(), browser()
    assert firefox.account is None
    session = signed_in(firefox, ada)
    assert firefox.account == ada.id
    assert firefox.post("/v1/tokens", {"name": "more", "scopes": ["read"]}).status_code == 201
    (shown,) = firefox.get("/v1/sessions")["items"]
    assert shown["id"] == session
    assert shown["current"] is True
    assert shown["browser"] == "Firefox, Linux"
    ends = datetime.fromisoformat(shown["expires_at"]) - datetime.now(UTC)
    assert timedelta(days=89) < ends < timedelta(days=91)
    (seen_by_token,) = ada.get("/v1/sessions")["items"]
    assert seen_by_token["current"] is False


def test_a_session_is_no_personal_token(anybody: People, browser: Browsers) -> None:
    ada, firefox = anybody(), browser()
    session = signed_in(firefox, ada)
    assert session not in {one["id"] for one in ada.get("/v1/tokens")["items"]}
    problem(ada.http.delete(f"/v1/tokens/{session}"), "unknown-token")
    (text,) = firefox.cookies.values()
    problem(ada.with_token(text).http.get("/v1/accounts/me"), "unauthorized")
    (name,) = firefox.cookies
    firefox.cookies[name] = ada.token
    assert firefox.account is None


def test_signing_out_ends_the_session_in_every_process(
    services: Services, anybody: People, browser: Browsers
) -> None:
    ada, firefox, phone = anybody(), browser(), browser()
    signed_in(firefox, ada)
    phones = signed_in(phone, ada)
    stolen = Browser(address(services.there))
    stolen.cookies = {
        name.replace(str(services.here.port), str(services.there.port)): value
        for name, value in firefox.cookies.items()
    }
    assert stolen.account == ada.id
    answer = firefox.delete("/v1/sessions/current")
    assert answer.status_code == 204, answer.text
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert not firefox.cookies
    assert firefox.account is None
    eventually(lambda: stolen.account is None)
    assert [one["id"] for one in phone.get("/v1/sessions")["items"]] == [phones]
    problem(firefox.delete("/v1/sessions/current"), "unauthorized")
    stolen.close()


def test_other_sessions_are_ended_one_by_one_or_all_at_once(
    anybody: People, browser: Browsers
) -> None:
    ada, eve, firefox, phone, tablet = anybody(), anybody(), browser(), browser(), browser()
    mine = signed_in(firefox, ada)
    other = signed_in(phone, ada)
    signed_in(tablet, ada)
    problem(eve.http.delete(f"/v1/sessions/{other}"), "unknown-session")
    problem(ada.http.delete("/v1/sessions/current"), "unknown-session")
    gone = firefox.delete(f"/v1/sessions/{other}")
    assert gone.status_code == 204
    assert "set-cookie" not in gone.headers
    assert (firefox.account, phone.account, tablet.account) == (ada.id, None, ada.id)
    assert firefox.delete("/v1/sessions").json() == {"ended": 1}
    assert (firefox.account, tablet.account) == (ada.id, None)
    assert [one["id"] for one in ada.get("/v1/sessions")["items"]] == [mine]
    assert ada.http.delete("/v1/sessions").json() == {"ended": 1}
    assert firefox.account is None


def test_a_session_can_take_the_place_of_the_token_it_came_by(
    services: Services, anybody: People, browser: Browsers
) -> None:
    ada, firefox = anybody(), browser()
    there = ada.at(address(services.there))
    assert there.get("/v1/accounts/me")["id"] == ada.id
    signed_in(firefox, ada, replace=True)
    problem(ada.http.get("/v1/accounts/me"), "unauthorized")
    eventually(lambda: there.http.get("/v1/accounts/me").status_code == 401)
    assert firefox.account == ada.id
    before = dict(firefox.cookies)
    assert firefox.post("/v1/sessions", {"replace": True}).status_code == 201
    assert firefox.cookies != before
    assert firefox.account == ada.id
    firefox.cookies = before
    assert firefox.account is None


def test_a_session_ends_when_it_was_to_end(anybody: People, browser: Browsers) -> None:
    ada, firefox = anybody(), browser()
    for bad in ("2020-01-01T00:00:00Z", "2200-01-01T00:00:00Z"):
        answer = firefox.post("/v1/sessions", {"expires_at": bad}, token=ada.token)
        assert problem(answer, "invalid-body")["field"] == "expires_at"
    ends = (datetime.now(UTC) + timedelta(hours=1)).isoformat()
    answer = firefox.post("/v1/sessions", {"expires_at": ends}, token=ada.token)
    assert datetime.fromisoformat(answer.json()["expires_at"]) == datetime.fromisoformat(ends)
    cookie = answer.headers["set-cookie"]
    (age,) = (part for part in cookie.split("; ") if part.startswith("Max-Age="))
    assert 3500 < int(age.removeprefix("Max-Age=")) <= 3600


async def test_a_session_that_nobody_uses_ends(
    services: Services, anybody: People, browser: Browsers
) -> None:
    ada, firefox = anybody(), browser()
    session = signed_in(firefox, ada)
    connection = await asyncpg.connect(services.dsn)
    aged = "UPDATE tokens SET created_at = now() - interval '91 days' WHERE id = $1"
    await connection.execute(aged, session)
    await connection.close()
    assert ada.get("/v1/sessions")["items"] == []
    assert firefox.account is None


async def test_a_session_may_do_what_the_account_may_by_now(
    services: Services, anybody: People, browser: Browsers
) -> None:
    """Who becomes an arbiter need not sign in again."""
    judge, firefox, other = anybody(), browser(), browser()
    signed_in(firefox, judge)
    signed_in(other, anybody())
    connection = await asyncpg.connect(services.dsn)
    await accounts.grant(connection, judge.id, Scope.ARBITER)
    await connection.close()
    assert firefox.get("/v1/disputes")["items"] == []


async def test_use_puts_the_end_off(services: Services, anybody: People, browser: Browsers) -> None:
    ada, firefox = anybody(), browser()
    session = signed_in(firefox, ada)
    connection = await asyncpg.connect(services.dsn)
    aged = "UPDATE tokens SET created_at = now() - interval '89 days' WHERE id = $1"
    await connection.execute(aged, session)
    assert firefox.account == ada.id
    (shown,) = firefox.get("/v1/sessions")["items"]
    ends = datetime.fromisoformat(shown["expires_at"]) - datetime.now(UTC)
    assert ends > timedelta(days=89)
    await connection.close()


async def test_one_session_too_many_ends_the_one_idle_for_longest(
    services: Services, anybody: People, browser: Browsers
) -> None:
    ada, firefox, phone, last = anybody(), browser(), browser(), browser()
    idle, used = signed_in(firefox, ada), signed_in(phone, ada)
    connection = await asyncpg.connect(services.dsn)
    await connection.execute(
        "UPDATE tokens SET created_at = now() - interval '3 days',"
        " last_used_at = CASE WHEN id = $2 THEN now() END WHERE id = ANY($1)",
        [idle, used],
        used,
    )
    await connection.execute(
        "INSERT INTO tokens"
        " (id, account_id, name, scopes, secret_hash, kind, created_at, idle_for)"
        " SELECT 'tok_' || $1 || n, $1, '', '{read}', sha256(n::text::bytea), 'session',"
        " now() - interval '1 day', interval '90 days' FROM generate_series(3, $2::int) AS n",
        ada.id,
        SESSIONS,
    )
    await connection.close()
    assert len(ada.get("/v1/sessions", limit=200)["items"]) == SESSIONS
    newest = signed_in(last, ada)
    listed = {one["id"] for one in ada.get("/v1/sessions", limit=200)["items"]}
    assert len(listed) == SESSIONS
    assert {used, newest} <= listed
    assert idle not in listed
    assert (firefox.account, phone.account, last.account) == (None, ada.id, ada.id)


def test_sessions_are_for_tokens_that_may_change_the_account(
    anybody: People, browser: Browsers
) -> None:
    ada, firefox = anybody(), browser()
    body = {"name": "player", "scopes": ["read", "play", "create"]}
    player = ada.with_token(ada.http.post("/v1/tokens", json=body).json()["token"])
    problem(firefox.post("/v1/sessions", token=player.token), "missing-scope")
    problem(player.http.get("/v1/sessions"), "missing-scope")
    problem(firefox.post("/v1/sessions"), "unauthorized")
    assert not firefox.cookies
