"""Many clients over HTTP: they sign in as MCP demands it, and nobody else gets in."""

import json
import os
import re
import subprocess
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from msgspec import Struct

from tests import servers
from tests.agents.packages import KRONIKA, ROOT, SECONDS, asked, python
from tests.agents.recording import PAGE
from tests.docs.blocks import blocks
from tests.service.authorization.client import Client
from tests.service.people import Person
from tests.service.process import ServiceProcess, held_port
from tests.service.shared_settings import SHARED

pytestmark = pytest.mark.slow

SCRIPT = Path(__file__).with_name("signing_in.py")
SECRET = "k" * 40
BACK = "http://127.0.0.1/back"
ALL = "read play create propose dispute"
HELLO = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {
        "protocolVersion": "2025-06-18",
        "capabilities": {},
        "clientInfo": {"name": "test", "version": "1"},
    },
}
LIST = {"jsonrpc": "2.0", "id": 2, "method": "tools/list", "params": {}}
_numbers = count(1)


class Place(Struct, frozen=True):
    """A service, and a server of agents before it."""

    service: ServiceProcess
    url: str

    def player(self) -> Person:
        """Somebody new."""
        return Person.create(self.service.url, f"signs-{next(_numbers)}")

    def token(self, player: Person, scope: str = ALL, **changed: str) -> dict[str, Any]:
        """The tokens of an app that a player has allowed to speak to the server."""
        app = Client.registered(player)
        return app.connected(player, scope, **{"resource": self.url, **changed})

    def post(self, body: object, token: str | None = None, **headers: str) -> httpx.Response:
        """A message to the server."""
        given = {"Accept": "application/json, text/event-stream", **headers}
        if token is not None:
            given["Authorization"] = f"Bearer {token}"
        return httpx.post(self.url, json=body, headers=given, timeout=120)


@pytest.fixture(scope="module")
def place(
    databases: servers.Databases,
    service_template: str,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Place]:
    """Both, on free ports of the loopback."""
    python()
    folder = tmp_path_factory.mktemp("agents")
    dsn = databases.create(service_template)
    redis = servers.empty_index(redis_server, worker_number + 1)
    with held_port() as held:
        port = held.getsockname()[1]
        url = f"http://127.0.0.1:{port}/mcp"
        own = {**SHARED, "mcp_url": url, "mcp_secret": SECRET}
        with ServiceProcess(folder / "service.log", dsn, redis, own) as service:
            yield from _served(Place(service, url), port, folder / "agents.log")
    databases.drop(dsn)


def _script(place: Place, port: int) -> str:
    """What the page says that an operator calls, with the addresses of the test."""
    (block,) = [one.text for one in blocks(PAGE) if "KRONIKA_MCP_URL" in one.text]
    for shown, ours in (
        ("https://agents.example/mcp", place.url),
        ("https://kronika.example", place.service.url),
        ("$(openssl rand -hex 32)", SECRET),
        ("8090", str(port)),
    ):
        assert shown in block
        block = block.replace(shown, ours)
    return block.replace("\n./kronika", "\nexec ./kronika")


def _served(place: Place, port: int, log: Path) -> Iterator[Place]:
    with log.open("wb") as written:
        process = subprocess.Popen(
            ["bash", "-eu", "-c", _script(place, port)],
            cwd=ROOT,
            env={"PATH": os.environ["PATH"]},
            stdout=written,
            stderr=written,
        )
    try:
        deadline = time.monotonic() + SECONDS
        while not _answers(place.url):
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < deadline, log.read_text()
            time.sleep(0.05)
        yield place
    finally:
        process.terminate()
        process.wait(60)
    assert "Traceback" not in log.read_text()
    assert "kronika_tok" not in log.read_text()


def _answers(url: str) -> bool:
    try:
        return httpx.post(url, json=LIST).status_code == 401
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_a_client_finds_out_by_itself_how_to_sign_in_and_plays(place: Place, mode: str) -> None:
    player, maker = place.player(), place.player()
    app = Client.registered(maker, BACK)
    told = {
        "server": place.url,
        "service": place.service.url,
        "player": player.token,
        "app": app.id,
        "redirect_uri": BACK,
        "mode": mode,
    }
    done = asked(SCRIPT, told)
    # from the refusal to the metadata of the server, to that of Kronika, to the consent
    method, url, status, authenticate = done["requests"][0]
    assert (method, url, status) == ("POST", place.url, 401)
    origin = place.url.removesuffix("/mcp")
    metadata = f"{origin}/.well-known/oauth-protected-resource/mcp"
    assert f'resource_metadata="{metadata}"' in authenticate
    seen = [one[1] for one in done["requests"]]
    assert metadata in seen
    assert f"{place.service.url}/.well-known/oauth-authorization-server" in seen
    query = {name: one[0] for name, one in parse_qs(urlsplit(done["asked"]).query).items()}
    assert query["resource"] == place.url
    assert query["code_challenge_method"] == "S256"
    assert query["scope"] == ALL
    # and it has played for the account that allowed it
    who, *turns = done["answers"]
    assert who["name"] == player.name
    shown = player.get(f"/v1/games/{turns[-1]['game']}")
    assert shown["seats"][0]["account"]["id"] == player.id
    assert shown["ply"] >= 12
    refused = app.me(done["access_token"])
    assert refused.status_code == 401, "the token is for the server of agents alone"


def test_who_has_no_token_learns_where_they_come_from(place: Place) -> None:
    for answer in (place.post(LIST), place.post(LIST, "nonsense"), place.post(HELLO)):
        assert answer.status_code == 401
        assert "resource_metadata=" in answer.headers["www-authenticate"]
    where = place.post(LIST).headers["www-authenticate"].partition('resource_metadata="')[2]
    told = httpx.get(where.rstrip('"')).json()
    assert told["resource"] == place.url
    assert told["authorization_servers"] == [place.service.url]
    assert told["scopes_supported"] == ALL.split()


