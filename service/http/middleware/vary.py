"""`Vary`: what an answer depends on beside its address (RFC 9110, 12.5.5)."""

from collections.abc import Iterable
from typing import TypeAlias

Headers: TypeAlias = list[tuple[bytes, bytes]]
"""Headers as ASGI has them: names and values, in their order."""


def varied(headers: Iterable[tuple[bytes, bytes]], on: bytes) -> Headers:
    """The headers, with a `Vary` that also names the request header `on`."""
    before = [value for name, value in headers if name.lower() == b"vary"]
    rest = [pair for pair in headers if pair[0].lower() != b"vary"]
    return [*rest, (b"vary", b", ".join([*before, on]))]
