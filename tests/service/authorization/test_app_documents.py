"""Apps whose id is the address of a document: it is read with care, and not from inside."""

from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest

from service.authorization import app_document
from service.authorization.app_directory import MOST_BYTES, SECONDS, fresh_seconds
from service.egress.egress_policy import EgressPolicy
from service.egress.fetching import Fetched, Fetcher, FetchError
from tests.service.authorization.client import Client, ask, error, given
from tests.service.authorization.documents import BACK, Documents, served
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.webhooks.receiver import Reply


@pytest.fixture
def documents() -> Iterator[Documents]:
    """A host with a document."""
    with Documents() as one:
        yield one


@pytest.fixture
def stranger(documents: Documents, player: Person) -> Client:
    """The app that it describes, which nobody has registered."""
    return Client(str(player.http.base_url).rstrip("/"), documents.id, BACK)


def test_an_app_describes_itself(stranger: Client, documents: Documents, player: Person) -> None:
    app = ask(player, stranger.query()).json()["app"]
    assert app == {
        "id": documents.id,
        "name": "Somebody's app",
        "home": f"{documents.origin}/about",
        "registered": False,
        "host": f"127.0.0.1:{documents.port}",
    }
    tokens = stranger.connected(player)
    assert given(stranger.refresh(tokens["refresh_token"]))["scope"] == "read play"
    assert player.get("/v1/connections")["items"][0]["app"] == app
    assert len(documents.received) == 1
    begun = given(stranger.post("/oauth/device", client_id=stranger.id, scope="read"))
    assert player.get(f"/v1/devices/{begun['user_code']}")["app"] == app
    (asked,) = documents.received
    assert asked.headers["accept"] == "application/json"
    assert "cookie" not in asked.headers
    assert "authorization" not in asked.headers


async def test_a_document_is_read_again_when_it_is_old(
    stranger: Client, documents: Documents, player: Person, service_dsn: str
) -> None:
    tokens = stranger.connected(player)
    documents.answering = lambda _: served(documents.document(client_name="Renamed"))
    assert ask(player, stranger.query()).json()["app"]["name"] == "Somebody's app"
    connection = await asyncpg.connect(service_dsn)
    try:
        await connection.execute("UPDATE apps SET fresh_until = now() WHERE id = $1", stranger.id)
    finally:
        await connection.close()
    assert ask(player, stranger.query()).json()["app"]["name"] == "Renamed"
    assert player.get("/v1/connections")["items"][0]["app"]["name"] == "Renamed"
    documents.answering = lambda _: Reply(500)
    assert given(stranger.refresh(tokens["refresh_token"]))["scope"] == "read play"


UNFIT: dict[str, Any] = {
    "app-document-of-another": {"client_id": "http://127.0.0.1/another.json"},
    "app-document-secret": {"token_endpoint_auth_method": "client_secret_basic"},
    "app-document-redirects": {"redirect_uris": ["javascript:alert(1)", "https://x.example/#a"]},
    "app-document-home": {"client_uri": "https://elsewhere.example/"},
    "app-document-unreadable": {"redirect_uris": None},
}


@pytest.mark.parametrize("key", UNFIT)
def test_a_document_has_to_fit(
    stranger: Client, documents: Documents, player: Person, key: str
) -> None:
    documents.answering = lambda _: served(documents.document(**UNFIT[key]))
    assert problem(ask(player, stranger.query()), "app-document")["key"] == key


def test_a_redirect_uri_has_to_be_in_the_document(stranger: Client, player: Person) -> None:
    for redirect in ("https://evil.example/", "http://127.0.0.1/back/", "http://[::1]/back"):
        query = stranger.query(redirect_uri=redirect)
        problem(ask(player, query), "redirect-not-registered")


