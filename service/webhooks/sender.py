"""One attempt to deliver, over HTTP.

Of the answer only the status counts; a little of its body is read, and none of it is kept.
"""

import asyncio
import ssl
import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from importlib.metadata import version
from typing import Final, Literal

import httpx
from msgspec import Struct

from service.egress.egress_policy import Destination, EgressPolicy, RefusedAddressError
from service.egress.pinned_requests import PinnedRequests

Trouble = Literal[
    "address", "connect", "tls", "timeout", "protocol", "redirect", "status", "service"
]
"""Why an attempt failed: the address is refused; nobody listens; the certificate does not hold;
it took too long; this is not HTTP; the answer leads elsewhere; the status is not 2xx; we failed
ourselves."""

ANSWER_BYTES: Final = 16_384
_READING_SECONDS: Final = 1.0
_AGENT: Final = f"Kronika/{version('kronika')} (webhooks)"


class SendOutcome(Struct, frozen=True, kw_only=True):
    """How an attempt went. `retry_after` is what the receiver asked for, in seconds."""

    at: datetime
    seconds: float
    status: int | None = None
    error: Trouble | None = None
    retry_after: float | None = None

    @property
    def delivered(self) -> bool:
        """Whether the receiver has it."""
        return self.error is None


class Sender:
    """Posts deliveries, each over a connection of its own."""

    def __init__(self, egress_policy: EgressPolicy, *, timeout: float) -> None:
        self._egress_policy = egress_policy
        self._timeout = timeout
        self._requests = PinnedRequests(timeout=timeout)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> SendOutcome:
        """Posts a body once; whatever happens is in the outcome."""
        at, started = datetime.now(UTC), time.monotonic()
        status: int | None = None
        retry_after: float | None = None
        error: Trouble | None = None
        try:
            async with asyncio.timeout(self._timeout):
                destination = await self._egress_policy.passed(url)
                status, retry_after = await self._posted(destination, headers, body)
            error = _trouble_of(status)
        except (RefusedAddressError, TimeoutError, httpx.HTTPError, ssl.SSLError, OSError) as why:
            error = _trouble(why)
        seconds = time.monotonic() - started
        return SendOutcome(
            at=at, seconds=seconds, status=status, error=error, retry_after=retry_after
        )

    async def _posted(
        self, destination: Destination, headers: Mapping[str, str], body: bytes
    ) -> tuple[int, float | None]:
        """The status of the answer, and when the receiver wants to be asked again."""
        own = {"Content-Type": "application/json", "User-Agent": _AGENT, **headers}
        async with self._requests.sent("POST", destination, own, body) as response:
            await _read_a_little(response)
            return response.status_code, _retry_after(response.headers.get("retry-after"))


async def _read_a_little(response: httpx.Response) -> None:
    """Reads what a polite receiver answers. Once the status is there, nothing else matters."""
    read = 0
    with suppress(httpx.HTTPError, TimeoutError):
        async with asyncio.timeout(_READING_SECONDS):
            async for chunk in response.aiter_raw():
                read += len(chunk)
                if read > ANSWER_BYTES:
                    return


def _retry_after(value: str | None) -> float | None:
    """The seconds of a `Retry-After` (RFC 9110, 10.2.3): a number, or a date."""
    if value is None:
        return None
    if value.isascii() and value.isdigit() and len(value) < 10:
        return float(value)
    try:
        then = parsedate_to_datetime(value)
    except (ValueError, OverflowError):
        return None
    return max(0.0, (then.replace(tzinfo=then.tzinfo or UTC) - datetime.now(UTC)).total_seconds())


def _trouble_of(status: int) -> Trouble | None:
    if 200 <= status < 300:
        return None
    return "redirect" if 300 <= status < 400 else "status"


def _trouble(why: Exception) -> Trouble:
    match why:
        case RefusedAddressError():
            return "address"
        case TimeoutError() | httpx.TimeoutException():
            return "timeout"
        case httpx.ConnectError() if isinstance(why.__cause__, ssl.SSLError) or "SSL" in str(why):
            return "tls"
        case httpx.ConnectError() | OSError():
            return "connect"
        case _:
            return "protocol"
