"""An OpenID provider that says what a test wants: what no honest one would say."""

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from msgspec import Struct

Answer = bytes | tuple[int, Mapping[str, str], bytes] | Iterator[bytes]


class FalseProvider(Struct):
    """Where it is, and its answers by path; what it was sent is in `asked`."""

    issuer: str
    answers: dict[str, Callable[[], Answer]]
    asked: list[str]

    def says(self, path: str, value: object) -> None:
        """Answers with JSON from now on."""
        self.answers[path] = lambda: json.dumps(value).encode()

    def describes(self, **members: object) -> None:
        """What it says of itself."""
        places = {"authorization_endpoint": "auth", "token_endpoint": "token", "jwks_uri": "keys"}
        said = {"issuer": self.issuer} | {k: f"{self.issuer}/{v}" for k, v in places.items()}
        self.says("/.well-known/openid-configuration", {**said, **members})


@contextmanager
def false_provider() -> Iterator[FalseProvider]:
    """One on a free port of the loopback."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._answer()

        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            self._answer()

        def _answer(self) -> None:
            made.asked.append(self.path)
            answer = made.answers[self.path]()
            status, headers = 200, {}
            if isinstance(answer, tuple):
                status, headers, answer = answer
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            try:
                for piece in (answer,) if isinstance(answer, bytes) else answer:
                    self.wfile.write(piece)
            except OSError:  # who asked has heard enough
                pass

        def log_message(self, *_: object) -> None:
            """Nothing: tests say what went wrong."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        made = FalseProvider(f"http://localhost:{server.server_port}", {}, [])
        made.describes()
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield made
        finally:
            server.shutdown()
