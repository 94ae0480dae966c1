"""Passkeys: making them and signing in by them, and every answer that does not hold."""

from collections.abc import Callable, Mapping
from typing import Any

import asyncpg
import httpx
import pytest
from recording.authenticator import ELIGIBLE, PRESENT, Algorithm, Authenticator, text

from service.limits.bounds import PASSKEYS
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.sign_in.browser import Browser, address
from tests.service.sign_in.conftest import Services

People = Callable[[], Person]
Browsers = Callable[[], Browser]


def begin(browser: Browser, person: Person) -> dict[str, Any]:
    """The options to make a passkey by."""
    answer = browser.post("/v1/passkeys/options", token=person.token)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def register(
    browser: Browser, person: Person, begun: Mapping[str, Any], credential: object
) -> httpx.Response:
    """Sends what an authenticator has made."""
    body = {"ceremony": begun["ceremony"], "name": "Phone", "credential": credential}
    return browser.post("/v1/passkeys", body, token=person.token)


def registered(browser: Browser, person: Person, key: Authenticator) -> str:
    """A passkey of a person; its id."""
    begun = begin(browser, person)
    answer = register(browser, person, begun, key.create(begun["options"], browser.origin))
    assert answer.status_code == 201, answer.text
    assert answer.headers["location"] == f"/v1/passkeys/{answer.json()['id']}"
    made: str = answer.json()["id"]
    return made


def asked(browser: Browser) -> dict[str, Any]:
    """The options to sign in by."""
    answer = browser.post("/v1/sign-in/options")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def sign_in(browser: Browser, key: Authenticator, **bent: Any) -> httpx.Response:
    """Signs in with a passkey."""
    begun = asked(browser)
    credential = key.get(begun["options"], bent.pop("origin", browser.origin), **bent)
    body = {"ceremony": begun["ceremony"], "credential": credential}
    return browser.post("/v1/sign-in", body)


@pytest.mark.parametrize("algorithm", ["ES256", "EdDSA", "RS256"])
def test_a_passkey_signs_its_owner_in(
    anybody: People, browser: Browsers, algorithm: Algorithm
) -> None:
    ada, firefox, phone = anybody(), browser(), browser()
    key = Authenticator(algorithm)
    passkey = registered(firefox, ada, key)
    assert phone.account is None
    answer = sign_in(phone, key)
    assert answer.status_code == 201, answer.text
    assert answer.json()["account"] == ada.get("/v1/accounts/me")
    session = answer.json()["session"]
    assert answer.headers["location"] == f"/v1/sessions/{session['id']}"
    assert session["current"] is True
    assert phone.account == ada.id
    assert [one["id"] for one in phone.get("/v1/sessions")["items"]] == [session["id"]]
    (shown,) = phone.get("/v1/passkeys")["items"]
    assert (shown["id"], shown["name"], shown["synced"]) == (passkey, "Phone", False)
    assert shown["last_used_at"] is not None
    assert sign_in(browser(), key).status_code == 201


def test_what_browsers_are_asked_for(anybody: People, browser: Browsers) -> None:
    ada, firefox = anybody(), browser()
    key = Authenticator()
    registered(firefox, ada, key)
    options = begin(firefox, ada)["options"]
    assert options["rp"] == {"id": "localhost", "name": "Kronika"}
    assert options["user"]["name"] == options["user"]["displayName"] == ada.name
    assert [one["alg"] for one in options["pubKeyCredParams"]] == [-7, -8, -257]
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    assert options["attestation"] == "none"
    assert [one["id"] for one in options["excludeCredentials"]] == [text(key.credential)]
    asks = asked(firefox)["options"]
    assert asks["rpId"] == "localhost"
    assert "allowCredentials" not in asks
    assert asks["challenge"] != options["challenge"]


BENT: dict[str, Mapping[str, Any]] = {
    "other origin": {"origin": "https://evil.example"},
    "a host beside it": {"origin": "http://evil.localhost"},
    "other port": {"origin": "http://localhost:1"},
    "other host": {"host": "evil.example"},
    "other challenge": {"challenge": text(bytes(32))},
    "another ceremony": {"type": "webauthn.other"},
    "in a frame": {"crossOrigin": True},
}


