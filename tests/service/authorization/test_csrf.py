"""Consent by the session of a browser: only pages of the service itself can give it."""

import asyncio
from collections.abc import Mapping

import asyncpg
import pytest

from service.accounts import token_store
from service.accounts.tokens import mint
from service.identity.scopes import USUAL
from tests.service.authorization.client import Client, ask, decide, given, returned
from tests.service.people import Person
from tests.service.problems import problem


@pytest.fixture
def browser(player: Person, service_dsn: str) -> Person:
    """The player's browser: it has no token, but a session in a cookie."""
    minted = mint()

    async def signed_in() -> None:
        connection = await asyncpg.connect(service_dsn)
        try:
            await token_store.store(
                connection, player.id, minted, name="browser", scopes=USUAL, kind="session"
            )
        finally:
            await connection.close()

    asyncio.run(signed_in())
    url = str(player.http.base_url).rstrip("/")
    found = Person(url, player.id, player.name, minted.text)
    del found.http.headers["Authorization"]
    port = url.rpartition(":")[2]
    found.http.cookies.set(f"kronika-{port}", minted.text)
    return found


def test_a_page_of_the_service_can_ask_and_consent(browser: Person, client: Client) -> None:
    page = {"Origin": client.url, "Sec-Fetch-Site": "same-origin"}
    asked = browser.http.get("/v1/authorization", params={"query": client.query()}, headers=page)
    assert asked.json()["app"]["id"] == client.id
    answer = decide(browser, client.query(), "read", headers=page)
    code = returned(answer.json()["location"])["code"]
    assert given(client.exchange(code))["scope"] == "read"


FOREIGN: Mapping[str, dict[str, str]] = {
    "nothing said": {},
    "another site": {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"},
    "only Origin": {"Origin": "https://evil.example"},
    "only Sec-Fetch-Site": {"Sec-Fetch-Site": "cross-site"},
    "a neighbouring host": {"Sec-Fetch-Site": "same-site"},
    "a page of nowhere": {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
    "typed by hand": {"Sec-Fetch-Site": "none"},
}


@pytest.mark.parametrize("why", FOREIGN)
def test_no_other_page_can_consent(
    browser: Person, player: Person, client: Client, why: str
) -> None:
    headers = FOREIGN[why]
    for approve in (True, False):
        answer = decide(browser, client.query(), "read", approve=approve, headers=headers)
        problem(answer, "unauthorized")
    begun = given(client.post("/oauth/device", client_id=client.id, scope="read"))
    body = {"approve": True, "scopes": ["read"]}
    path = f"/v1/devices/{begun['user_code']}"
    problem(browser.http.post(path, json=body, headers=headers), "unauthorized")
    app = {"name": "Evil", "redirect_uris": ["https://evil.example/"]}
    problem(browser.http.post("/v1/apps", json=app, headers=headers), "unauthorized")
    assert player.get("/v1/connections")["items"] == []
    assert ask(player, client.query()).status_code == 200


def test_a_form_of_another_page_is_no_consent(browser: Person, client: Client) -> None:
    """What a page can send elsewhere without asking first is no JSON, besides."""
    here = {"Origin": client.url, "Sec-Fetch-Site": "same-origin"}
    for media in ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data"):
        answer = browser.http.post(
            "/v1/authorization",
            content=b'{"query": "x", "approve": true}',
            headers={"Content-Type": media, **here},
        )
        problem(answer, "unsupported-media-type")


def test_looking_at_tokens_takes_a_page_of_the_service(browser: Person, client: Client) -> None:
    page = {"Origin": client.url, "Sec-Fetch-Site": "same-origin"}
    sent = {"token": browser.token}
    told = browser.http.post("/oauth/introspect", data=sent, headers=page)
    assert told.json()["active"] is True  # the account itself asks, from its own page
    from_elsewhere = {"Sec-Fetch-Site": "cross-site"}
    refused = browser.http.post("/oauth/introspect", data=sent, headers=from_elsewhere)
    assert (refused.status_code, refused.json()["error"]) == (401, "invalid_client")