def test_tokens_for_others_are_refused(place: Place) -> None:
    """Those for the API, those that people make, and those that it gets itself."""
    player = place.player()
    for_api = Client.registered(player).connected(player, "read play")["access_token"]
    own = place.token(player)["access_token"]
    exchanged = httpx.post(
        f"{place.service.url}/oauth/token",
        data={
            "grant_type": "urn:ietf:params:oauth:grant-type:token-exchange",
            "subject_token": own,
            "subject_token_type": "urn:ietf:params:oauth:token-type:access_token",
        },
        auth=httpx.BasicAuth(place.url.replace(":", "%3A"), SECRET),
    ).json()["access_token"]
    for token in (for_api, player.token, exchanged):
        assert place.post(HELLO, token).status_code == 401
    assert place.post(HELLO, own).status_code == 200


def test_pages_of_others_and_foreign_names_are_refused(place: Place) -> None:
    token = place.token(place.player())["access_token"]
    assert place.post(HELLO, token, Origin="https://evil.example").status_code == 403
    assert place.post(HELLO, token, Host="evil.example").status_code == 421
    origin = place.url.removesuffix("/mcp")
    assert place.post(HELLO, token, Origin=origin).status_code == 200


def test_a_session_belongs_to_the_account_that_began_it(place: Place) -> None:
    ada, bob = (place.token(place.player())["access_token"] for _ in range(2))
    session = place.post(HELLO, ada).headers["mcp-session-id"]
    headers = {"Mcp-Session-Id": session, "MCP-Protocol-Version": "2025-06-18"}
    assert place.post(LIST, ada, **headers).status_code == 200
    assert place.post(LIST, bob, **headers).status_code == 404
    assert place.post(LIST, None, **headers).status_code == 401


def test_less_is_allowed_and_says_what_is_missing(place: Place) -> None:
    token = place.token(place.player(), "read")["access_token"]
    session = place.post(HELLO, token).headers["mcp-session-id"]
    headers = {"Mcp-Session-Id": session, "MCP-Protocol-Version": "2025-06-18"}
    opening = {"name": "open_game", "arguments": {"title": "tzolkin"}}
    body = {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": opening}
    assert "create" in place.post(body, token, **headers).text


def test_a_token_for_one_seat_plays_there_and_nowhere_else(place: Place) -> None:
    player = place.player()
    games = [player.open("me", "random", title="tzolkin")["id"] for _ in range(2)]
    detail = json.dumps([{"type": "game", "game": games[0], "seat": 0}])
    token = place.token(player, "read play", authorization_details=detail)["access_token"]
    session = place.post(HELLO, token).headers["mcp-session-id"]
    headers = {"Mcp-Session-Id": session, "MCP-Protocol-Version": "2025-06-18"}

    def called(name: str, **arguments: object) -> str:
        body = {"name": name, "arguments": arguments}
        request = {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": body}
        return place.post(request, token, **headers).text

    looked = called("look_at_game", game=games[0])
    (list_,) = {*re.findall(r"You decide \(list (\d+-\w+)\)", looked)}
    assert "keeps" in called("play", game=games[0], list=list_, number=1)
    assert '"isError":true' in called("look_at_game", game=games[1])
    assert '"isError":true' in called("open_game", title="tzolkin")


def test_it_ends_with_the_consent(place: Place) -> None:
    player = place.player()
    token = place.token(player)["access_token"]
    assert place.post(HELLO, token).status_code == 200
    (connection,) = player.get("/v1/connections")["items"]
    player.http.delete(f"/v1/connections/{connection['id']}")
    deadline = time.monotonic() + 120
    while place.post(HELLO, token).status_code == 200:
        assert time.monotonic() < deadline
        time.sleep(0.5)
    assert place.post(HELLO, token).status_code == 401


def test_while_kronika_is_away_tokens_are_not_thrown_away(tmp_path: Path) -> None:
    """Clients that get 401 would sign in again."""
    python()
    with held_port() as held, held_port() as nobody:
        port, away = held.getsockname()[1], nobody.getsockname()[1]
        words = ["--http", "--port", str(port), "--url", f"http://127.0.0.1:{away}"]
        log = tmp_path / "log"
        with log.open("wb") as written:
            process = subprocess.Popen(
                [KRONIKA, "mcp", *words],
                env={"PATH": os.environ["PATH"], "KRONIKA_MCP_SECRET": SECRET},
                stdout=written,
                stderr=written,
            )
        url, deadline = f"http://127.0.0.1:{port}/mcp", time.monotonic() + SECONDS
        try:
            while not _answers(url):
                assert time.monotonic() < deadline, log.read_text()
                time.sleep(0.05)
            answer = httpx.post(url, json=LIST, headers={"Authorization": "Bearer secret-text"})
            assert (answer.status_code, answer.headers["retry-after"]) == (503, "5")
        finally:
            process.terminate()
            assert process.wait(60) in (0, -15)
        assert "secret-text" not in log.read_text()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--public-url", "http://agents.example/mcp"], "https://"),
        (["--public-url", "https://agents.example/mcp?x=1"], "neither a query"),
        (["--public-url", "agents.example"], "no address"),
        ([], "KRONIKA_MCP_SECRET"),
        (["--secret-file", "/nowhere/secret"], "No such file"),
    ],
)
def test_what_cannot_be_served_is_said_at_once(words: list[str], why: str) -> None:
    python()
    done = subprocess.run(
        [KRONIKA, "mcp", "--http", *words],
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert why in done.stderr
