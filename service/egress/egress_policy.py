"""Where deliveries may go: the guard against requests into our own networks (SSRF).

A name is resolved here and nowhere else: the answer is checked, and the very address that was
checked is connected to. So a name that is resolved differently a moment later gains nothing.
"""

import asyncio
import socket
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

import httpx
from msgspec import Struct

from games.kernel.sentence import Sentence
from service.settings.webhooks import Network, networks

Address: TypeAlias = IPv4Address | IPv6Address

RESOLVING_SECONDS: Final = 5.0
_TRIED: Final = 3
_PORTS: Final = {"https": frozenset({443, 8443}), "http": frozenset({80, 8080})}
_LONGEST: Final = 2000

_FORBIDDEN: Final[tuple[Network, ...]] = tuple(
    ip_network(one)
    for one in (
        "0.0.0.0/8",  # this network
        "10.0.0.0/8",
        "100.64.0.0/10",  # carriers' inner networks
        "127.0.0.0/8",
        "168.63.129.16/32",  # a cloud's metadata at a public address
        "169.254.0.0/16",  # link-local, most clouds' metadata
        "172.16.0.0/12",
        "192.0.0.0/24",  # protocol assignments, a cloud's metadata
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # 6to4 relays
        "192.168.0.0/16",
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
        "::/3",  # unspecified, loopback, IPv4 in many disguises, NAT64
        "2001::/23",  # protocol assignments, Teredo
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4: an IPv4 address in disguise
        "3fff::/20",  # documentation
        "4000::/2",  # not given out
        "8000::/1",  # not given out; local, link-local, multicast
    )
)
"""Special purposes, after the registries of IANA (RFC 6890). Of IPv6 only 2000::/3 is public."""
_MAPPED: Final = IPv6Network("::ffff:0:0/96")


class RefusedAddressError(Exception):
    """Deliveries may not go there; `detail` says why, and nothing of what a name means in our
    network."""

    def __init__(self, detail: Sentence) -> None:
        super().__init__(detail.key)
        self.detail = detail


class Destination(Struct, frozen=True, kw_only=True):
    """An URL that has been looked at, and the addresses to try, in order."""

    url: httpx.URL
    addresses: tuple[Address, ...]


class EgressPolicy:
    """Which URLs deliveries may go to. `open_to` are networks that may be reached although they
    are not public, on any port; `plain` lets deliveries go without TLS."""

    def __init__(self, open_to: str, *, plain: bool) -> None:
        self._open_to = networks(open_to)
        self._plain = plain

    async def passed(self, text: str) -> Destination:
        """The destination behind a URL, or RefusedAddressError."""
        url = self._parsed(text)
        port = url.port or (443 if url.scheme == "https" else 80)
        addresses = await _resolved(url.host, port)
        if not addresses or not all(self._may_reach(one) for one in addresses):
            raise RefusedAddressError(Sentence("url-no-public-address"))
        if port not in _PORTS[url.scheme] and not all(map(self._is_opened, addresses)):
            raise RefusedAddressError(Sentence("url-ports", {"ports": _listed(_PORTS[url.scheme])}))
        return Destination(url=url, addresses=addresses[:_TRIED])

    def _parsed(self, text: str) -> httpx.URL:
        try:
            url = httpx.URL(text)
        except (httpx.InvalidURL, ValueError):
            raise RefusedAddressError(Sentence("url-invalid")) from None
        if len(text) > _LONGEST or not text.isprintable() or " " in text:
            raise RefusedAddressError(Sentence("url-characters", {"longest": _LONGEST}))
        if url.scheme != "https" and not (url.scheme == "http" and self._plain):
            raise RefusedAddressError(Sentence("url-https"))
        if url.userinfo or "@" in url.netloc.decode():
            raise RefusedAddressError(Sentence("url-credentials"))
        if url.port == 0:
            raise RefusedAddressError(Sentence("url-port-zero"))
        if url.fragment or not url.host:
            raise RefusedAddressError(Sentence("url-host"))
        return url

    def _may_reach(self, address: Address) -> bool:
        if self._is_opened(address):
            return True
        return not any(address in network for network in _FORBIDDEN)

    def _is_opened(self, address: Address) -> bool:
        return any(address in network for network in self._open_to)


def plain_form(address: Address) -> Address:
    """An IPv4 address that is written as an IPv6 one, as what it is."""
    if isinstance(address, IPv6Address) and address in _MAPPED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address


async def _resolved(host: str, port: int) -> tuple[Address, ...]:
    """All addresses of a host; none if there is no such host. Numbers in odd notations are read
    as the system would read them."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(RESOLVING_SECONDS):
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, TimeoutError, UnicodeError):
        return ()
    texts = dict.fromkeys(str(one[4][0]) for one in found)
    return tuple(plain_form(ip_address(text)) for text in texts)


def _listed(ports: Sequence[int] | frozenset[int]) -> str:
    return " or ".join(str(port) for port in sorted(ports))
