"""Signing in at an OpenID provider: the one of npm, as it is, and answers that do not hold."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from urllib.parse import parse_qs, parse_qsl, urlencode, urlsplit

import asyncpg
import httpx
import pytest
from msgspec import Struct

from service.limits.bounds import IDENTITIES
from service.sign_in.outside import provider as providers
from service.sign_in.outside.attempt import BrowserSecret
from service.sign_in.outside.bounded import ProviderError
from service.sign_in.outside.provider import Provider
from tests import servers
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess, held_port
from tests.service.shared_settings import SHARED
from tests.service.sign_in import openid
from tests.service.sign_in.browser import Browser, address

pytestmark = pytest.mark.contract
PATH = "/sign-in/outside/callback"
_numbers = count(1)


class Place(Struct, frozen=True):
    """A service with an OpenID provider, and the address of its database."""

    service: ServiceProcess
    issuer: str
    dsn: str

    @property
    def callback(self) -> str:
        """Where the provider leads back to."""
        return f"{address(self.service)}{PATH}"


@pytest.fixture(scope="module")
def place(
    databases: servers.Databases,
    service_template: str,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Place]:
    """A service and its provider."""
    dsn = databases.create(service_template)
    redis = servers.empty_index(redis_server, worker_number + 1)
    log: Path = tmp_path_factory.mktemp("outside") / "service.log"
    with ExitStack() as running:
        port = running.enter_context(held_port()).getsockname()[1]
        own = {
            **SHARED,
            "oidc_issuer": f"http://localhost:{port}",
            "oidc_client_id": "kronika",
            "oidc_client_secret": openid.SECRET,
            "oidc_name": "The Club",
        }
        service = ServiceProcess(log, dsn, redis, own)
        callback = f"{address(service)}{PATH}"
        issuer = running.enter_context(openid.provider(port, callback))
        yield Place(running.enter_context(service), issuer, dsn)
    databases.drop(dsn)


@pytest.fixture
def browser(place: Place) -> Iterator[Callable[[], Browser]]:
    """`browser()`: a browser in which nobody is signed in."""
    made: list[Browser] = []

    def make() -> Browser:
        made.append(Browser(address(place.service)))
        return made[-1]

    yield make
    for one in made:
        one.close()


Browsers = Callable[[], Browser]


def somebody() -> str:
    """A person whom nobody knows yet."""
    return f"outsider-{next(_numbers)}"


def begin(browser: Browser, token: str | None = None, **body: object) -> str:
    """Where to sign in."""
    answer = browser.post("/v1/sign-in/outside", body, token=token)
    assert answer.status_code == 200, answer.text
    location: str = answer.json()["location"]
    return location


def come_back(browser: Browser, url: str) -> httpx.Response:
    """What a browser asks that another site has led here."""
    parts = urlsplit(url)
    answer = browser.send(
        "GET", f"{parts.path}?{parts.query}", headers={"Sec-Fetch-Site": "cross-site"}
    )
    assert answer.status_code == 303, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return answer


def arrive(place: Place, browser: Browser, login: str, **body: object) -> httpx.Response:
    """Signs in at the provider, and comes back."""
    location = begin(browser, **body)
    return come_back(browser, openid.sign_in(location, place.callback, login))


def refused(answer: httpx.Response, why: str, back: str = "/") -> None:
    """Nobody was signed in, and the page says why."""
    assert answer.headers["location"] == f"{back}?sign_in_refused={why}"
    assert "set-cookie" not in answer.headers


def bent(url: str, **other: str | None) -> str:
    """An address with other parameters."""
    parts = urlsplit(url)
    query = {**dict(parse_qsl(parts.query)), **other}
    kept = {name: value for name, value in query.items() if value is not None}
    return parts._replace(query=urlencode(kept)).geturl()


def test_who_signs_in_for_the_first_time_gets_an_account(place: Place, browser: Browsers) -> None:
    firefox, phone, login = browser(), browser(), somebody()
    assert firefox.get("/v1/sign-in")["outside"] == {"name": "The Club"}
    answer = arrive(place, firefox, login, back="/games?mine=true#top")
    assert answer.headers["location"] == "/games?mine=true#top"
    (session,) = (one for one in answer.headers.get_list("set-cookie"))
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(session.split("; "))
    mine = firefox.get("/v1/accounts/me")
    assert (mine["name"], mine["guest"]) == (login, False)
    (identity,) = firefox.get("/v1/identities")["items"]
    assert (identity["issuer"], identity["name"]) == (place.issuer, login)
    assert arrive(place, phone, login).headers["location"] == "/"
    assert phone.account == firefox.account == mine["id"]
    assert len(phone.get("/v1/sessions")["items"]) == 2


def test_what_the_browser_is_led_to(place: Place, browser: Browsers) -> None:
    firefox = browser()
    answer = firefox.post("/v1/sign-in/outside", {})
    (cookie,) = answer.headers.get_list("set-cookie")
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=600"} <= set(cookie.split("; "))
    location = urlsplit(answer.json()["location"])
    asked = {name: one for name, (one,) in parse_qs(location.query).items()}
    assert f"{location.scheme}://{location.netloc}" == place.issuer
    assert asked["response_type"] == "code"
    assert asked["client_id"] == "kronika"
    assert asked["redirect_uri"] == place.callback
    assert asked["code_challenge_method"] == "S256"
    assert asked["scope"] == "openid profile"
    assert len({asked["state"], asked["nonce"], asked["code_challenge"]}) == 3
    again = parse_qs(urlsplit(begin(firefox)).query)
    assert again["state"] != [asked["state"]]
    assert again["nonce"] != [asked["nonce"]]


def test_an_account_is_linked_and_signed_in_to(place: Place, browser: Browsers) -> None:
    ada, firefox, phone = Person.create(address(place.service), somebody()), browser(), browser()
    login = somebody()
    assert firefox.post("/v1/sessions", token=ada.token).status_code == 201
    session = dict(firefox.cookies)
    for _ in range(2):  # to do it again changes nothing
        answer = arrive(place, firefox, login, link=True, back="/me")
        assert answer.headers["location"] == "/me"
        assert "set-cookie" not in answer.headers
    assert session.items() <= firefox.cookies.items()
    (identity,) = ada.get("/v1/identities")["items"]
    arrive(place, phone, login)
    assert phone.account == ada.id
    eve = Person.create(address(place.service), somebody())
    with Browser(address(place.service)) as other:
        location = begin(other, token=eve.token, link=True, back="/me")
        answer = come_back(other, openid.sign_in(location, place.callback, login))
        refused(answer, "identity-taken", "/me")
    problem(eve.http.delete(f"/v1/identities/{identity['id']}"), "unknown-identity")
    assert ada.http.delete(f"/v1/identities/{identity['id']}").status_code == 204
    problem(ada.http.delete(f"/v1/identities/{identity['id']}"), "unknown-identity")
    assert ada.get("/v1/identities")["items"] == []
    for one in (ada, eve):
        one.close()


def test_to_link_takes_the_account(place: Place, browser: Browsers) -> None:
    ada, firefox = Person.create(address(place.service), somebody()), browser()
    problem(firefox.post("/v1/sign-in/outside", {"link": True}), "unauthorized")
    body = {"name": "player", "scopes": ["read", "play", "create"]}
    player = ada.http.post("/v1/tokens", json=body).json()["token"]
    answer = firefox.post("/v1/sign-in/outside", {"link": True}, token=player)
    problem(answer, "unauthorized")
    ada.close()


async def test_an_account_has_so_many_identities_at_most(place: Place, browser: Browsers) -> None:
    ada, firefox = Person.create(address(place.service), somebody()), browser()
    assert firefox.post("/v1/sessions", token=ada.token).status_code == 201
    late = begin(firefox, link=True)
    connection = await asyncpg.connect(place.dsn)
    await connection.execute(
        "INSERT INTO outside_identities (id, account_id, issuer, subject, name)"
        " SELECT 'idn_' || $1 || n, $1, 'https://other.example', $1 || n, 'One'"
        " FROM generate_series(1, $2::int) AS n",
        ada.id,
        IDENTITIES,
    )
    await connection.close()
    refused(
        come_back(firefox, openid.sign_in(late, place.callback, somebody())), "too-many-identities"
    )
    answer = firefox.post("/v1/sign-in/outside", {"link": True})
    problem(answer, "too-many-identities")
    ada.close()


def test_a_name_that_is_taken_or_no_name_makes_a_guest(place: Place, browser: Browsers) -> None:
    login = somebody()
    Person.create(address(place.service), login.replace("-", "_")).close()  # looks like it
    firefox = browser()
    arrive(place, firefox, login)
    mine = firefox.get("/v1/accounts/me")
    assert mine["guest"] is True
    assert mine["name"].startswith("Guest ")
    odd = browser()
    arrive(place, odd, f"{somebody()}@club.example")
    assert odd.get("/v1/accounts/me")["guest"] is True


async def test_who_is_new_obeys_sign_up(place: Place, browser: Browsers) -> None:
    known, new = somebody(), somebody()
    arrive(place, browser(), known)
    connection = await asyncpg.connect(place.dsn)
    try:
        for mode, why in (("closed", "sign-up-closed"), ("code", "sign-up-code")):
            await connection.execute(
                "INSERT INTO sign_up (mode) VALUES ($1)"
                " ON CONFLICT (single) DO UPDATE SET mode = excluded.mode",
                mode,
            )
            firefox = browser()
            refused(arrive(place, firefox, new), why)
            assert firefox.account is None
            arrive(place, firefox, known)
            assert firefox.account is not None
    finally:
        await connection.execute("DELETE FROM sign_up")
        await connection.close()
    firefox = browser()
    arrive(place, firefox, new)
    assert firefox.get("/v1/accounts/me")["name"] == new


async def test_of_two_first_sign_ins_of_a_person_at_once_one_makes_the_account(
    place: Place, browser: Browsers
) -> None:
    """Forced: the other one has written who the person is, and has not committed."""
    ada, firefox, login = Person.create(address(place.service), somebody()), browser(), somebody()
    begun = openid.sign_in(begin(firefox), place.callback, login)
    other, watching = [await asyncpg.connect(place.dsn) for _ in range(2)]
    accounts = await watching.fetchval("SELECT count(*) FROM accounts")
    held = other.transaction()
    await held.start()
    await other.execute(
        "INSERT INTO outside_identities (id, account_id, issuer, subject, name)"
        " VALUES ('idn_' || $1, $1, $2, $3, $3)",
        *(ada.id, place.issuer, login),
    )
    waiting = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        " AND wait_event_type = 'Lock' AND query LIKE '%INSERT INTO outside_identities%'"
    )
    with ThreadPoolExecutor(1) as pool:
        asked = asyncio.get_running_loop().run_in_executor(pool, come_back, firefox, begun)
        async with asyncio.timeout(60):
            while not await watching.fetchval(waiting):
                await asyncio.sleep(0.02)
        await held.commit()
        assert (await asked).headers["location"] == "/"
    assert firefox.account == ada.id
    assert await watching.fetchval("SELECT count(*) FROM accounts") == accounts
    for one in (other, watching):
        await one.close()
    ada.close()


def test_what_was_begun_in_one_browser_is_not_ended_in_another(
    place: Place, browser: Browsers
) -> None:
    """Else somebody could sign others in to an account of their own (RFC 9700, 4.7)."""
    mallory, ada = browser(), browser()
    begun = openid.sign_in(begin(mallory), place.callback, somebody())
    refused(come_back(ada, begun), "state", "/me")
    begin(ada)
    refused(come_back(ada, begun), "state", "/me")
    assert ada.account is None
    assert come_back(mallory, begun).headers["location"] == "/"
    assert mallory.account is not None


def test_a_state_is_good_once(place: Place, browser: Browsers) -> None:
    firefox = browser()
    begun = openid.sign_in(begin(firefox), place.callback, somebody())
    assert come_back(firefox, begun).headers["location"] == "/"
    refused(come_back(firefox, begun), "state", "/me")
    refused(come_back(firefox, bent(begun, state="other")), "state", "/me")
    refused(come_back(firefox, bent(begun, state=None)), "state", "/me")


async def test_a_state_is_good_for_ten_minutes(place: Place, browser: Browsers) -> None:
    firefox = browser()
    begun = openid.sign_in(begin(firefox), place.callback, somebody())
    connection = await asyncpg.connect(place.dsn)
    await connection.execute("UPDATE outside_sign_ins SET expires_at = now()")
    await connection.close()
    refused(come_back(firefox, begun), "state", "/me")
    assert firefox.account is None


@pytest.mark.parametrize("issuer", ["https://evil.example", None])
def test_the_answer_of_another_provider_does_not_hold(
    place: Place, browser: Browsers, issuer: str | None
) -> None:
    """A mix-up (RFC 9207): the code would be sent to whoever did not give it."""
    firefox = browser()
    begun = openid.sign_in(begin(firefox, back="/games"), place.callback, somebody())
    refused(come_back(firefox, bent(begun, iss=issuer)), "issuer", "/games")
    assert firefox.account is None


def test_a_code_that_was_not_asked_for_here_does_not_hold(place: Place, browser: Browsers) -> None:
    firefox, mallory = browser(), browser()
    stolen = openid.sign_in(begin(mallory), place.callback, somebody())
    (code,) = parse_qs(urlsplit(stolen).query)["code"]
    own = openid.sign_in(begin(firefox), place.callback, somebody())
    refused(come_back(firefox, bent(own, code=code)), "provider")
    assert firefox.account is None


@pytest.mark.parametrize("name", ["nonce", "code_challenge"])
def test_what_was_asked_for_otherwise_does_not_hold(
    place: Place, browser: Browsers, name: str
) -> None:
    firefox = browser()
    asked = bent(begin(firefox), **{name: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"})
    refused(come_back(firefox, openid.sign_in(asked, place.callback, somebody())), "provider")
    assert firefox.account is None


def test_who_refuses_at_the_provider_is_not_signed_in(place: Place, browser: Browsers) -> None:
    firefox = browser()
    begun = openid.sign_in(begin(firefox, back="/me?a=1"), place.callback, "", deny=True)
    answer = come_back(firefox, begun)
    assert answer.headers["location"] == "/me?a=1&sign_in_refused=denied"
    assert firefox.account is None


@pytest.mark.parametrize(
    "back",
    [
        *("", "games", "https://evil.example", "//evil.example", "/\\evil.example"),
        *("/\t/evil.example", "/a\\b", "/ů", "javascript:alert(1)", "/a b"),
    ],
)
def test_browsers_come_back_to_pages_of_the_service_alone(browser: Browsers, back: str) -> None:
    answer = browser().post("/v1/sign-in/outside", {"back": back})
    assert problem(answer, "invalid-body")["field"] == "back"


def test_where_no_provider_is_named_nobody_signs_in_there(shared_service: ServiceProcess) -> None:
    with Browser(shared_service.url) as firefox:
        assert firefox.get("/v1/sign-in")["outside"] is None
        problem(firefox.post("/v1/sign-in/outside", {}), "no-provider")
        refused(firefox.send("GET", PATH, headers={}), "state", "/me")


def test_a_provider_that_is_away_is_told(
    postgres_dsn: str, redis_url: str, service_log: Path
) -> None:
    with held_port() as nobody:
        port = nobody.getsockname()[1]
        own = {**SHARED, "oidc_issuer": f"http://localhost:{port}", "oidc_client_id": "kronika"}
        with (
            ServiceProcess(service_log, postgres_dsn, redis_url, own) as service,
            Browser(service.url) as firefox,
        ):
            assert firefox.get("/v1/sign-in")["outside"] == {"name": "localhost"}
            found = problem(firefox.post("/v1/sign-in/outside", {}), "unavailable")
            assert found["key"] == "provider-away"
            assert "sign-in-provider-failed" in service.written()


def code_of(location: str, callback: str) -> str:
    """The code that the provider gives."""
    (code,) = parse_qs(urlsplit(openid.sign_in(location, callback, somebody())).query)["code"]
    return code


@pytest.mark.parametrize("method", ["client_secret_post", "none"])
async def test_other_ways_to_prove_who_asks(method: str) -> None:
    callback, secret = f"http://localhost:1{PATH}", BrowserSecret("of a browser")
    with (
        held_port() as held,
        openid.provider(held.getsockname()[1], callback, method=method) as issuer,
    ):
        known = None if method == "none" else openid.SECRET
        found = Provider(issuer, "kronika", known, "The Club")
        told = await found.metadata()
        assert told.token_endpoint_auth_methods_supported == (method,)
        code = code_of(await found.address(secret, "state", callback), callback)
        assert (await found.person(secret, code, callback)).username


async def test_keys_that_are_new_are_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    callback, secret = f"http://localhost:1{PATH}", BrowserSecret("of a browser")
    with held_port() as held:
        port = held.getsockname()[1]
        found = Provider(f"http://localhost:{port}", "kronika", openid.SECRET, "The Club")
        with openid.provider(port, callback):
            code = code_of(await found.address(secret, "state", callback), callback)
            assert (await found.person(secret, code, callback)).username
        with openid.provider(port, callback):  # the same one, with other keys
            code = code_of(await found.address(secret, "state", callback), callback)
            with pytest.raises(ProviderError, match="No key"):  # it was just looked
                await found.person(secret, code, callback)
            monkeypatch.setattr(providers, "LOOKED_UP_SECONDS", 0.0)
            code = code_of(await found.address(secret, "state", callback), callback)
            assert (await found.person(secret, code, callback)).username


async def test_a_provider_of_another_name_is_none(place: Place) -> None:
    other = Provider(place.issuer.replace("localhost", "127.0.0.1"), "kronika", None, "The Club")
    with pytest.raises(ProviderError, match="calls itself"):
        await other.metadata()
