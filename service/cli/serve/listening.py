"""The socket that the service listens on.

It is taken before any server is started, so that a port that is taken costs no waiting. It does
not listen yet: until the service can answer, clients are refused rather than left waiting.
"""

import ctypes
import errno
import socket
import struct
import sys
from typing import Final

from service.cli.common.errors import CommandError
from service.cli.common.words import say

_SO_ATTACH_FILTER: Final = 26
_UNLESS_SYN: Final = (
    (0x30, 0, 0, 13),  # load the byte of the TCP header that has its flags
    (0x45, 0, 1, 0x02),  # SYN?
    (0x06, 0, 0, 0),  # drop the packet
    (0x06, 0, 0, 0xFFFFFFFF),  # take it
)
"""A program of the classic packet filter: (code, jump if true, jump if false, value)."""


def bound(host: str, port: int) -> socket.socket:
    """A TCP socket bound to that address; CommandError says what to do if it cannot be."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except socket.gaierror:
        raise CommandError(say("serve.no-address", host=host)) from None
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except OSError as trouble:
        listener.close()
        raise CommandError(_describe(host, port, trouble)) from None
    return listener


def address_of(listener: socket.socket) -> str:
    """The address under which this machine reaches the socket, as the beginning of a URL."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def without_newcomers(listener: socket.socket) -> bool:
    """Lets nobody begin to connect to the socket any more; whoever has begun can be accepted still.
    False if the system cannot do that (it is not Linux).

    To close it at once would reset those who are connected, but not accepted yet, and may have sent
    a request. Who comes now tries again by itself, and is refused once the socket is closed."""
    if not sys.platform.startswith("linux"):
        return False
    program = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *op) for op in _UNLESS_SYN))
    described = struct.pack("HL", len(_UNLESS_SYN), ctypes.addressof(program))
    try:
        listener.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_FILTER, described)
    except OSError:
        return False
    return True


def _describe(host: str, port: int, trouble: OSError) -> str:
    match trouble.errno:
        case errno.EADDRINUSE:
            return say("serve.port-taken", port=port, host=host)
        case errno.EACCES:
            return say("serve.port-privileged", port=port)
        case errno.EADDRNOTAVAIL:
            return say("serve.not-here", host=host)
        case _:
            return say("serve.no-port", port=port, host=host, trouble=trouble.strerror)