@pytest.mark.parametrize("how", BENT)
def test_an_answer_for_somebody_else_makes_no_passkey(
    anybody: People, browser: Browsers, how: str
) -> None:
    ada, firefox = anybody(), browser()
    begun, bent = begin(firefox, ada), dict(BENT[how])
    origin = bent.pop("origin", firefox.origin)
    credential = Authenticator().create(begun["options"], origin, **bent)
    found = problem(register(firefox, ada, begun, credential), "passkey-refused")
    assert found["key"] == "passkey-does-not-hold"
    assert ada.get("/v1/passkeys")["items"] == []


@pytest.mark.parametrize("how", BENT)
def test_an_answer_for_somebody_else_signs_nobody_in(
    anybody: People, browser: Browsers, how: str
) -> None:
    ada, firefox, phone = anybody(), browser(), browser()
    key = Authenticator()
    registered(firefox, ada, key)
    found = problem(sign_in(phone, key, **BENT[how]), "sign-in-refused")
    assert found["key"] == "passkey-does-not-hold"
    assert phone.account is None
    assert sign_in(phone, key).status_code == 201


def test_without_somebody_there_nothing_holds(anybody: People, browser: Browsers) -> None:
    ada, firefox = anybody(), browser()
    absent, key = Authenticator(), Authenticator()
    absent.flags &= ~PRESENT
    begun = begin(firefox, ada)
    credential = absent.create(begun["options"], firefox.origin)
    problem(register(firefox, ada, begun, credential), "passkey-refused")
    registered(firefox, ada, key)
    key.flags &= ~PRESENT
    problem(sign_in(firefox, key), "sign-in-refused")


def test_keys_of_other_kinds_are_not_taken(anybody: People, browser: Browsers) -> None:
    ada, firefox = anybody(), browser()
    begun = begin(firefox, ada)
    credential = Authenticator("ES384").create(begun["options"], firefox.origin)
    found = problem(register(firefox, ada, begun, credential), "passkey-refused")
    assert found["key"] == "passkey-algorithm"


def test_a_signature_of_another_key_does_not_hold(anybody: People, browser: Browsers) -> None:
    ada, firefox = anybody(), browser()
    key = Authenticator()
    registered(firefox, ada, key)
    key.sign = Authenticator().sign
    problem(sign_in(firefox, key), "sign-in-refused")
    assert firefox.account is None


def test_a_challenge_is_good_once(anybody: People, browser: Browsers) -> None:
    ada, firefox, phone = anybody(), browser(), browser()
    key, begun = Authenticator(), begin(firefox, ada)
    credential = key.create(begun["options"], firefox.origin)
    assert register(firefox, ada, begun, credential).status_code == 201
    problem(register(firefox, ada, begun, credential), "ceremony-over")
    asks = asked(phone)
    body = {
        "ceremony": asks["ceremony"],
        "credential": key.get(asks["options"], phone.origin),
    }
    assert phone.post("/v1/sign-in", body).status_code == 201
    problem(phone.post("/v1/sign-in", body), "ceremony-over")


def test_a_wrong_answer_ends_the_ceremony_too(anybody: People, browser: Browsers) -> None:
    ada, firefox = anybody(), browser()
    key, begun = Authenticator(), begin(firefox, ada)
    wrong = key.create(begun["options"], "https://evil.example")
    problem(register(firefox, ada, begun, wrong), "passkey-refused")
    right = key.create(begun["options"], firefox.origin)
    problem(register(firefox, ada, begun, right), "ceremony-over")


