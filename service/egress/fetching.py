"""Fetching a small document from an address that a stranger named."""

import asyncio
import ssl
from collections.abc import Mapping
from importlib.metadata import version
from typing import Final

import httpx
from msgspec import Struct

from games.kernel.sentence import Sentence
from service.egress.egress_policy import Destination, EgressPolicy, RefusedAddressError
from service.egress.pinned_requests import PinnedRequests

_AGENT: Final = f"Kronika/{version('kronika')}"


class Fetched(Struct, frozen=True):
    """A document: the headers that came with it, names in small letters, and its bytes."""

    headers: Mapping[str, str]
    body: bytes


class FetchError(Exception):
    """The document could not be had; `detail` says why, and nothing of what is in our network."""

    def __init__(self, detail: Sentence) -> None:
        super().__init__(detail.key)
        self.detail = detail


class Fetcher:
    """Fetches documents of at most `most_bytes` within `seconds`. Nothing is followed: an answer
    that leads elsewhere is none."""

    def __init__(self, egress_policy: EgressPolicy, *, most_bytes: int, seconds: float) -> None:
        self._egress_policy = egress_policy
        self._most_bytes = most_bytes
        self._seconds = seconds
        self._requests = PinnedRequests(timeout=seconds)

    async def get(self, url: str, media: str) -> Fetched:
        """The document at `url` in a media type, or FetchError."""
        try:
            async with asyncio.timeout(self._seconds):
                destination = await self._egress_policy.passed(url)
                return await self._got(destination, media)
        except RefusedAddressError as refusal:
            raise FetchError(refusal.detail) from None
        except TimeoutError:
            raise FetchError(Sentence("fetch-slow", {"seconds": int(self._seconds)})) from None
        except (httpx.HTTPError, ssl.SSLError, OSError):
            raise FetchError(Sentence("fetch-failed")) from None

    async def _got(self, destination: Destination, media: str) -> Fetched:
        headers = {"Accept": media, "User-Agent": _AGENT}
        async with self._requests.sent("GET", destination, headers) as response:
            if response.status_code != 200:
                raise FetchError(Sentence("fetch-status", {"status": response.status_code}))
            sent = {name.lower(): value for name, value in response.headers.items()}
            if sent.get("content-type", "").partition(";")[0].strip().lower() != media:
                raise FetchError(Sentence("fetch-media", {"media": media}))
            return Fetched(sent, await self._read(response))

    async def _read(self, response: httpx.Response) -> bytes:
        read = bytearray()
        async for chunk in response.aiter_raw():
            read += chunk
            if len(read) > self._most_bytes:
                raise FetchError(Sentence("fetch-long", {"most": self._most_bytes}))
        return bytes(read)
