"""Redirect URIs: which ones an app may have, and which one of a request is one of them.

They are compared as strings (OAuth 2.1, 4.1.1), but for the port of a loopback address, which a
native program takes as it finds it free (RFC 8252, 7.3). No part of one is decoded or mended first:
what two programs might read in two ways has no form that is allowed here.
"""

import re
from collections.abc import Iterable
from typing import Final

LONGEST: Final = 400
MOST: Final = 20

_REST: Final = r"(?:[/?][A-Za-z0-9\-._~!$&'()*+,;=:@%/?]*)?"
_HTTPS: Final = re.compile(rf"https://[A-Za-z0-9.-]+(?::\d{{1,5}})?{_REST}")
_LOOPBACK: Final = re.compile(
    rf"http://(?P<host>127\.0\.0\.1|\[::1\]|localhost)(?::\d{{1,5}})?(?P<rest>{_REST})"
)
_PRIVATE: Final = re.compile(rf"[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:{_REST}")
"""A scheme of the app's own, after a name in the DNS turned round (RFC 8252, 7.1)."""


def allowed(uri: str) -> bool:
    """Whether an app may have this redirect URI."""
    if len(uri) > LONGEST:
        return False
    return any(form.fullmatch(uri) for form in (_HTTPS, _LOOPBACK, _PRIVATE))


def matches(sent: str, registered: Iterable[str]) -> bool:
    """Whether the redirect URI of a request is one of those that an app has."""
    if not allowed(sent):
        return False
    without_port = _without_port(sent)
    return any(
        sent == one or (without_port is not None and without_port == _without_port(one))
        for one in registered
    )


def is_loopback(uri: str) -> bool:
    """Whether it leads to a program on the machine of the browser."""
    return _LOOPBACK.fullmatch(uri) is not None


def host(uri: str) -> str | None:
    """The host that it leads to; None for a scheme of an app's own."""
    found = re.match(r"https?://(\[[^\]]*\]|[^/:?]+)", uri)
    return None if found is None else found[1]


def _without_port(uri: str) -> tuple[str, str] | None:
    found = _LOOPBACK.fullmatch(uri)
    return None if found is None else (found["host"], found["rest"])