@pytest.mark.parametrize(
    ("key", "reply"),
    [
        ("fetch-status", Reply(302, {"Location": "http://127.0.0.1/app.json"})),
        ("fetch-status", Reply(404, {"Content-Type": "application/json"}, b"{}")),
        ("fetch-media", Reply(200, {"Content-Type": "text/html"}, b"{}")),
        ("fetch-long", served(b" " * (MOST_BYTES + 1))),
        ("fetch-long", served(b" " * 600, endless=True)),
        ("app-document-unreadable", served(b"[]")),
        ("app-document-unreadable", served(b"[" * 4000)),
        ("app-document-unreadable", served(b"\xff\xfe")),
    ],
)
def test_what_is_no_document_is_refused(
    stranger: Client, documents: Documents, player: Person, key: str, reply: Reply
) -> None:
    documents.answering = lambda _: reply
    assert problem(ask(player, stranger.query()), "app-document")["key"] == key
    begun = stranger.post("/oauth/device", client_id=stranger.id)
    assert problem(begun, "app-document")["key"] == key
    error(stranger.refresh("kronika_ref_none"), "invalid_client")


async def test_a_document_that_comes_slowly_is_not_waited_for(documents: Documents) -> None:
    documents.answering = lambda _: served(b" ", after=1.0)
    policy = EgressPolicy("127.0.0.0/8", plain=True)
    fetcher = Fetcher(policy, most_bytes=MOST_BYTES, seconds=0.3)
    with pytest.raises(FetchError) as refused:
        await fetcher.get(documents.id, "application/json")
    assert refused.value.detail.key == "fetch-slow"
    assert SECONDS <= 5


INSIDE = (
    "http://127.0.0.1/app.json",
    "https://127.0.0.1/app.json",
    "https://localhost/app.json",
    "https://10.0.0.1/app.json",
    "https://192.168.1.1/app.json",
    "https://172.16.0.1/app.json",
    "https://169.254.169.254/latest/meta-data",
    "https://2130706433/app.json",
    "https://0177.0.0.1/app.json",
    "https://0.0.0.0/app.json",
)


@pytest.mark.parametrize("address", INSIDE)
async def test_a_document_is_not_read_from_inside(address: str) -> None:
    """As the service is set unless its operator opens networks."""
    fetcher = Fetcher(EgressPolicy("none", plain=False), most_bytes=MOST_BYTES, seconds=5)
    with pytest.raises(FetchError) as refused:
        await fetcher.get(address, "application/json")
    assert refused.value.detail.key in ("url-no-public-address", "url-https", "url-invalid")


@pytest.mark.parametrize("address", ["https://10.0.0.1/app.json", "https://169.254.169.254/a"])
def test_the_service_reads_no_document_from_inside(player: Person, address: str) -> None:
    client = Client(str(player.http.base_url).rstrip("/"), address)
    found = problem(ask(player, client.query()), "app-document")
    assert found["key"] == "url-no-public-address"
    problem(client.post("/oauth/device", client_id=address), "app-document")


@pytest.mark.parametrize(
    "address",
    [
        "https://app.example",
        "https://app.example/",
        "https://app.example/a?b=c",
        "https://app.example/a#b",
        "https://who@app.example/a",
        "https://app.example/a/../b",
        "https://app.example/./a",
        "https://app.example/a/%2E%2e/b",
        "https://[::1]/a",
        "https://app.example\\@evil.example/a",
        "ftp://app.example/a",
        "file:///etc/passwd",
        "https://app.example/" + "a" * 300,
        "https://app.example/ a",
    ],
)
def test_an_address_that_can_be_read_in_two_ways_is_no_id(player: Person, address: str) -> None:
    assert not app_document.is_address(address)
    client = Client(str(player.http.base_url).rstrip("/"), address)
    answer = ask(player, client.query())
    problem(answer, "invalid-query" if "\\" in address else "unknown-app")


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        ("max-age=600", 600),
        ("public, max-age=1", 300),
        ("max-age=999999", 86_400),
        ("no-store", 300),
        ("no-cache, max-age=4000", 300),
        ("s-maxage=5", 3_600),
        ("", 3_600),
    ],
)
def test_a_document_is_good_as_long_as_it_says_within_bounds(said: str, seconds: int) -> None:
    assert fresh_seconds(Fetched({"cache-control": said}, b"")) == seconds
