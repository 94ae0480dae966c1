"""A line to the service that tells lies about events, on request."""

import json
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import httpx

from tests.support.context import Context

Json = dict[str, Any]
Lie = Callable[[list[Json]], list[Json]]
"""What is told instead of the events of a game."""


class LyingLine(Context):
    """Passes requests on, and whole answers back. `lie` changes the events of streams and lists."""

    def __init__(self, url: str) -> None:
        self.lie: Lie | None = None
        line = self
        upstream = httpx.Client(base_url=url, timeout=180)

        class Handler(BaseHTTPRequestHandler):
            def handle_any(self) -> None:
                length = int(self.headers.get("Content-Length") or 0)
                skipped = {"host", "content-length", "connection", "accept-encoding"}
                headers = {k: v for k, v in self.headers.items() if k.lower() not in skipped}
                headers["Accept-Encoding"] = "identity"
                body = self.rfile.read(length)
                answer = upstream.request(self.command, self.path, headers=headers, content=body)
                told = line.told(self.path, answer.content)
                self.send_response(answer.status_code)
                self.send_header("Content-Type", answer.headers.get("Content-Type", "text/plain"))
                self.send_header("Content-Length", str(len(told)))
                self.end_headers()
                self.wfile.write(told)

            def __getattr__(self, name: str) -> object:
                """The server asks for `do_GET` and its like; all methods are handled alike."""
                if name.startswith("do_"):
                    return self.handle_any
                raise AttributeError(name)

            def log_message(self, *_: object) -> None:
                """Nothing: tests say what went wrong."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def told(self, path: str, body: bytes) -> bytes:
        """An answer, perhaps a lie."""
        if self.lie is None or "/stream" not in path:
            return body
        events = []
        for line in body.decode().splitlines():
            if line.startswith("data: ") and '"version"' in line:
                events.append(json.loads(line.removeprefix("data: ")))
        told = [f"id: {one['version']}\nevent: {one['data']['type']}\ndata: {json.dumps(one)}\n\n"
                for one in self.lie(events)]  # fmt: skip
        return ("".join(told) + "event: stream.end\ndata: {}\n\n").encode()

    def begin(self) -> None:
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def end(self) -> None:
        self._server.shutdown()
        self._server.server_close()
