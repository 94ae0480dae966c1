"""The terms of this service as an authorization server: its name, and whom its tokens are for."""

from typing import Final

from authlib.oauth2.rfc6749 import OAuth2Error
from msgspec import Struct

INVALID_TARGET: Final = "invalid_target"


class Terms(Struct, frozen=True, kw_only=True):
    """`issuer` is the origin under which clients reach the service (RFC 8414, 2); `agents` is the
    resource of the MCP server that may exchange tokens, if there is one."""

    issuer: str
    agents: str | None

    def audience(self, resource: str | None) -> str | None:
        """Whom tokens for a resource (RFC 8707) are for: None for this API. An OAuth error for a
        resource that nobody here serves."""
        if not resource or resource.rstrip("/") == self.issuer:
            return None
        if self.agents is not None and resource.rstrip("/") == self.agents.rstrip("/"):
            return self.agents
        raise OAuth2Error("No such resource is served here.", error=INVALID_TARGET)
