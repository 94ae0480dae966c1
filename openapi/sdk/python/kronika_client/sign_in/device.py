"""Waiting until a person has entered a code in a browser (RFC 8628)."""

import time
from collections.abc import Generator
from typing import Final

from kronika_client.problems import Unreachable
from kronika_client.sign_in.server import AuthorizationServer, DeviceCode, LoginError, Tokens

_GRANT: Final = "urn:ietf:params:oauth:grant-type:device_code"
_SLOWER: Final = 5.0
"""Seconds by which the service wants longer pauses (RFC 8628, 3.5)."""


def granted(
    server: AuthorizationServer, app: str, code: DeviceCode
) -> Generator[float, None, Tokens]:
    """The tokens, once somebody has allowed it; until then, seconds to wait before it goes on.
    `LoginError`: it was denied, or the code ended."""
    pause, deadline = code.interval, time.monotonic() + code.expires_in
    while True:
        yield pause
        try:
            return server.tokens(grant_type=_GRANT, device_code=code.device_code, client_id=app)
        except LoginError as refusal:
            if refusal.error == "slow_down":
                pause += _SLOWER
            elif refusal.error != "authorization_pending":
                raise
        except Unreachable:
            if time.monotonic() > deadline:
                raise
            pause *= 2
