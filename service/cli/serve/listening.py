"""The socket that the service listens on.

It is taken before any server is started, so that a port that is taken costs no waiting. It does
not listen yet: until the service can answer, clients are refused rather than left waiting.
"""

import errno
import socket

from service.cli.common.errors import CommandError


def bound(host: str, port: int) -> socket.socket:
    """A TCP socket bound to that address; CommandError says what to do if it cannot be."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except socket.gaierror:
        raise CommandError(f"{host!r} is no address of this machine; see --host") from None
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
            return (
                f"port {port} of {host} is taken: perhaps Kronika already runs there"
                f" (`kronika doctor --port {port}` looks).\n"
                "  To fix it: choose another --port (0 takes any free one), or stop what listens."
            )
        case errno.EACCES:
            return f"port {port} may not be used without privileges; choose one above 1023"
        case errno.EADDRNOTAVAIL:
            return f"{host} is no address of this machine; see --host"
        case _:
            return f"cannot listen on port {port} of {host}: {trouble.strerror}"
