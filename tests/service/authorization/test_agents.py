"""The MCP server: tokens that are for it, which it exchanges for short ones (RFC 8693)."""

from collections.abc import Iterator
from itertools import count

import httpx
import pytest
from msgspec import Struct

from tests import servers
from tests.service.authorization.client import Client, ask, error, given
from tests.service.people import Person
from tests.service.problems import problem
from tests.service.process import ServiceProcess
from tests.service.shared_settings import SHARED

AGENTS = "https://mcp.example/agents"
SECRET = "x" * 40
EXCHANGE = "urn:ietf:params:oauth:grant-type:token-exchange"
ACCESS_TOKEN = "urn:ietf:params:oauth:token-type:access_token"

_numbers = count(1)


class Agent(Struct, frozen=True):
    """An agent with a token for the MCP server, and what that server does with it."""

    client: Client
    player: Person
    token: str
    refresh_token: str

    def exchange(
        self, token: str, *, name: str = AGENTS, secret: str = SECRET, **changed: str | None
    ) -> httpx.Response:
        """What the MCP server asks for."""
        sent = {
            "grant_type": EXCHANGE,
            "subject_token": token,
            "subject_token_type": ACCESS_TOKEN,
            **changed,
        }
        data = {name: value for name, value in sent.items() if value is not None}
        auth = httpx.BasicAuth(name.replace(":", "%3A").replace("/", "%2F"), secret)
        return self.client.http.post("/oauth/token", data=data, auth=auth)

    def look(self, token: str) -> dict[str, object]:
        """What the MCP server is told of a token."""
        auth = httpx.BasicAuth(AGENTS.replace(":", "%3A"), SECRET)
        answer = self.client.http.post("/oauth/introspect", data={"token": token}, auth=auth)
        assert answer.status_code == 200, answer.text
        found: dict[str, object] = answer.json()
        return found


@pytest.fixture(scope="module")
def agents_service(
    databases: servers.Databases,
    service_template: str,
    redis_server: servers.Server,
    worker_number: int,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[ServiceProcess]:
    """A service with an MCP server before it."""
    dsn = databases.create(service_template)
    redis = servers.empty_index(redis_server, worker_number + 1)
    log = tmp_path_factory.mktemp("agents") / "service.log"
    own = {**SHARED, "mcp_url": AGENTS, "mcp_secret": SECRET}
    with ServiceProcess(log, dsn, redis, own) as running:
        yield running
    databases.drop(dsn)


@pytest.fixture
def agent(agents_service: ServiceProcess) -> Iterator[Agent]:
    """An agent that a new player has let in."""
    player = Person.create(agents_service.url, f"agents-{next(_numbers)}")
    client = Client.registered(player)
    tokens = client.connected(player, "read play create", resource=AGENTS)
    yield Agent(client, player, tokens["access_token"], tokens["refresh_token"])
    player.close()


def test_a_token_for_the_agents_server_is_none_for_the_api(agent: Agent) -> None:
    problem(agent.client.me(agent.token), "unauthorized")
    follow = given(agent.client.refresh(agent.refresh_token, resource=AGENTS))
    problem(agent.client.me(follow["access_token"]), "unauthorized")
    again = agent.client.refresh(follow["refresh_token"], resource=agent.client.url)
    error(again, "invalid_target")


def test_it_is_exchanged_for_a_short_one(agent: Agent) -> None:
    exchanged = given(agent.exchange(agent.token))
    assert exchanged["issued_token_type"] == ACCESS_TOKEN
    assert (exchanged["scope"], exchanged["token_type"]) == ("read play create", "Bearer")
    assert exchanged["expires_in"] <= 600
    assert "refresh_token" not in exchanged
    assert agent.client.me(exchanged["access_token"]).json()["id"] == agent.player.id
    narrow = given(agent.exchange(agent.token, scope="read", resource=agent.client.url))
    assert narrow["scope"] == "read"


def test_it_ends_with_the_connection(agent: Agent) -> None:
    exchanged = given(agent.exchange(agent.token))
    assert agent.client.me(exchanged["access_token"]).status_code == 200
    (listed,) = agent.player.get("/v1/connections")["items"]
    agent.player.http.delete(f"/v1/connections/{listed['id']}")
    problem(agent.client.me(exchanged["access_token"]), "unauthorized")
    error(agent.exchange(agent.token), "invalid_grant")
    assert agent.look(agent.token) == {"active": False}


def test_scopes_do_not_grow(agent: Agent) -> None:
    for wider in ("read propose", "account", "read webhooks", "nonsense"):
        error(agent.exchange(agent.token, scope=wider), "invalid_scope")


def test_nobody_else_exchanges(agent: Agent) -> None:
    for answer in (
        agent.exchange(agent.token, secret="y" * 40),
        agent.exchange(agent.token, secret=""),
        agent.exchange(agent.token, name=agent.client.id),
        agent.exchange(agent.token, name="https://mcp.example"),
        agent.client.post(
            "/oauth/token",
            grant_type=EXCHANGE,
            client_id=agent.client.id,
            subject_token=agent.token,
            subject_token_type=ACCESS_TOKEN,
        ),
        agent.client.http.post(
            "/oauth/token",
            data={"grant_type": EXCHANGE, "subject_token": agent.token},
            headers={"Authorization": "Basic //4="},
        ),
    ):
        error(answer, "invalid_client", 401)
        assert answer.headers["www-authenticate"].startswith("Basic ")


def test_only_tokens_for_it_are_exchanged(agent: Agent) -> None:
    """Not those for the API, not those that a player has made, not what it got itself."""
    for_api = agent.client.connected(agent.player, "read")
    exchanged = given(agent.exchange(agent.token))["access_token"]
    for token in (
        for_api["access_token"],
        exchanged,
        agent.player.token,
        agent.refresh_token,
        "nonsense",
    ):
        error(agent.exchange(token), "invalid_grant")
        assert agent.look(token) == {"active": False}
    error(agent.exchange(agent.token, subject_token=None), "invalid_request")
    error(agent.exchange(agent.token, subject_token_type="x"), "invalid_request")
    error(agent.exchange(agent.token, requested_token_type="x"), "invalid_request")
    error(agent.exchange(agent.token, resource=AGENTS), "invalid_request")
    error(agent.exchange(agent.token, resource="https://x.example"), "invalid_target")


def test_it_looks_at_its_tokens(agent: Agent) -> None:
    told = agent.look(agent.token)
    assert (told["active"], told["aud"], told["sub"]) == (True, AGENTS, agent.player.id)
    assert (told["scope"], told["client_id"]) == ("read play create", agent.client.id)


def test_it_stands_in_the_metadata(agent: Agent) -> None:
    told = agent.client.http.get("/.well-known/oauth-authorization-server").json()
    assert told["protected_resources"] == [agent.client.url, AGENTS]
    assert EXCHANGE in told["grant_types_supported"]


def test_without_one_there_is_none(client: Client, player: Person) -> None:
    refused = ask(player, client.query(resource=AGENTS)).json()["refused"]
    assert refused["error"] == "invalid_target"
    answer = client.http.post(
        "/oauth/token",
        data={"grant_type": EXCHANGE, "subject_token": "x", "subject_token_type": ACCESS_TOKEN},
        auth=httpx.BasicAuth("https%3A%2F%2Fmcp.example%2Fagents", SECRET),
    )
    error(answer, "invalid_client", 401)
