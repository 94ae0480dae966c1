"""Responses with JSON bodies."""

from collections.abc import Mapping
from typing import Final

import msgspec
from litestar import Response

from service.http.operation import JSON

NDJSON: Final = "application/x-ndjson"
_NO_STORE: Final = {"Cache-Control": "no-store"}


def json(
    value: object, *, status: int = 200, headers: Mapping[str, str] | None = None
) -> Response[bytes]:
    """`value` as JSON; not to be stored by caches unless the headers say otherwise."""
    return sent(msgspec.json.encode(value), status=status, headers=headers)


def sent(
    body: bytes, *, status: int = 200, headers: Mapping[str, str] | None = None, media: str = JSON
) -> Response[bytes]:
    """A body that is encoded already."""
    return Response(
        body,
        status_code=status,
        media_type=media,
        headers=dict(headers) if headers is not None else _NO_STORE,
    )


def nothing() -> Response[bytes]:
    """204."""
    return Response(b"", status_code=204, headers=_NO_STORE)
