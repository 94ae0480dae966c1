"""Addresses: whom the other end of a connection stands for.

An IPv6 network of 64 bits is one customer, so it counts as one address. Addresses of the machine
itself (and whatever else the operator names) are not counted: behind them are the operator's own
programs. A proxy on the same machine that nobody has declared would hide everybody behind such an
address, so a request that says that it was forwarded is counted nevertheless.
"""

from ipaddress import IPv6Address, ip_address
from typing import Final

import structlog
from litestar.types import Scope
from msgspec import Struct

from service.settings.limits import LimitSettings, networks

_REMEMBERED: Final = 10_000
_FORWARDED: Final = b"x-forwarded-for"
_IPV6_CUSTOMER: Final = 64

_log = structlog.get_logger()


class _Seen(Struct, frozen=True):
    name: str
    counted: bool


class Addresses:
    """Names addresses for counting."""

    def __init__(self, settings: LimitSettings) -> None:
        self._uncounted = networks(settings.uncounted_addresses)
        self._proxies = bool(networks(settings.trusted_proxies))
        self._seen: dict[str, _Seen] = {}
        self._warned = False

    def of(self, scope: Scope) -> str | None:
        """The address behind a request as it is counted; None if it is not."""
        client = scope.get("client")
        host = client[0] if client else ""
        seen = self._seen.get(host) or self._look(host)
        if seen.counted:
            return seen.name
        if not any(name == _FORWARDED for name, _ in scope["headers"]):
            return None
        self._warn()
        return seen.name

    def _look(self, host: str) -> _Seen:
        name, counted = named(host), True
        try:
            address = _plain(host)
            counted = not any(address in network for network in self._uncounted)
        except ValueError:  # a Unix socket: whoever sits on this machine
            counted = not self._uncounted
        if len(self._seen) >= _REMEMBERED:
            self._seen.clear()
        seen = self._seen[host] = _Seen(name, counted)
        return seen

    def _warn(self) -> None:
        if not self._warned and not self._proxies:
            self._warned = True
            _log.warning("a-proxy-is-not-trusted", remedy="set KRONIKA_TRUSTED_PROXIES")


def named(host: str) -> str:
    """The name under which an address is counted."""
    try:
        address = _plain(host)
    except ValueError:
        return "local"
    if isinstance(address, IPv6Address):
        kept = int(address) >> _IPV6_CUSTOMER << _IPV6_CUSTOMER
        return f"{IPv6Address(kept)}/{_IPV6_CUSTOMER}"
    return str(address)


def _plain(host: str) -> object:
    """The address; one of IPv4 that is written as IPv6 is what it is."""
    address = ip_address(host.partition("%")[0])
    return getattr(address, "ipv4_mapped", None) or address
