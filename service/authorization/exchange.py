"""Exchanging a token that is for the MCP server for a short one that is for this API (RFC 8693).

So the MCP server never passes on what it was sent, and what it was sent is good for nothing else.
The new token hangs on the same connection, and ends with it.
"""

from collections.abc import Mapping
from typing import Any, Final

from authlib.oauth2.rfc6749 import (
    BaseGrant,
    InvalidGrantError,
    InvalidRequestError,
    InvalidScopeError,
    TokenEndpointMixin,
)

from projections.database import Connection
from service.authorization import access_tokens, scopes
from service.authorization.agents_server import basic
from service.authorization.authlib_request import AuthlibRequest
from service.authorization.consent import Consent
from service.authorization.known_tokens import KnownToken, known
from service.authorization.provider import Found, Provider, Reply
from service.authorization.terms import Terms
from service.identity.scopes import Scope

EXCHANGE: Final = "urn:ietf:params:oauth:grant-type:token-exchange"
ACCESS_TOKEN: Final = "urn:ietf:params:oauth:token-type:access_token"
SECONDS: Final = 600
"""So long the exchanged token is good, unless the one that was sent ends before."""


class ExchangeGrant(BaseGrant, TokenEndpointMixin):
    """The grant, on Authlib's ground; it has none of its own."""

    GRANT_TYPE = EXCHANGE
    TOKEN_ENDPOINT_AUTH_METHODS = ("client_secret_basic",)

    def validate_token_request(self) -> None:
        """Refuses who is not the MCP server, a token that is not for it, and more than that token
        may be used for."""
        self.request.client = self.authenticate_token_endpoint_client()
        sent = self.request.parameters
        if sent.get("subject_token_type") != ACCESS_TOKEN or not sent.get("subject_token"):
            raise InvalidRequestError("An access token is expected as 'subject_token'.")
        if sent.get("requested_token_type", ACCESS_TOKEN) != ACCESS_TOKEN:
            raise InvalidRequestError("Only access tokens are issued.")
        subject: KnownToken | None = self.server.found.subject
        if subject is None or not _is_for(subject, self.request.client.id):
            raise InvalidGrantError("The token is not good, or not for this server.")
        wanted = scopes.of_text(sent.get("scope") or subject.get_scope())
        if wanted is None or not wanted <= subject.scopes:
            raise InvalidScopeError()
        if self.server.terms.audience(sent.get("resource")) is not None:
            raise InvalidRequestError("Tokens are exchanged for this API alone.")
        self.wanted = wanted

    def create_token_response(self) -> tuple[int, dict[str, Any], Any]:
        """The short token."""
        token = self.generate_token(scope=scopes.text(self.wanted), include_refresh_token=False)
        token["issued_token_type"] = ACCESS_TOKEN
        return 200, token, self.TOKEN_RESPONSE_HEADER


async def exchanged(
    connection: Connection,
    parameters: Mapping[str, str],
    authorization: str | None,
    found: Found,
    terms: Terms,
) -> Reply:
    """The answer to the MCP server."""
    provider = Provider(found, terms)
    provider.register_grant(ExchangeGrant)
    headers = {"Authorization": authorization or ""} if basic(authorization)[0] else {}
    asked = AuthlibRequest("POST", tuple(parameters.items()), headers)
    reply: Reply = provider.create_token_response(asked)
    subject, minted = found.subject, provider.minted
    if not reply.granted or subject is None or minted is None:
        return reply
    assert subject.connection is not None
    reply.body["expires_in"] = await access_tokens.add(
        connection,
        minted,
        subject.connection,
        _narrowed(subject, scopes.of_text(reply.body["scope"]) or frozenset[Scope]()),
        seconds=SECONDS,
    )
    return reply


async def subject_of(connection: Connection, parameters: Mapping[str, str]) -> KnownToken | None:
    """The token that is to be exchanged; its connection cannot end before the transaction does."""
    found = await known(connection, parameters.get("subject_token", ""))
    if found is None or found.connection is None:
        return None
    there = await connection.fetchval(
        "SELECT true FROM connections WHERE id = $1 FOR KEY SHARE", found.connection
    )
    return found if there else None


def _is_for(subject: KnownToken, server: str) -> bool:
    return subject.good and subject.id is not None and subject.audience == server


def _narrowed(subject: KnownToken, wanted: frozenset[Scope]) -> Consent:
    assert subject.app is not None
    only = subject.only
    return Consent(
        account=subject.account,
        app=subject.app,
        scopes=wanted,
        game=None if only is None else only.game,
        seat=None if only is None else only.seat,
        ends_at=subject.expires_at,
    )
