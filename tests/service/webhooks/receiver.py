"""A real receiver of webhooks: an HTTP server on the loopback."""

import json
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from msgspec import Struct

from tests.support.context import Context


class Received(Struct, frozen=True, kw_only=True):
    """One request that arrived. Names of headers are in small letters."""

    at: float
    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]

    @property
    def payload(self) -> Any:
        return json.loads(self.body)

    @property
    def type(self) -> str:
        kind: str = self.payload["type"]
        return kind

    @property
    def data(self) -> Any:
        return self.payload["data"]


class Reply(Struct, frozen=True):
    """What the receiver answers: a status, headers, a body; after some seconds. An `endless` one
    is talked on and on."""

    status: int = 204
    headers: Mapping[str, str] = {}
    body: bytes = b""
    after: float = 0.0
    endless: bool = False


Answering = Callable[[Received], Reply]


class Receiver(Context):
    """Keeps what arrives, and answers as `answering` says."""

    def __init__(self, answering: Answering | None = None) -> None:
        self.received: list[Received] = []
        self.answering: Answering = answering or (lambda _: Reply())
        self._arrived = threading.Condition()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    @property
    def port(self) -> int:
        return int(self._server.server_address[1])

    def begin(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def took(self, one: Received) -> Reply:
        """A request has arrived."""
        with self._arrived:
            self.received.append(one)
            self._arrived.notify_all()
        return self.answering(one)

    def wait(
        self, enough: Callable[[Sequence[Received]], bool], *, patience: float = 180
    ) -> list[Received]:
        """What has arrived, once it is enough."""
        with self._arrived:
            done = self._arrived.wait_for(lambda: enough(self.received), timeout=patience)
            told = [(one.type, one.data.get("version")) for one in self.received]
            assert done, f"only these came: {told}"
            return list(self.received)

    def wait_for(self, count: int, *, patience: float = 180) -> list[Received]:
        """The first requests, once so many have arrived."""
        return self.wait(lambda found: len(found) >= count, patience=patience)

    def stays_at(self, count: int, seconds: float = 0.6) -> None:
        """Nothing more arrives for a while."""
        time.sleep(seconds)
        assert len(self.received) == count, [(one.type, one.data) for one in self.received[count:]]


def _handler(receiver: Receiver) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            length = int(self.headers["Content-Length"] or 0)
            body = self.rfile.read(length)
            if len(body) < length:  # whoever sent it was killed in the middle of it
                self.close_connection = True
                return
            headers = {name.lower(): value for name, value in self.headers.items()}
            one = Received(at=time.monotonic(), path=self.path, headers=headers, body=body)
            reply = receiver.took(one)
            time.sleep(reply.after)
            with suppress(ConnectionError):
                self._reply(reply)

        def _reply(self, reply: Reply) -> None:
            self.send_response(reply.status)
            for name, value in reply.headers.items():
                self.send_header(name, value)
            length = 10**12 if reply.endless else len(reply.body)
            self.send_header("Content-Length", str(length))
            self.end_headers()
            self.wfile.write(reply.body)
            while reply.endless:
                self.wfile.write(reply.body)
                time.sleep(0.01)

        def do_GET(self) -> None:
            self.do_POST()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    return Handler
