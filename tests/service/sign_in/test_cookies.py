"""The cookie of a session: what it looks like, and whose requests it counts for."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.exceptions import InvalidStatus

from tests import servers
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.service.shared_settings import SHARED
from tests.service.sign_in.browser import Browser, address
from tests.service.sign_in.conftest import Services

People = Callable[[], Person]
Browsers = Callable[[], Browser]
PUBLIC = "https://play.example"


@pytest.fixture(scope="module")
def public_service(
    databases: servers.Databases,
    service_template: str,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[ServiceProcess]:
    """A service that knows the address by which others reach it, with TLS."""
    dsn = databases.create(service_template)
    redis = servers.empty_index(redis_server, worker_number + 1)
    folder: Path = tmp_path_factory.mktemp("public")
    own = {**SHARED, "public_url": PUBLIC}
    with ServiceProcess(folder / "service.log", dsn, redis, own) as running:
        yield running
    databases.drop(dsn)


def attributes(answer: httpx.Response) -> tuple[str, set[str]]:
    """The name of the cookie, and its attributes but for its age."""
    assert answer.status_code == 201, answer.text
    (cookie,) = answer.headers.get_list("set-cookie")
    pair, *rest = cookie.split("; ")
    name, _, value = pair.partition("=")
    assert value.startswith("kronika_tok_")
    return name, {one for one in rest if not one.startswith("Max-Age=")}


def test_without_tls_the_cookie_is_that_of_its_port(
    services: Services, anybody: People, browser: Browsers
) -> None:
    answer = browser().post("/v1/sessions", token=anybody().token)
    assert attributes(answer) == (
        f"kronika-{services.here.port}",
        {"Path=/", "HttpOnly", "SameSite=Strict"},
    )


def test_with_tls_it_is_secure_and_of_this_host_alone(public_service: ServiceProcess) -> None:
    ada = Person.create(public_service.url, "ada")
    with Browser(public_service.url, PUBLIC) as firefox:
        answer = firefox.post("/v1/sessions", token=ada.token)
        name, found = attributes(answer)
        assert name == "__Host-kronika"
        assert found == {"Path=/", "HttpOnly", "SameSite=Strict", "Secure"}
        assert firefox.account == ada.id
        firefox.origin = public_service.url  # the address behind the proxy is none of its own
        assert firefox.send("POST", "/v1/recovery-codes", {}).status_code == 401
        ended = firefox.send("DELETE", "/v1/sessions/current", headers={"Origin": PUBLIC})
        (cleared,) = ended.headers.get_list("set-cookie")
        assert cleared.startswith("__Host-kronika=; Max-Age=0; ")
        assert {"Secure", "HttpOnly", "Path=/"} <= set(cleared.split("; "))
    ada.close()


@pytest.mark.parametrize(
    ("method", "headers"),
    [
        ("POST", {}),
        ("POST", {"Origin": "null"}),
        ("POST", {"Origin": "https://evil.example"}),
        ("POST", {"Origin": "http://localhost"}),
        ("POST", {"Sec-Fetch-Site": "cross-site"}),
        ("POST", {"Sec-Fetch-Site": "same-site"}),
        ("POST", {"Sec-Fetch-Site": "none"}),
        ("POST", {"Sec-Fetch-Site": "cross-site", "Origin": "own"}),
        ("POST", {"Sec-Fetch-Site": "same-origin", "Origin": "https://evil.example"}),
        ("GET", {"Sec-Fetch-Site": "cross-site"}),
        ("GET", {"Sec-Fetch-Site": "same-site"}),
        ("GET", {"Origin": "null"}),
        ("GET", {"Origin": "https://evil.example"}),
    ],
)
def test_a_cookie_counts_for_pages_of_the_service_alone(
    anybody: People, browser: Browsers, method: str, headers: dict[str, str]
) -> None:
    ada, firefox = anybody(), browser()
    assert firefox.post("/v1/sessions", token=ada.token).status_code == 201
    sent = {name: firefox.origin if one == "own" else one for name, one in headers.items()}
    path = "/v1/recovery-codes"
    body = {} if method == "POST" else None
    problem(firefox.send(method, path, body, headers=sent), "unauthorized")
    assert firefox.get("/v1/recovery-codes")["left"] == 0


@pytest.mark.parametrize(
    ("method", "headers"),
    [
        ("POST", {"Origin": "own"}),
        ("POST", {"Sec-Fetch-Site": "same-origin"}),
        ("GET", {}),
        ("GET", {"Sec-Fetch-Site": "none"}),
        ("GET", {"Sec-Fetch-Site": "same-origin"}),
    ],
)
def test_a_page_need_not_say_all_of_it(
    anybody: People, browser: Browsers, method: str, headers: dict[str, str]
) -> None:
    ada, firefox = anybody(), browser()
    assert firefox.post("/v1/sessions", token=ada.token).status_code == 201
    sent = {name: firefox.origin if one == "own" else one for name, one in headers.items()}
    body = {} if method == "POST" else None
    assert firefox.send(method, "/v1/recovery-codes", body, headers=sent).is_success


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": "own"},
    ],
)
def test_nobody_is_signed_in_by_a_page_of_others(
    anybody: People, browser: Browsers, headers: dict[str, str]
) -> None:
    """Else they could sign others in to an account of their own."""
    ada, firefox = anybody(), browser()
    sent = {name: firefox.origin if one == "own" else one for name, one in headers.items()}
    for path, body in (
        ("/v1/sessions", {}),
        ("/v1/sign-in", {"ceremony": "cer_1", "credential": {}}),
        ("/v1/sign-in/recovery", {"name": ada.name, "code": "00000"}),
        ("/v1/sign-in/outside", {}),
    ):
        answer = firefox.send("POST", path, body, headers=sent, token=ada.token)
        problem(answer, "foreign-origin")
    assert not firefox.cookies


def test_a_program_that_says_nothing_of_a_page_may_begin_a_session(
    anybody: People, browser: Browsers
) -> None:
    ada, program = anybody(), browser()
    assert program.send("POST", "/v1/sessions", {}, headers={}, token=ada.token).is_success
    assert program.account == ada.id


def test_a_header_that_is_sent_counts_before_the_cookie(anybody: People, browser: Browsers) -> None:
    ada, eve, firefox = anybody(), anybody(), browser()
    assert firefox.post("/v1/sessions", token=ada.token).status_code == 201
    assert firefox.send("GET", "/v1/accounts/me", token=eve.token).json()["id"] == eve.id
    problem(firefox.send("GET", "/v1/accounts/me", token="kronika_tok_nothing"), "unauthorized")


async def _socket(service: ServiceProcess, game: str, browser: Browser, origin: str | None) -> int:
    """The status that a socket to a private game begins with."""
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    url = f"{address(service).replace('http', 'ws', 1)}/v1/games/{game}/socket"
    headers = {"Cookie": cookie}
    try:
        async with asyncio.timeout(60):
            async with websockets.connect(
                url, additional_headers=headers, origin=origin, proxy=None
            ):
                return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def test_a_socket_counts_from_pages_of_the_service_alone(
    services: Services, anybody: People, browser: Browsers
) -> None:
    ada, firefox = anybody(), browser()
    game = ada.open("me", "open", visibility="private")["id"]
    assert firefox.post("/v1/sessions", token=ada.token).status_code == 201
    assert await _socket(services.here, game, firefox, firefox.origin) == 101
    for origin in ("https://evil.example", "null", None):
        assert await _socket(services.here, game, firefox, origin) == 404
