"""A receiver of webhooks for the time of the recording: it takes everything and remembers it."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Json = Any


class Receiver:
    """Where it is, and what has come so far: bodies by their type, the first of each."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.bodies: dict[str, Json] = {}


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver on a free port of this machine."""

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            receiver.bodies.setdefault(body["type"], body)
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *arguments: object) -> None: ...  # noqa: A002

    with ThreadingHTTPServer(("127.0.0.1", 0), Hook) as server:
        receiver = Receiver(f"http://127.0.0.1:{server.server_port}/kronika")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield receiver
        finally:
            server.shutdown()