async def test_a_challenge_is_good_for_five_minutes(
    services: Services, anybody: People, browser: Browsers
) -> None:
    ada, firefox = anybody(), browser()
    key, late = Authenticator(), Authenticator()
    registered(firefox, ada, key)
    connection = await asyncpg.connect(services.dsn)
    began = await connection.fetchval("SELECT now()")
    making, asks = begin(firefox, ada), asked(firefox)
    ends = await connection.fetch(
        "SELECT expires_at - interval '5 minutes' BETWEEN $2 AND now() AS right"
        " FROM sign_in_challenges WHERE id = ANY($1)",
        [making["ceremony"], asks["ceremony"]],
        began,
    )
    assert [one["right"] for one in ends] == [True, True]
    await connection.execute("UPDATE sign_in_challenges SET expires_at = now()")
    await connection.close()
    made = late.create(making["options"], firefox.origin)
    problem(register(firefox, ada, making, made), "ceremony-over")
    signed = key.get(asks["options"], firefox.origin)
    body = {"ceremony": asks["ceremony"], "credential": signed}
    problem(firefox.post("/v1/sign-in", body), "ceremony-over")


def test_a_ceremony_is_of_one_account_and_one_kind(anybody: People, browser: Browsers) -> None:
    ada, eve, firefox = anybody(), anybody(), browser()
    key, begun = Authenticator(), begin(firefox, ada)
    credential = key.create(begun["options"], firefox.origin)
    problem(register(firefox, eve, begun, credential), "ceremony-over")
    asks = asked(firefox)
    options = {**begun["options"], "challenge": asks["options"]["challenge"]}
    mixed = key.create(options, firefox.origin)
    problem(register(firefox, ada, asks, mixed), "ceremony-over")
    assert register(firefox, ada, begun, credential).status_code == 201


def test_a_passkey_belongs_to_one_account(anybody: People, browser: Browsers) -> None:
    ada, eve, firefox = anybody(), anybody(), browser()
    key = Authenticator()
    registered(firefox, ada, key)
    begun = begin(firefox, eve)
    credential = key.create(begun["options"], firefox.origin)
    problem(register(firefox, eve, begun, credential), "passkey-known")
    problem(sign_in(firefox, key), "sign-in-refused")  # it says that it is eve's now
    assert firefox.account is None


def test_a_passkey_that_nobody_has_signs_nobody_in(browser: Browsers) -> None:
    found = problem(sign_in(browser(), Authenticator()), "sign-in-refused")
    assert found["key"] == "passkey-not-known"


def test_a_counter_that_goes_back_is_a_copy(
    services: Services, anybody: People, browser: Browsers
) -> None:
    ada, firefox = anybody(), browser()
    key = Authenticator()
    passkey = registered(firefox, ada, key)
    assert sign_in(firefox, key).status_code == 201
    key.counter -= 1
    found = problem(sign_in(firefox, key), "sign-in-refused")
    assert found["key"] == "passkey-copied"
    logged = services.here.written()
    assert "passkey-counter-went-back" in logged
    assert passkey in logged
    key.counter += 5
    assert sign_in(firefox, key).status_code == 201


def test_synced_passkeys_do_not_count(anybody: People, browser: Browsers) -> None:
    ada, firefox = anybody(), browser()
    key = Authenticator(synced=True)
    registered(firefox, ada, key)
    (shown,) = ada.get("/v1/passkeys")["items"]
    assert shown["synced"] is True
    for _ in range(2):
        assert sign_in(firefox, key).status_code == 201
    key.flags &= ~ELIGIBLE
    problem(sign_in(firefox, key), "sign-in-refused")  # no passkey ceases to be synced


def test_passkeys_are_renamed_and_removed_by_their_owner(
    anybody: People, browser: Browsers
) -> None:
    ada, eve, firefox = anybody(), anybody(), browser()
    key = Authenticator()
    passkey = registered(firefox, ada, key)
    path = f"/v1/passkeys/{passkey}"
    problem(eve.http.patch(path, json={"name": "Mine"}), "unknown-passkey")
    problem(eve.http.delete(path), "unknown-passkey")
    for bad in ("", " ", "a\u202eb", "x" * 61):
        assert problem(ada.http.patch(path, json={"name": bad}), "invalid-body")["field"] == "name"
    changed = ada.http.patch(path, json={"name": "Key ring"})
    assert changed.status_code == 200, changed.text
    assert changed.json()["name"] == "Key ring"
    assert ada.get("/v1/passkeys")["items"] == [changed.json()]
    assert ada.http.delete(path).status_code == 204
    problem(ada.http.delete(path), "unknown-passkey")
    found = problem(sign_in(firefox, key), "sign-in-refused")
    assert found["key"] == "passkey-not-known"


