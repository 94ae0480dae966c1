"""Tokens of those who call over HTTP: whose they are, and what stands for them at the API.

A token that is sent to this server is for this server alone: its audience is this server's address.
It is never passed on. Kronika says whose it is (RFC 7662) and gives a short token for the API in
exchange (RFC 8693), to this server only, which proves itself by a secret that both were given.
"""

import base64
import time
from typing import Final, TypeVar
from urllib.parse import quote

import httpx
import msgspec
from msgspec import Struct

T = TypeVar("T")
_EXCHANGE: Final = "urn:ietf:params:oauth:grant-type:token-exchange"
_ACCESS_TOKEN: Final = "urn:ietf:params:oauth:token-type:access_token"
_METADATA: Final = "/.well-known/oauth-authorization-server"
SECONDS: Final = 20.0
"""After which a request to Kronika is given up."""


class ExchangeError(Exception):
    """Kronika gives no token in exchange, or does not answer."""


class Inspected(Struct, frozen=True, kw_only=True):
    """What Kronika says of a token (RFC 7662, 2.2)."""

    active: bool
    sub: str = ""
    client_id: str = ""
    scope: str = ""
    aud: str = ""
    iss: str = ""
    exp: int | None = None


class Exchanged(Struct, frozen=True, kw_only=True):
    """A token for the API, and in how many seconds it ends."""

    access_token: str
    expires_in: int


class _Endpoints(Struct, frozen=True, kw_only=True):
    """Where Kronika issues tokens and looks at them (RFC 8414)."""

    token_endpoint: str
    introspection_endpoint: str


class AuthorizationServer:
    """Kronika as it gives tokens: to this server, whose id is its address."""

    def __init__(self, url: str, resource: str, secret: str) -> None:
        self._url = url.rstrip("/")
        self._resource = resource
        name = f"{quote(resource, safe='')}:{quote(secret, safe='')}"  # RFC 6749, 2.3.1
        headers = {"Authorization": f"Basic {base64.b64encode(name.encode()).decode()}"}
        self._http = httpx.AsyncClient(headers=headers, timeout=SECONDS)
        self._endpoints: _Endpoints | None = None

    async def inspected(self, token: str) -> Inspected | None:
        """What a token is that was sent to this server; None if it is not good, or for somebody
        else."""
        endpoints = await self._found()
        found = await self._posted(endpoints.introspection_endpoint, Inspected, token=token)
        return found if found.active and found.aud == self._resource else None

    async def exchanged(self, token: str) -> Exchanged:
        """A token for the API that may do as much."""
        endpoints = await self._found()
        return await self._posted(
            endpoints.token_endpoint,
            Exchanged,
            grant_type=_EXCHANGE,
            subject_token=token,
            subject_token_type=_ACCESS_TOKEN,
        )

    async def close(self) -> None:
        """Closes its connections."""
        await self._http.aclose()

    async def _found(self) -> _Endpoints:
        if self._endpoints is None:
            self._endpoints = await self._sent(
                httpx.Request("GET", f"{self._url}{_METADATA}"), _Endpoints
            )
        return self._endpoints

    async def _posted(self, url: str, kind: type[T], **form: str) -> T:
        return await self._sent(self._http.build_request("POST", url, data=form), kind)

    async def _sent(self, request: httpx.Request, kind: type[T]) -> T:
        """The answer. Nothing that was sent is in what is said of a failure."""
        try:
            answer = await self._http.send(request)
        except httpx.TransportError as trouble:
            raise ExchangeError(f"Kronika does not answer: {type(trouble).__name__}") from None
        if not answer.is_success:
            raise ExchangeError(f"Kronika answers {answer.status_code} at {request.url.path}")
        try:
            return msgspec.json.decode(answer.content, type=kind)
        except msgspec.DecodeError as trouble:
            raise ExchangeError(f"{request.url.path}: {trouble}") from None


def now() -> float:
    """Seconds of a clock that only goes forward."""
    return time.monotonic()
