"""Settings of signing in. Part of `service.settings.Settings`."""

from ipaddress import ip_address
from typing import Annotated
from urllib.parse import urlsplit

from msgspec import Meta

from service.settings.kinds import HttpAddress, of
from service.settings.limits import LimitSettings


class SignInSettings(LimitSettings, frozen=True, kw_only=True):
    """How long browsers stay signed in, and the OpenID provider whose people may sign in."""

    session_days: Annotated[
        int,
        Meta(
            ge=1,
            le=3650,
            description="Time after its last use at which a browser is signed out.",
            extra=of("days"),
        ),
    ] = 90
    oidc_issuer: Annotated[
        HttpAddress | None,
        Meta(
            description="OpenID provider whose people may sign in here: its issuer, exactly as its "
            "`/.well-known/openid-configuration` names it. Without it nobody signs in from outside."
        ),
    ] = None
    oidc_client_id: Annotated[
        Annotated[str, Meta(min_length=1, max_length=500)] | None,
        Meta(description="What the provider calls this service (`client_id`)."),
    ] = None
    oidc_client_secret: Annotated[
        Annotated[str, Meta(min_length=1, max_length=500)] | None,
        Meta(
            description="What this service proves itself with at the provider (`client_secret`); "
            "without it PKCE alone protects the sign-in."
        ),
    ] = None
    oidc_name: Annotated[
        Annotated[str, Meta(min_length=1, max_length=60)] | None,
        Meta(
            description="What people call the provider, for the button; without it the host of the "
            "issuer."
        ),
    ] = None


def check_provider(settings: SignInSettings) -> None:
    """Raises ValueError if the provider is named by halves, or could be anybody in between."""
    if (settings.oidc_issuer is None) != (settings.oidc_client_id is None):
        raise ValueError("oidc_issuer and oidc_client_id go together")
    if settings.oidc_issuer is None:
        return
    issuer = urlsplit(settings.oidc_issuer)
    if issuer.query or issuer.fragment or issuer.username is not None:
        raise ValueError("oidc_issuer has a query, a fragment or a password")
    if issuer.scheme != "https" and not _is_loopback(issuer.hostname or ""):
        raise ValueError("oidc_issuer has to be an https:// address")


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
