"""Revoking a token, and looking at one (RFC 7009, RFC 7662), as Authlib checks the requests."""

from typing import Any

from authlib.oauth2.rfc6749 import InvalidClientError, InvalidRequestError
from authlib.oauth2.rfc7009 import RevocationEndpoint
from authlib.oauth2.rfc7662 import IntrospectionEndpoint

from service.authorization import game_details
from service.authorization.app import App
from service.authorization.authlib_request import AuthlibRequest
from service.authorization.known_tokens import Asker, KnownToken


class Revocation(RevocationEndpoint):
    """Revokes the token whose text is shown: who has it could use it, and so may end it. An app may
    name itself besides; then the token has to be its own."""

    def authenticate_endpoint_client(self, request: AuthlibRequest) -> App | None:
        """The app that names itself."""
        client_id = request.payload.client_id
        app: App | None = self.server.query_client(client_id) if client_id else None
        if client_id and app is None:
            raise InvalidClientError(description="The client does not exist on this server.")
        return app

    def check_params(self, request: AuthlibRequest, client: object) -> None:
        """Refuses a request without a token. A hint that is not known is none (RFC 7009, 2.1)."""
        _demand_token(request)

    def query_token(self, token_string: str, token_type_hint: str) -> KnownToken | None:
        """The token that was found."""
        found: KnownToken | None = self.server.found.subject
        return found

    def revoke_token(self, token: KnownToken, request: object) -> None:
        """Remembers that it is to be revoked, which is done afterwards."""
        self.server.revoked = token


class Introspecting(IntrospectionEndpoint):
    """Says what a token is good for, to those whom it concerns."""

    def authenticate_endpoint_client(self, request: object) -> Asker:
        """Who asks; that was found out before."""
        asker: Asker = self.server.found.asker
        return asker

    def check_params(self, request: AuthlibRequest, client: object) -> None:
        """Refuses a request without a token."""
        _demand_token(request)

    def query_token(self, token_string: str, token_type_hint: str) -> KnownToken | None:
        """The token that was found."""
        found: KnownToken | None = self.server.found.subject
        return found

    def check_permission(self, token: KnownToken, client: Asker, request: object) -> bool:
        """Whether the token concerns who asks."""
        return client.may_see(token)

    def introspect_token(self, token: KnownToken) -> dict[str, Any]:
        """What it is good for."""
        issuer, ends = self.server.terms.issuer, token.expires_at
        said = {
            "active": True,
            "scope": token.get_scope(),
            "client_id": token.app,
            "username": token.name,
            "token_type": None if token.id is None else "Bearer",
            "exp": None if ends is None else int(ends.timestamp()),
            "sub": token.account,
            "aud": token.audience or issuer,
            "iss": issuer,
            "authorization_details": game_details.of_seat(token.only, ends),
        }
        return {name: value for name, value in said.items() if value is not None}


def _demand_token(request: AuthlibRequest) -> None:
    if not request.parameters.get("token"):
        raise InvalidRequestError("Missing 'token' in request.")
