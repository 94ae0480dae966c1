"""The socket that the service listens on.

It is taken before any server is started, so that a port that is taken costs no waiting. It does
not listen yet: until the service can answer, clients are refused rather than left waiting.
"""

import errno
import socket

from service.cli.common.errors import CommandError
from service.cli.common.words import say


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
