"""Operations that are going to end: since when one is deprecated (RFC 9745), until when it is
expected to answer (RFC 8594), and where it is said what to use instead."""

from datetime import datetime
from email.utils import format_datetime
from typing import Any

from litestar import Response
from litestar.response.base import ASGIResponse
from msgspec import Struct

LEAST_DAYS = 365
"""Between the two: `/v1` promises a year."""


class Deprecation(Struct, frozen=True, kw_only=True):
    """`since` and `until` are in UTC; `link` is the address of what to use instead."""

    since: datetime
    until: datetime
    link: str

    def __post_init__(self) -> None:
        if (self.until - self.since).days < LEAST_DAYS:
            raise ValueError(f"an operation answers for {LEAST_DAYS} days after its deprecation")


def dated(response: Response[Any] | ASGIResponse, deprecated: Deprecation | None) -> None:
    """Says in an answer that its operation is deprecated, if it is."""
    if deprecated is None or not isinstance(response, Response):
        return
    response.headers["Deprecation"] = f"@{int(deprecated.since.timestamp())}"
    response.headers["Sunset"] = format_datetime(deprecated.until, usegmt=True)
    link = f'<{deprecated.link}>; rel="deprecation"; type="text/html"'
    before = response.headers.get("Link")
    response.headers["Link"] = link if before is None else f"{before}, {link}"
