"""A small gateway before several service processes: each game has a process of its own.

It routes as `deploy/Caddyfile` tells Caddy to: by rendezvous hashing of the game's id in the path,
and on to the next process when one does not take the connection.
"""

import re
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Final

import httpx

GAME: Final = re.compile(r"/v1/games/([A-Za-z0-9_-]+)(?:[/?].*)?")
HOP_BY_HOP: Final = frozenset({"connection", "content-length", "host", "transfer-encoding"})


def ranked(key: str, upstreams: Sequence[str]) -> list[str]:
    """The upstreams, the one with the highest weight for this key first (rendezvous hashing)."""
    return sorted(upstreams, key=lambda one: sha256(f"{one} {key}".encode()).digest(), reverse=True)


def key_of(path: str) -> str:
    """What a request is routed by: the id of the game, if its path names one."""
    found = GAME.fullmatch(path)
    return "" if found is None or found[1] == "import" else found[1]


@contextmanager
def gateway(upstreams: Sequence[str] | Callable[[], Sequence[str]]) -> Iterator[str]:
    """The address of a gateway before these addresses, or before those of the moment."""
    now = upstreams if callable(upstreams) else lambda: upstreams
    with httpx.Client(timeout=180, verify=False) as client:

        class Handler(_Handler):
            """Knows where to pass requests on to."""

            to = staticmethod(lambda path: ranked(key_of(path), now()))
            http = client

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            server.server_close()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    http: httpx.Client
    to: Callable[[str], list[str]]
    """Where a request with a path may go, the best first."""

    def _pass_on(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
        headers = {name: value for name, value in self.headers.items() if name not in HOP_BY_HOP}
        for upstream in self.to(self.path):
            try:
                answer = self.http.request(
                    self.command, upstream + self.path, content=body, headers=headers
                )
            except httpx.ConnectError:
                continue  # nothing was sent, so another process may have it
            except httpx.TransportError:
                break  # perhaps it was carried out: only the client may repeat it
            self._answer(answer.status_code, answer)
            return
        self._answer(503, httpx.Response(503))

    def _answer(self, status: int, answer: httpx.Response) -> None:
        self.send_response(status)
        self.send_header("Content-Type", answer.headers.get("Content-Type", "text/plain"))
        self.send_header("Content-Length", str(len(answer.content)))
        self.end_headers()
        self.wfile.write(answer.content)

    do_GET = do_POST = _pass_on  # noqa: N815 - the names that the base class looks for

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Says nothing."""
