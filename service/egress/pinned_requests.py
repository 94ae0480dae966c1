"""Requests to the very addresses that the egress policy has passed.

No proxy, no redirect, no cookie, no connection kept: a connection that was made for one host is
never used for another.
"""

import ssl
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cached_property

import httpx

from service.egress.egress_policy import Address, Destination


class PinnedRequests:
    """Sends requests, each over a connection of its own; each phase of one takes at most `timeout`
    seconds. Whoever calls bounds the whole."""

    def __init__(self, *, timeout: float) -> None:
        self._timeout = timeout

    @cached_property
    def _transport(self) -> httpx.AsyncHTTPTransport:
        """Made for the first request: all certificates of the machine are read for it."""
        return httpx.AsyncHTTPTransport(
            verify=ssl.create_default_context(),
            trust_env=False,
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    @asynccontextmanager
    async def sent(
        self,
        method: str,
        destination: Destination,
        headers: Mapping[str, str],
        body: bytes = b"",
    ) -> AsyncIterator[httpx.Response]:
        """The answer of the first address that can be connected to; its body is not read yet."""
        response = await self._first(method, destination, headers, body)
        try:
            yield response
        finally:
            await response.aclose()

    async def _first(
        self, method: str, destination: Destination, headers: Mapping[str, str], body: bytes
    ) -> httpx.Response:
        *first, last = destination.addresses
        for address in first:
            request = self._request(method, destination.url, address, headers, body)
            try:
                return await self._transport.handle_async_request(request)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                continue
        request = self._request(method, destination.url, last, headers, body)
        return await self._transport.handle_async_request(request)

    def _request(
        self,
        method: str,
        url: httpx.URL,
        address: Address,
        headers: Mapping[str, str],
        body: bytes,
    ) -> httpx.Request:
        """Connects to the address; host, certificate and SNI are those of the URL."""
        return httpx.Request(
            method,
            url.copy_with(host=str(address)),
            headers={
                "Host": url.netloc.decode("ascii"),
                "Accept-Encoding": "identity",
                "Connection": "close",
                **headers,
            },
            content=body,
            extensions={
                "sni_hostname": url.raw_host.decode("ascii"),
                "timeout": httpx.Timeout(self._timeout).as_dict(),
            },
        )
