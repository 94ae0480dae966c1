"""How somebody who has a token comes by another one, an app's token, or a browser's session."""

import base64
import hashlib
import secrets
from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import parse_qs, urlencode, urlsplit

import httpx

from bench.client import HOST
from service.identity.caller import TokenKind

_CALLBACK: Final = "https://app.example/callback"
_SCOPES: Final = ("read", "play")


def header(port: int, token: str, way: TokenKind) -> str:
    """The lines of a request's head that say who plays: the one whose token this is, by a way that
    is new. It was used once, so the service knows it."""
    signed = {"authorization": f"Bearer {token}", "host": HOST}
    with httpx.Client(base_url=f"http://{HOST}:{port}", headers=signed, timeout=60) as client:
        head = _WAYS[way](client)
        del client.headers["authorization"]
        told = client.get("/v1/accounts/me", headers=head)
        assert told.status_code == 200, told.text
    return "\r\n".join(f"{name}: {value}" for name, value in head.items())


def _personal(client: httpx.Client) -> Mapping[str, str]:
    """Another token of one's own."""
    made = _made(client.post("/v1/tokens", json={"name": "bench", "scopes": _SCOPES}))
    return {"authorization": f"Bearer {made.json()['token']}"}


def _app(client: httpx.Client) -> Mapping[str, str]:
    """The token of an app, by an authorization code with PKCE."""
    app = _made(client.post("/v1/apps", json={"name": "Bench", "redirect_uris": [_CALLBACK]}))
    verifier = secrets.token_urlsafe(48)
    hashed = hashlib.sha256(verifier.encode()).digest()
    asked = {
        "response_type": "code",
        "client_id": app.json()["id"],
        "redirect_uri": _CALLBACK,
        "scope": " ".join(_SCOPES),
        "code_challenge": base64.urlsafe_b64encode(hashed).decode().rstrip("="),
        "code_challenge_method": "S256",
    }
    decision = {"query": urlencode(asked), "approve": True, "scopes": _SCOPES}
    decided = _made(client.post("/v1/authorization", json=decision))
    (code,) = parse_qs(urlsplit(decided.json()["location"]).query)["code"]
    given = {
        "grant_type": "authorization_code",
        "client_id": asked["client_id"],
        "redirect_uri": _CALLBACK,
        "code": code,
        "code_verifier": verifier,
    }
    told = _made(client.post("/oauth/token", data=given))
    return {"authorization": f"Bearer {told.json()['access_token']}"}


def _session(client: httpx.Client) -> Mapping[str, str]:
    """The session of a browser, and what browsers send beside its cookie."""
    cookie = _made(client.post("/v1/sessions", json={})).headers["set-cookie"]
    client.cookies.clear()
    return {
        "cookie": cookie.partition(";")[0],
        "origin": f"http://{HOST}",
        "sec-fetch-site": "same-origin",
    }


_WAYS: Final[Mapping[TokenKind, Callable[[httpx.Client], Mapping[str, str]]]] = {
    "personal": _personal,
    "app": _app,
    "session": _session,
}


def _made(answer: httpx.Response) -> httpx.Response:
    assert answer.is_success, answer.text
    return answer
