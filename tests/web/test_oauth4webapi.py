"""oauth4webapi, unchanged, in a page of another origin: every grant, and what it must not take."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.sdk.consenting import connections, consent, decide, register
from tests.service.people import Person
from tests.service.process import ServiceProcess
from tests.web.chromium import WEB, packages
from tests.web.other_origin import served
from tests.web.players import PATIENCE

pytestmark = pytest.mark.web

PAGE = '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Another</title>'

BEGIN = """
const oauth = await import('/oauth4webapi.js');
const plain = {[oauth.allowInsecureRequests]: true};
const issuer = new URL(given.url);
const found = await oauth.discoveryRequest(issuer, {algorithm: 'oauth2', ...plain});
const server = await oauth.processDiscoveryResponse(issuer, found);
const client = {client_id: given.app};
const alone = oauth.None();
const me = async (token) => (await oauth.protectedResourceRequest(
  token, 'GET', new URL('/v1/accounts/me', issuer), new Headers(), null, plain)).json();
"""

LEAVE = """
const verifier = oauth.generateRandomCodeVerifier();
const state = oauth.generateRandomState();
sessionStorage.setItem('leaving', JSON.stringify({verifier, state}));
const to = new URL(server.authorization_endpoint);
for (const [name, value] of Object.entries({
  response_type: 'code', client_id: given.app, redirect_uri: given.back, scope: 'read play',
  code_challenge: await oauth.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256',
  state,
})) to.searchParams.set(name, value);
return to.search;
"""

ARRIVE = """
const {verifier, state} = JSON.parse(sessionStorage.getItem('leaving'));
const said = oauth.validateAuthResponse(server, client, new URL(location.href), state);
const answer = await oauth.authorizationCodeGrantRequest(
  server, client, alone, said, given.back, verifier, plain);
const first = await oauth.processAuthorizationCodeResponse(server, client, answer);
const account = (await me(first.access_token)).id;
const asked = await oauth.refreshTokenGrantRequest(
  server, client, alone, first.refresh_token, plain);
const second = await oauth.processRefreshTokenResponse(server, client, asked);
const same = (await me(second.access_token)).id;
await oauth.processRevocationResponse(await oauth.revocationRequest(
  server, client, alone, second.refresh_token, plain));
const ended = await me(second.access_token).then(() => 'good', (trouble) => trouble.status);
return {account, same, ended, scope: first.scope};
"""

REFUSED = """
const {state} = JSON.parse(sessionStorage.getItem('leaving'));
try {
  oauth.validateAuthResponse(server, client, new URL(location.href), state);
  return 'taken';
} catch (trouble) {
  return trouble.error ?? trouble.message;
}
"""

CODE = """
const answer = await oauth.deviceAuthorizationRequest(
  server, client, alone, {scope: 'read'}, plain);
const code = await oauth.processDeviceAuthorizationResponse(server, client, answer);
sessionStorage.setItem('code', code.device_code);
return code.user_code;
"""

POLL = """
const answer = await oauth.deviceCodeGrantRequest(
  server, client, alone, sessionStorage.getItem('code'), plain);
try {
  const given = await oauth.processDeviceCodeResponse(server, client, answer);
  return (await me(given.access_token)).id;
} catch (trouble) {
  return trouble.error;
}
"""

RESOURCE = """
const answer = await oauth.resourceDiscoveryRequest(issuer, plain);
const resource = await oauth.processResourceDiscoveryResponse(issuer, answer);
return resource.authorization_servers;
"""


class Another:
    """A page of another origin, and the app that it is."""

    def __init__(self, page: Page, app: str, url: str, back: str) -> None:
        self.page = page
        self.back = back
        self._given = {"app": app, "url": url, "back": back}

    def run(self, script: str) -> Any:
        """What a script says that uses the library."""
        return self.page.evaluate(f"async (given) => {{ {BEGIN} {script} }}", self._given)


@pytest.fixture
def ada(person: Callable[[], Person]) -> Person:
    """Somebody who lets apps in."""
    return person()


@pytest.fixture
def another(
    browser: Browser, tmp_path: Path, ada: Person, shared_service: ServiceProcess
) -> Iterator[Another]:
    """The page, with the library as npm has it."""
    packages()
    (tmp_path / "index.html").write_text(PAGE)
    library = WEB / "node_modules" / "oauth4webapi" / "build" / "index.js"
    shutil.copy(library, tmp_path / "oauth4webapi.js")
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    with served(tmp_path) as origin:
        page = context.new_page()
        page.goto(f"{origin}/index.html")
        back = f"{origin}/index.html"
        yield Another(page, register(ada, back), shared_service.url, back)
    context.close()


def test_code_refresh_and_revocation(another: Another, ada: Person) -> None:
    query = another.run(LEAVE).removeprefix("?")
    another.page.goto(consent(ada, query, "read", "play"))
    told = another.run(ARRIVE)
    assert told == {"account": ada.id, "same": ada.id, "ended": 401, "scope": "read play"}
    assert connections(ada) == []


def test_no_is_no(another: Another, ada: Person) -> None:
    query = another.run(LEAVE).removeprefix("?")
    another.page.goto(consent(ada, query, approve=False))
    assert another.run(REFUSED) == "access_denied"


def test_an_answer_of_another_issuer_or_state(another: Another, ada: Person) -> None:
    query = another.run(LEAVE).removeprefix("?")
    location = consent(ada, query, "read")
    mixed, _, _ = location.partition("&iss=")
    another.page.goto(f"{mixed}&iss=https%3A%2F%2Fevil.example")
    assert "iss" in another.run(REFUSED)
    another.page.goto(location.replace("state=", "state=x"))
    assert "state" in another.run(REFUSED)


def test_device_grant(another: Another, ada: Person) -> None:
    code = another.run(CODE)
    assert another.run(POLL) == "authorization_pending"
    assert another.run(POLL) == "slow_down"
    decide(ada, code, "read")
    assert another.run(POLL) == ada.id


def test_the_resource_names_its_server(another: Another, shared_service: ServiceProcess) -> None:
    assert another.run(RESOURCE) == [shared_service.url]
