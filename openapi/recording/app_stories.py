"""What is recorded of apps that act for players."""

from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from authlib.oauth2.rfc7636 import create_s256_code_challenge

from recording.recorder import Person, Recorder

BACK = "https://lamp.example/back"
VERIFIER = "a-verifier-of-one-s-own-at-least-43-letters-long"


def connected(ada: Person, bob: Person, recorder: Recorder) -> None:
    """Ada's app acts for Bob: by a code, and as a program without a browser."""
    page, app = Person(recorder), _registered(ada)
    page.does("getAuthorizationServer")
    page.does("getProtectedResource")
    tokens = _exchanged(page, app, _allowed(bob, app))
    _looked_at_and_revoked(page, bob, tokens["access_token"], app)
    page.is_refused_by_oauth("authorizeDevice", 400, {"client_id": app, "scope": "account"})
    device = page.does("authorizeDevice", body={"client_id": app, "scope": "read"})
    bob.does("getDevice", device["user_code"])
    bob.does("decideDevice", device["user_code"], body={"approve": True, "scopes": ["read"]})
    connection = bob.does("listConnections")["items"][0]["id"]
    bob.does("deleteConnection", connection)
    ada.does("deleteApp", app)


def _registered(maker: Person) -> str:
    """The id of a new app."""
    new = {"name": "Lamplighter", "home": "https://lamp.example/", "redirect_uris": [BACK]}
    app: str = maker.does("createApp", body=new)["id"]
    maker.does("listApps")
    maker.does("getApp", app)
    maker.does("changeApp", app, body={"name": "Lamplighter 2"})
    return app


def _allowed(player: Person, app: str) -> str:
    """The code that an app gets once a player lets it act."""
    query = urlencode(
        {
            "response_type": "code",
            "client_id": app,
            "redirect_uri": BACK,
            "scope": "read play",
            "state": "af0ifjsldkj",
            "code_challenge": create_s256_code_challenge(VERIFIER),
            "code_challenge_method": "S256",
        }
    )
    player.does("getAuthorization", query=query)
    said = {"query": query, "approve": True, "scopes": ["read", "play"]}
    location = player.does("decideAuthorization", body=said)["location"]
    code: str = parse_qs(urlsplit(location).query)["code"][0]
    return code


def _exchanged(page: Person, app: str, code: str) -> Any:
    """Tokens for a code, and the next ones; and what is refused there."""
    exchange = {
        "grant_type": "authorization_code",
        "client_id": app,
        "code": code,
        "redirect_uri": BACK,
        "code_verifier": VERIFIER,
    }
    tokens = page.does("issueTokens", example="code", body=exchange)
    page.is_refused_by_oauth("issueTokens", 400, exchange | {"code": "kronika_cod_another"})
    foreign = {"grant_type": "urn:ietf:params:oauth:grant-type:token-exchange"}
    page.is_refused_by_oauth("issueTokens", 401, foreign)
    refresh = {"grant_type": "refresh_token", "client_id": app}
    follow = {"refresh_token": tokens["refresh_token"]}
    return page.does("issueTokens", example="refresh", body=refresh | follow)


def _looked_at_and_revoked(page: Person, player: Person, token: str, app: str) -> None:
    """A token is looked at by whose account it is, and revoked by who has it."""
    player.does("introspectToken", body={"token": token})
    player.is_refused_by_oauth("introspectToken", 400, {})
    page.is_refused_by_oauth("introspectToken", 401, {"token": token})
    page.does("revokeToken", body={"token": token})
    page.is_refused_by_oauth("revokeToken", 400, {"client_id": app})
