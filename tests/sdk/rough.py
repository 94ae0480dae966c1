"""A bad line to the service: connections break anywhere, and sometimes nobody has time."""

import random
import socket
import threading
from contextlib import suppress
from itertools import count

from tests.support.context import Context

BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 0\r\n"
    b"Content-Length: 0\r\nConnection: close\r\n\r\n"
)


class RoughLine(Context):
    """Passes bytes on to a port of the loopback. Each connection breaks after some thousand bytes
    from there, `most` of them, in the middle of whatever it is; every fifth is turned away by a
    503."""

    def __init__(self, port: int, seed: int, most: int = 60_000) -> None:
        self.cuts = 0
        self.refused = 0
        self._port, self._most = port, most
        self._random = random.Random(seed)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def begin(self) -> None:
        threading.Thread(target=self._accept, daemon=True).start()

    def end(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            for number in count(1):
                client, _ = self._listener.accept()
                if number % 5 == 0:
                    threading.Thread(target=self._refuse, args=(client,), daemon=True).start()
                    continue
                budget = self._random.randint(100, self._most)
                service = socket.create_connection(("127.0.0.1", self._port))
                for end in (client, service):
                    end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                for work in ((client, service, None), (service, client, budget)):
                    threading.Thread(target=self._pass_on, args=work, daemon=True).start()

    def _refuse(self, client: socket.socket) -> None:
        """Reads a request, or the reset would overtake the answer."""
        with client, suppress(OSError):
            client.recv(65_536)
            client.sendall(BUSY)
        self.refused += 1

    def _pass_on(self, source: socket.socket, target: socket.socket, budget: int | None) -> None:
        with suppress(OSError):
            while chunk := source.recv(65_536):
                target.sendall(chunk if budget is None else chunk[:budget])
                if budget is not None:
                    budget -= len(chunk)
                    if budget <= 0:
                        self.cuts += 1
                        break
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
