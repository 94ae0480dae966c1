"""What somebody can do with a code, a redirect, a request that was bent: nothing (RFC 9700)."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlencode

import pytest

from tests.service.authorization.client import (
    CALLBACK,
    Client,
    ask,
    challenge_of,
    decide,
    error,
    given,
    returned,
)
from tests.service.people import Person
from tests.service.problems import problem

People = Callable[[], Person]


def test_a_code_that_is_used_again_ends_what_came_of_it(client: Client, player: Person) -> None:
    code = client.approved(player)
    tokens = given(client.exchange(code))
    follow = given(client.refresh(tokens["refresh_token"]))
    assert len(player.get("/v1/connections")["items"]) == 1
    error(client.exchange(code), "invalid_grant")
    for dead in (tokens, follow):
        problem(client.me(dead["access_token"]), "unauthorized")
        error(client.refresh(dead["refresh_token"]), "invalid_grant")
    assert player.get("/v1/connections")["items"] == []


def test_a_code_is_exchanged_once_however_many_try_at_once(client: Client, player: Person) -> None:
    code = client.approved(player)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: client.exchange(code).status_code, range(6)))
    assert sorted(answers) == [200] + [400] * 5


def test_a_code_of_another_app_is_none(client: Client, person: People, player: Person) -> None:
    other = Client.registered(person())
    other.verifier = client.verifier
    code = client.approved(player)
    error(other.exchange(code), "invalid_grant")
    error(client.exchange(code, client_id="app_none"), "invalid_client")
    error(client.exchange(code, client_id=None), "invalid_client")
    assert given(client.exchange(code))["scope"] == "read play"


@pytest.mark.parametrize(
    ("challenge", "method"),
    [(None, None), (None, "S256"), ("x" * 43, None), ("x" * 43, "plain"), ("short", "S256")],
)
def test_without_a_proof_key_nobody_is_asked(
    client: Client, player: Person, challenge: str | None, method: str | None
) -> None:
    query = client.query(code_challenge=challenge, code_challenge_method=method)
    refused = ask(player, query).json()["refused"]
    assert refused["error"] == "invalid_request"
    found = returned(refused["location"])
    assert (found["error"], found["state"]) == ("invalid_request", client.state)
    assert found["iss"] == client.url
    location = decide(player, query, "read").json()["location"]
    assert "code" not in returned(location)


def test_the_verifier_has_to_be_the_right_one(client: Client, player: Person) -> None:
    code = client.approved(player)
    error(client.exchange(code, code_verifier=None), "invalid_request")
    error(client.exchange(code, code_verifier="y" * 43), "invalid_grant")
    error(client.exchange(code, code_verifier=challenge_of(client.verifier)), "invalid_grant")
    error(client.exchange(code, code_verifier="too-short"), "invalid_request")
    assert given(client.exchange(code))["scope"] == "read play"


def test_the_redirect_uri_of_the_exchange_is_that_of_the_request(
    person: People, player: Person
) -> None:
    client = Client.registered(person(), CALLBACK, "https://app.example/other")
    code = client.approved(player)
    for other in ("https://app.example/other", CALLBACK + "/", None):
        error(client.exchange(code, redirect_uri=other), "invalid_grant")
    assert given(client.exchange(code))["scope"] == "read play"


ELSEWHERE = (
    "https://evil.example/callback",
    "https://app.example/callback/",
    "https://app.example/callback?next=https://evil.example",
    "https://app.example/callback#fragment",
    "https://app.example/callback/../../evil",
    "https://app.example@evil.example/callback",
    "https://app.example:443/callback",
    "https://APP.example/callback",
    "https://app.example.evil.example/callback",
    "https://app.example/callback%2f..",
    "http://app.example/callback",
    "http://127.0.0.1:5000/callback",
    "//app.example/callback",
    "https:app.example/callback",
    "javascript:alert(1)//https://app.example/callback",
    "data:text/html,https://app.example/callback",
    "https://app.example\\@evil.example/callback",
    " https://app.example/callback",
    "",
)


@pytest.mark.parametrize("redirect", ELSEWHERE)
def test_nobody_is_sent_to_an_address_that_is_not_the_app_s(
    client: Client, player: Person, redirect: str
) -> None:
    for query in (
        client.query(redirect_uri=redirect),
        client.query(redirect_uri=redirect, response_type="token"),
        client.query(redirect_uri=redirect, scope="admin"),
        client.query(redirect_uri=redirect, code_challenge=None),
    ):
        for answer in (
            ask(player, query),
            decide(player, query, "read"),
            decide(player, query, approve=False),
        ):
            found = answer.json()
            assert found["kind"] in ("redirect-not-registered", "invalid-query"), found
            problem(answer, found["kind"])
            assert "location" not in answer.headers


@pytest.mark.parametrize(
    "redirect",
    [
        "http://127.0.0.1@evil.example/back",
        "http://127.0.0.1.evil.example/back",
        "http://127.0.0.1:80@evil.example/back",
        "http://127.0.0.1:1/back/more",
        "http://127.0.0.1:1/back?more",
        "http://127.0.0.1:/back",
        "http://127.0.0.2/back",
        "http://[::2]/back",
        "https://127.0.0.1/back",
        "http://localhost/back",
    ],
)
def test_only_the_port_of_a_native_program_is_free(
    person: People, player: Person, redirect: str
) -> None:
    client = Client.registered(person(), "http://127.0.0.1/back")
    problem(ask(player, client.query(redirect_uri=redirect)), "redirect-not-registered")


def test_every_answer_says_who_gives_it(client: Client, player: Person) -> None:
    """Against mix-up, when an app speaks with several servers (RFC 9207)."""
    queries = [
        client.query(),
        client.query("admin"),
        client.query(response_type="token"),
        client.query(response_type=None),
        client.query(code_challenge=None),
        client.query(resource="https://elsewhere.example"),
        client.query(authorization_details="[]"),
    ]
    locations = [decide(player, query, "read").json()["location"] for query in queries]
    locations.append(decide(player, queries[0], approve=False).json()["location"])
    for location in locations:
        assert returned(location)["iss"] == client.url
        assert returned(location)["state"] == client.state
        assert location.startswith(f"{CALLBACK}?")
    metadata = client.http.get("/.well-known/oauth-authorization-server").json()
    assert metadata["issuer"] == client.url
    assert metadata["authorization_response_iss_parameter_supported"] is True


def test_what_is_wrong_goes_back_to_the_app(client: Client, player: Person) -> None:
    wrong = {
        "unsupported_response_type": client.query(response_type="token"),
        "invalid_scope": client.query("read account"),
        "invalid_target": client.query(resource="https://elsewhere.example"),
        "invalid_authorization_details": client.query(authorization_details="no JSON"),
    }
    for name, query in wrong.items():
        refused = ask(player, query).json()["refused"]
        assert (refused["error"], returned(refused["location"])["error"]) == (name, name)


@pytest.mark.parametrize(
    "twice", ["client_id", "redirect_uri", "scope", "state", "response_type", "code_challenge"]
)
def test_a_parameter_is_sent_once(client: Client, player: Person, twice: str) -> None:
    query = client.query()
    again = urlencode({twice: "https://evil.example"})
    for bent in (f"{query}&{again}", f"{again}&{query}"):
        problem(ask(player, bent), "invalid-query")
        problem(decide(player, bent, "read"), "invalid-query")


def test_a_form_has_each_parameter_once(client: Client, player: Person) -> None:
    code = client.approved(player)
    form = urlencode(
        [
            ("grant_type", "authorization_code"),
            *(("client_id", client.id), ("code", code), ("code", "another")),
            *(("redirect_uri", client.redirect_uri), ("code_verifier", client.verifier)),
        ]
    )
    headers = {"Content-Type": "application/x-www-form-urlencoded"}
    error(client.http.post("/oauth/token", content=form, headers=headers), "invalid_request")
    json = {"grant_type": "authorization_code", "client_id": client.id, "code": code}
    error(client.http.post("/oauth/token", json=json), "invalid_request")
    assert given(client.exchange(code))["scope"] == "read play"


@pytest.mark.parametrize("name", ["response_type", "scope", "code_challenge", "resource"])
@pytest.mark.parametrize("text", ['"', "\\", "\N{PILE OF POO}", "\u202e", "a\nb"])
def test_odd_letters_are_refused_and_lead_nowhere(
    client: Client, player: Person, name: str, text: str
) -> None:
    problem(ask(player, client.query(**{name: text})), "invalid-query")


def test_the_state_comes_back_as_it_was(client: Client, player: Person) -> None:
    client.state = 'a&b=c#d"\\\N{PILE OF POO} &iss=https://evil.example'
    assert client.approved(player)


def test_an_app_that_nobody_knows_is_not_served(client: Client, player: Person) -> None:
    for other in ("app_none", "none", "", None, "javascript:alert(1)"):
        problem(ask(player, client.query(client_id=other)), "unknown-app")
        problem(decide(player, client.query(client_id=other), "read"), "unknown-app")


def test_no_grants_but_those_that_are_offered(client: Client, player: Person) -> None:
    for grant in ("password", "client_credentials", "implicit", "none"):
        sent = {"grant_type": grant, "client_id": client.id, "username": player.name}
        error(client.post("/oauth/token", **sent), "unsupported_grant_type")
    error(client.post("/oauth/token", client_id=client.id), "invalid_request")
    unknown = error(client.refresh("x", client_id="app_none"), "invalid_client")
    assert unknown["error_description"] == "Send the client_id of an app that is known here."
