"""A collector of traces: takes OTLP over HTTP, as real ones do, and keeps what was sent."""

import gzip
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from msgspec import Struct
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import (
    ExportTraceServiceRequest,
    ExportTraceServiceResponse,
)

from tests.support.context import Context


class ReceivedSpan(Struct, frozen=True, kw_only=True):
    """A span as it arrived; ids in hex. `told`: what it says of a failure."""

    name: str
    trace: str
    id: str
    parent: str
    began: int
    ended: int
    failed: bool
    told: str
    said: dict[str, Any]
    links: tuple[str, ...]


class Collector(Context):
    """Listens on a free port of the loopback; `spans` is what it was sent so far."""

    def __init__(self) -> None:
        self.spans: list[ReceivedSpan] = []
        self.headers: list[dict[str, str]] = []
        self.bodies: list[bytes] = []
        collector = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if self.headers.get("Content-Encoding") == "gzip":
                    body = gzip.decompress(body)
                assert self.path == "/v1/traces"
                collector._take(body, dict(self.headers))
                answer = ExportTraceServiceResponse().SerializeToString()
                self.send_response(200)
                self.send_header("Content-Type", "application/x-protobuf")
                self.send_header("Content-Length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def begin(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def wait(
        self, found: Callable[[list[ReceivedSpan]], bool], seconds: float = 180.0
    ) -> list[ReceivedSpan]:
        """The spans, once `found` says that all are there."""
        deadline = time.monotonic() + seconds
        while not found(list(self.spans)):
            names = [span.name for span in self.spans]
            assert time.monotonic() < deadline, f"only {names} have come"
            time.sleep(0.05)
        return list(self.spans)

    def _take(self, body: bytes, headers: dict[str, str]) -> None:
        self.headers.append(headers)
        self.bodies.append(body)
        request = ExportTraceServiceRequest.FromString(body)
        for resource in request.resource_spans:
            for scope in resource.scope_spans:
                self.spans += [_seen(span) for span in scope.spans]


def _seen(span: Any) -> ReceivedSpan:
    return ReceivedSpan(
        name=span.name,
        trace=span.trace_id.hex(),
        id=span.span_id.hex(),
        parent=span.parent_span_id.hex(),
        began=span.start_time_unix_nano,
        ended=span.end_time_unix_nano,
        failed=span.status.code == 2,
        told=span.status.message + "".join(str(event) for event in span.events),
        said={
            one.key: getattr(one.value, one.value.WhichOneof("value")) for one in span.attributes
        },
        links=tuple(one.span_id.hex() for one in span.links),
    )