async def test_an_account_has_so_many_passkeys_at_most(
    services: Services, anybody: People, browser: Browsers
) -> None:
    ada, firefox = anybody(), browser()
    connection = await asyncpg.connect(services.dsn)
    await connection.execute(
        "INSERT INTO passkeys (id, account_id, name, host, credential_id, public_key, sign_count,"
        " synced) SELECT 'pky_' || $1 || n, $1, 'One', 'localhost', sha256(($1 || n)::bytea), '',"
        " 0, false FROM generate_series(2, $2::int) AS n",
        ada.id,
        PASSKEYS,
    )
    await connection.close()
    registered(firefox, ada, Authenticator())
    begun = begin(firefox, ada)
    credential = Authenticator().create(begun["options"], firefox.origin)
    problem(register(firefox, ada, begun, credential), "too-many-passkeys")


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": "a", "rawId": "b", "type": "public-key", "response": {}},
        {"id": "AA", "rawId": "AA", "type": "public-key", "response": {"clientDataJSON": "e30"}},
        {"id": "AA", "rawId": "AA", "response": {"clientDataJSON": "W10", "signature": "A"}},
        {
            "id": "AA",
            "rawId": "AA",
            "type": "public-key",
            "response": {
                "clientDataJSON": text(b'{"type":1,"challenge":2,"origin":3}'),
                "authenticatorData": "AA",
                "attestationObject": text(b"\x9f\x9f\x9f"),
                "signature": "AA",
            },
        },
    ],
)
def test_what_is_no_credential_is_named(
    anybody: People, browser: Browsers, credential: object
) -> None:
    ada, firefox = anybody(), browser()
    begun, asks = begin(firefox, ada), asked(firefox)
    answer = register(firefox, ada, begun, credential)
    assert problem(answer, "invalid-body")["field"] == "credential"
    body = {"ceremony": asks["ceremony"], "credential": credential}
    assert problem(firefox.post("/v1/sign-in", body), "invalid-body")["field"] == "credential"


def test_a_mangled_key_never_breaks_the_service(anybody: People, browser: Browsers) -> None:
    ada, firefox = anybody(), browser()
    keys: list[dict[int, Any]] = [
        {1: 2, 3: -7},
        {1: 2, 3: -7, -1: 1, -2: 5, -3: "x"},
        {1: 2, 3: -7, -1: 1, -2: bytes(32), -3: bytes(32)},
        {1: 1, 3: -8, -1: 6, -2: b"short"},
        {1: 3, 3: -257, -1: b"", -2: b""},
    ]
    for cose in keys:
        key, begun = Authenticator(), begin(firefox, ada)
        key.cose = cose
        made = register(firefox, ada, begun, key.create(begun["options"], firefox.origin))
        assert made.status_code in (201, 422), made.text
        assert sign_in(firefox, key).status_code == 403
    assert firefox.account is None


def test_where_the_host_is_a_number_there_are_no_passkeys(
    services: Services, anybody: People
) -> None:
    ada = anybody()
    with Browser(services.here.url) as firefox:
        assert firefox.get("/v1/sign-in")["passkeys"] is False
        problem(firefox.post("/v1/passkeys/options", token=ada.token), "no-passkeys-here")
        problem(firefox.post("/v1/sign-in/options"), "no-passkeys-here")
    with Browser(address(services.here)) as firefox:
        ways = firefox.get("/v1/sign-in")
        assert ways == {"passkeys": True, "recovery_codes": True, "outside": None}


def test_passkeys_are_for_tokens_that_may_change_the_account(
    anybody: People, browser: Browsers
) -> None:
    ada, firefox = anybody(), browser()
    body = {"name": "player", "scopes": ["read", "play", "create"]}
    player = ada.with_token(ada.http.post("/v1/tokens", json=body).json()["token"])
    problem(firefox.post("/v1/passkeys/options", token=player.token), "missing-scope")
    problem(player.http.get("/v1/passkeys"), "missing-scope")
