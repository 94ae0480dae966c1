"""Where clients reach the service."""

import re
from typing import Final

from litestar.types import Scope

from service.http.middleware import request_headers

_HOST: Final = re.compile(r"[A-Za-z0-9._-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
_SAFE: Final = frozenset({"https", "wss"})


def public_url(scope: Scope) -> str | None:
    """What the settings say, without a slash at its end."""
    app = scope.get("litestar_app")
    edge = None if app is None else getattr(app.state, "edge", None)
    if edge is None or edge.public_url is None:
        return None
    return str(edge.public_url).rstrip("/")


def origin(scope: Scope) -> str:
    """Where clients reach the service, as the settings say or else this request; empty if it names
    no host, and a path has to do."""
    if (said := public_url(scope)) is not None:
        return said
    host = request_headers.header(scope, b"host", "")
    scheme = "https" if scope["scheme"] in _SAFE else "http"
    return f"{scheme}://{host}" if _HOST.fullmatch(host) else ""


def is_own(scope: Scope, named: str) -> bool:
    """Whether an `Origin` is that of the service itself. Where the settings do not say how it is
    reached, a proxy may speak TLS unknown to it, so only the host is compared then."""
    if (said := public_url(scope)) is not None:
        scheme, _, rest = said.partition("://")
        return named == f"{scheme}://{rest.partition('/')[0]}"
    host = request_headers.header(scope, b"host", "")
    return bool(_HOST.fullmatch(host)) and named in (f"http://{host}", f"https://{host}")
