"""The headers of a request, looked up by name: read once, however many ask for one."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias, cast, overload

from litestar.types import Scope

Sent: TypeAlias = Mapping[bytes, bytes]

_KEY: Final = "kronika.headers"


def of(scope: Scope) -> Sent:
    """The headers of a request by their names, which ASGI has in lower case; of those that were
    sent several times the first one."""
    known: Sent | None = cast(dict[str, Any], scope).get(_KEY)
    return put(scope, scope["headers"]) if known is None else known


def put(scope: Scope, headers: Iterable[tuple[bytes, bytes]]) -> Sent:
    """Takes these for the headers of a request."""
    found = dict(reversed(list(headers)))
    cast(dict[str, Any], scope)[_KEY] = found
    return found


@overload
def header(scope: Scope, name: bytes) -> str | None: ...
@overload
def header(scope: Scope, name: bytes, absent: str) -> str: ...
def header(scope: Scope, name: bytes, absent: str | None = None) -> str | None:
    """One of them as text; `absent` if it was not sent."""
    value = of(scope).get(name)
    return absent if value is None else value.decode("latin-1")
