"""Authlib's client signs players in, unchanged: code and PKCE, device, refresh, revocation."""

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from authlib.common.security import generate_token
from authlib.integrations.base_client import OAuthError
from authlib.integrations.httpx_client import OAuth2Client

from tests.sdk.consenting import connections, consent, decide, register
from tests.service.people import Person
from tests.service.process import ServiceProcess

BACK = "http://127.0.0.1/back"
"""Of a program on the machine of its player, which listens on any port (RFC 8252, 7.3)."""
DEVICE = "urn:ietf:params:oauth:grant-type:device_code"


@pytest.fixture
def ada(person: Callable[[], Person]) -> Person:
    """Somebody who lets apps in."""
    return person()


@pytest.fixture
def metadata(shared_service: ServiceProcess) -> dict[str, Any]:
    """What the service says of itself (RFC 8414)."""
    path = "/.well-known/oauth-authorization-server"
    found: dict[str, Any] = httpx.get(f"{shared_service.url}{path}", timeout=60).json()
    assert found["issuer"] == shared_service.url
    return found


@pytest.fixture
def client(ada: Person, metadata: dict[str, Any]) -> Iterator[OAuth2Client]:
    """The client of an app that is registered."""
    with OAuth2Client(
        client_id=register(ada, BACK),
        token_endpoint_auth_method="none",
        scope="read play",
        redirect_uri="http://127.0.0.1:49152/back",
        code_challenge_method="S256",
        token_endpoint=metadata["token_endpoint"],
        revocation_endpoint_auth_method="none",
        timeout=60,
    ) as made:
        yield made


def returned(client: OAuth2Client, ada: Person, metadata: dict[str, Any]) -> tuple[str, str]:
    """Where the browser of a player comes back to, and the verifier."""
    verifier = generate_token(48)
    address, state = client.create_authorization_url(
        metadata["authorization_endpoint"], code_verifier=verifier
    )
    location = consent(ada, urlsplit(address).query, "read", "play")
    said = parse_qs(urlsplit(location).query)
    assert said["state"] == [state]
    assert said["iss"] == [metadata["issuer"]], "RFC 9207"
    return location, verifier


def test_code_and_pkce(
    client: OAuth2Client, ada: Person, metadata: dict[str, Any], shared_service: ServiceProcess
) -> None:
    location, verifier = returned(client, ada, metadata)
    token = client.fetch_token(
        metadata["token_endpoint"], authorization_response=location, code_verifier=verifier
    )
    assert token["token_type"] == "Bearer"
    assert set(token["scope"].split()) == {"read", "play"}
    me = client.get(f"{shared_service.url}/v1/accounts/me")
    assert me.json()["id"] == ada.id

    with pytest.raises(OAuthError, match="invalid_grant"):
        client.fetch_token(
            metadata["token_endpoint"], authorization_response=location, code_verifier=verifier
        )
    assert connections(ada) == [], "a code that comes twice ends what it gave"


def test_a_wrong_verifier(client: OAuth2Client, ada: Person, metadata: dict[str, Any]) -> None:
    location, _ = returned(client, ada, metadata)
    with pytest.raises(OAuthError, match="invalid_grant"):
        client.fetch_token(
            metadata["token_endpoint"],
            authorization_response=location,
            code_verifier=generate_token(48),
        )


def test_refresh_rotates_and_revocation_ends_it(
    client: OAuth2Client, ada: Person, metadata: dict[str, Any], shared_service: ServiceProcess
) -> None:
    location, verifier = returned(client, ada, metadata)
    first = client.fetch_token(
        metadata["token_endpoint"], authorization_response=location, code_verifier=verifier
    )
    second = client.refresh_token(metadata["token_endpoint"], refresh_token=first["refresh_token"])
    assert second["refresh_token"] != first["refresh_token"]
    assert client.get(f"{shared_service.url}/v1/accounts/me").status_code == 200
    done = client.revoke_token(metadata["revocation_endpoint"], token=second["refresh_token"])
    assert done.status_code == 200
    assert client.get(f"{shared_service.url}/v1/accounts/me").status_code == 401
    assert connections(ada) == []


def test_a_refresh_token_that_comes_twice_ends_the_connection(
    client: OAuth2Client, ada: Person, metadata: dict[str, Any], shared_service: ServiceProcess
) -> None:
    location, verifier = returned(client, ada, metadata)
    first = client.fetch_token(
        metadata["token_endpoint"], authorization_response=location, code_verifier=verifier
    )
    client.refresh_token(metadata["token_endpoint"], refresh_token=first["refresh_token"])
    with pytest.raises(OAuthError, match="invalid_grant"):
        client.refresh_token(metadata["token_endpoint"], refresh_token=first["refresh_token"])
    assert client.get(f"{shared_service.url}/v1/accounts/me").status_code == 401
    assert connections(ada) == []


def test_device_grant(
    client: OAuth2Client, ada: Person, metadata: dict[str, Any], shared_service: ServiceProcess
) -> None:
    asked = client.request(
        "POST",
        metadata["device_authorization_endpoint"],
        data={"client_id": client.client_id, "scope": "read"},
        withhold_token=True,
    ).json()
    waiting = {"grant_type": DEVICE, "device_code": asked["device_code"]}
    with pytest.raises(OAuthError, match="authorization_pending"):
        client.fetch_token(metadata["token_endpoint"], **waiting)
    with pytest.raises(OAuthError, match="slow_down"):
        client.fetch_token(metadata["token_endpoint"], **waiting)
    decide(ada, asked["user_code"], "read")
    token = client.fetch_token(metadata["token_endpoint"], **waiting)
    assert token["scope"] == "read"
    assert client.get(f"{shared_service.url}/v1/accounts/me").json()["id"] == ada.id
