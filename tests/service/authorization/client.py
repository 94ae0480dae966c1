"""An app as its maker writes it: the requests of OAuth, by hand, so that each can be bent."""

import base64
import hashlib
import secrets
from typing import Any, Self
from urllib.parse import parse_qs, urlencode, urlsplit

import httpx

from tests.service.people import Person

CALLBACK = "https://app.example/callback"
FORM = "application/x-www-form-urlencoded"


def challenge_of(verifier: str) -> str:
    """S256 of PKCE, written from RFC 7636."""
    return base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")


class Client:
    """An app with an id, a redirect URI, and a verifier for each run."""

    def __init__(self, url: str, client_id: str, redirect_uri: str = CALLBACK) -> None:
        self.url = url
        self.id = client_id
        self.redirect_uri = redirect_uri
        self.verifier = secrets.token_urlsafe(48)
        self.state = secrets.token_urlsafe(8)
        self.http = httpx.Client(base_url=url, timeout=180)

    @classmethod
    def registered(cls, maker: Person, *redirect_uris: str, name: str = "Lamplighter") -> Self:
        """A new app of somebody."""
        uris = redirect_uris or (CALLBACK,)
        answer = maker.http.post("/v1/apps", json={"name": name, "redirect_uris": uris})
        assert answer.status_code == 201, answer.text
        return cls(str(maker.http.base_url).rstrip("/"), answer.json()["id"], uris[0])

    def query(self, scope: str | None = "read play", **changed: str | None) -> str:
        """The query of an authorization request; None leaves a parameter out."""
        sent = {
            "response_type": "code",
            "client_id": self.id,
            "redirect_uri": self.redirect_uri,
            "scope": scope,
            "state": self.state,
            "code_challenge": challenge_of(self.verifier),
            "code_challenge_method": "S256",
            **changed,
        }
        return urlencode({name: value for name, value in sent.items() if value is not None})

    def approved(
        self,
        player: Person,
        scope: str = "read play",
        only: str | None = None,
        **changed: str | None,
    ) -> str:
        """The code that the app gets once a player has approved; `only` are fewer scopes."""
        answer = decide(player, self.query(scope, **changed), *(only or scope).split())
        assert answer.status_code == 200, answer.text
        found = returned(answer.json()["location"])
        assert found["state"] == self.state, found
        assert found["iss"] == self.url, found
        return found["code"]

    def post(self, path: str, **sent: str | None) -> httpx.Response:
        """A form."""
        return self.http.post(path, data={n: v for n, v in sent.items() if v is not None})

    def exchange(self, code: str, **changed: str | None) -> httpx.Response:
        """Exchanges a code."""
        sent = {
            "grant_type": "authorization_code",
            "client_id": self.id,
            "code": code,
            "redirect_uri": self.redirect_uri,
            "code_verifier": self.verifier,
        }
        return self.post("/oauth/token", **{**sent, **changed})

    def refresh(self, token: str, **changed: str | None) -> httpx.Response:
        """Gets new tokens."""
        sent = {"grant_type": "refresh_token", "client_id": self.id, "refresh_token": token}
        return self.post("/oauth/token", **{**sent, **changed})

    def poll(self, device_code: str, **changed: str | None) -> httpx.Response:
        """Asks whether the player has decided."""
        kind = "urn:ietf:params:oauth:grant-type:device_code"
        sent = {"grant_type": kind, "client_id": self.id, "device_code": device_code}
        return self.post("/oauth/token", **{**sent, **changed})

    def connected(self, player: Person, scope: str = "read play", **changed: str) -> dict[str, Any]:
        """The tokens of a player who has approved."""
        return given(self.exchange(self.approved(player, scope, **changed)))

    def me(self, token: str) -> httpx.Response:
        """Who the token is of."""
        return self.http.get("/v1/accounts/me", headers={"Authorization": f"Bearer {token}"})


def decide(
    player: Person, query: str, *scopes: str, approve: bool = True, **more: Any
) -> httpx.Response:
    """What a player says to an authorization request."""
    body = {"query": query, "approve": approve, "scopes": scopes}
    return player.http.post("/v1/authorization", json=body, **more)


def ask(player: Person, query: str) -> httpx.Response:
    """What a player is shown of an authorization request."""
    return player.http.get("/v1/authorization", params={"query": query})


def returned(location: str) -> dict[str, str]:
    """What an app is sent back with, each parameter once."""
    found = parse_qs(urlsplit(location).query, strict_parsing=True)
    assert all(len(values) == 1 for values in found.values()), found
    return {name: values[0] for name, values in found.items()}


def given(answer: httpx.Response) -> dict[str, Any]:
    """The tokens of an answer."""
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    found: dict[str, Any] = answer.json()
    return found


def error(answer: httpx.Response, name: str, status: int = 400) -> dict[str, Any]:
    """The error of OAuth that an answer tells, after looking at its shape (RFC 6749, 5.2)."""
    assert answer.headers["content-type"] == "application/json", answer.text
    found: dict[str, Any] = answer.json()
    assert (answer.status_code, found["error"]) == (status, name), found
    assert answer.headers["cache-control"] == "no-store"
    assert found.keys() <= {"error", "error_description"}
    return found
