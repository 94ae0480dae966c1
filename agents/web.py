"""The protocol over HTTP, for many clients, who sign in by OAuth as it demands.

This server is a protected resource (RFC 9728): it says where tokens come from, takes only tokens
that are for it, and binds each session to the account and the app that began it. Requests with a
foreign `Host` or `Origin` are refused, so that no page can reach it through a browser.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

from mcp.server.auth.provider import AccessToken
from mcp.server.auth.routes import create_protected_resource_routes
from mcp.server.auth.settings import AuthSettings
from mcp.server.transport_security import TransportSecuritySettings
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from agents.callers import Callers
from agents.exchange import AuthorizationServer, ExchangeError
from agents.place import Place
from agents.player import Player
from agents.server import Context, serving
from agents.tool import RefusedError

SCOPES: Final = ("read", "play", "create", "propose", "dispute")
"""What clients may ask for; with less, tools say what is missing."""
RETRY_SECONDS: Final = "5"


def application(place: Place, secret: str) -> Starlette:
    """The server as an ASGI application."""
    authority = AuthorizationServer(place.service, place.public, secret)
    callers = Callers(place.service, authority)

    async def players(context: Context) -> Player:
        try:
            return await callers.player(_token(context))
        except LookupError:
            raise RefusedError("The token has ended. Sign in again.") from None
        except ExchangeError as trouble:
            raise RefusedError(f"{trouble}. Call the tool again later.") from None

    settings = _settings(place)
    server = serving(players)
    app = server.streamable_http_app(
        streamable_http_path=place.path,
        transport_security=_guarded(place),
        host=place.host,
        auth=settings,
        token_verifier=_Verifier(callers),
    )
    # Before the one of the package, which names no scopes that are not demanded of everybody.
    app.router.routes[:0] = _metadata(settings)
    app.add_middleware(_Unavailable)
    return _closing(app, callers, authority)


def _token(context: Context) -> str:
    """The token of the request; without one, nothing gets as far as here."""
    request = context.request
    token: str = request.user.access_token.token if request is not None else ""
    return token


def _settings(place: Place) -> AuthSettings:
    """Only tokens that are for this server are taken. Addresses are compared as they are written,
    so they are given as texts, which the package leaves alone."""
    return AuthSettings.model_validate(
        {
            "issuer_url": place.service,
            "resource_server_url": place.public,
            "validate_token_resource": True,
        }
    )


def _metadata(settings: AuthSettings) -> list[Route]:
    """Where this server says where tokens come from (RFC 9728)."""
    assert settings.resource_server_url is not None
    routes: list[Route] = create_protected_resource_routes(
        settings.resource_server_url,
        [settings.issuer_url],
        scopes_supported=list(SCOPES),
        resource_name="Kronika for agents",
    )
    return routes


class _Verifier:
    """Looks at the tokens that are sent."""

    def __init__(self, callers: Callers) -> None:
        self._callers = callers

    async def verify_token(self, token: str) -> AccessToken | None:
        """Whose a token is; None if it is not good here. `ExchangeError` if Kronika does not say:
        then it may well be good (`_Unavailable`)."""
        found = await self._callers.inspected(token)
        if found is None:
            return None
        return AccessToken(
            token=token,
            client_id=found.client_id,
            scopes=found.scope.split(),
            expires_at=found.exp,
            resource=found.aud,
            subject=found.sub,
            claims={"iss": found.iss},
        )


class _Unavailable:
    """Answers 503 while Kronika does not say whose tokens are: clients keep them and come again."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._app(scope, receive, send)
        except ExchangeError as trouble:
            answer = PlainTextResponse(f"{trouble}\n", 503, {"Retry-After": RETRY_SECONDS})
            await answer(scope, receive, send)


def _guarded(place: Place) -> TransportSecuritySettings:
    local = [f"127.0.0.1:{place.port}", f"localhost:{place.port}", f"[::1]:{place.port}"]
    return TransportSecuritySettings(
        enable_dns_rebinding_protection=True,
        allowed_hosts=[urlsplit(place.public).netloc, *local],
        allowed_origins=[place.origin],
    )


def _closing(app: Starlette, callers: Callers, authority: AuthorizationServer) -> Starlette:
    """The application; at its end, its connections are closed."""
    inner = app.router.lifespan_context

    @asynccontextmanager
    async def lifespan(running: Starlette) -> AsyncIterator[None]:
        async with inner(running):
            yield
        await callers.close()
        await authority.close()

    app.router.lifespan_context = lifespan
    return app
