"""The MCP server that stands before this service, as a client of OAuth: it has a secret, which the
operator gives to both, and may exchange and look at the tokens that are for it."""

import hmac
from collections.abc import Mapping

from authlib.oauth2.rfc6749.util import extract_basic_authorization
from msgspec import Struct

from service.authorization import scopes
from service.settings import Settings


class AgentsServer(Struct, frozen=True, kw_only=True):
    """The MCP server; its id is its address. The methods are what Authlib asks of a client."""

    id: str
    secret: str

    def get_allowed_scope(self, scope: str | None) -> str | None:
        """The scopes that are asked for; None if one of them is for no app."""
        wanted = scopes.of_text(scope)
        return None if wanted is None else scopes.text(wanted)

    def check_client_secret(self, client_secret: str) -> bool:
        """Whether the secret is the right one, in constant time."""
        return hmac.compare_digest(self.secret.encode(), client_secret.encode())

    def check_endpoint_auth_method(self, method: str, endpoint: str) -> bool:
        """Whether it may show in this way that it is itself."""
        return method == "client_secret_basic"

    def proves_itself(self, authorization: str | None) -> bool:
        """Whether the header `Authorization` has its id and secret (RFC 6749, 2.3.1)."""
        name, secret = basic(authorization)
        return name == self.id and secret is not None and self.check_client_secret(secret)


def agents_server(settings: Settings) -> AgentsServer | None:
    """The MCP server that the settings name."""
    if settings.mcp_url is None or settings.mcp_secret is None:
        return None
    return AgentsServer(id=settings.mcp_url, secret=settings.mcp_secret)


def basic(authorization: str | None) -> tuple[str | None, str | None]:
    """Id and secret of a header; None for what is none."""
    headers: Mapping[str, str] = {"Authorization": authorization or ""}
    try:
        name, secret = extract_basic_authorization(headers)
    except ValueError:  # bytes that are no text
        return None, None
    return name, secret
