"""Who signs in: guests who stay, accounts that are erased, and what is told of both."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import asyncpg
import httpx
from recording.authenticator import Authenticator, text

from tests.service.people import Person
from tests.service.problems import problem
from tests.service.sign_in.browser import Browser, address
from tests.service.sign_in.conftest import Services
from tests.service.sign_in.patience import eventually
from tests.service.sign_in.test_passkeys import registered, sign_in
from tests.service.sign_in.test_recovery_codes import codes, enter

People = Callable[[], Person]
Browsers = Callable[[], Browser]

OF_AN_ACCOUNT = (
    *("tokens", "passkeys", "recovery_codes", "outside_identities"),
    *("sign_in_challenges", "outside_sign_ins"),
)


def guest(services: Services) -> Person:
    """Somebody who plays without having chosen a name, for an hour."""
    ends = (datetime.now(UTC) + timedelta(hours=1)).isoformat()
    url = address(services.here)
    made = httpx.post(f"{url}/v1/accounts", json={"expires_at": ends}, timeout=60).json()
    return Person(url, made["account"]["id"], made["account"]["name"], made["token"])


def test_a_guest_becomes_an_account_and_keeps_the_games(
    services: Services, browser: Browsers
) -> None:
    first, firefox, phone = guest(services), browser(), browser()
    game = first.open("me", "open")["id"]
    begun = firefox.post("/v1/sessions", {"replace": True}, token=first.token)
    assert begun.status_code == 201, begun.text
    problem(first.http.get("/v1/accounts/me"), "unauthorized")
    assert firefox.get("/v1/accounts/me")["guest"] is True
    key = Authenticator()
    options = firefox.post("/v1/passkeys/options").json()
    made = key.create(options["options"], firefox.origin)
    body = {"ceremony": options["ceremony"], "name": "Phone", "credential": made}
    assert firefox.post("/v1/passkeys", body).status_code == 201
    name = f"stayed-{first.id[-8:]}"
    assert firefox.send("PATCH", "/v1/accounts/me", {"name": name}).json()["guest"] is False
    assert sign_in(phone, key).json()["account"]["name"] == name
    assert firefox.delete("/v1/sessions/current").status_code == 204
    assert phone.account == first.id
    (seat, _) = phone.get(f"/v1/games/{game}")["seats"]
    assert seat["account"]["name"] == name
    assert phone.post(f"/v1/games/{game}/leave", {}).is_success
    first.close()


def test_a_guest_comes_back_by_a_recovery_code(services: Services, browser: Browsers) -> None:
    first, phone = guest(services), browser()
    (code, *_) = codes(first)
    assert enter(phone, first.name, code).status_code == 201
    assert phone.get("/v1/accounts/me")["guest"] is True
    assert phone.account == first.id
    first.close()


async def _rows(dsn: str, account: str) -> dict[str, int]:
    connection = await asyncpg.connect(dsn)
    found = {
        table: await connection.fetchval(
            f"SELECT count(*) FROM {table} WHERE account_id = $1", account
        )
        for table in OF_AN_ACCOUNT
    }
    await connection.close()
    return found


async def _with_everything(services: Services, ada: Person, firefox: Browser) -> Authenticator:
    """Gives an account all that it can sign in by."""
    key = Authenticator()
    registered(firefox, ada, key)
    codes(ada)
    assert firefox.post("/v1/sessions", token=ada.token).status_code == 201
    assert firefox.post("/v1/passkeys/options").status_code == 200
    connection = await asyncpg.connect(services.dsn)
    await connection.execute(
        "INSERT INTO outside_identities (id, account_id, issuer, subject, name)"
        " VALUES ('idn_' || $1, $1, 'https://club.example', 'sub-' || $1, 'Ada')",
        ada.id,
    )
    await connection.execute(
        "INSERT INTO outside_sign_ins (state_hash, browser_hash, account_id, back, expires_at)"
        " VALUES (sha256(convert_to($1::text, 'UTF8')), sha256(''), $1, '/',"
        " now() + interval '1 hour')",
        ada.id,
    )
    await connection.close()
    return key


async def test_an_erased_account_leaves_no_way_to_sign_in(
    services: Services, anybody: People, browser: Browsers
) -> None:
    ada, firefox, phone = anybody(), browser(), browser()
    key = await _with_everything(services, ada, firefox)
    with Browser(address(services.there)) as there:
        there.cookies = {
            name.replace(str(services.here.port), str(services.there.port)): value
            for name, value in firefox.cookies.items()
        }
        assert there.account == ada.id
        assert all((await _rows(services.dsn, ada.id)).values())
        answer = firefox.send("DELETE", "/v1/accounts/me", {"name": ada.name})
        assert answer.status_code == 204, answer.text
        assert not any((await _rows(services.dsn, ada.id)).values())
        assert firefox.account is None
        eventually(lambda: there.account is None)
    problem(sign_in(phone, key), "sign-in-refused")


async def test_people_read_what_is_kept_of_them_without_secrets(
    services: Services, anybody: People, browser: Browsers
) -> None:
    ada, firefox = anybody(), browser()
    key = await _with_everything(services, ada, firefox)
    answer = firefox.send("GET", "/v1/accounts/me/data")
    parts = answer.json()["parts"]
    assert [one["kind"] for one in parts["tokens"]] == ["personal", "session"]
    (passkey,) = parts["passkeys"]
    assert (passkey["name"], passkey["host"]) == ("Phone", "localhost")
    assert parts["recovery_codes"][0]["left"] == 10
    assert parts["outside_identities"][0]["subject"] == f"sub-{ada.id}"
    assert text(key.credential) not in answer.text
    assert key.credential.hex() not in answer.text
    assert "hash" not in answer.text
