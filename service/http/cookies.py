"""The session of a browser: the one cookie of the service.

It counts only for requests of the service's own pages. `SameSite=Strict` keeps browsers from
sending it along with others; `Sec-Fetch-Site` and `Origin` (Fetch standard) say it once more,
since neither a page of another site nor one of a neighbouring host may act for who is signed in.
What does not pass is the request of anybody: it is not refused for bringing a cookie.
"""

from typing import Final
from urllib.parse import urlsplit

from litestar.types import HTTPScope

from service.http.middleware import request_headers
from service.http.origins import is_own, origin
from service.identity.caller import Credentials

_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_FROM_HERE: Final = "same-origin"
_FROM_NOBODY: Final = "none"
_HTTP_PORT: Final = 80


def credentials_of(scope: HTTPScope) -> Credentials:
    """What a request brings to say who calls."""
    sent = request_headers.of(scope)
    authorization = sent.get(b"authorization")
    if authorization is not None:
        return Credentials(authorization.decode("latin-1"))
    if b"cookie" not in sent or not comes_from_here(scope):
        return Credentials(None)
    return Credentials(None, named_cookie(scope, cookie_name(scope)))


def comes_from_here(scope: HTTPScope) -> bool:
    """Whether a page of this service makes the request. Reading may go without saying so (older
    browsers), changing anything may not."""
    site = request_headers.header(scope, b"sec-fetch-site")
    page = request_headers.header(scope, b"origin")
    reads = scope["method"] in _SAFE_METHODS
    if site is not None and site != _FROM_HERE and not (reads and site == _FROM_NOBODY):
        return False
    if page is not None and not is_own(scope, page):
        return False
    return reads or site is not None or page is not None


def cookie_name(scope: HTTPScope) -> str:
    """The name of the cookie. With TLS the prefix makes browsers refuse one that another host or
    path has set (RFC 6265bis, 4.1.3); without, two services on one machine do not mix theirs up,
    since cookies know no ports."""
    here = urlsplit(origin(scope))
    if here.scheme == "https":
        return "__Host-kronika"
    return f"kronika-{here.port or _HTTP_PORT}"


def set_session(scope: HTTPScope, text: str, seconds: int) -> str:
    """The `Set-Cookie` that signs a browser in, for so long."""
    return f"{cookie_name(scope)}={text}; Max-Age={seconds}; {_attributes(scope)}"


def cleared_session(scope: HTTPScope) -> str:
    """The `Set-Cookie` that makes a browser forget its session."""
    return f"{cookie_name(scope)}=; Max-Age=0; {_attributes(scope)}"


def named_cookie(scope: HTTPScope, name: str) -> str | None:
    """The value of a cookie that a request brings."""
    for one in request_headers.header(scope, b"cookie", "").split(";"):
        found, _, value = one.strip().partition("=")
        if found == name:
            return value or None
    return None


def _attributes(scope: HTTPScope) -> str:
    secure = "; Secure" if origin(scope).startswith("https:") else ""
    return f"Path=/; HttpOnly; SameSite=Strict{secure}"
