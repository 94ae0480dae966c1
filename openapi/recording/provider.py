"""An OpenID provider for the time of the recording, as far as a sign-in that begins there needs
one: it says where it would go on."""

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@contextmanager
def providing() -> Iterator[str]:
    """The issuer of a provider on a free port of this machine."""

    class Discovery(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            places = {
                "authorization_endpoint": "auth",
                "token_endpoint": "token",
                "jwks_uri": "keys",
            }
            said = {"issuer": issuer} | {name: f"{issuer}/{one}" for name, one in places.items()}
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(said).encode())

        def log_message(self, format: str, *arguments: object) -> None: ...  # noqa: A002

    with ThreadingHTTPServer(("127.0.0.1", 0), Discovery) as server:
        issuer = f"http://127.0.0.1:{server.server_port}"
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield issuer
        finally:
            server.shutdown()
