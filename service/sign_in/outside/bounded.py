"""Requests to the provider: no redirects, and no more bytes or seconds than an answer needs."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Mapping
from typing import Final, cast

import httpx

LONGEST_BYTES: Final = 262_144
SECONDS: Final = 10.0

_HEADERS: Final = {"Accept": "application/json", "Accept-Encoding": "identity"}
_OK: Final = 200


class ProviderError(Exception):
    """The provider does not answer as it should; the text says what is wrong, for the operator."""


class Requests:
    """Requests to one provider, each over a connection of its own."""

    def __init__(self) -> None:
        self._trusted: ssl.SSLContext | None = None

    async def get(self, url: str, token: str | None = None) -> bytes:
        """The body at an address, perhaps asked for with a bearer token. Raises ProviderError."""
        bearer = {} if token is None else {"Authorization": f"Bearer {token}"}
        return await self._body(httpx.Request("GET", url, headers={**_HEADERS, **bearer}))

    async def post(self, url: str, form: Mapping[str, str], auth: httpx.BasicAuth | None) -> bytes:
        """The body of the answer to a form. Raises ProviderError."""
        request = httpx.Request("POST", url, headers=_HEADERS, data=dict(form))
        if auth is not None:
            request = next(auth.auth_flow(request))
        return await self._body(request)

    async def _body(self, request: httpx.Request) -> bytes:
        if self._trusted is None:  # all certificates of the machine are read for it
            self._trusted = await asyncio.to_thread(ssl.create_default_context)
        try:
            async with (
                asyncio.timeout(SECONDS),
                httpx.AsyncHTTPTransport(verify=self._trusted) as transport,
            ):
                response = await transport.handle_async_request(request)
                return await _read(response)
        except (httpx.HTTPError, TimeoutError, OSError) as trouble:
            raise ProviderError(f"{request.url.path}: {type(trouble).__name__}") from None


async def _read(response: httpx.Response) -> bytes:
    if response.status_code != _OK:
        raise ProviderError(f"status {response.status_code}")
    body = b""
    async for piece in cast(AsyncIterator[bytes], response.stream):
        body += piece
        if len(body) > LONGEST_BYTES:
            raise ProviderError(f"more than {LONGEST_BYTES} bytes")
    return body
